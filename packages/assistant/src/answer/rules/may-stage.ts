/** "May I take calcium while breastfeeding?": what the stage itself needs may be taken, and how much is said with it. */
import type { ReferenceSet, Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import type { Finding } from "../../types.ts";
import { isPolar } from "../../understand/intents.ts";
import { nutrientOf, type Understanding } from "../../understand/understand.ts";
import { articleParts } from "../articles/articles.ts";
import { asked } from "../each.ts";
import { nutrientAmount } from "../amounts/figures.ts";
import { doseOf } from "../amounts/limit-words.ts";
import { type Ceiling, ceilings, readers, type Row, SCOPE_NAMES, targetRows } from "../amounts/needs.ts";
import { pairs } from "./pairs.ts";
import { both, type Context, inside, once, type Speaker } from "../part.ts";
import { names } from "../point-unknown.ts";
import { rowFindings, rowText } from "../amounts/quantity.ts";

/** "May I", or "is it safe". */
const asksWhether = ({ intents, question: text }: Understanding): boolean => intents.includes("may_i") || (intents.includes("side_effects") && isPolar(text));

/** "Fish oil or DHA": other names of the same. */
const allOf = ({ u, k }: Context, nutrient: string): boolean => u.eaten.length > 0 && u.eaten.every((l) => nutrientOf(l.ref, k) === nutrient);

type Needed = {
  readonly set: ReferenceSet;
  readonly rows: readonly Row[];
  readonly most: Ceiling | undefined;
  readonly text: Text;
  readonly findings: readonly Finding[];
};
/** What is needed and what is the most, by their own set or else by the other. */
function neededOf(c: Context, n: Nutrient): Needed | undefined {
  const people = readers(c);
  const sets: readonly ReferenceSet[] = [c.q.referenceSet, c.q.referenceSet === "china-2023" ? "us-dri" : "china-2023"];
  const [found] = sets.map((set) => ({ set, rows: targetRows(c, n, set, people) })).filter(({ rows }) => rows.length > 0);
  if (!found) return undefined;
  const limits = ceilings(c, n, people);
  const most = limits.find((m) => m.set === c.q.referenceSet) ?? limits[0];
  return {
    ...found,
    most,
    text: rowText(n, found.rows),
    findings: [
      ...rowFindings(n, found.rows),
      ...(most ? [{ kind: "amount" as const, of: n.id, role: "limit" as const, value: most.value, unit: n.unit, rule: most.rule }] : []),
    ],
  };
}

/** Told beside the stage: something that it is taken for. */
const ofComplaint = ({ u, k }: Context): boolean => u.conditions.some((x) => !OF_STAGE.has(k.conditions.get(x.ref.id)?.kind));
const OF_STAGE: ReadonlySet<string | undefined> = new Set(["life_stage", "habit"]);

/** Asked whether it is needed at all ("要不要", "do I need"), what is written on the thing at that stage says it: from meals or from a capsule. */
const NEEDED = /要不要|用不用|需不需要|有(?:没有)?必要|必须|\b(?:do|does) (?:i|we|she|he|they|my \w+) (?:really )?need\b|\bnecessary\b|\bneed to take\b/iu;
const isWrittenFor = (c: Context): boolean => {
  const [best] = articleParts(c);
  const about = c.k.articles.get(best?.article ?? "");
  return (
    NEEDED.test(c.u.question) &&
    (best?.likely ?? 0) >= WRITTEN &&
    about?.audience?.pregnancy !== undefined &&
    asked(c).every((n) => about.about.nutrients.includes(n.id)) &&
    c.u.eaten.every((l) => !l.dose)
  );
};
const WRITTEN = 0.85;

/** Silent where a rule speaks of the thing: then that is the answer. */
export const mayStage: Speaker = once((c) => {
  const { u } = c;
  const [n, ...others] = asked(c);
  if (!n?.supplementable || others.length > 0 || !u.staged || u.young || !asksWhether(u) || u.medicines.length > 0 || !allOf(c, n.id)) return undefined;
  // A product of which the body's need is met by meals (protein, fibre: counted in grams) is not needed for it.
  if (n.unit === "g" && u.eaten.some((l) => l.ref.kind === "item")) return undefined;
  if ((pairs(c)?.findings ?? []).length > 0 || isWrittenFor(c)) return undefined;
  // For a complaint of that stage the amount is another than the daily need: what is written on the two says it.
  if (ofComplaint(c) && articleParts(c).some((a) => names(c, a, { ref: { kind: "nutrient", id: n.id }, also: [], given: "", at: 0, clause: 0, denied: false })))
    return undefined;
  const need = neededOf(c, n);
  if (!need) return undefined;
  const { rows, most, text } = need;
  const name = inside(n.name);
  const upTo = most
    ? both(
        `，不要超过 ${nutrientAmount(n, most.value)}（${SCOPE_NAMES[most.scope].zh}）`,
        `; stay below ${nutrientAmount(n, most.value)} (${SCOPE_NAMES[most.scope].en})`,
      )
    : both("", "");
  const dose = doseOf(c, n);
  return {
    id: "may_stage",
    lead: dose
      ? withinLead(n, dose.text, need)
      : both(
          `可以，这个时期本来就需要${n.name.zh}：${text.zh}，食物里的也算在内${upTo.zh}。`,
          `Yes. You need ${name.en} at this stage: ${text.en}, food included${upTo.en}.`,
        ),
    sources: [...rows.slice(0, 1), ...(most ? [most] : [])].map((r) => r.source),
    findings: need.findings,
    refer: true,
  };
});

/** An amount that was told is held against the limit of the stage, and its need is said after that: what is over is for the limit to say. */
function withinLead(n: Nutrient, dose: Text, { text, most }: Needed): Text {
  const name = inside(n.name);
  const upTo = most
    ? both(
        `没有超过上限（每天 ${nutrientAmount(n, most.value)}，${SCOPE_NAMES[most.scope].zh}）`,
        `is within the limit (${nutrientAmount(n, most.value)} a day, ${SCOPE_NAMES[most.scope].en})`,
      )
    : both("没有设定的上限", "meets no set limit");
  return both(
    `可以，${dose.zh} ${upTo.zh}；这个时期需要的${n.name.zh}是${text.zh}，食物里的也算在内。`,
    `Yes, ${dose.en} ${upTo.en}; at this stage you need ${text.en} of ${name.en}, food included.`,
  );
}

/** Nobody's illness, medicine or stage is known that would decide: how much is needed, and that no more is. */
export const mayTake: Speaker = (c) => {
  const { u } = c;
  // What the blood shows decides, and not the table.
  if (u.labs.length > 0) return undefined;
  const [n, ...others] = asked(c);
  if (!n?.supplementable || others.length > 0 || u.staged || u.medicines.length > 0 || !allOf(c, n.id) || u.eaten.some((l) => l.dose)) return undefined;
  if (u.conditions.some((x) => c.k.conditions.get(x.ref.id)?.kind === "disease")) return undefined;
  const need = neededOf(c, n);
  if (!need || need.set !== c.q.referenceSet) return undefined;
  const { rows, most, text } = need;
  const name = inside(n.name);
  const upTo = most
    ? both(
        `，上限每天 ${nutrientAmount(n, most.value)}（${SCOPE_NAMES[most.scope].zh}）`,
        `, and the limit ${nutrientAmount(n, most.value)} a day (${SCOPE_NAMES[most.scope].en})`,
      )
    : both("", "");
  return {
    id: "may_take",
    lead: u.young
      ? both(
          `先看饭菜够不够：${n.name.zh}的参考量是${text.zh}，食物里的也算在内；够了就不必另外补，要补先问儿科医生。`,
          `Look at the meals first: the reference for ${name.en} is ${text.en}, food included; who gets that needs no extra, and anything extra is for the paediatrician.`,
        )
      : both(
          `没有病、不在用药的成年人按平常的量可以吃，饭里够了就不必补：${n.name.zh}的参考量是${text.zh}，食物里的也算在内${upTo.zh}。`,
          `A healthy adult on no medicine can, in usual amounts; with enough in meals there is no need: the reference for ${name.en} is ${text.en}, food included${upTo.en}.`,
        ),
    sources: [...rows.slice(0, 1), ...(most && !u.young ? [most] : [])].map((r) => r.source),
    findings: need.findings,
    refer: true,
  };
};
