/** What a record's advice is, in its own words: a ban, an amount, a form, hours. An "avoid" that says "under 5 g a day" forbids nothing. */
import type { Taboo } from "@nutri/domain";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";

export type Stance =
  /** Worth taking. */
  | "good"
  /** Tested first, and taken when it is low. */
  | "check"
  /** Not at all. */
  | "ban"
  /** Less of it, or none above an amount. */
  | "amount"
  /** The amount that was told is the one that is too much. */
  | "too_much"
  /** Not as it is, but ground, cooked, another kind. */
  | "form"
  /** Another thing in its place. */
  | "instead"
  | "apart"
  /** As much as always. */
  | "steady"
  | "small"
  /** The medicine uses it up. */
  | "lowered"
  /** With a doctor's word. */
  | "ask"
  | "care";

/** In the first clause: the thing itself is forbidden. */
const A_BAN =
  /不(?:要|用|吃|喝|饮|补|宜|能|可|得|含|给|再|服|建议|自行|使用|应|合用|同用|嚼|吸|养|碰|内服|限盐|靠)|避免|避开|禁|忌|停|戒|别|终生|没有医|除非|最好不|无麸质|换|远离/u;
/** Only much of it is. */
const LARGE =
  /不(?:要)?(?:[吃喝用服]|建议用|突然|自行|经常)?(?:或|和)?大(?:量|剂量)|不要多|不多[吃喝用]|避免(?:经常|大量|经常或大量|大剂量)|不用[^。；]{0,8}(?:以上|及以上)|不要达到|达到此剂量/u;
/** Its advice forbids something as well: which of the two is meant is left to its words. */
export const alsoForbids = ({ advice: { zh } }: Taboo): boolean => A_BAN.test(zh.replaceAll(/不超过|不到/gu, ""));
const LESS =
  /少(?:吃(?!\s?\d)|喝|放|盐|糖|量|碰)|减盐|逐步减(?!量)|减到|不超过|不到\s?\d|少于|以内|限量|限制|控制在|低脂|只用(?:推荐|普通)|普通剂量|适量|每天[^。；]{0,14}\d[^。；]{0,4}(?:毫克|微克|克)/u;
/** Another thing is to be had in its place. */
const INSTEAD = /^(?:[^。；，]{0,6}岁前)?(?:用|改[吃喝用]|首选|选|换[用成])/u;
const A_BOUT = /^(?:不要?|别|避免)(?:酗酒|空腹)/u;
const FORM = /整(?:粒|颗)|磨碎|煮熟|熟透|煮透|消毒过|彻底(?:做|煮)/u;
const ASK = /先问|问(?:过|一下)?(?:你的)?医生|由[^。；]{0,8}(?:决定|定)|没有医(?:生|师)(?:同意|安排|要求)|除非医生/u;
export const FOR_DOCTOR = /医生(?:会|来)?(?:决定|定|判断|安排)/u;
const STEADY = /稳定|大致相同|固定|不要突然|保持不变/u;
const TEST_FIRST = /(?:偏低|低|缺乏?)(?:了)?(?:时|再|才)[^。；]{0,6}补|(?:查|测)[^。；]{0,12}再(?:决定|定|补)/u;

export const ruleOf = ({ rule }: Taboo, k: KnowledgeIndex): Rule | undefined => k.rules.byId.get(rule);

const isHelp = ({ action }: Taboo): boolean => action === "supplement" || action === "beneficial";

/** Raw by its name: no other form of it was asked about. */
const RAW =
  /(?<![医学先花产卫养发])生(?![菜姜活产育长理日命物病素])|刺身|寿司|溏心|半熟|未消毒|\b(?:raw|sushi|sashimi|runny|rare|unpasteuri[sz]ed|undercooked)\b/iu;

/** @param dosed whether an amount of it was told; @param asked the question */
export function stanceOf(t: Taboo, k: KnowledgeIndex, dosed: boolean, asked = ""): Stance {
  const advice = t.advice.zh;
  // What a doctor is to decide is not told to be taken.
  if (isHelp(t) && t.subject.kind === "medicine" && FOR_DOCTOR.test(advice)) return "ask";
  if (isHelp(t)) return TEST_FIRST.test(advice) ? "check" : "good";
  if (ruleOf(t, k)?.direction === "depletion" && t.action === "monitor") return "lowered";
  if (t.action === "separate") return t.severity === "minor" ? "small" : "apart";
  const [first = ""] = advice.split(/[。；]/u);
  // Little is known of it, and yet it is not for one's own: black cohosh on tamoxifen.
  if (t.severity === "minor") return t.action === "avoid" && A_BAN.test(first) && ASK.test(first) && !LARGE.test(first) ? "ask" : "small";
  const food = t.item.kind === "food";
  if (t.action === "monitor" && food && STEADY.test(advice)) return "steady";
  // A rule on large doses forbids the dose that was told, and else no more than its own words do.
  if (t.action === "avoid" && ruleOf(t, k)?.dose?.atLeast !== undefined) {
    if (dosed) return "too_much";
    if (!A_BAN.test(first) && !ASK.test(first)) return "amount";
  }
  if (limits(t, first)) {
    if (!food || !FORM.test(first)) return "amount";
    return RAW.test(`${t.item.name.zh} ${t.item.name.en} ${asked}`) && !/整/u.test(first) ? "ban" : "form";
  }
  if (t.action === "avoid") return food && INSTEAD.test(first) ? "instead" : "ban";
  return ASK.test(first) ? "ask" : "care";
}

/** How much or in which form is its advice, and not whether. */
function limits({ item, severity }: Taboo, first: string): boolean {
  // Of drink only a bout, or one on an empty stomach, is what such a rule forbids.
  if (item.kind === "alcohol" && severity !== "contraindicated") return A_BOUT.test(first);
  if (severity === "contraindicated") return false;
  if (LARGE.test(first) || (item.kind === "food" && FORM.test(first))) return true;
  const [less, ban] = [LESS.exec(first), A_BAN.exec(first.replaceAll(/不超过|不到/gu, "　　　"))];
  // A grave rule that names what is forbidden beside an amount forbids.
  return less !== null && !INSTEAD.test(first) && (ban === null || (less.index < ban.index && severity !== "major"));
}
