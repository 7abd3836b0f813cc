/** From the rules that hold for one pair to one finding: the more exact rule speaks, the worst is shown, the others are kept beside it. */
import { type Action, SEVERITIES, type Severity, type Taboo, type Text } from "@nutri/domain";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { distinctSources } from "../because.ts";
import { inOrder, recordOf } from "../found.ts";

/** One rule that holds for a pair; `severity` is the rule's, or a step less when something it depends on is not known. */
export type Hit = {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly subject: number;
  readonly object: number;
  /** The ingredient (a nutrient's id) by which the rule reached a thing of several; absent when it means the thing as a whole. */
  readonly ingredient?: string;
  /** Of a combination, the medicines in it by which the rule reached it; absent when it means the whole. */
  readonly parts?: ReadonlySet<string>;
};
export type Pair = { readonly subject: Taboo["subject"]; readonly item: Taboo["item"] };

const ACTIONS: readonly Action[] = ["avoid", "separate", "monitor", "supplement", "beneficial"];
const MOST_TEXTS = 3;

const rank = (s: Severity): number => SEVERITIES.indexOf(s);
/** Advice to take something is another message than advice against it. */
export const isHelp = (action: Action): boolean => action === "beneficial" || action === "supplement";
/** What a doctor treats a told illness with (iron in a lack of iron): its dose may be meant to be above the limit of the healthy. */
export const treats = (t: Taboo): boolean => t.action === "supplement" && t.subject.kind === "condition";

/**
 * A rule gives way to one that is closer on one side and no further on the other. A milder one may only replace a
 * stricter one where it names both the medicine (or condition) and the item themselves, and speaks of the same thing:
 * watching the blood does not take the place of keeping hours apart. What is said of one ingredient, or of one medicine in
 * a combination, never silences what is said of another, or of the whole.
 */
function yields(to: Hit, from: Hit): boolean {
  if (to.rule === from.rule || to.rule.direction !== from.rule.direction) return false;
  if (to.ingredient !== undefined && to.ingredient !== from.ingredient) return false;
  if (to.parts && !(from.parts && [...from.parts].every((part) => to.parts?.has(part)))) return false;
  const closer = to.subject >= from.subject && to.object >= from.object && to.subject + to.object > from.subject + from.object;
  const explicit = to.subject === 3 && to.object >= 2 && (to.rule.action === "separate") === (from.rule.action === "separate");
  return closer && (explicit || rank(to.severity) <= rank(from.severity));
}

const worstFirst = (a: Hit, b: Hit): number =>
  rank(a.severity) - rank(b.severity) || ACTIONS.indexOf(a.rule.action) - ACTIONS.indexOf(b.rule.action) || inOrder(a.rule.id, b.rule.id);

const joined = (texts: readonly Text[]): Text => {
  const distinct = texts.filter((t, i) => texts.findIndex((x) => x.zh === t.zh) === i).slice(0, MOST_TEXTS);
  return { zh: distinct.map((t) => t.zh).join(""), en: distinct.map((t) => t.en).join(" ") };
};

/** "Take 400 mcg a day" of which of a tablet's vitamins: where advice is about several ingredients, each is named. */
function toldOf(k: KnowledgeIndex, hits: readonly Hit[]): (hit: Hit) => Text {
  const several = new Set(hits.map((h) => h.ingredient)).size > 1;
  return ({ rule, ingredient }) => {
    if (!several || ingredient === undefined) return rule.advice;
    const { name } = recordOf(k.nutrients, ingredient);
    return { zh: `${name.zh}：${rule.advice.zh}`, en: `${name.en}: ${rule.advice.en}` };
  };
}

const hoursApart = ({ rule }: Hit): number => rule.separateHours ?? 0;
/** Of several that keep things apart, the longest time is said once: whoever keeps it keeps the shorter ones. */
function adviceOf(k: KnowledgeIndex, spoken: readonly Hit[]): Text {
  const longest = spoken.filter((h) => h.rule.action === "separate").toSorted((a, b) => hoursApart(b) - hoursApart(a))[0];
  const told = spoken.filter((h) => h.rule.action !== "separate" || h === longest);
  return joined(told.map(toldOf(k, told)));
}

const isAsTold = (a: Hit, b: Hit): boolean => [...(a.parts ?? [])].join() === [...(b.parts ?? [])].join() && a.ingredient === b.ingredient;
/** The milder word of a wider rule on the same mechanism, with the same action, is the same thing said again: its severity and hours count, its words are spared. */
const isEcho = (h: Hit, louder: Hit): boolean =>
  rank(louder.severity) < rank(h.severity) &&
  louder.rule.action === h.rule.action &&
  h.rule.mechanism !== undefined &&
  louder.rule.mechanism?.zh === h.rule.mechanism.zh &&
  isAsTold(h, louder);

function finding(k: KnowledgeIndex, pair: Pair, hits: readonly Hit[]): Taboo | undefined {
  const sorted = hits.toSorted(worstFirst);
  const [first] = sorted;
  if (!first) return undefined;
  const said = sorted.filter((h) => !sorted.some((other) => isEcho(h, other))).slice(0, MOST_TEXTS);
  const spoken = said.map((h) => h.rule);
  const hours = sorted.flatMap((h) => (h.rule.action === "separate" && h.rule.separateHours !== undefined ? [h.rule.separateHours] : []));
  const reasons = [first.rule.mechanism, first.rule.disagreement].filter((t) => t !== undefined);
  return {
    id: `${pair.subject.kind}.${pair.subject.id}.${pair.item.kind}.${pair.item.id}.${isHelp(first.rule.action) ? "take" : "mind"}`,
    ...pair,
    severity: first.severity,
    action: first.rule.action,
    effect: joined(spoken.map((r) => r.effect)),
    advice: adviceOf(k, said),
    ...(reasons.length > 0 && { mechanism: joined(reasons) }),
    evidence: first.rule.evidence,
    ...(hours.length > 0 && { separateHours: Math.max(...hours) }),
    rule: first.rule.id,
    sources: distinctSources(spoken.flatMap((r) => k.sources(r.sources))),
  };
}

/** At most two findings for a pair: what to mind, and what may be taken. */
export function mergeHits(k: KnowledgeIndex, pair: Pair, hits: readonly Hit[]): Taboo[] {
  const speaking = hits.filter((h) => !hits.some((other) => yields(other, h)));
  const sides = [speaking.filter((h) => !isHelp(h.rule.action)), speaking.filter((h) => isHelp(h.rule.action))];
  return sides.flatMap((side) => finding(k, pair, side) ?? []);
}

const EVIDENCE = ["A", "B", "C", "D"];
/** Worst first; of the same severity what to mind before what to take, then the better evidence; then by name, so that the order is stable. */
export const byWeight = (a: Taboo, b: Taboo): number =>
  rank(a.severity) - rank(b.severity) ||
  ACTIONS.indexOf(a.action) - ACTIONS.indexOf(b.action) ||
  EVIDENCE.indexOf(a.evidence ?? "D") - EVIDENCE.indexOf(b.evidence ?? "D") ||
  inOrder(a.id, b.id);
