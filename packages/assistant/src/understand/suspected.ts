/** "Liver problem?", "是不是肾病": an illness that somebody only fears is not one they have. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { clauses, type Linked } from "./link.ts";
import { meant } from "./meant.ts";
import { escape } from "../text/escape.ts";

const BEFORE =
  /(?:是不是|会不会是?|该不会是?|不会是|难道是?|可能是|怀疑(?:是|自己|有|得了?)*|担心(?:是|自己|有|得了?)*|有没有可能是?|说明我?)(?:我|得了?|有|患了?|什么|了|自己)*[^，。？?,、]{0,2}$|\b(?:do|does|could|might|can|did) (?:i|he|she|we|they|it|this|that|my \w+) (?:really |already |now |possibly |actually )*(?:be|have|mean|mean i have|get|got|be due to|be from)(?: (?:a|an|my|the|some))?\s*$|\b(?:is|was) (?:it|this|that)(?: (?:a|an|my|the|because of|due to|from|a sign of|something with))*\s*$|\b(?:afraid|worried|scared|think|suspect|wonder)\b[^.?!]{0,24}$/iu;
/** The clause ends with it: "是不是糖尿病人不能吃西瓜" asks of those who have it. */
const AFTER =
  /^(?:\s?(?:problems?|issues?|trouble|disease|damage|failure|deficiency))?(?:了|引起的?|导致的?|造成的?|的(?:原因|表现|症状|征兆|问题)|有问题|出问题|不好|问题)*(?:吗|么|啊|呀|吧|呢)?\s*(?:[?？。,，;；.!！]|$)/iu;
/** "肾坏了吗", "肝有问题吗", "kidney damage?": whether an organ is harmed is asked, wherever in the sentence. */
const HARMED = /^(?:是不是|会不会)?(?:坏|伤|受损|受伤|有|出|不好|不行)(?:了|掉|什么|毛病|问题|着)*(?:吗|么|吧|呢|嘛)/iu;
const HARMED_EN = /^(?: (?:disease|damage|failure|problems?|trouble))?\s?\?/iu;
/** A clause of its own, after what was seen. */
const OWN_CLAUSE = /[,;–—-]\s*(?:(?:is|any|some|a) )?(?:it |this )?$/iu;
/** Whether something may be had is asked for the case that they have it. */
const MAY = /能不能|可不可以|(?:能|可以|要|该)[吃喝用补]|\b(?:can|may|should|could) (?:i|we|he|she|they) (?:eat|drink|take|have|use)\b/iu;
/** A question of nothing but its name. */
const ALONE = /^(?:maybe |perhaps |possibly |a |an |some |my )*$/iu;

/** The test for it is asked about: "the coeliac blood test", "tested for coeliac", "查乳糜泻". What is tested for is not yet known. */
const TEST_AFTER =
  /^(?:的)?(?:抽血|验血|血检|筛查|抗体|测试)|^(?: disease)?(?: (?:blood|antibody|screening))*[ -]?(?:test(?:s|ing|ed)?|screen(?:ing)?|biopsy|antibod\w+)\b/iu;
const TEST_BEFORE =
  /(?:查|筛查|检查|化验|排查|排除)(?:一下|一查|有没有|是不是)?$|(?:怀疑|疑似)(?:是|有|得了?)?$|\b(?:test(?:ed|ing)?|check(?:ed|ing)?|screen(?:ed|ing)?|blood test|biopsy)(?: (?:me|him|her|us|them|my \w+))? for(?: an?)?\s*$/iu;
/** Suspected and told so, with a test ahead: it holds for what may be had, too, for the test is spoilt by leaving the thing out. */
const SUSPECTED =
  /(?:怀疑|疑似|可能)(?:我|是|有|得了?)*$|\b(?:might|may|could) (?:be|have|have got)(?: an?)?\s*$|\bsuspected\s*$|\bsuspects?(?: (?:i|he|she|it)(?:['’]s| is| have| has)?)?\s*$/iu;
const A_TEST_AHEAD = /抽血|验血|查血|化验|检查|胃镜|活检|\b(?:tests?|tested|testing|biopsy|bloods|endoscopy)\b/iu;

const DIED = /\b(?:passed(?: away)?|died|dies|lost (?:him|her|my))\b|去世|走了|过世|没了|死于|走的/iu;
/** What somebody else died of, as what who asks does not have. */
export function withoutTheDead(linked: readonly Linked[], text: string): readonly Linked[] {
  const said = clauses(meant(text));
  const ofDead = (l: Linked): boolean => l.ref.kind === "condition" && l.given !== "" && DIED.test(said[l.clause] ?? "");
  return linked.some((l) => !l.denied && !ofDead(l)) ? linked.map((l) => (ofDead(l) ? { ...l, denied: true } : l)) : linked;
}

/** What somebody fears, as what they do not have: where they told something else that the answer is for. */
export function withoutFears(linked: readonly Linked[], text: string, k: KnowledgeIndex): readonly Linked[] {
  const said = clauses(meant(text));
  const may = MAY.test(text);
  const feared = linked.filter((l) => {
    if (l.ref.kind !== "condition" || l.denied || k.conditions.get(l.ref.id)?.kind !== "disease") return false;
    const clause = said[l.clause] ?? "";
    const at = placeOf(l.given, clause);
    if (!at) return false;
    const [before, after] = [clause.slice(0, at.from), clause.slice(at.to)];
    if (TEST_AFTER.test(after) || TEST_BEFORE.test(before) || (SUSPECTED.test(before) && A_TEST_AHEAD.test(text)))
      return linked.every((o) => o === l || o.ref.id !== l.ref.id);
    return (
      !may &&
      (HARMED.test(after) ||
        (OWN_CLAUSE.test(before) && HARMED_EN.test(after)) ||
        (AFTER.test(after) && (BEFORE.test(before) || (ALONE.test(before) && /[?？]/u.test(AFTER.exec(after)?.[0] ?? "")))))
    );
  });
  const others = linked.filter((l) => !l.denied && !feared.includes(l));
  return feared.length === 0 || others.length === 0 ? linked : linked.map((l) => (feared.includes(l) ? { ...l, denied: true } : l));
}

/** A name is kept without its spaces, and in American spelling. */
export function placeOf(given: string, clause: string): { readonly from: number; readonly to: number } | undefined {
  if (given === "") return undefined;
  const m = new RegExp([...given].map((x) => (x === "e" ? "[oa]?e" : escape(x))).join("[\\s'’-]*"), "iu").exec(clause);
  return m ? { from: m.index, to: m.index + m[0].length } : undefined;
}
