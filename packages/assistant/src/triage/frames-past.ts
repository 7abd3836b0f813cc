/** What is told of the past: long over, of a time of life that is left, or so for years. */
import type { Around } from "./frames-around.ts";
import { ofTheDead, yearsAgo } from "./frames-history.ts";
import { every } from "../text/every.ts";

const PAST =
  /(?:[\d一二两三四五六七八九十几多]+\s*(?:多|个)?(?:年|月)(?:多)?(?:以)?前|去年|前年|小时候|儿时|[二三四五六七八九]几年(?:的时候|时|那)|[二三四五六七八九]十年代|岁(?:那[年次回]|[得有]过|时(?!不时|常|候|而)|的?时候)|[前早]几年|前些年|早些年|早年|以前|曾经|曾有过?|曾患|生前|当年|那[天次回](?!起|开始|以后|之后)|病史|(?<![睡晕昏死疼痛熬挺撑扛翻走])过去|那年|(?:19\d\d|20(?:[01]\d|2[0-3]))\s?年|(?:大学|高中|初中|小学|上学|读书|年轻)(?:的)?时候?|(?<!早饭|午饭|晚饭|早[上晨]|中午|晌午|下午|傍晚|晚上|起床|今早|昨晚|刚才)那会儿?(?!起|开始)|那阵子?|上个?月(?!开始|起|底)|生我(?:的)?(?:时|那)|生(?:娃|孩子|老大|老二|大宝)(?:的)?时候?|上一?次|上一?胎|头胎|上回|\bonce\b(?! (?:a|an|per|every|daily|i|he|she|it|we)\b)|\b(?:last|previous|first|earlier) (?:pregnancy|pregnancies|birth)|\b(?:\d+|one|two|three|four|five|ten|several|a few|few|many|some|couple of)\s*(?:years?|yrs?|months?|decades?)\s+(?:ago|back(?=\s*(?:[,.;!?)]|$)))|(?<!since )\blast (?:year|month|christmas|easter|thanksgiving|new year|summer|winter|spring|autumn|fall)|\bin (?:19|20)\d\d|\bin ['’‘](?:[4-9]\d|[01]\d|2[0-3])\b|\byears ago|\bmonths ago|history of|used to|previously|in the past|as an? (?:(?:little|young) )?(?:child|kid|baby|teen(?:ager)?|girl|boy)|when (?:i|he|she) was(?! (?:(?!growing|breastfeeding)\w+ing|out|away|asleep|not|in the|at (?:work|the)|busy|on the|gone|upstairs|downstairs|distracted)\b)|when (?:my|our|his|her) (?:\w+ ){1,2}was (?:an?|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|little|small|young|younger|tiny)\b|\bback in (?:the |19|20|\d0s|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|\bdecades ago|\bwhen (?:she|he|i|my (?:mom|mum|mother)) (?:had|gave birth to) (?:me|him|her|my)\b|\bdied (?:of|from)|passed away|survived|recovered from)/gu;
const PAST_AFTER =
  /^(?:[^，,。]{0,6}岁(?:时|那年|的时候)[^，,。]{0,4}过(?:[一两二三几好]{1,2}[次回])?|[^，,。]{0,8}那[年次回](?:得|犯|发)|[^，,。]{0,8}那[次回](?=[可把就也，,。])|[^，,。]{0,8}是(?:19\d\d|20[01]\d|202[0-4])\s?年|[^，,。]{0,14}[\d一二两三四五六七八九十几多]+\s*(?:多|个)?(?:年|个?月)前的?|[^，,。]{0,4}(?:过[一两二三几好]{1,2}[次回](?![^，,。]{0,8}(?:今|刚|现))|(?<![数算称点])过(?![敏一两几来去不得量度程滤期节年])|病?史|[之以]后还(?:能|可以)|[之以]后(?:应该|要)?(?:怎么补|如何补|怎么养|吃什么补|喝什么补|怎么调理)|没救过来|没抢救过来|没救回来|后期|恢复[期了的]?(?!正常?吃|吃|进食|饮食|正常饮食|喝)|后遗症|康复|术后|出院|去世|走了[\d一二两三四五六七八九十几]*年?|过世|死的|没的)|(?:[^,.;?!]|\.\d){0,24}?\b(?:(?:years?|yrs?|months?) (?:ago|back(?=\s*(?:[,.;!?)]|$)))|in (?:19|20)\d\d|in ['’‘](?:[4-9]\d|[01]\d|2[0-3])\b|last (?:year|month|christmas|easter|thanksgiving|new year|summer|winter|spring|autumn|fall)|when (?:she|he|i) had (?:me|him|her)|as an? (?:(?:little|young) )?(?:child|kid|baby|toddler|infant|teen\w*|student|girl|boy)|and (?:he |she )?survived|when (?:i|he|she) was(?! (?:\w+ing|out|away|asleep|not|in the|busy|on the)\b)|back in (?!(?:and|but|its|it|she|he|now|since|place|again)\b)\w|(?:back |at )?then$|(?:in|during|with) my (?:last|previous|first|earlier) (?:pregnancy|birth|labou?r))\b)/u;
/** At an age that is over, in what somebody has had, been in or gone into: "I had anaphylactic shock aged 14", "at 9 she went into shock". "My son, aged 14, has …" is how old he is. */
const AT_AGE_AFTER =
  /^[^.;?!]{0,40}?\b(?:(?:when |at )?aged?|at the age of|at age) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b(?! (?:hours?|minutes?|mins?|days?|o'?clock))/u;
const AT_AGE_BEFORE =
  /(?:^|[,;] ?)(?:(?:when )?aged|at the age of|at age|at) (?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen),? (?:i|he|she|my \w+) (?:had|was|got|went|nearly|almost|suffered)\b[^.;?!]{0,30}$/u;
const HAD = /\b(?:i|he|she|my \w+)(?:'ve| have| has)? (?:had|got|went|suffered|nearly|almost)\b[^.;?!]{0,30}$|^[^\p{L}]*$/u;
const SINCE_WELL =
  /\b(?:fine|well|ok(?:ay)?|nothing|no (?:problems?|trouble|reactions?)|all (?:right|good))(?: (?:ever|at all))? since\b|\bsince then\b|\b(?:never|not|no\w*) (?:\w+ ){0,3}since\b|\bnow (?:i'?m )?(?:\d\d|fine|well)\b|\b(?:he|she)(?:['’]s| is) \d{1,2} now\b|\bnever again\b/u;
const WAS_IN = /\b(?:he|she|my \w+) (?:was|went|had)\b[^.;?!]{0,30}$/u;
const I_HAD = /\bi(?:'ve| have)? (?:had|got|went|suffered|nearly|almost)\b[^.;?!]{0,30}$/u;
/** "I was suicidal in my twenties": a time of life that is behind. */
const IN_YOUTH = /^[^,.;?!]{0,16}\bin (?:my|his|her) (?:early |late |mid[- ]?)?(?:teens|twenties|thirties|forties|20s|30s|40s)\b/u;
const WAS = /\b(?:was|felt|got|had been|became|went)(?: \w+)?\s*$/u;
const AGAIN_NOW = /\b(?:now i|again|is back|are back|coming back|came back|this (?:week|month|morning)|tonight|today|lately|these days)\b/u;
const inYouth = ({ words, before, after, rest }: Around): boolean =>
  WAS.test(`${before}${/^(?:was|felt) /u.test(words) ? "was" : ""}`) && IN_YOUTH.test(after) && !AGAIN_NOW.test(rest);

/** "At 19, I'm 41 now": years ago by both ages. */
const THEN_AND_NOW = /^ ?(?:when i was|at) (\d\d)\b,? ?(?:and |but )?(?:now )?i(?:['’]?m| am)(?: now)? (\d\d)\b/u;
const isYoungerThen = (rest: string): boolean => {
  const [, then = "", now = ""] = THEN_AND_NOW.exec(rest) ?? [];
  return then !== "" && Number(now) - Number(then) > 1;
};
const atAnAge = ({ before, after, rest, next, sentence }: Around): boolean => {
  // "She was in DKA when diagnosed, aged 7. She's 22 now": the age behind a comma is then that of the time only if she has grown up since.
  if (AT_AGE_AFTER.test(rest) && WAS_IN.test(before) && SINCE_WELL.test(`${rest}${next}`) && last(PRESENT, `${before}${after}`) < 0) return true;
  if (isYoungerThen(rest)) return true;
  const wasThen = AT_AGE_BEFORE.test(before) || (AT_AGE_AFTER.test(after) && (I_HAD.test(before) || HAD.test(before)));
  return wasThen && (I_HAD.test(before) || SINCE_WELL.test(`${sentence}${rest}${next}`)) && last(PRESENT, `${before}${after}`) < 0;
};

/** A poisoning by a medicine that was, of a medicine that may well be taken still: what goes on now is told in other words. */
const BY_WHICH = /^(?:锂盐?|碳酸锂|地高辛|lithium(?: carbonate)?|priadel|camcolit|digoxin|lanoxin)$/u;
const POISONED = /^(?:盐)?中毒|^ (?:poison\w*|tox\w+|overdos\w*)/u;
const POISONED_BY = /\bpoison(?:ed|ing) (?:by|with|from) (?:my |his |her |the )?$|\btox\w+ (?:from|of) (?:my |his |her |the )?$/u;
const wasPoisonedBy = ({ words, before, after }: Around): boolean => BY_WHICH.test(words) && (POISONED.test(after) || POISONED_BY.test(before));

/** What ended years ago for good says when, and makes nothing else past: "bleeding after menopause 3 years ago". */
const MILESTONE = /\b(?:menopause|last period|periods? (?:stopped|ended))\b[^,.;?!]{0,14}\bago\b|(?:绝经|停经|断经)[^，,。]{0,6}年前?/gu;
/**
 * A time of life that is over, with what happened then told in the clauses behind it: "小时候对芒果过敏，嘴肿得像香肠，现在…", "when my nephew was two, back in 2003,
 * he drank …". In Chinese it must be left again ("现在", "后来"), and a thing told as finished ("得过哮喘，胸闷") ends it.
 */
const EPOCH_EN =
  /\b(?:when (?:i|he|she|(?:my|our|his|her) (?:\w+ ){1,2})was (?:an?|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|little|small|young)\b|as an? (?:child|kid|toddler)\b|(?:back )?in (?:the )?(?:19|20)?\d0s\b|decades ago)[^.;?!]*,[^.;?!,]*$/u;
const THEN_EN = /\b(?:drank|swallowed|ate|had|was|were|got|took|made|went|died|choked|nearly|almost|stopped|ended up)\b/u;
const EPOCH_ZH =
  /(?:小时候|儿时|从小|年轻时|[二三四五六七八九]几年(?:的时候|时|那)|[二三四五六七八九]十年代|[\d一二三四五六七八九十]岁(?:那年|的时候|时))(?:(?!过(?!敏)|得了|现在)[^，,。；;？?])*[，,](?:(?!现在|今天|刚|突然|最近|昨)[^。；;？?])*$/u;
const LEFT_ZH = /[，,。；;]\s*(?:现在|如今|后来|长大|从那以后|之后)|住(?:了|过)?院/u;
const SO_LONG_ZH = /(?:[\d一二两三几半]|十)+个?(?:多)?(?:天|小时|分钟|周|星期)/u;
const ofAnEpoch = ({ words, before, after, sentenceBefore, rest, next }: Around): boolean => {
  const clause = `${before}${words}${after}`;
  if (EPOCH_EN.test(sentenceBefore)) return THEN_EN.test(clause) && last(PRESENT, before) < 0;
  return EPOCH_ZH.test(sentenceBefore) && LEFT_ZH.test(`${rest}${next}`) && !SO_LONG_ZH.test(clause);
};

/** When it began: it goes on. */
const ONSET = /\b(?:found|noticed|started|began|appeared|came up|since)\b|发现|摸到|开始|长了|冒出/u;
const PRESENT =
  /现在|刚|突然|忽然|今天|今早|昨晚|昨天|正在|此刻|目前|又|老是|总是|\b(?:keeps|keep (?=\w+ing)|now|today|tonight|just|again|still|suddenly|this morning|yesterday)\b/gu;

const last = (pattern: RegExp, text: string): number => {
  let at = -1;
  for (const m of every(pattern, text)) at = m.index;
  return at;
};

/** What shows weeks later, a bite or an operation, is not over when something goes on now: "一个月前被狗咬过，现在怕水". */
const SHOWS_LATER = /[咬抓扎钉]|手术|旁路|袖状|[切缩]胃|\b(?:bit|bitten|nail|scratched|surgery|bypass|sleeve|bariatric|band)\b/u;
const GOES_ON = /吃不下|不稳|打晃|糊涂|恍惚|一直|天天|每天|不止|越来越|\b(?:daily|every day|keeps?|ever since|cant|can't)\b/u;
/** Days and weeks after it are still its time. */
const DAYS_AFTER = /(?:\d|[一二两三四五六七八九十几])+\s?(?:天|周|个?星期|个?礼拜)(?!吃|能|可以)|\b(?:days?|weeks?) (?:after|post|since|ago|out)\b/u;
const LONG_AGO = /年|小时候|\byears?\b|\bas a (?:child|kid)\b/u;

/** What passes in hours was over long ago when it is told of last week: an allergic swelling, a choking fit, a heart that raced for a minute. */
const PASSES = /肿|痒|疹|风团|包$|发麻|噎|呛|卡住|\b(?:swell|swollen|hives|itch|rash|tingl|chok|gagg)/u;
const RACED = /心慌|心跳|心悸|hearts?|rac(?:ed|ing)|palpitat|flutter|pound/u;
const BRIEFLY =
  /一会儿?|一下(?:子)?|几秒|[几一两]分钟|一阵(?!一阵)|\bfor (?:a|about a|one|a few|a couple of|\d+) (?:seconds?|minutes?|mins?|moments?|bit|while)\b/u;
const DAYS_BACK =
  /上周|上个?星期|上个?礼拜|上个?月|前几天|前阵子|\b(?:last (?:week|weekend|month)|the other (?:day|week)|(?:back )?in (?:the )?(?:spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)|(?:weeks|months) (?:ago|back))\b/u;
const STILL =
  /现在(?!都?(?:好|没|不|消))|今天|今早|今晚|刚|突然|一直|还没|没消|越来|又|开始|喘|憋|晕|咳|哨音|之后|胸|\b(?:now|today|tonight|still|since|again|keeps?|started|worse|breath\w*|cough\w*|wheez\w*|faint\w*|dizzy|chest)\b/u;
/** It went down by itself, and what is asked is the next time: "半小时消了，以后还能吃吗". */
const WENT_DOWN =
  /(?:消|退|好)了(?!点|些|一点|一些|又)|不肿了|\b(?:went (?:down|away)|(?:was|all|it'?s) gone|settled|cleared up)\b(?![^.;?!]{0,20}\b(?:but|came back|again now)\b)/u;
const NEXT_TIME =
  /以后|下次|还能(?:再)?(?:吃|喝|碰)|能再(?:吃|喝)|\b(?:next time|in future|(?:eat|have|try|drink) (?:it|them|\w+) again|still (?:eat|have)|from now on)\b/u;
/** "He is fine now", "coughed it up herself and has been fine since" tell that it is over. */
const WELL_NOW =
  /\bcoughed (?:it|them|that) (?:right |straight |back )?(?:up|out)\b|\b(?:(?:has|have)(?: been)?|was|were|been) (?:absolutely |perfectly |totally |all )?(?:fine|ok(?:ay)?|well|good|all right|alright)(?: (?:ever )?since| after(?:wards?)?)?\b|\b(?:fine|ok(?:ay)?|well|better|all right|alright|recovered|himself|herself)(?: again)? now\b|\bnow (?:he|she|i|they)(?:'s|'m|'re| is| am| are)? (?:fine|ok(?:ay)?|well|all right|alright)\b/gu;
const isOver = ({ words, before, after, sentence, next }: Around): boolean => {
  const clause = `${before}${words}${after}`;
  if (PASSES.test(words) && WENT_DOWN.test(sentence) && NEXT_TIME.test(`${sentence}${next}`) && !STILL.test(sentence.replace(/(?:消|退|好)了/gu, "")))
    return true;
  return (
    DAYS_BACK.test(clause) && (PASSES.test(words) || (RACED.test(words) && BRIEFLY.test(clause))) && !STILL.test(`${sentence}${next}`.replace(WELL_NOW, ""))
  );
};

/** "I bled a bit with my first, who's now at primary": of a child that is born. */
const OF_A_CHILD_BORN =
  /\bwith (?:my|our) (?:(?:first|second|third|last|eldest|oldest|youngest|(?:\w+ )?(?:son|daughter|boy|girl|lad))\b,? (?:and |but )?who(?:['’]s| is)|(?:\w+ )?\w+,? (?:and |but )?(?:who|he|she)(?:['’]s| is) (?:now )?\d{1,2}\b(?! weeks| days| months))/u;
const withAChildBorn = ({ words, before, rest }: Around): boolean => OF_A_CHILD_BORN.test(rest) && !words.endsWith("ing") && last(PRESENT, before) < 0;

/** The date behind it is the nearer one: "she lost her husband last year and took all her tablets an hour ago". */
const AN_HOUR_AGO =
  /^(?:(?!\band\b)[^,.;?!]){0,30}\b(?:(?:an?|half an|\d+|two|three|few|couple of) (?:hours?|minutes?|mins?) ago|last night|just now|this morning|tonight)\b/u;

/** What was left off then is left off still: "stopped eating a month ago". */
const LEFT_OFF = /(?:stopped|quit) eating|(?:not|nt|n't) eaten|refus\w+ (?:to eat|food)|^(?:不吃|没吃|绝食|断食|不肯吃)/u;
const AGO = /^[^,.;?!]{0,24}\b(?:ago|back)\b|^[^，,。]{0,8}[年月天周]前/u;

/** "上次透析是四天前", "her last dialysis was four days ago": a treatment that comes round goes on. */
const COMES_ROUND = /透析|洗肾|血透|腹透|化疗|\b(?:dialysis|chemo\w*)\b/u;
const LAST_OF_IT = /(?:上次|上一次|上回|最近一次|最后一次)(?:做的?|去)?$|\b(?:last|latest|most recent)(?: \w+)? $/u;
const comesRound = ({ words, before, after }: Around): boolean =>
  COMES_ROUND.test(words) && LAST_OF_IT.test(before) && !/^[^，,。.]{0,12}(?:年|\byears?\b)/u.test(after);

/** And is here again: "seizure 2 yrs back, another one now". */
const ANOTHER_NOW =
  /\b(?:another|a second|(?:has|have|had|having) (?:a new )?one)\b[^.;?!]{0,20}\b(?:now|today|tonight|just|this (?:morning|minute)|(?:minutes?|mins?|hours?) ago)\b|\b(?:now|today|tonight|this morning|just (?:had|having)|having)\b[^.;?!]{0,12}\b(?:another|a second) (?:one|fit|attack|seizure)\b/u;

/** What was taken out is missing for good. */
const TAKEN_OUT = /脾.*[切摘拿没]|[切摘没].*脾|无脾/u;

/** The last word on time before it counts: "ten years ago a stroke, now …". */
export function past(around: Around): boolean {
  if (comesRound(around) || ANOTHER_NOW.test(around.rest)) return false;
  if (wasPoisonedBy(around) || TAKEN_OUT.test(around.words)) return false;
  if (ofTheDead(around) || yearsAgo(around) || ofAnEpoch(around) || isOver(around) || atAnAge(around) || inYouth(around) || withAChildBorn(around)) return true;
  const { words } = around;
  if (LEFT_OFF.test(words) && AGO.test(around.after)) return false;
  const before = around.before.replace(MILESTONE, "");
  const from = `${words}${around.after}`.replace(MILESTONE, "");
  const after = from.startsWith(words) ? from.slice(words.length) : from;
  if (
    SHOWS_LATER.test(words) &&
    (last(PRESENT, around.rest) >= 0 || GOES_ON.test(around.rest) || DAYS_AFTER.test(`${before}${after}`)) &&
    !LONG_AGO.test(`${before}${after}`)
  )
    return false;
  const past = last(PAST, before);
  if (past >= 0) return past >= last(PRESENT, before) && !AN_HOUR_AGO.test(after);
  const dated = PAST_AFTER.exec(after);
  return dated !== null && last(PRESENT, before) < 0 && !ONSET.test(before) && !ONSET.test(dated[0]);
}

const SPAN_ZH = "(?:\\d{1,2}|[一两二三四五六七八九十几多好大半]{1,3})(?:多|来)?(?:年|个?多?月)(?!前|后|份|级|经|子)";
const SPAN_EN =
  "(?:\\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|many|some|couple of)(?: and a half| or so)? ?(?:months?|years?|decades?)(?! old)";
/** How long it has been so, told of the complaint itself: "面瘫三年了", "drooping for years". */
const LASTED = new RegExp(
  `^(?:已经|都|有|快|了|一直|治疗?了?|治了|针灸了?|得了|到现在|没好|还没好|差不多|将近|大概|反复|留下|恢复了?|拖了|整整|也|好像|这个?毛病|的?问题|的?情况|到今天|之后|以后|后|跟了我|确诊|发病|得病|病史|[、 ])*${SPAN_ZH}|^(?:(?!\\b(?:and|but|take[ns]?|taking|took|tablets?|medicines?|with|while)\\b)[^,.;?!]){0,40}\\b(?:for|over|since|these|last(?:ed|ing)|about|already|now|him|her|me) (?:the (?:last|past) |about |over |almost |nearly |more than |at least )?(?:${SPAN_EN}|months|years|ages|decades|childhood|birth|(?:19|20)\\d\\d)\\b|^[^,.;?!]{0,30}\\b(?:been|always) (?:that way|like (?:this|that)|so) (?:for|since|all)\\b|^[^,.;?!]{0,12} (?:${SPAN_EN}) (?:ago|now|already)\\b`,
  "u",
);
const LASTED_BEFORE = new RegExp(
  `(?:${SPAN_ZH}(?:了|来|以来|的|一直|都|前|之前|得的?|起|开始|落下|留下|[ ,，]){0,4}|老|陈旧性?|遗留的?|留下的?|落下的?|先天性?的?|从小就?|天生就?)$|\\b(?:old|long-?standing|residual|chronic|lifelong|leftover|permanent|(?:${SPAN_EN}|months|years) of)(?: \\w+){0,2} $`,
  "u",
);
/** New again, or worse: it is not the old one alone. */
const ANEW =
  /突然|忽然|一下子|加重|更(?:严重|厉害|歪)|又歪|又犯|(?:今天|今早|刚才|早上|昨[天晚])(?:又|更|也|起|开始|发现|出现)|\b(?:sudden\w*|worse|worsening|new|again|this morning|tonight|today)\b/u;
/** A stroke or a palsy of months or years ago: what it left is no new one. */
const OLD = new RegExp(
  `(?:中风|脑梗死?|脑出血|脑溢血|卒中|面瘫|面神经炎)(?:已经|都|有|快|了|后|过|是|得了|到现在|病史|恢复期|康复期|第)*${SPAN_ZH}|(?:\\d{1,2}|[一二两三四五六七八九十几多好]{1,3})(?:多|来)?(?:年(?:多)?|个多?月)前[^，,。]{0,6}(?:中风|脑梗|脑出血|脑溢血|卒中|面瘫)|(?:(?:19\\d\\d|20(?:[01]\\d|2[0-4]))\\s?年|小时候|从小|年轻时|当年|去年|前年|前几年|年初)[^，,。]{0,6}(?:中风|脑梗|脑出血|脑溢血|卒中|面瘫)|(?:stroke|bell'?s palsy|brain bleed) (?:(?:back )?in (?:19\\d\\d|20(?:[01]\\d|2[0-4]))|last year)|(?:stroke|bell'?s palsy|brain bleed)(?: (?:survivor|patient))?,?(?: (?:was|is|were|about|over|nearly|more than|almost|for))* (?:${SPAN_EN}) (?:ago|now|back|already|out|on|later)|(?:${SPAN_EN}) (?:post|after|since|out from)[- ](?:my |his |her |the |a )?(?:stroke|brain bleed)`,
  "gu",
);
const STAYS =
  /一直|还是|还没|还有[点些]|仍|始终|遗留|落下|留下|康复|后遗症|没恢复|\b(?:still|stayed|stays|remains?|never came back|left (?:him|her|me|with)|ever since|since then|residual|rehab)\b/u;
/** Where an old stroke is told whose weakness has stayed; nowhere when anything is new. */
export const oldIn = (folded: string): { readonly at: number }[] =>
  ANEW.test(folded) || /刚|\bjust now\b/u.test(folded) || !STAYS.test(folded) ? [] : every(OLD, folded).map((m) => ({ at: m.index }));

/** It has been so for months or years: a sign of what strikes at once it is not. */
/** In the months after a stroke: "脑梗恢复期第八个月了，右手还是不太利索". */
const GETTING_OVER = /(?:脑梗死?|中风|卒中|脑出血|脑溢血|面瘫)[^，,。；;]{0,4}(?:恢复期|康复期)/u;
export const standing = ({ before, after, sentence }: Around): boolean =>
  (LASTED.test(after) || LASTED_BEFORE.test(before) || (GETTING_OVER.test(sentence) && STAYS.test(sentence))) && !ANEW.test(sentence);
