/** A value was told and something to eat asked about: the value in a sentence, then the thing, and what else the value means under it. */
import { lowerFirst } from "@nutri/domain/english";
import { isForbiddenByValue } from "../rules/against-value.ts";
import { nameOf } from "../names.ts";
import { dosed } from "../amounts/dosed.ts";
import { both, type Context, joinText, line, type Part } from "../part.ts";
import { names } from "../point-unknown.ts";
import { asksOfThing } from "../turns.ts";

const top = (p: Part): Part => ({ id: p.id, ...(p.lead && { lead: p.lead }) });
/** It says something of the thing: a rule on it, or an article whose answer names it. */
const tellsOf = (c: Context, p: Part): boolean =>
  p.lead !== undefined &&
  (p.id === "pairs"
    ? (p.findings ?? []).length > 0
    : p.article !== undefined && c.u.eaten.some((l) => names(c, top(p), l) || p.lead?.zh.includes(nameOf(c.k, l).zh)));

/** An article on the thing that knows nothing of the value ("how much red meat") does not lead where the value is out of its range. */
function valueAhead(c: Context, parts: readonly Part[]): readonly Part[] {
  const [first, ...others] = parts;
  const lab = others.find((p) => p.id === "lab");
  const about = c.k.articles.get(first?.article ?? "")?.about;
  const knows =
    c.u.labs.some(({ biomarker }) => about?.biomarkers.includes(biomarker.id) === true) ||
    c.u.conditions.some((x) => about?.conditions.includes(x.ref.id) === true);
  return first && about && lab?.level && !knows ? [lab, first, ...others.filter((p) => p !== lab)] : parts;
}

export function thingFirst(c: Context, found: readonly Part[]): Part[] {
  const parts = valueAhead(c, found);
  const [lab, ...others] = parts;
  if (lab?.id !== "lab" || !lab.level || !lab.lead || lab.pressing) return [...parts];
  // Asked whether a dose is too much, of one that the value does not forbid: the value, then that.
  const judged =
    c.u.intents.includes("limit") && dosed(c) && !/停|暂停/u.test(lab.lead.zh) ? others.find((p) => p.id === "limit" && p.lead !== undefined) : undefined;
  if (!judged && !asksOfThing(c)) return [...parts];
  const of = judged ?? others.find((p) => p.id === "pairs" && tellsOf(c, p)) ?? others.find((p) => tellsOf(c, p));
  if (of?.lead) {
    const { title: _, ...rest } = lab;
    return [
      {
        ...of,
        lead: both(`${lab.level.zh}${of.lead.zh}`, `${lab.level.en} ${of.lead.en}`),
        body: [...(of.body ?? []), line(lab.lead), ...(rest.body ?? [])],
        sources: [...(of.sources ?? []), ...(lab.sources ?? [])],
        findings: [...(of.findings ?? []), ...(lab.findings ?? [])],
        cards: [...(of.cards ?? []), ...(lab.cards ?? [])],
        todo: [...(of.todo ?? []), ...(lab.todo ?? [])],
        refer: true,
      },
      ...others.filter((p) => p !== of),
    ];
  }
  // The advice on the value forbids it: that is its answer.
  if (c.u.nutrients.some((n) => isForbiddenByValue(c, n))) return [...parts];
  // What was read or set out otherwise may answer it; an article on the state alone, and nothing, do not.
  if (others.some((p) => p.article === undefined && p.id !== "condition" && p.id !== "medicine")) return [...parts];
  const things = joinText(c.u.eaten.map((l) => nameOf(c.k, l)));
  return [
    {
      ...lab,
      lead: both(
        `${lab.lead.zh}${things.zh}能不能吃，我手上没有针对这个值核对过的资料，问看这张单子的医生。`,
        `${lab.lead.en} On ${lowerFirst(things.en)} at this value I hold nothing reviewed: ask the doctor who reads the report.`,
      ),
    },
    ...others,
  ];
}
