/** What happened years ago, told in Chinese over several clauses with how it ended: "我弟八年前得过脑膜炎，那时候发高烧，脖子都硬了，住院两周好了". It is over. */
import type { Around } from "./frames-around.ts";

const NUMBER = "[\\d一二两三四五六七八九十几好多]";
/** The time, a year ago and more; the last of the text is that of what follows it. */
const YEARS_AGO = new RegExp(
  `^.*(?:(?:19\\d\\d|20(?:[01]\\d|2[0-4]))\\s?年|[二三四五六七八九]几年|[二三四五六七八九]十年代|${NUMBER}+\\s?年(?:多)?(?:以)?前|${NUMBER}+岁(?:那年|的时候|时(?!不时|常|而)|那会儿?)|当年|小时候|年轻(?:的)?时候?|(?:大学|高中|初中|小学|中专)(?:的)?(?:时候|那会儿?|那年|期间)|(?:高考|中考|毕业|结婚|离婚|失恋|当兵|参军)那年|前些年|早些年|早年|[前早]几年|前年|去年)`,
  "su",
);
/** Something newer between that time and the words, which may then be of today. */
const NEWER = /现在|如今|目前|今[天早晚儿年]|刚|突然|忽然|最近|昨|前天|这[几两]天|这会儿|上周|上个?月|[几半\d一两二三]个?(?:小时|钟头)前/u;
/** A trouble somebody has had ends at its clause ("得过哮喘，胸闷"), unless that time is taken up again. */
const HAD = /过(?!敏)|得了|患有|有(?:哮喘|癫痫|房颤|糖尿病|高血压|冠心病|心脏病)/u;
const AT_THAT_TIME = /当时|那时|那会儿|那阵|有一?阵子|那天|那次|那回/u;
/** How it ended, so that nothing of it can be going on. */
const SAVED =
  /捡回[^，,。；;]{0,3}命|死里逃生|(?:扎针|打针|吃药|输液|治|养)好(?:的|了)(?!点|些|一)|(?:抢救|救|挺|熬)(?:了)?(?:过来|回来)(?!吗|没)|(?:没|未|没有)留(?:下)?(?:什么|任何|啥)?后遗症|活到[\d一二三四五六七八九十]|(?:上|读|念)(?:小学|中学|初中|高中|大学|班)了|住(?:了)?院?[^，,。；;]{0,8}(?:好了|痊愈|治好|出院)(?!点|些|一)/u;
const WELL_LATER =
  /(?:后来|最后|之后|慢慢|早就?|完全|彻底)[^，,。；;]{0,8}(?:好了|痊愈|康复|恢复了|没事了)(?!点|些|一)|(?:这些年|多年来?|这几年|至今|到现在)[^，,。；;]{0,6}(?:没再?(?:犯|发)|好好的|一直(?:很|都|挺)?(?:好|稳|正常))|再(?:也)?没(?:有)?(?:犯|发作|复发)过?|没再(?:犯|发)|现在(?:啥|什么|一点)事(?:都|也)?没|(?:如今|现在)[^，,。；;]{0,6}(?:抱[曾重]?孙|打酱油|当[爹爸妈]|天天(?:冬泳|健身|跑步|遛))|(?:后来|从此|之后)[^，,。；;]{0,8}[一两二三四五六七八九十\d几好多]+年了/u;
/** Of the weeks after a birth, told when the child is long out of the cradle. */
const AFTER_BIRTH = /^.*(?:产后那|生完(?:孩子|娃|老大)?那|坐?月子(?:里)?那|坐月子(?:的时候|时))/su;
const GROWN =
  /(?:娃|孩子|宝宝|儿子|女儿|闺女|老大|大宝)[^，,。；;]{0,3}(?:(?:[2-9]|[两二三四五六七八九]|1\d|十[一二三四五六七八九]?)岁|上(?:幼儿园|小学|初中|高中|大学)|读书)/u;
const ENDED = new RegExp(`${SAVED.source}|${WELL_LATER.source}`, "u");
/** It is back, or like that time again. */
const AGAIN =
  /(?:又|再次|重新|开始)(?:犯|发作|复发|疼|痛|吐|晕|烧|喘|抽|出现|这样|来了|跟|和|像|有)|一模一样|[跟和像](?:那|上|当)(?:次|回|年|时)[^，,。；;]{0,6}(?:一样|差不多|似的)|(?:刚|今[天早晚]|昨[天晚]|现在|最近|这[几两]天)[^，,。；;]{0,8}(?:又|开始|还是)/u;
