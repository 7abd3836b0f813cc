/** A dose told in another sentence than what it is of. */
import { parseDose } from "@nutri/domain/dose";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { clauses, doseTold, type DoseTold, type Linked } from "./link.ts";
import { nutrientOf } from "./nutrient-of.ts";

/** "I bought zinc. Each tablet is 50 mg": of the one thing taken, though told in another sentence. */
const EACH =
  /(?:每|一)(?:片|粒|颗|袋|支|包|天|次)|\b(?:each|per|every|one|a) (?:tablet|pill|capsule|softgel|gummy|serving|scoop|day|dose)s?\b|\b(?:tablet|pill|capsule|label|bottle)s?\b[^.?!]{0,20}\b(?:is|are|has|have|says|contains?|holds?)\b/iu;
/** "How much iron in pregnancy, and is 65 mg too much?": asked of the one thing that was named before. */
const ASKED_DOSE =
  /(?:\b(?:is|are|would|take|taking)|[吃补用喝]|每天|一天)\s?(\d[\d.,]*\s?(?:iu|mcg|µg|μg|ug|mg|g|微克|毫克|克|国际单位)(?![a-z/]))(?=[^.?!，。？]{0,16}(?:too (?:much|high|little)|enough|ok\b|okay|safe|a lot|够|多[吗了不]|过量|超|安全|行|可以))/iu;
/** "I've been on 10 mg for months": what is taken of the one thing that was asked about. */
const TAKES_DOSE =
  /(?:\b(?:been (?:on|taking|using)|i(?:'m| am) (?:on|taking|using)|i (?:take|use|took)|started (?:on|with)|currently (?:on|taking))(?: (?:about|around))?|(?:一直|每晚|每天|天天|现在|目前|我)(?:都|是|在)?[吃用服]的?(?:是|了)?)\s?(\d[\d.,]*\s?(?:iu|mcg|µg|μg|ug|mg|g|微克|毫克|克|国际单位)(?![a-z/]))/iu;
const A_TEST = /\d\s?(?:mg|µg|ug|ng|g|毫克|微克|克)\s?\/\s?(?:d?l|ml)/iu;
export function withDose(linked: Linked[], text: string, k: KnowledgeIndex): Linked[] {
  const taken = linked.filter((l) => (l.ref.kind === "nutrient" || l.ref.kind === "form" || l.ref.kind === "item") && !l.denied);
  if (taken.length === 0) return [...linked, ...lackedWithDose(linked, text, k)];
  const [one] = taken;
  const told = one?.dose;
  if (told && taken.length === 1) return linked.map((l) => (l === one ? { ...l, dose: seldom(told, text) } : l));
  const ordered = taken.toSorted((a, b) => a.clause - b.clause || a.at - b.at);
  const inOrder = dosesInOrder(ordered, text);
  if (inOrder.length > 0) return linked.map((l) => (taken.includes(l) ? { ...l, dose: inOrder[ordered.indexOf(l)] } : l));
  if (!one || taken.length > 1 || one.dose || A_TEST.test(text)) return linked;
  // With a medicine beside it the dose may be the medicine's.
  const isOther = linked.some((l) => l.ref.kind === "medicine" || l.ref.kind === "class");
  const said =
    clauses(text).find((s) => EACH.test(s) && !bare(s).includes(bare(one.given))) ??
    ASKED_DOSE.exec(text)?.[1] ??
    (isOther ? undefined : TAKES_DOSE.exec(text)?.[1]);
  const dose = said === undefined ? undefined : doseTold(parseDose(said));
  return dose ? linked.map((l) => (l === one ? { ...l, dose } : l)) : linked;
}
const AMOUNT = "\\d[\\d,.]*\\s?(?:mg|mcg|[µμu]g|g|iu|毫克|微克|克|国际单位|单位)";
const LISTED = new RegExp(`${AMOUNT}(?:\\s*(?:,? and|,|和|、)\\s*${AMOUNT})+(?![a-z])`, "iu");
/** "Vitamin C and zinc every day? 1000 mg and 50 mg": told after them all, each in its turn. */
function dosesInOrder(taken: readonly Linked[], text: string): DoseTold[] {
  const [said] = taken.length > 1 ? (LISTED.exec(text) ?? []) : [];
  const doses = (said?.match(new RegExp(AMOUNT, "giu")) ?? []).flatMap((amount) => doseTold(parseDose(amount)) ?? []);
  const isListed = (d: DoseTold | undefined): boolean => d === undefined || doses.some((x) => x.value === d.value && x.unit === d.unit);
  return doses.length === taken.length && taken.every((l) => isListed(l.dose)) ? doses : [];
}
/** "5000 IU each, and I want to take two a week": how often is told apart from how much. */
function seldom(dose: DoseTold, text: string): DoseTold {
  if (dose.atOnce !== undefined || DAILY.test(text)) return dose;
  const often = clauses(text)
    .map((s) => parseDose(s))
    .find((d) => d.times < 1 && d.amount === undefined);
  return often ? { ...dose, value: dose.value * (often.count ?? often.times), atOnce: dose.value } : dose;
}
const DAILY = /[每一][天日]|\bdaily\b|\b(?:a|per|each|every) (?:day|morning|night|evening)\b/iu;
/** "Vitamin D deficiency, 50,000 IU weekly": the dose is of what is lacking. */
function lackedWithDose(linked: readonly Linked[], text: string, k: KnowledgeIndex): Linked[] {
  const [state, ...others] = linked.filter((l) => l.ref.kind === "condition" && !l.denied && nutrientOf(l.ref, k) !== undefined);
  const id = state && nutrientOf(state.ref, k);
  if (state === undefined || id === undefined || others.length > 0 || A_TEST.test(text)) return [];
  const [dose] = clauses(text).flatMap((s) => doseTold(parseDose(s)) ?? []);
  return dose ? [{ ref: { kind: "nutrient", id }, also: [], given: "", at: state.at, clause: state.clause, denied: false, dose }] : [];
}
const bare = (s: string): string => s.toLowerCase().replaceAll(/\s/gu, "");
