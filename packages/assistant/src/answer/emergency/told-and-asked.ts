/** What stands beside an emergency, clause by clause: what is asked, what is told, and what each says was had. */
import type { Linked } from "../../understand/link.ts";
import { typed } from "../../text/typed.ts";
import type { Context } from "../part.ts";

/** Where a text is cut: at its marks, and before a question that runs on without one. */
const CUT =
  /(?<=[，,。；;！!？?\n])|(?<=\.)(?=\s|$)|(?<=\s[-–—])(?=\s)|\s(?=(?:so )?(?:is|was|could|might) (?:it|this|that)\b|(?:should|can|could|shall|may) (?:i|we|he|she|they|you)\b)|(?=是不是|能不能|要不要|可不可以|该不该)/iu;
const ASKS =
  /[?？]|[吗呢吧][。！!]?$|[么不][。！!]?$|能不能|可不可以|要不要|行不行|想换|推荐|得行|要得|中不中|成不成|该不该|是不是|会不会|有没有用|管不管用|(?<!不知道?)[补吃喝用喂](?:点|些)?(?:什么|啥|哪)|什么[^，,。]{1,8}(?:好|合适|管用|有用)$|(?<![了过])[几多][片粒颗支袋滴少](?:好|合适|克|毫克|片|粒)?$|^\s*(?:so |and |but |or )?(?:which|what|how (?:much|many)|can|could|should|would|will|is it|is this|is that|was it|does|do|may|might|shall|any)\b/iu;
/** What was had, in a clause that also asks. */
export const WAS_HAD =
  /[吃喝服吞喂灌用误打](?:了|过|完|着|的)|刚[吃喝喂服]|(?:一直|天天|每天|在|总)[吃喝用补]|[吃用]着|里(?:头|面|边)?(?:好像|可能|应该|也许|都|还)?(?:有|含|放了|加了)|\d\s?[杯罐瓶碗把颗粒片]|[一两二三四五六七八九十几半][杯罐瓶碗把颗粒片]|\bwith [\w ]{1,24} in (?:it|them)\b|\b(?:ate|bit into|contain(?:s|ed|ing)?|eaten|drank|took|taken|had|swallowed|gave|given|after|got into|chewed|drunk|takes?|taking)\b|\b(?:\d+|two|three|four|five|several|few) (?:cans?|bottles?|glasses|cups?|bowls?|shots?)\b/iu;
/** A medicine that is only asked for has not been had; one's own may have been: "do we take charcoal?", and not "should she take her tablets?". */
export const ASKED_FOR =
  /(?:\b(?:should|do|can|could|shall|may|must) (?:i|we|he|she|they|you)(?: just)?|^|[,;.]|\b(?:or|then)) ?(?:take|give|try|use|buy|drink|swallow)\b(?! (?:\w+ ){0,2}(?:my|his|her|their|more|another)\b)|\b(?:would|will|could|can|does|do|might|should) (?:an? |the |some |any )?[\w-]+(?: [\w-]+)? (?:do|help|work|be (?:enough|ok|okay|fine))\b|(?:管用|有用|够用|够)[吗么不]|(?:要不要|该不该|能不能|可不可以|是不是要|是吃|还是吃)(?:先|再|给[他她])?[吃喝喂用]|[吃喝喂](?!了|过|完|着|的)[^，,。？?]{1,16}(?:行|好|吗|么|还是)/iu;
export const WHICH = /\bwhich\b[^?]{0,60}\b(?:best|better)\b|哪[种个款][^，,。？?]{0,12}(?:好|合适)/iu;
export const ITS_CAUSE =
  /是不是(?!该|要|得|可以|需要|应该|能|喝点|吃点)|(?:^|[，,])是[^，。？?]{1,10}(?:吗|么|吧|[？?])|引起|导致|造成|闹的|害的|惹的|搞的|的事|原因|有关|关系|过敏|太多|多了|高了|低了|缺|不足|\b(?:is|was|could|might|can|would) (?:it|this|that)\b(?! (?:ok|okay|safe|fine|all right)\b)|\bcaus\w+|\bbecause of\b|\bfrom the\b(?! (?:shop|store|pharmacy|chemist|supermarket|fridge|cupboard|garden|kitchen)\b)|\bdue to\b|\bto blame\b|\breaction\b|\bfault\b|\btoo (?:much|many)\b|^\s*low\b|\black\b|\bdeficien\w+/iu;
/** Asked to undo it: "多喝点牛奶解一解就行了", "would milk neutralise it". */
export const TO_UNDO =
  /解一?解|解毒|中和|稀释|缓一?缓|压一?压|冲一?冲|冲[掉走出]|排[出掉走]|洗胃|就[能会]?(?:行|好|没事|可以|够)|\b(?:neutrali[sz]e|dilute|flush|undo|counteract|soak (?:it )?up|absorb\w*|enough to|wash (?:it|them) (?:out|down|through)|bring (?:it|them) (?:up|down))\b/iu;
/** Asked whether it is enough to leave it out: no remedy, and no cause. */
export const LEAVES =
  /少[吃喝用]|[不别][吃喝用碰]|戒掉?|停掉|忌口|换回|换成|换一?[种个款]|\b(?:cut(?:ting)? (?:it |them )?(?:out|down|back)|leav(?:e|ing) (?:it |them )?(?:out|off)|stop(?:ping)?(?! (?:it|them|that|this|(?:the |my |his |her )?\w+)(?: from)? (?:being |getting )?\w+(?:ing|ed)\b)|giv(?:e|ing) up|avoid(?:ing)?|skip(?:ping)?|go(?:ing)? (?:back|without)|switch(?:ing)?|less|fewer)\b/iu;

export type Said = { readonly asked: readonly string[]; readonly told: readonly string[] };
export function cut(text: string): Said {
  const parts = text.split(CUT).filter((s) => s.trim() !== "");
  return { asked: parts.filter((s) => ASKS.test(s.trim())), told: parts.filter((s) => !ASKS.test(s.trim())) };
}
export const standsIn = (l: Linked, part: string): boolean => l.given !== "" && typed(l.given, part) !== undefined;
/** By any of its names: first "lo salt", then "the salt substitute". */
export const isNamedIn = (c: Context, l: Linked, part: string): boolean =>
  standsIn(l, part) || c.k.names.mentions(part, [l.ref.kind]).some((m) => m.entities.some((e) => e.id === l.ref.id));
