import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadKnowledge } from "./load.ts";
import { same, smallKnowledge } from "./testing/small.ts";

const medicine = (id: string, more = {}) => ({ id, name: same(id), uses: same("use"), ...more });
const rule = (id: string, subject: Record<string, string[]>, object: Record<string, string[]>) => ({
  id,
  subject,
  object,
  direction: "interaction" as const,
  severity: "minor" as const,
  action: "monitor" as const,
  effect: same("e"),
  advice: same("a"),
  evidence: "B" as const,
});
const sorted = (ids: ReadonlySet<string>): string[] => [...ids].toSorted();

const k = smallKnowledge({
  medicines: [
    medicine("a", { atc: ["C10AA05"] }),
    medicine("b", { atc: ["C10AA01"], notClasses: ["statin"], classes: ["other"] }),
    medicine("ab", { components: ["a", "b"] }),
  ],
  classes: [
    { id: "statin", name: same("statins"), atcPrefixes: ["C10AA"], parents: ["lipid_lowering"] },
    { id: "lipid_lowering", name: same("lipid lowering"), atcPrefixes: ["C10"], parents: ["round"] },
    { id: "round", name: same("round"), parents: ["lipid_lowering"] },
    { id: "other", name: same("other") },
  ],
  groups: [
    { id: "metals", name: same("metals"), kind: "nutrient", parents: ["all"] },
    { id: "all", name: same("all"), kind: "nutrient" },
    { id: "strong", name: same("strong"), kind: "supplement" },
  ],
  nutrients: [
    {
      id: "iron",
      name: same("iron"),
      unit: "mg",
      group: "mineral",
      supplementable: true,
      functions: [same("f")],
      forms: [{ id: "sulfate", name: same("sulfate"), sources: [{ source: "label", locator: "x" }] }],
    },
  ],
  items: [
    { id: "iron_a", name: same("iron a"), kind: "nutrient", groups: ["metals", "strong"], nutrients: [{ nutrient: "iron" }] },
    { id: "iron_b", name: same("iron b"), kind: "nutrient", groups: ["metals", "strong"], nutrients: [{ nutrient: "iron", form: "sulfate" }] },
  ],
  conditions: [
    { id: "ckd", name: same("ckd"), kind: "disease" },
    { id: "ckd_4", name: same("ckd 4"), kind: "disease", parents: ["ckd"] },
  ],
  interactions: [rule("r1", { medicines: ["a"] }, { items: ["iron_a"] }), rule("r2", { classes: ["statin"] }, { groups: ["metals"], nutrients: ["iron"] })],
  condition_rules: [rule("r3", { conditions: ["ckd"] }, { allergens: ["soy"] })],
});

const ids = (rules: readonly { id: string }[] | undefined): string[] => (rules ?? []).map((r) => r.id);
const imports = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export)(?! type)[^;]*? from "([^"]+)"/gmu)].map((m) => m[1] ?? "");

describe("createKnowledge", () => {
  it("closes classes over ATC prefixes, parents and exceptions, circles included", () => {
    expect(sorted(k.classesOf("a"))).toEqual(["lipid_lowering", "round", "statin"]);
    expect(sorted(k.classesOf("b"))).toEqual(["lipid_lowering", "other", "round"]);
    expect(sorted(k.membersOf("lipid_lowering"))).toEqual(["a", "b"]);
    expect(sorted(k.classAncestors("statin"))).toEqual(["lipid_lowering", "round", "statin"]);
    expect(sorted(k.classDescendants("lipid_lowering"))).toEqual(["lipid_lowering", "round", "statin"]);
  });
  it("counts a medicine to the classes of the way it is taken, unless it is taken out", () => {
    const routes = smallKnowledge({
      medicines: [medicine("tablet"), medicine("powder", { notClasses: ["swallowed"] }), medicine("shot", { route: "injection" })],
      classes: [{ id: "swallowed", name: same("swallowed"), routes: ["oral"] }],
    });
    expect(sorted(routes.membersOf("swallowed"))).toEqual(["tablet"]);
  });
  it("knows parts, groups and conditions both ways, and nothing of what is not there", () => {
    expect(sorted(k.partsOf("ab"))).toEqual(["a", "ab", "b"]);
    expect(sorted(k.groupsOf("iron_a"))).toEqual(["all", "metals", "strong"]);
    expect(sorted(k.groupsOf("iron"))).toEqual(["all", "metals"]);
    expect(sorted(k.itemsIn("all"))).toEqual(["iron", "iron_a", "iron_b"]);
    expect(sorted(k.conditionAncestors("ckd_4"))).toEqual(["ckd", "ckd_4"]);
    expect(sorted(k.conditionDescendants("ckd"))).toEqual(["ckd", "ckd_4"]);
    expect(k.forms.get("sulfate")?.nutrient.id).toBe("iron");
    for (const find of [k.classesOf, k.membersOf, k.groupsOf, k.itemsIn, k.conditionDescendants, k.classDescendants]) expect([...find("nothing")]).toEqual([]);
  });
  it("finds rules by each side", () => {
    expect([ids(k.rules.byMedicine.get("a")), ids(k.rules.byClass.get("statin")), ids(k.rules.byCondition.get("ckd"))]).toEqual([["r1"], ["r2"], ["r3"]]);
    expect([
      ids(k.rules.byItem.get("iron_a")),
      ids(k.rules.byGroup.get("metals")),
      ids(k.rules.byNutrient.get("iron")),
      ids(k.rules.byAllergen.get("soy")),
    ]).toEqual([["r1"], ["r2"], ["r2"], ["r3"]]);
    expect(ids(k.rules.all)).toEqual(["r1", "r2", "r3"]);
  });
  it("shows a citation with its source and place", () => {
    expect(k.sources([{ source: "label", locator: "section 7" }])).toMatchObject([{ id: "label", locator: "section 7", url: "https://example.org/label" }]);
    expect(() => k.sources([{ source: "gone", locator: "x" }])).toThrow("gone");
  });
});

describe("loadKnowledge", () => {
  it("reads what was compiled", () => {
    const file = join(mkdtempSync(join(tmpdir(), "knowledge-")), "knowledge.json");
    writeFileSync(file, JSON.stringify(k.records));
    expect(loadKnowledge(file).names.recognise("iron a")?.entities).toEqual([{ kind: "item", id: "iron_a" }]);
  });

  it("needs neither zod nor yaml nor a pinyin dictionary", () => {
    const src = dirname(fileURLToPath(import.meta.url));
    const seen = new Set<string>();
    const outside = new Set<string>();
    const walk = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const name of imports(file)) {
        if (name.startsWith(".")) walk(join(dirname(file), name));
        else if (name.startsWith("@nutri/domain/")) walk(join(src, "..", "..", "domain", "src", `${name.slice("@nutri/domain/".length)}.ts`));
        else outside.add(name);
      }
    };
    walk(join(src, "index.ts"));
    expect(seen.size).toBeGreaterThan(8);
    expect(seen.size).toBeLessThan(readdirSync(src, { recursive: true }).length);
    expect([...outside]).toEqual(["opencc-js/dict/TSCharacters", "node:fs"]);
  });
});
