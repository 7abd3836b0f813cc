/** What only sounds like a complaint: a full head, a myth of two foods, a kind of people asked about beside, and what goes well. */
import type { Around } from "./frames-around.ts";

/** What a body does every day, told to go well: "still drinking and peeing fine", "喝水尿尿都正常". */
const DAILY =
  /^(?:\w+ )?(?:drink|eat|pee|wee|urin|feed|nurs|sleep|breath|walk|talk|play)(?:s|ing|ting|es)?$|^(?:老|能|会)?(?:喝水?|吃饭?|尿尿?|小便|大便|睡觉?|呼吸|走路|说话)$/u;
const GOES_WELL =
  /^(?: \w+)?(?:,? and \w+ing)?,? (?:just |perfectly |totally |all |quite |still )?(?:fine|normally|ok|okay|well|as usual|as normal|like normal)\b|^(?:水|奶|饭|尿尿?|小便|大便|撒尿|吃饭|喝水|睡觉|、|和|跟|也|都|还|很|挺|一直|量){0,5}(?:正常|好(?:的|着呢?)?(?=[，,。！!]|$)|没问题|跟平时一样|如常)/u;
const UNWELL = /(?:\b(?:not|never|barely|hardly|stopped|no longer|without|cannot|\w+n'?t)(?: \w+)?|不|没|不太|难以) ?$/u;
const goesWell = ({ words, before, after }: Around): boolean => DAILY.test(words) && GOES_WELL.test(after) && !UNWELL.test(before);

/** What two foods are said to turn into: "会变砒霜". */
const MYTH = /(?:会|能|就)(?:产生|生成|转化成?|合成|变成?|等于)(?:剧毒的?|有毒的?)?$/u;
const TURNED_INTO = /砒霜|毒|氰|亚硝/u;
export const isMyth = ({ words, before }: Around): boolean => MYTH.test(before) && TURNED_INTO.test(words);

/** A head that bursts with work or advice, and does not ache. */
const HEAD = /^(?:头|脑袋|脑子|脑壳|炸|头都?[快要]*炸|head|brain|explod\w*)/u;
const FULL_HEAD =
  /(?:累|忙|烦|气|吵|愁|带娃|带孩子|加班|开会|作业|工作|老板|考试|背书|论文|纠结|学|算|整|搞|逼)[^。！!？?]{0,14}(?:头|脑袋|脑子|脑壳)(?:都|也)?(?:快|要|大|快要)?(?:爆)?(?:炸|大)|\b(?:head|brain)(?:'s| is| was)? (?:about to |going to |gonna )?(?:explod\w*|spinning|swimming)(?: from| with| over)? (?:all )?(?:this|these|the|so (?:much|many)|too (?:much|many)|conflicting) (?:\w+ ){0,3}(?:advice|info\w*|choices?|options?|numbers?|labels?|opinions?|rules|data|research)\b/u;
const ACHES = /疼|痛|裂|炸开|吐|呕|晕|眼前|重影|看不清|发烧|\b(?:pain|ach\w*|hurts?|vomit\w*|dizzy|blurr\w*)\b/u;
export const fullHead = ({ words, sentence }: Around): boolean => HEAD.test(words) && FULL_HEAD.test(sentence) && !ACHES.test(sentence);

/** A kind of people, asked about beside: "孕妇呢？", "what about pregnant women?". */
const KIND = /^(?:孕妇?|产妇|老人|孩子|儿童|小孩|宝宝|婴儿|pregnant|elderly|children|kids|babies)$/u;
const AND_THEY = /^(?:妇|期|期的人|的人|们)?呢(?=\s*(?:[？?。！，,]|$))|^ (?:women|people|ladies|mothers|mums|moms|patients)\b/u;
export const asOfAKind = ({ words, after }: Around): boolean => KIND.test(words) && AND_THEY.test(after);

/** A hot day, and no hot body: "it's boiling hot, can the baby have water?". */
const HOT = /^(?:(?:boiling|burning|roasting|so|really) )?(?:hot|boiling|roasting)$|^(?:烫|热)$/u;
const WEATHER =
  /(?:^|[\s,])(?:it'?s|it is|it was|weather(?:'s| is)?|(?:day|summer|room|flat|house|car|outside|here)(?:'s| is| was)?)(?: (?:so|really|very|too|such a|been|absolutely|boiling|burning|roasting))* $|天(?:气)?(?:太|好|真|很|这么|那么)?$/u;
const OF_A_BODY = /\b(?:skin|forehead|head|body|tummy|touch|feels?|fever|temperature)\b|额头|身上|体温|摸/u;
const ofWeather = ({ words, before, sentence }: Around): boolean => HOT.test(words) && WEATHER.test(before) && !OF_A_BODY.test(sentence);

/** To get tablets down, disliked: "不爱吞药丸", "hates swallowing pills". A deed that is finished is one, whatever is felt about it. */
const GETS_DOWN =
  /^(?:吞药|咽药|吞(?:服|下|咽)?|咽(?:下)?|服药|吃药|喝药)$|^(?:swallow|tak|down|gulp|chok)(?:e|ing)?(?: (?:\w+ )?(?:pills?|tablets?|capsules?|meds|medicines?))?$/u;
const DISLIKES =
  /(?:不(?:太|怎么|大|是很|很)?(?:爱|想|愿意?|喜欢|肯|敢|会|习惯|乐意|耐烦)|没法|(?:害)?怕|讨厌|抗拒|抵触|排斥|最?烦|嫌|懒得|受不了|恨|犯怵|恐惧|学不会|难以)(?:自己|再|一次|天天|每天|整片|整颗|大颗|大片|去|老)*$|\b(?:hat(?:e|es|ed|ing)|dislik\w+|loath\w+|dread\w*|(?:can|could)(?:'|no)?t (?:stand|bear|face|manage)|(?:do|does|did)(?:n'?t| not) (?:like|enjoy|want to|love|fancy)|not (?:keen|fond|good|great|a fan)(?: on| of| at)?|terrible at|bad at|fear of|scared of|afraid of|phobia of|sick of|tired of|fed up with|averse to|avoid)(?: having to)?(?: \w+ly)? $/u;
const DONE = /^(?:[药片丸粒颗]*(?:了|下去)|\s?(?:a |the )?(?:whole|entire)\b)/u;
/** How it is got down, asked or told: "吞药片怎么才不卡", "他吞药很慢". */
const MANNER =
  /^[药片丸粒颗的]*(?:时|的时候)?(?:怎么(?!办)|怎样|如何|才|很慢|太慢|慢|有(?:什么)?(?:技巧|诀窍|窍门|办法)|技巧|诀窍|窍门|总是?卡|老是?卡|老?犯?呕|费|难|要(?:喝|用)|用(?:什么|多少)水)|^(?: \w+)? (?:slowly|easier|easily|whole|with (?:food|water))\b/u;
const HOW = /(?:怎么|怎样|如何)$|\bhow (?:to|do i|do you|can i|can he|can she) $/u;
const isDisliked = ({ words, before, after }: Around): boolean =>
  GETS_DOWN.test(words) && (DISLIKES.test(before) || HOW.test(before) || MANNER.test(after)) && !DONE.test(after);

/** What goes well, is of the weather, or is only disliked. */
export const isNoTrouble = (around: Around): boolean => goesWell(around) || ofWeather(around) || isDisliked(around);
