import { createKnowledge } from "@nutri/knowledge";
import { same, smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { compiled } from "./check.ts";
import { coverageLines } from "./coverage.ts";
import { gradeRow, nutrientRows, percent, silentConditions, sourceRows, verifiedRows } from "./coverage-counts.ts";
import { coverClasses, coverMedicines } from "./coverage-medicines.ts";
import { RECORDS, smallFolder } from "./small-folder.ts";
import { table } from "./table.ts";

const k = createKnowledge(compiled(smallFolder()));

describe("coverage", () => {
  it("asks the engine about each medicine, by itself and through its class", () => {
    const rule = { ...RECORDS["interactions/cardio/warfarin_cranberry.yaml"], subject: { classes: ["vitamin_k_antagonist"] } };
    const byClass = createKnowledge(compiled(smallFolder({ ...RECORDS, "interactions/cardio/warfarin_cranberry.yaml": rule })));
    for (const knowledge of [k, byClass])
      expect(coverClasses(coverMedicines(knowledge))).toEqual([
        { id: "(none)", medicines: 1, covered: 0, pairs: 0, none: ["topical"] },
        { id: "vitamin_k_antagonist", medicines: 1, covered: 1, pairs: 1, none: [] },
      ]);
  });

  it("names conditions that nothing is said of, not those whose parent says something", () => {
    expect(silentConditions(k)).toEqual(["cataract"]);
    const child = { id: "gout_attack", name: { zh: "痛风发作", en: "Gout attack" }, kind: "disease", parents: ["gout"] };
    expect(silentConditions(createKnowledge(compiled(smallFolder({ ...RECORDS, "conditions/gout_attack.yaml": child }))))).toEqual(["cataract"]);
  });

  it("shares out evidence, and says nothing of no rules", () => {
    expect(gradeRow("rules", k.records.condition_rules)).toEqual(["rules", 1, "0 %", "0 %", "0 %", "100 %"]);
    expect(percent(0, 0)).toBe("–");
  });

  it("counts sources by kind with the records that cite them", () => {
    expect(sourceRows(k.records)).toEqual([["label", 1, 5, "2024–2024"]]);
  });

  it("tells what each set says of a nutrient, and which figures were checked", () => {
    const row = { sex: "both" as const, stages: ["none" as const], months: [216, null] as [number, null] };
    const { records } = smallKnowledge({
      nutrients: [{ id: "zinc", name: same("zinc"), unit: "mg", group: "mineral", supplementable: false, functions: [same("heals")] }],
      references: [
        {
          id: "zinc--china-2023",
          nutrient: "zinc",
          set: "china-2023",
          unit: "mg",
          edition: "x",
          rows: [
            { kind: "RNI", value: 12, verified: true, independent: true, ...row },
            { kind: "UL", value: 40, verified: false, ...row },
          ],
        },
      ],
    });
    expect(nutrientRows(records)).toEqual([["zinc", "RNI UL", "–", "–", 0, 0, "not supplemented"]]);
    expect(verifiedRows(records)).toEqual([
      ["china-2023", 2, 1, 1, 1],
      ["us-dri", 0, 0, 0, 0],
      ["efsa-ul", 0, 0, 0, 0],
      ["forms", 0, 0, 0, "–"],
    ]);
  });

  it("prints the whole, short lists by default and every gap when asked", () => {
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [
        `conditions/silent_${i}.yaml`,
        { id: `silent_${i}`, name: { zh: `病${i}`, en: `Illness number ${i}` }, kind: "disease" },
      ]),
    );
    const root = smallFolder({ ...RECORDS, ...many });
    expect(coverageLines(root, false).join("\n")).toContain(
      "Conditions: 10 of 11 say nothing yet: cataract, silent_0, silent_1, silent_2, silent_3, silent_4 and 4 more",
    );
    expect(coverageLines(root, true).join("\n")).toContain("silent_8");
  });
});

describe("a table", () => {
  it("keeps its columns straight with wide characters and leaves no blanks at the end", () => {
    expect(
      table([
        ["维生素", 1, ""],
        ["ab", 22, "c"],
      ]),
    ).toEqual(["维生素  1", "ab      22  c"]);
    expect(table([])).toEqual([]);
  });
});