/** What shows years later: a bite, an operation. */
const SHOWS_LATER = /[咬抓切缩]|手术/u;

/** Thoughts of death need more than the time: it is told that they are gone, and nothing that they may come back. */
const OF_DEATH = /死|杀|轻生|遗[书言]|自[残伤]|割|跳|吞|活|撑|熬|解脱|结束|了断|上吊|烧炭|药|想不开|绝望|告别/u;
const OF_MIND = /自杀|想死|不想活|轻生|遗[书言]|自[残伤]|割腕|上吊|绝望|抑郁/u;
const MIND_WELL =
  /(?:念头|想法)[^，,。；;]{0,4}(?:没有了|没了|没再有|没有过)|没(?:有|再有|了)(?:过)?[那这]种(?:念头|想法)|一直(?:都|很|挺|蛮|比较|非常)*稳|走出来了|(?:早就?|慢慢|彻底|完全)(?:都)?(?:好了|康复|走出来)(?!点|些|一)/u;
const DOUBTED =
  /又|最近|偶尔|有时|还会|还是(?=会|有|想|觉得|老|总|一样|这样)|反复|但|可是|不过|撑不|熬不|快要?(?:撑|熬)|(?<!一点那种|那种|这种)念头(?!都?(?:没|也没|早))/u;

/** A trouble of childhood, called by its name in the clause behind it, by somebody grown up since: "小时候我抽过风，是高热惊厥，现在二十六了". */
const CHILDHOOD = /小时候|儿时|(?<!\d)\d岁(?:那年|的时候|时)|[一二两三四五六七八九]岁(?:那年|的时候|时)/u;
const CALLED_BY_NAME = /^[\s，,]*(?:(?:医生|大夫|我妈|家里人?|大人)(?:们)?说)?(?:应该|好像|其实|就|说)?(?:是|叫|属于)[^，,。；;了我他她爸妈爷奶]{0,5}$/u;
const GROWN_UP =
  /(?:现在|如今|今年)[^，,。；;\d一二三四五六七八九十]{0,4}(?:1[4-9]|[2-8]\d|十[四五六七八九]|[二三四五六七八]十[一二三四五六七八九]?)(?:多)?(?:岁|了)/u;
const NOT_OVER = /又|昨|刚|突然|最近|偶尔|有时|还(?:是|会|在|抽|犯)|再次|今[天早晚]|正在|发作/u;
const isOfChildhood = ({ words, before, sentence, sentenceBefore, rest, next }: Around): boolean =>
  CHILDHOOD.test(sentenceBefore) &&
  HAD.test(sentenceBefore) &&
  CALLED_BY_NAME.test(before) &&
  GROWN_UP.test(rest) &&
  !OF_DEATH.test(words) &&
  !NOT_OVER.test(`${sentence}${next}`);

const behind = (time: RegExp, told: string): string | undefined => {
  const found = time.exec(told);
  return found ? told.slice(found[0].length) : undefined;
};
const behindYear = (told: string): string | undefined => behind(YEARS_AGO, told);
/** What stands between the time and the words: in the same sentence, or in the one before where that time is taken up ("那天半夜"). */
const since = ({ sentenceBefore, previous, rest }: Around): string | undefined =>
  behindYear(sentenceBefore) ??
  (GROWN.test(rest) ? behind(AFTER_BIRTH, sentenceBefore) : undefined) ??
  (AT_THAT_TIME.test(sentenceBefore) ? behindYear(`${previous}${sentenceBefore}`) : undefined);

/** A whole sentence that tells such a time and its end, and nothing newer. */
const isEpisode = (sentence: string): boolean => {
  const told = sentence.length > 20 ? behindYear(sentence) : undefined;
  return told !== undefined && SAVED.test(told) && !NEWER.test(told) && !AGAIN.test(told) && !OF_MIND.test(told);
};

