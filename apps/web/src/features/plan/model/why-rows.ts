import type { Because, Nutrient, Plan, Source, Words } from "./types.ts";
import { recommendationOf } from "./nutrients.ts";
import { distinctSources } from "./sources.ts";

/** One reason on the sheet: what kind, in words, its rule, its sources. */
export type WhyRow = { kind: Because["kind"]; texts: string[]; rule: string; sources: Source[] };

const ORDER: readonly Because["kind"][] = [
  "need",
  "reference",
  "life_stage",
  "intake",
  "diet",
  "lab",
  "medicine",
  "condition",
  "symptom",
  "goal",
  "limit",
  "conflict",
  "timing",
  "product",
];

/** Puts together what rests on one rule, says nothing twice, and brings the kinds into their order. */
function mergeRows(rows: readonly WhyRow[]): WhyRow[] {
  const merged = new Map<string, WhyRow>();
  for (const row of rows) {
    const key = `${row.kind} ${row.rule}`;
    const held = merged.get(key);
    merged.set(key, {
      ...row,
      texts: [...new Set([...(held?.texts ?? []), ...row.texts])],
      sources: distinctSources([...(held?.sources ?? []), ...row.sources]),
    });
  }
  return [...merged.values()].toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

export const rowsOf = (because: readonly Because[]): WhyRow[] =>
  mergeRows(because.map((b) => ({ kind: b.kind, texts: [b.text], rule: b.rule, sources: [b.source] })));

const KIND_KEYS = { RNI: "RNI", AI: "AI", EAR: "EAR", RDA: "RDA", "PI-NCD": "PI", AMDR: "AMDR", CDRR: "CDRR" } as const;
const isKnown = (kind: string): kind is keyof typeof KIND_KEYS => kind in KIND_KEYS;

type Amount = (value: number, unit: string) => string;

const references = ({ because }: Nutrient): Because[] => because.filter((b) => b.kind === "reference");

/** The target. Its kind (RNI, AI) belongs to the table's own value: where a second reference has raised that, the references say their kinds themselves. */
function needRow(n: Nutrient, t: Words, amount: Amount): WhyRow {
  const { target } = n;
  const shown = amount(target.amount, target.unit);
  const text =
    isKnown(target.kind) && references(n).length <= 1
      ? t("why.need", { amount: shown, kind: t(`targetKind.${KIND_KEYS[target.kind]}`) })
      : t("why.needPlain", { amount: shown });
  return { kind: "need", texts: [text], rule: target.rule, sources: [target.source] };
}

/** A reason that says no more than the target's own row. */
const saidByNeed = (n: Nutrient, b: Because): boolean => b.kind === "reference" && b.rule === n.target.rule && references(n).length === 1;

const plainNumber = (n: number): string => String(Math.abs(n) >= 100 ? Math.round(n) : Number(n.toPrecision(3)));

/** What is eaten and taken, with the reason for the figure of the meals: the last one that is not about a thing taken. Said only where that reason does not name the number. */
function haveRows({ because, intake, target }: Nutrient, t: Words, amount: Amount): WhyRow[] {
  const reason = because.findLast((b) => b.kind === "intake" && !b.rule.startsWith("taken:")) ?? because.find((b) => b.kind === "intake" || b.kind === "diet");
  if (!reason || (intake.supplements === 0 && reason.text.includes(plainNumber(intake.diet)))) return [];
  const [diet, supplements] = [amount(intake.diet, target.unit), amount(intake.supplements, target.unit)];
  const text = intake.supplements > 0 ? t("why.haveBoth", { diet, supplements }) : t("why.have", { diet });
  return [{ kind: reason.kind, texts: [text], rule: reason.rule, sources: [reason.source] }];
}

const limitRows = ({ limits }: Nutrient, t: Words, amount: Amount): WhyRow[] =>
  limits.map((l) => {
    const values = { counted: amount(l.counted, l.unit), limit: amount(l.amount, l.unit), scope: t(`scope.${l.scope}`) };
    return { kind: "limit", texts: [t(l.counted > l.amount ? "why.over" : "why.within", values)], rule: l.rule, sources: [l.source] };
  });

/** What the nutrient must be kept apart from, by the findings of this plan. */
const apartRows = (plan: Plan, nutrient: string, t: Words): WhyRow[] =>
  plan.medicineTaboos
    .filter((x) => x.action === "separate" && x.item.id === nutrient)
    .map((x) => ({
      kind: "conflict",
      texts: [t("why.apart", { name: x.subject.name, advice: x.advice }), ...(x.separateHours === undefined ? [] : [t("why.hours", { n: x.separateHours })])],
      rule: x.rule,
      sources: x.sources,
    }));

/** Every number of a nutrient with its reason: need, intake, lab, limits, what to keep apart. */
export function whyRows(plan: Plan, n: Nutrient, t: Words, amount: Amount): WhyRow[] {
  const rec = recommendationOf(plan, n.nutrient);
  return mergeRows([
    needRow(n, t, amount),
    ...haveRows(n, t, amount),
    ...limitRows(n, t, amount),
    ...rowsOf([...n.because, ...(rec?.because ?? [])].filter((b) => !saidByNeed(n, b))),
    ...apartRows(plan, n.nutrient, t),
  ]);
}
