/** Known pairs, by the Chinese, English and brand name, against the real knowledge. A second set is read from beside the checkout when it is there. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Severity, SEVERITIES, type Taboo } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { realKnowledge } from "../testing/real.ts";
import { findTaboos, type TabooAnswer } from "./index.ts";

type Pair = { medicine: { zh: string; en: string; brand: string }; item: { zh: string; en: string }; list: "supplements" | "foods" };
type Positive = Pair & { severity: Severity; action: string };
type ConditionCase = { condition: { zh: string; en: string }; item: { zh: string; en: string }; expected: "avoid" | "caution" | "ok" };

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "..");
const own = join(root, "packages", "engine", "cases");
const beside = join(root, "..", "shared", "samples");
const lines = <T>(dir: string, file: string): T[] =>
  readFileSync(join(dir, file), "utf8")
    .split("\n")
    .filter((l) => l.trim() !== "")
    .map((l) => JSON.parse(l) as T);

type Sample = {
  drug_en: string;
  drug_zh: string;
  drug_brand_examples: string[];
  item_en: string;
  item_zh: string;
  item_kind: string;
  severity: string;
  action: string;
};
type ConditionSample = { condition_en: string; condition_zh: string; item_en: string; item_zh: string; expected: ConditionCase["expected"] };
const asPair = (s: Sample): Pair => ({
  medicine: { zh: s.drug_zh, en: s.drug_en, brand: s.drug_brand_examples[0] ?? s.drug_zh },
  item: { zh: s.item_zh, en: s.item_en },
  list: s.item_kind === "food" || s.item_kind === "alcohol" ? "foods" : "supplements",
});

const sets = [
  {
    name: "own cases",
    positives: lines<Positive>(own, "interactions.jsonl"),
    negatives: lines<Pair>(own, "negatives.jsonl"),
    conditions: lines<ConditionCase>(own, "conditions.jsonl"),
  },
  ...(existsSync(beside)
    ? [
        {
          name: "cases beside the checkout",
          positives: lines<Sample>(beside, "interactions.jsonl").map((s): Positive => ({
            ...asPair(s),
            severity: s.severity as Severity,
            action: s.action.split(" ")[0] ?? "",
          })),
          negatives: lines<Sample>(beside, "negatives.jsonl").map(asPair),
          conditions: lines<ConditionSample>(beside, "conditions.jsonl").map((s): ConditionCase => ({
            condition: { zh: s.condition_zh, en: s.condition_en },
            item: { zh: s.item_zh, en: s.item_en },
            expected: s.expected,
          })),
        },
      ]
    : []),
];

const k = realKnowledge();

const BY = ["zh", "en", "brand"] as const;
type By = (typeof BY)[number];
const namesOf = (p: Pair, by: By): { drug: string; thing: string } => ({ drug: p.medicine[by], thing: by === "en" ? p.item.en : p.item.zh });

function askPair(p: Pair, by: By): TabooAnswer {
  const { drug, thing } = namesOf(p, by);
  return findTaboos({ medicines: [{ name: drug }], ...(p.list === "foods" ? { foods: [thing] } : { supplements: [{ name: thing }] }) }, k);
}

const worst = (taboos: readonly Taboo[]): number => Math.max(-1, ...taboos.map((t) => SEVERITIES.length - 1 - SEVERITIES.indexOf(t.severity)));
const told = (taboos: readonly Taboo[]): string => taboos.map((t) => `${t.severity}/${t.action} (${t.rule})`).join(", ") || "nothing";

describe.each(sets)("$name", ({ positives, negatives, conditions }) => {
  describe.each(BY)("by %s name", (by) => {
    it("every known effect is found, no more than a step too mild, with its action", () => {
      const misses = positives.flatMap((p) => {
        const { taboos, unrecognised } = askPair(p, by);
        const wanted = SEVERITIES.length - 1 - SEVERITIES.indexOf(p.severity);
        const good =
          worst(taboos) >= wanted - 1 &&
          taboos.some((t) => t.action === p.action || (p.action === "avoid" && t.action === "monitor") || (p.action === "monitor" && t.action === "avoid"));
        const { drug, thing } = namesOf(p, by);
        return good && unrecognised.length === 0
          ? []
          : [
              `${drug} + ${thing}: ${p.severity}/${p.action} wanted, ${told(taboos)} found${unrecognised.length > 0 ? `, unrecognised ${unrecognised.join(", ")}` : ""}`,
            ];
      });
      expect(misses).toEqual([]);
    });
    it("what has no relevant effect is not warned of", () => {
      const alarms = negatives.flatMap((p) => {
        const { taboos, unrecognised } = askPair(p, by);
        const { drug, thing } = namesOf(p, by);
        const warned = taboos.filter((t) => t.action !== "beneficial" && t.severity !== "minor");
        return warned.length === 0 && unrecognised.length === 0 ? [] : [`${drug} + ${thing}: ${told(warned)}, unrecognised ${unrecognised.join(", ")}`];
      });
      expect(alarms).toEqual([]);
    });
  });
  it.each(["zh", "en"] as const)("conditions and life stages by %s name", (by) => {
    const wrong = conditions.flatMap((c) => {
      const { taboos, unrecognised } = findTaboos({ medicines: [], conditions: [c.condition[by]], supplements: [{ name: c.item[by] }] }, k);
      const harms = taboos.filter((t) => t.action !== "beneficial");
      const good = c.expected === "ok" ? harms.every((t) => t.severity === "minor") : harms.length > 0;
      return good && unrecognised.length === 0
        ? []
        : [`${c.condition[by]} + ${c.item[by]}: ${c.expected} wanted, ${told(taboos)} found, unrecognised ${unrecognised.join(", ")}`];
    });
    expect(wrong).toEqual([]);
  });
});
