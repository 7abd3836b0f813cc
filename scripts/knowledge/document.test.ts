import { readFileSync } from "node:fs";
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { clinicalDocument, DOCUMENT, structureOf } from "./document.ts";
import { about, rows } from "./document-tables.ts";

describe("docs/clinical.md", () => {
  const { records } = realKnowledge();
  it("is what the knowledge gives, counts aside (if not: npm run knowledge -- document)", () => {
    expect(structureOf(readFileSync(DOCUMENT, "utf8"))).toBe(structureOf(clinicalDocument(records)));
  });

  it("goes stale with a set, a limit or an equation, and not with one record more", () => {
    const medicine = { ...records.medicines[0]!, id: "one_more" };
    expect(structureOf(clinicalDocument({ ...records, medicines: [...records.medicines, medicine] }))).toBe(structureOf(clinicalDocument(records)));
    const references = records.references.map((r) => ({ ...r, rows: r.nutrient === "zinc" ? r.rows.filter((row) => row.kind !== "UL") : r.rows }));
    expect(structureOf(clinicalDocument({ ...records, references }))).not.toBe(structureOf(clinicalDocument(records)));
  });
});

describe("its tables", () => {
  it.each([
    [0, "a few"],
    [9, "a few"],
    [10, "about 10"],
    [99, "about 99"],
    [109, "about 100"],
    [1389, "about 1,300"],
    [20_999, "about 20,000"],
  ])("round %d to %s", (n, text) => expect(about(n)).toBe(text));
  it("are markdown", () => expect(rows(["a", "b"], ["1", "2"])).toBe("| a | b |\n| --- | --- |\n| 1 | 2 |"));
});
