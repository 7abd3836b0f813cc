/** "May I take calcium while breastfeeding?": what the stage itself needs may be taken, and how much is said with it. */
import { isPolar } from "../understand/intents.ts";
import type { Understanding } from "../understand/understand.ts";
import { asked } from "./each.ts";
import { nutrientAmount } from "./figures.ts";
import { ceilings, readers, SCOPE_NAMES, targetRows } from "./needs.ts";
import { pairs } from "./pairs.ts";
import { both, inside, once, type Speaker } from "./part.ts";
import { rowFindings, rowText } from "./quantity.ts";

/** "May I", or "is it safe". */
const asksWhether = ({ intents, asked: text }: Understanding): boolean => intents.includes("may_i") || (intents.includes("side_effects") && isPolar(text));

/** Silent where a rule speaks of the thing: then that is the answer. */
export const mayStage: Speaker = once((c) => {
  const { u } = c;
  const [n, ...others] = asked(c);
  if (!n?.supplementable || others.length > 0 || !u.staged || u.young || !asksWhether(u) || u.medicines.length > 0 || u.eaten.length !== 1) return undefined;
  // A product of which the body's need is met by meals (protein, fibre: counted in grams) is not needed for it.
  if (n.unit === "g" && u.eaten.some((l) => l.ref.kind === "item")) return undefined;
  if ((pairs(c)?.findings ?? []).length > 0) return undefined;
  const people = readers(c);
  const otherSet = c.q.referenceSet === "china-2023" ? "us-dri" : "china-2023";
  const own = targetRows(c, n, c.q.referenceSet, people);
  const rows = own.length > 0 ? own : targetRows(c, n, otherSet, people);
  if (rows.length === 0) return undefined;
  const limits = ceilings(c, n, people);
  const most = limits.find((m) => m.set === c.q.referenceSet) ?? limits[0];
  const name = inside(n.name);
  const text = rowText(n, rows);
  const upTo = most
    ? both(
        `，不要超过 ${nutrientAmount(n, most.value)}（${SCOPE_NAMES[most.scope].zh}）`,
        `; stay below ${nutrientAmount(n, most.value)} (${SCOPE_NAMES[most.scope].en})`,
      )
    : both("", "");
  return {
    id: "may_stage",
    lead: both(
      `可以，这个时期本来就需要${n.name.zh}：${text.zh}，食物里的也算在内${upTo.zh}。`,
      `Yes. You need ${name.en} at this stage: ${text.en}, food included${upTo.en}.`,
    ),
    sources: [...rows.slice(0, 1), ...(most ? [most] : [])].map((r) => r.source),
    findings: [
      ...rowFindings(n, rows),
      ...(most ? [{ kind: "amount" as const, of: n.id, role: "limit" as const, value: most.value, unit: n.unit, rule: most.rule }] : []),
    ],
    refer: true,
  };
});

/** Nobody's illness, medicine or stage is known that would decide: how much is needed, and that no more is. */
export const mayTake: Speaker = (c) => {
  const { u } = c;
  const [n, ...others] = asked(c);
  if (!n?.supplementable || others.length > 0 || u.staged || u.medicines.length > 0 || u.eaten.length !== 1 || u.eaten.some((l) => l.dose)) return undefined;
  if (u.conditions.some((x) => c.k.conditions.get(x.ref.id)?.kind === "disease")) return undefined;
  const people = readers(c);
  const rows = targetRows(c, n, c.q.referenceSet, people);
  if (rows.length === 0) return undefined;
  const limits = ceilings(c, n, people);
  const most = limits.find((m) => m.set === c.q.referenceSet) ?? limits[0];
  const name = inside(n.name);
  const text = rowText(n, rows);
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
    findings: [
      ...rowFindings(n, rows),
      ...(most ? [{ kind: "amount" as const, of: n.id, role: "limit" as const, value: most.value, unit: n.unit, rule: most.rule }] : []),
    ],
    refer: true,
  };
};
