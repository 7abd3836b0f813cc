/** What stands beside an answer and is on something that was not told, or is missing from it and was asked: untold complaints, a table for everybody, how many drops. */
import { escape } from "../text/escape.ts";
import { both, type Context, type Part } from "./part.ts";

/** Whether a thing harms an organ is asked of the thing: nobody complains of anything. */
const ASKS_HARM = /伤(?:肝|肾|胃|身)|\b(?:bad for|harm(?:s|ful)?|damag(?:e|es|ing)|hurts?|hard on)\b[^.?!]{0,24}\b(?:liver|kidneys?|stomach|heart)\b/iu;
const isUntoldComplaint = ({ u, k }: Context, p: Part): boolean =>
  p.id === "symptom" && ASKS_HARM.test(u.asked) && u.labs.length === 0 && u.conditions.every((x) => k.conditions.get(x.ref.id)?.kind !== "symptom");

/** By their own weight: a table's figure for everybody says another. */
const BY_WEIGHT = /^按 ?\d+(?:\.\d+)? ?公斤/u;
const isForEverybody = (first: Part | undefined, p: Part): boolean => p.id === "amount" && first?.id === "usual" && BY_WEIGHT.test(first.lead?.zh ?? "");

/** What a food holds, told to who said that none of it is eaten. */
const isRefused = ({ u }: Context, p: Part): boolean =>
  p.id === "item" &&
  u.eaten.some(
    (l) => l.given !== "" && p.title?.zh.includes(l.given) === true && new RegExp(`${escape(l.given)}[^，。？?]{0,4}不(?:碰|吃|喝|沾)`, "iu").test(u.text),
  );

const DROPS = /几滴|多少滴|滴几|\bhow many drops\b/iu;
const A_DROP = /一滴|每滴|\bone drop\b/iu;
const BY_LABEL = both(
  "几滴看产品：每滴（每粒）含多少各家不同，按标签吃到这个量就够，别照别家的滴数。",
  "How many drops depends on the product: read on its label how much one drop (or capsule) holds and give just that amount.",
);
const withDrops = ({ u }: Context, p: Part): Part =>
  DROPS.test(u.asked) && p.lead && !A_DROP.test(`${p.lead.zh}${p.lead.en}`)
    ? { ...p, lead: both(`${p.lead.zh}${BY_LABEL.zh}`, `${p.lead.en} ${BY_LABEL.en}`) }
    : p;

export function besideTheirs(c: Context, parts: readonly Part[]): Part[] {
  const [first] = parts;
  return parts
    .filter((p, i) => i === 0 || !(isUntoldComplaint(c, p) || isForEverybody(first, p) || isRefused(c, p)))
    .map((p, i) => (i === 0 ? withDrops(c, p) : p));
}
