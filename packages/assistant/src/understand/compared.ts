/** "Do I have to watch greens as with warfarin?", asked by who takes another: what theirs is held against is not taken. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { clauses, type Linked } from "./link.ts";
import { meant } from "./meant.ts";
import { placeOf } from "./suspected.ts";

const LIKE_BEFORE =
  /(?:跟|和|像|同|与|比|不像|不如|如同)(?:吃|用|服)?(?:以前的?|过去的?)?$|\b(?:like|as with|as for|unlike|than(?: with)?|(?:same|different|similar)(?: as| to| from)?(?: with)?|compared (?:to|with)|versus|vs\.?)(?: (?:on|taking|the|with))*\s*$/iu;
const LIKE_AFTER = /^(?:片|的人)?(?:那样|一样|似的|比|相比|相同|不同|不一样)|^\s*(?:$|[,;.?!]|do(?:es)?\b|is\b|people\b|patients\b|users\b|,)/iu;
/** "和" alone only joins two; "like warfarin" holds against. */
const JOINS = /(?:跟|和|与|同)(?:吃|用|服)?$/u;
const SAME_AFTER = /^(?:片|的人)?(?:那样|一样|似的|相比|比|不同|不一样|相同)/u;

/** "Nature's Ozempic", "天然版司美格鲁肽": what a thing is called after is not taken. */
const CALLED_AFTER =
  /(?:天然|植物版?|草本|中药|平替|食物里的|口服版?|自然界的?)(?:版|的)?["'“‘「]?$|\b(?:nature['’]?s|natural|herbal|poor (?:man|woman)['’]?s|budget|plant|mother nature['’]?s)\s*["'“‘]?$/iu;
/** Another takes it, by what was told beside one's own. */
const THEIRS_BEFORE =
  /(?:朋友|邻居|同事|同学|病友)(?:是|在|他|她)?(?:吃|用|服)(?:的是|着)?$|\bmy (?:friend|neighbou?r|colleague|co-?worker|cousin)(?:,? who)?(?: is|['’]?s)? (?:on|taking|takes|uses)\s*$/iu;

/** @param taken the medicines that were told before; one of another name must be there, or the one named is meant */
export function withoutCompared(linked: readonly Linked[], text: string, taken: readonly string[], k: KnowledgeIndex): readonly Linked[] {
  const isMedicine = (l: Linked): boolean => (l.ref.kind === "medicine" || l.ref.kind === "class") && !l.denied;
  const said = clauses(meant(text));
  const isCompared = (l: Linked): boolean => {
    const clause = said[l.clause] ?? "";
    const at = isMedicine(l) ? placeOf(l.given, clause) : undefined;
    if (!at) return false;
    const [before, after] = [clause.slice(0, at.from), clause.slice(at.to)];
    return THEIRS_BEFORE.test(before) || CALLED_AFTER.test(before) || (LIKE_BEFORE.test(before) && (JOINS.test(before) ? SAME_AFTER : LIKE_AFTER).test(after));
  };
  const compared = linked.filter(isCompared);
  const ids = new Set(compared.map((l) => l.ref.id));
  const others = linked.some((l) => isMedicine(l) && !ids.has(l.ref.id)) || taken.some((id) => !ids.has(id) && k.medicines.has(id));
  return compared.length === 0 || !others ? linked : linked.filter((l) => !compared.includes(l));
}
