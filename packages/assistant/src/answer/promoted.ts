/** An article that is likely enough leads before what a rule says beside the question. */
import { isPolar } from "../understand/intents.ts";
import type { Context, Part } from "./part.ts";
import { names } from "./point-unknown.ts";
import { A_NUMBER, ofTheWell, saysOfIt } from "./articles/says-of-it.ts";

/** From here on an article leads before what a rule says besides. */
export const LEADS = 0.6;
/** And from here on before a rule's silence. */
const TELLS_MORE = 0.1;
/** What is forbidden comes before anything. */
const forbids = (p: Part): boolean => (p.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid");
/** Asked in these words a rule's verdict is the answer. */
const VERDICTS: ReadonlySet<string | undefined> = new Set(["may_i", "together", "timing", "limit"]);
/** "Which formula with milk allergy?": that none of the usual kind may be had is no answer, and what may be is. */
const A_CHOICE =
  /哪(?:种|个|款|样|些)|什么(?!时候)|有(?:没有)?别的|换(?:成)?(?:别的|什么)|\bwhich\b|^what\b(?! (?:about|if)\b)|\b(?:any|an)?other (?:kinds?|sorts?|types?|forms?|sources?|options?|versions?)\b|\balternatives?\b/iu;
const CHOSEN = 0.75;
export const A_HOW_MUCH = /多少|最多|几[杯片粒克毫]|\bhow (?:much|many)\b/iu;
/** The article that is most likely wanted leads before what a rule says beside the question, or before its silence. */
export function promoted(c: Context, parts: readonly Part[]): readonly Part[] {
  const [first] = parts;
  if (first?.id !== "pairs") return parts;
  const isQuiet = (first.findings ?? []).length === 0;
  const chooses = c.u.medicines.length === 0 && A_CHOICE.test(c.u.question);
  const least = isQuiet ? TELLS_MORE : forbids(first) ? (chooses ? CHOSEN : Infinity) : LEADS;
  // What is written for everybody comes after the rule of their own illness.
  const sure = parts.find((p) => (p.likely ?? 0) >= (isQuiet && !saysOfIt(c, p) ? LEADS : least) && (first.mild === true || !ofTheWell(c, p)));
  if (sure === undefined) return parts;
  // "And grapefruit?", where a medicine was told, asks of the two.
  const goesOn = c.u.intents.length === 0 && c.u.medicines.length + (c.u.person.medicines ?? []).length > 0;
  // A yes or no of just the two is written: a rule of little weight explains it.
  if (
    first.mild === true &&
    !c.u.carried &&
    c.u.intents.length === 0 &&
    isPolar(c.u.question) &&
    [...c.u.medicines, ...c.u.eaten].every((l) => names(c, sure, l))
  )
    return [sure, ...parts.filter((p) => p !== sure)];
  // Whether it is worth taking is the question, how far apart comes after.
  if (c.u.intents[0] === "benefit" && first.mild === true) return [sure, ...parts.filter((p) => p !== sure)];
  // Asked how much at most, a rule that names no amount is no answer where an article does.
  if (
    c.u.intents.includes("limit") &&
    A_HOW_MUCH.test(c.u.question) &&
    !forbids(first) &&
    !A_NUMBER.test(first.lead?.zh ?? "") &&
    A_NUMBER.test(sure.lead?.zh ?? "")
  )
    return [sure, ...parts.filter((p) => p !== sure)];
  const asked = isQuiet ? c.u.intents.includes("together") : goesOn || (!chooses && c.u.intents.some((i) => VERDICTS.has(i)));
  return asked ? parts : [sure, ...parts.filter((p) => p !== sure)];
}