export function overLongAgo(around: Around): boolean {
  const { words, rest, next } = around;
  if (isEpisode(words) || isOfChildhood(around)) return true;
  const between = since(around);
  if (between === undefined || SHOWS_LATER.test(words) || NEWER.test(between) || ENDED.test(between)) return false;
  const told = `${rest}${next}`;
  if (AGAIN.test(told)) return false;
  if (OF_DEATH.test(words)) return MIND_WELL.test(told) && !DOUBTED.test(`${between}${told}`);
  return SAVED.test(told) || (WELL_LATER.test(told) && (!HAD.test(between) || AT_THAT_TIME.test(between)));
}

/** A drink that went down the wrong way, was coughed up, and has done nothing for days: "喝水呛了一下咳几声就没事了，都过去三天了一点不咳". A nut may lie still for days. */
const WRONG_WAY = /呛|咳/u;
const OF_A_DRINK = /(?:喝|咽)[^，,。；;]{0,3}(?:水|茶|饮料|果汁|奶茶|汤|口水)[^，,。；;]{0,6}呛|被?(?:水|茶|饮料|果汁|汤|口水)呛/u;
const WENT = /(?:就|都|已经|早)(?:没事|好)了/u;
const DAYS_AGO = new RegExp(`(?:过去|过了|都|已经)[^，,。；;]{0,2}${NUMBER}+天|前天|上周|前几天`, "u");
const NOT_SO = /(?:一点|完全|也|都)?(?:不|没再?|没有再?)(?:咳|喘|憋|烧|发烧|闷)/gu;
const STILL = /还[在是有会]|又|咳得|喘|憋|烧|闷|泳|溺|池|现在(?!都?(?:好|没|不))|越来|困|没精神/u;
export const wentDownWrong = ({ words, sentence, next }: Around): boolean =>
  WRONG_WAY.test(words) &&
  OF_A_DRINK.test(sentence) &&
  WENT.test(sentence) &&
  DAYS_AGO.test(sentence) &&
  !STILL.test(`${sentence}${next}`.replace(NOT_SO, "").replace(/会[“"「]?[^，,。；;]{0,8}溺水/u, ""));

/** It stuck, came out again, and all is well since: "噎了一下拍两下就出来了，今天吃喝正常". */
const STUCK = /^(?:噎|卡|呛)/u;
const CAME_OUT = /(?:拍|咳|吐|抠|喝口水)[^，,。；;]{0,6}(?:出来了|下去了|好了|没事了)/u;
const EATS_WELL = /吃喝(?:都|也|全|一切)?正常|能吃能喝|吃饭喝水(?:都|也)?(?:正常|没事)|(?:啥|什么|一点)事(?:都|也)?没/u;
export const cameOut = ({ words, rest, next }: Around): boolean =>
  STUCK.test(words) && CAME_OUT.test(rest) && EATS_WELL.test(`${rest}${next}`) && !STILL.test(`${rest}${next}`.replace(NOT_SO, ""));

/** It was, and is again: "十年前喝农药抢救过来，昨晚又喝了半瓶", "现在又来了，跟那次一样", "现在娃两岁了，还是老想". */
const AT_PRESENT = "(?:昨[天晚夜]|今[天早晚]|刚才?|现在|这会儿|最近)[^。；;？?]{0,8}";
const AGAIN_NOW = new RegExp(
  `${AT_PRESENT}又(?:吞|割|划|犯|来了|发作|这样|那样|[跟和像][那上]|喝了[半一两]|吃了[半一两几]{0,2}(?:瓶|把|盒|板))|${AT_PRESENT}(?:跟|和|像)[那上][次回][^，,。；;]{0,4}(?:一样|一模一样)`,
  "u",
);
const STILL_WISHED = new RegExp(`${AT_PRESENT}(?:还是|仍|又)(?:老是?|总是?|天天|每天|经常|一直|会)*想(?!问|知道|吃|喝|补|要个|买)`, "u");
const BEGINS_AGAIN = /又开始(?:吐|喘|抽|晕|迷糊)/u;
const NOT_DARED = /(?:一直|只是|就是|始终)(?:都)?(?:没|不)(?:敢|下得去手|下得了手|勇气)/u;
export const isAgain = ({ words, rest }: Around): boolean =>
  AGAIN_NOW.test(rest) || BEGINS_AGAIN.test(rest) || (OF_DEATH.test(words) && (STILL_WISHED.test(rest) || NOT_DARED.test(rest)));
