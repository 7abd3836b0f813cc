/** "Isn't glucosamine made from shellfish?": what a thing is made of is asked about the thing, and is nothing that is eaten besides. */
import { clauses, EATEN, type Linked } from "./link.ts";
import { meant } from "./meant.ts";
import { placeOf } from "./suspected.ts";

const MADE_FROM =
  /(?:\b(?:is|isn['’]?t|are|aren['’]?t|was|were|be|does|doesn['’]?t|do|don['’]?t|come|comes|always|usually|mostly|just|only|it|they|that)\b[^.?!,;]{0,24}?\b(?:made|derived|extracted|produced|sourced|come|comes|coming|got) (?:from|of|out of)|(?:^|[，,。？?\s])[^，,。？?]{0,8}?(?:不?是|是不是|都是|不会是)(?:用|从|拿)?)\s*(?:the |shells? of |ground |dried |real |actual )*$/iu;
/** 是虾壳做的. */
const DONE_ZH = /^[^，,。？?]{0,4}(?:做|提取|提炼|提|熬|制|来)的?(?:吗|么|吧|嘛|呢|不|[?？]|$)/u;
const HAN = /\p{Script=Han}/u;

/** Only beside another thing to take, which it then is that is asked about. */
export function withoutOrigins(linked: readonly Linked[], text: string): readonly Linked[] {
  const said = clauses(meant(text));
  const isOrigin = (l: Linked): boolean => {
    const clause = said[l.clause] ?? "";
    const at = EATEN.has(l.ref.kind) && !l.denied ? placeOf(l.given, clause) : undefined;
    if (!at) return false;
    const [before, after] = [clause.slice(0, at.from), clause.slice(at.to)];
    return MADE_FROM.test(before) && (!HAN.test(clause) || DONE_ZH.test(after));
  };
  const origins = linked.filter(isOrigin);
  const things = linked.filter((l) => EATEN.has(l.ref.kind) && !l.denied && l.ref.id !== "food" && !origins.includes(l));
  return origins.length === 0 || things.length === 0 ? linked : linked.filter((l) => !origins.includes(l));
}
