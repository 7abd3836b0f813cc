/** What a text tells of the person it is about: age, sex, life stage, body, diet, lab values, what they have and take. */
import type { Answers, DietPattern, Pregnancy, Sex } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Subject } from "../types.ts";
import { intentsOf, isPolar } from "./intents.ts";
import type { Linked } from "./link.ts";
import { asksBesideFamily } from "./relatives.ts";

type Sign<T> = readonly [T, RegExp];

const SUBJECT: readonly Sign<Subject>[] = [
  [
    "baby",
    /(?<!要个?)宝宝|(?:孩子|小孩|娃)[^，。？?]{0,4}几个月|婴儿|新生儿|奶娃|刚出生|一岁以内|1岁以内|(?<!\b(?:(?:try|wait|hop|plan)(?:ing)? for|hav(?:e|ing)|want(?:ing)?) (?:an?|another|our (?:first|second)) )\bbab(?:y|ies)\b(?! (?:aspirin|weight|bump|shower|carrots?|spinach|corn|powder|oil|steps|blues)\b)|\b(?:my|our|the|a|an) \d{1,2}.months?.old\b|\binfants?\b|\bnewborns?\b|\b\d{1,2}.(?:weeks?|days?).olds?\b/iu,
  ],
  [
    "child",
    /我(?:的)?(?:儿子|女儿|孩子|小孩|娃)|娃(?!娃[菜鱼头]|哈哈)|[大二]宝|(?:闺女|(?:外?孙|侄)[子女](?!士)|孙儿|小朋友)|(?:^|[,，。\s])(?:我家|家里)?(?:儿子|女儿|闺女|男孩|女孩|男生|女生)(?=\s?(?:今年|现在|才|刚|满|已经)?\s?(?:1?\d|十[一二三四五六七]?|[一二三四五六七八九])(?!\d|\s?(?:个?月|周|天|斤|公斤)))|孩子|儿童|小孩|青少年|\bmy (?:son|daughter|child|kid|toddler|(?:1?\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]?(?:years?[ -]old|y\/?o\b|yr[ -]?old)(?! (?:mother|mum|mom|father|dad|grand\w+|husband|wife|friend|aunt|uncle|parents?)))\b|(?<!\bmy )\b(?:an?|the|our) (?:1?\d.year|\d{1,2}.month).old\b(?! (?:wom[ae]n|m[ae]n|lady|adult))|\b(?:child|children|kids?|toddlers?|teen(?:ager)?s?|grand(?:son|daughter|child)|little (?:one|boy|girl|man)|lo|nephew|niece)\b/iu,
  ],
  ["grandparent", /我?(?:爷爷|奶奶|外公|外婆|姥姥|姥爷)|\bmy (?:\d{2}.year.old |elderly |old )?(?:grand(?:mother|father|ma|pa|parents?))\b/iu],
  ["mother", /我?(?:妈妈|妈|母亲|婆婆|岳母)|\bmy (?:\d{2}.year.old |elderly |old )?(?:mother|mom|mum|mother.in.law)\b|\bfor (?:mother|mom|mum)\b/iu],
  ["father", /我?(?:爸爸|爸|父亲|公公|岳父)|\bmy (?:\d{2}.year.old |elderly |old )?(?:father|dad|father.in.law)\b/iu],
  ["partner", /我?(?:老公|老婆|妻子|丈夫|女朋友|男朋友|爱人|媳妇|太太(?!乐|平))|\bmy (?:husband|wife|partner|girlfriend|boyfriend)\b/iu],
  ["friend", /我?(?:朋友|同事|同学|邻居|姐姐|妹妹|哥哥|弟弟)|\bmy (?:friend|colleague|sister|brother|neighbou?r)\b/iu],
];
const SEX_OF: Partial<Record<Subject, Sex>> = { mother: "female", father: "male" };
const MAN = /老公|丈夫|男朋友|\b(?:husband|boyfriend)\b/iu;
const SELF =
  /(?:^|[^给帮对让])我(?!妈|爸|母|父|爷|奶|外|婆|岳|老公|老婆|妻|丈|爱人|朋友|同|邻|姐|妹|哥|弟|的?(?:儿|女儿|孩|小孩|娃)|家|们|想问|该)|\b(?:i|i'm|i've|me)\b|^about me|我的情况/iu;

const RELATIVE_ZH =
  "(?:妈妈?|爸爸?|母亲|父亲|婆婆|岳母|公公|岳父|奶奶|爷爷|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|男朋友|女朋友|朋友|同事|同学|邻居|姐姐|妹妹|哥哥|弟弟|闺蜜|教练|医生)";
const RELATIVE_EN =
  "(?:mother|mom|mum|father|dad|husband|wife|partner|girlfriend|boyfriend|friend|buddy|colleague|coworker|co-worker|sister|brother|neighbou?r|trainer|coach|doctor|(?:mother|father)[- ]in[- ]law|grand(?:mother|father|ma|pa))";
/** Who only says something, or swears by it, is not whom it is about. */
const SPEAKER = new RegExp(
  `(?:我的?)?${RELATIVE_ZH}们?(?:都|总|老|一直|也|就|还|昨天|最近)*(?:说|推荐|建议|劝|告诉我|让我|叫我|要我|介绍|觉得|给我)|\\b(?:my|a|some|the) (?:[a-z]+ )?${RELATIVE_EN}s? (?:also |always |just |keeps? )?(?:says?|said|saying|swears?|thinks?|told|tells?|telling|recommend(?:s|ed)?|suggest(?:s|ed)?|insists?|claims?|wants me)\\b`,
  "giu",
);
/** Whose day or house it is, neither. */
const KIN_OF_ZH = "(?:儿子|女儿|闺女|孩子|外?孙[子女]|侄[子女]|妈妈?|爸爸?|朋友|同事|同学|姐姐|妹妹|哥哥|弟弟|闺蜜)";
const KIN_OF_EN =
  "(?:son|daughter|child|kid|grand(?:son|daughter|ma|pa|mother|father)|niece|nephew|mother|mom|mum|father|dad|friend|sister|brother|colleague|neighbou?r)";
const OCCASION = new RegExp(
  `(?:我的?)?${KIN_OF_ZH}(?:的|要|下个?月|下周|明天|快要?|马上|今年|明年)*(?:婚礼|结婚|订婚|婚宴|毕业典礼|家长会|生日(?:会|宴|派对))|\\b(?:my|our|a) ${KIN_OF_EN}['’]?s? (?:wedding|engagement|graduation|prom|house|home|place|kitchen|birthday (?:party|dinner|do)|(?:is|are|gets?) (?:getting )?married)\\b`,
  "giu",
);
const withoutSpeakers = (text: string): string => text.replace(SPEAKER, " ").replace(OCCASION, " ");

/** What is asked for oneself, whoever was told of before. */
const FOR_SELF =
  /\b(?:do|should|can|could|may|would|must|will) i (?:still |actually |really |safely |even |also |just )*(?:need|eat|take|drink|have|use|supplement|lose|be (?:short|low|missing|lacking))\b(?! (?:him|her|them|(?:my|the|our) (?:son|daughter|child|kid|baby))\b)|(?<!给)我(?![妈爸儿女老家])[^，。？?给孩娃宝妈爸]{0,8}(?:能不能|可不可以|可以|能|要|该|应该|需要)(?:再|多|少|每天)?(?:吃|喝|补|用)/iu;

/** Who the question is about; undefined when it does not say. @param question what of the text asks */
export function subjectOf(said: string, question?: string): Subject | undefined {
  if (question !== undefined && FOR_SELF.test(question) && SELF.test(question)) return "self";
  if (asksBesideFamily(said) && SELF.test(said)) return "self";
  const text = withoutSpeakers(said);
  const signs = isHers(text) ? SUBJECT.filter(([of]) => of !== "baby" && of !== "child") : SUBJECT;
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? (SELF.test(text) || signs !== SUBJECT ? "self" : undefined);
}

/** A child that is carried or nursed by the mother who eats and asks: "哺乳期喝拿铁，宝宝会睡不着吗" is no question of what the baby drinks. */
export function isHers(text: string): boolean {
  const { pregnancy, pregnant } = stageOf(text);
  if (!pregnant && pregnancy !== "lactating") return false;
  return (
    /宝|婴儿|新生儿|孩子|娃|\b(?:bab(?:y|ies)|infants?|newborns?|child|little one|son|daughter|(?:month|week|day)s?.old)\b/iu.test(text) &&
    !FOR_CHILD.test(text) &&
    (ageOf(text) ?? 0) < 2
  );
}

/** What grown people ask for themselves; no child that was spoken of before is meant. */
const OF_ADULTS =
  /酒|咖啡|浓茶|血压|血脂|胆固醇|尿酸|痛风|糖尿病|脂肪肝|减肥|瘦身|增肌|健身|上班|加班|熬夜|月经|例假|更年期|前列腺|性功能|抽烟|戒烟|\b(?:alcohol|wine|beer|spirits|coffee|espresso|latte|blood pressure|cholesterol|triglycerides|uric acid|gout|diabetes|fatty liver|los(?:e|ing) weight|gym|muscle|at work|night shifts?|periods?|menopause|prostate|smok\w+|hangover|my (?:own )?(?!son|daughter|child|kids?|baby|toddler|little|grand|boy|girl|\d|\w+ (?:son|daughter|baby|child))[a-z]+)\b/iu;
const THEM = /[他她]|\b(?:he|she|they|him|her|his|them|their)\b/iu;
/** Whom a question is about that names nobody: who was spoken of last. */
export const stillOf = (text: string, before: Subject | undefined): Subject =>
  (before === "baby" || before === "child") && OF_ADULTS.test(text) && !THEM.test(text) ? "self" : (before ?? "self");

const STAGES: readonly Sign<Pregnancy>[] = [
  ["pregnant_1", /孕早期|早孕|孕初期|\bfirst trimester\b|\b1st trimester\b/iu],
  ["pregnant_2", /孕中期|\bsecond trimester\b|\b2nd trimester\b/iu],
  ["pregnant_3", /孕晚期|孕后期|\bthird trimester\b|\b3rd trimester\b/iu],
  ["lactating", /哺乳|喂奶|坐月子|月子[里期]|母乳喂养|奶妈妈|\bbreast.?feed|\blactat|\bnursing\b/iu],
  [
    "trying",
    /备孕|想要?怀孕|准备怀孕|计划怀孕|\btry(?:ing)? (?:to conceive|for a baby|to get pregnant)|\bplanning (?:a )?pregnan|\bpreconception|\bbefore pregnan/iu,
  ],
];
const PREGNANT = /怀孕|孕妇|孕期|孕\s?\d|有孕|妊娠|\bpregnan(?:t|cy)\b|\bprenatal\b/iu;
const NOT_PREGNANT =
  /没怀孕|没有怀孕|未怀孕|不是孕妇|pregnan(?:t|cy)["']?: ?(?:false|no|none)|\b(?:not|isn['’]?t|aren['’]?t|wasn['’]?t|never been) pregnant\b|\bnon-?pregnant\b/iu;
const WEEKS =
  /(?:怀?孕|妊娠)\s?(\d{1,2})\s?(?:周|w)|(\d{1,2})\s?(?:weeks?|wks?)\s(?:pregnan|along)|(?:pregnan(?:t|cy)\D{0,12})(\d{1,2})\s?weeks?|week (\d{1,2}) of pregnan/iu;
const MONTHS_PREGNANT = /(?:怀?孕|妊娠)\s?(\d{1,2})\s?个?月|(\d{1,2})\s?months? pregnan/iu;
const trimester = (weeks: number): Pregnancy => (weeks < 14 ? "pregnant_1" : weeks < 28 ? "pregnant_2" : "pregnant_3");
const group = (m: RegExpExecArray | null): number | undefined => {
  const found = m?.slice(1).find((g) => g !== undefined);
  return found === undefined ? undefined : Number(found);
};

/** The stage where the text tells it exactly; `pregnant` where only that. */
export function stageOf(said: string): { pregnancy?: Pregnancy; pregnant: boolean } {
  const text = said.replace(/[一两二三四五六七八九十]{1,3}(?=\s?(?:周|个?月))/gu, (n) => String(hanNumber(n)));
  if (NOT_PREGNANT.test(text)) return { pregnancy: "none", pregnant: false };
  const weeks = group(WEEKS.exec(text)) ?? (group(MONTHS_PREGNANT.exec(text)) ?? 0) * 4.3;
  if (weeks > 0 && weeks <= 43) return { pregnancy: trimester(weeks), pregnant: true };
  const stage = STAGES.find(([, sign]) => sign.test(text))?.[0];
  return stage ? { pregnancy: stage, pregnant: stage.startsWith("pregnant") } : { pregnant: PREGNANT.test(text) };
}

const HAN_NUMBER: Readonly<Record<string, number>> = { 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const YEARS =
  /(\d{1,3})\s?(?:周?岁|years? old|yrs? old|-?year-?olds?\b|y\/?o\b)|\b(?:age|aged)[:：]?\s?(\d{1,3})(?![\d.]|\s?个?月|[\s-]?months?|[\s-]?weeks?)\b|年龄[:：]?\s?(\d{1,3})(?!\d|\s?个?月|\s?months?)|(?:我|今年)(\d{2})(?=[,，。]|\s*$)|\b(?:i am|i['’]m)\s(\d{2})(?=\s*[.,;!?)]|\s+and\b|\s*$)|(?:妈|爸|母亲|父亲|mother|father|mom|mum|dad|friend|husband|wife|grandma|grandpa|gran|grandmother|grandfather)[^\d]{0,8}(\d{2})(?!\s?(?:mg|g\b|kg|[µμ]g|mcg|iu|ml|%|cm|times|pills|tablets|capsules|cups|weeks|days|months|毫|克|片|粒|杯|次|公斤|斤|千|个|天|周|月))(?=\s*[岁?？,，。.]|\s*$|\s+(?:and|years|what|can|should)|(?!\d))/iu;
/** "My son is 15", "我女儿13": of a child a bare number is years, unless something else is counted by it. */
const CHILD_AGE =
  /\b(?:son|daughter|kid|child|boy|girl|niece|nephew|grandson|granddaughter|teen(?:ager)?)(?:['’]s| is| just turned| turned| turns|,| who is| \(| aged?)?\s?(?:now |only |just |almost |nearly )*([1-9]?\d)(?=\s*[,.;!?)]|\s+(?:and|how|what|which|when|can|could|may|should|does|do|is|needs?|wants?|has|who|so|but|now)\b|\s*$)|(?:儿子|女儿|闺女|孩子|小孩|娃|男孩|女孩|外甥女?|侄[子女]|孙[子女]|外孙女?)\s?(?:今年|现在|才|刚|满|已经|是)*\s?([1-9]?\d)(?=\s*[,，。;；?？]|\s+|\s*$|了|多少|要|该|能|可以|怎么|每天|一天)/iu;
/** "45F", "女 45": how somebody is put in a note. */
const NOTED =
  /(?<![\d.,\p{L}])([1-9]\d)\s?[FM](?=[\s,.;:)/]|$)|(?<![\d.,\p{L}])([1-9]\d)[fm](?=\s*[,;:)/]|$)|(?<![\p{L}\d.,])[FM]([1-9]\d)(?=[\s,.;:)/]|$)|(?:^|[\s,，])[男女][性生]?[\s,，:：]*([1-9]\d)(?=[\s,，。;；]|$)/u;
const NOTED_SEX: readonly Sign<Sex>[] = [
  [
    "female",
    /(?<![\d.,\p{L}])[1-9]\d\s?F(?=[\s,.;:)/]|$)|(?<![\d.,\p{L}])[1-9]\df(?=\s*[,;:)/]|$)|(?<![\p{L}\d.,])F[1-9]\d(?=[\s,.;:)/]|$)|(?:^|[\s,，])女[\s,，:：]*[1-9]\d(?=[\s,，。;；岁]|$)/u,
  ],
  [
    "male",
    /(?<![\d.,\p{L}])[1-9]\d\s?M(?=[\s,.;:)/]|$)|(?<![\d.,\p{L}])[1-9]\dm(?=\s*[,;:)/]|$)|(?<![\p{L}\d.,])M[1-9]\d(?=[\s,.;:)/]|$)|(?:^|[\s,，])男[\s,，:：]*[1-9]\d(?=[\s,，。;；岁]|$)/u,
  ],
];
/** "Under one", "1岁以内": some age below it. */
const UNDER_ONE =
  /(?:1|一)\s?周?岁(?:以内|以下|之前|前|不到|内)|不满?(?:到)?(?:1|一)\s?周?岁|\bunder (?:1|one|12 months)\b|\bbefore (?:1|one|the first) (?:year|birthday)/iu;
const MONTHS =
  /(?<![吃用补喝服续过近每这前停断约持拉咳])(?<![吃用补喝服续过近停断持拉咳][了过]?(?:有|快|大约|已经|差不多)?)(?<![\d.])(\d{1,2}(?:\.5)?)\s?(?:个月(?![以之]?[前后内])|月龄|months? old|-?month-?olds?\b)|\b(?:she|he|baby|son|daughter|toddler|child|lo|little one|kid|grandson|granddaughter|nephew|niece)(?:['’]s| is) (?:only |just |now )?(\d{1,2}) months\b(?! (?:pregnant|along|away|into|late))|\bage[:：]\s?(\d{1,2})\s?(?:months?|mo\b)/iu;

/** "A woman of 55", "people over 65": an age said without years. */
const OF_AGE =
  /\b(?:wom[ae]n|m[ae]n|lady|ladies|people|person|adults?|someone|those|seniors?|mother|father|mum|mom|dad)\s(?:of|aged|at|over|above|past)\s(\d{2})\b|\b(?:over|above|past|after)\s(?:age\s)?([5-8][05])(?=\s*[?.!,]|\s*$)|\b(?:age|aged) of (\d{1,2})\b/iu;
/** "How much do I need at 70?": of somebody who needs or does something; a blood value "is at 70". */
const AT_AGE =
  /\b(?:need|eat|take|should|safe|ok|fine|good|train|lift|pregnan\w+)\b(?:(?!\b(?:is|was|levels?|tests?|results?)\b)[^.?!]){0,100}\bat\s([1-9]\d)(?=\s*[?.!,;]|\s*$)/iu;
/** "In my seventies": some age of that decade, read as its first year. */
const DECADES = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"];
const IN_DECADE = /\b(?:in|into|of) (?:my|his|her|their|your|the) (?:early |mid[ -]|late )?(?:([2-9]0)['’]?s|(\w+ties))\b/iu;
/** "七十五岁", "70多岁", "年过七十", "七十好几了". */
const AGE_ZH =
  /([二三四五六七八九]?十[一二三四五六七八九]?|[一两二三四五六七八九]|[2-9]0)(?:好几|[多来几]|出头)?周?岁(?!以[下内])|年[过逾近]\s?([二三四五六七八九]十|[2-9]0)|([二三四五六七八九]十|[2-9]0)(?:好几|[多几])(?:了|的人|的老)/u;
const hanNumber = (s: string): number => {
  const [tens, ones] = s.split("十");
  return ones === undefined ? (HAN_NUMBER[s] ?? 0) : (tens ? (HAN_NUMBER[tens] ?? 0) : 1) * 10 + (HAN_NUMBER[ones] ?? 0);
};
function decadeOf(text: string): number | undefined {
  const [, digits, word] = IN_DECADE.exec(text) ?? [];
  const at = DECADES.indexOf((word ?? "").toLowerCase());
  return digits ? Number(digits) : at >= 0 ? (at + 2) * 10 : undefined;
}
function ageZh(text: string): number | undefined {
  const said = AGE_ZH.exec(text)
    ?.slice(1)
    .find((x) => x !== undefined);
  return said === undefined ? undefined : /\d/u.test(said) ? Number(said) : hanNumber(said);
}

const AGE_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const AGE_WORD = new RegExp(`\\b(?:${AGE_WORDS.join("|")})(?=[ -](?:years?|months?|weeks?|days?)[ -]olds?\\b)`, "giu");
/** "He is 78." */
const IS_AGE = /\b(?:she|he)(?:['’]s| is) (\d{2})(?=[.,;!?]|\s+and\b|\s*$)/iu;
/** "三个月", "2个半月", "一岁半", "半岁", "满月", "百天": as numbers. */
const CHILD_NUMBERS: readonly (readonly [RegExp, (m: string, n: string) => string])[] = [
  [/([一两二三四五六七八九十]{1,3})(?=\s?个?半?(?:月|周|天))/gu, (_, n) => String(hanNumber(n))],
  [/(\d{1,2})\s?个半月/gu, (_, n) => `${n}.5个月`],
  [/([一两二三四五六七八九]|\d)\s?岁半/gu, (_, n) => `${HAN_NUMBER[n] ?? n}.5岁`],
];
const numbered = (text: string): string => CHILD_NUMBERS.reduce((t, [said, number]) => t.replace(said, number), text);
/** What only of a small child tells how old it is. */
const SMALL =
  /宝|婴|新生|娃|孩|月子|儿子|女儿|闺女|孙|\b(?:bab(?:y|ies)|infants?|newborns?|son|daughter|little one|lo|grandson|granddaughter|nephew|niece)\b/iu;
const MONTHS_OLD = /月龄|个半?月(?:大|的?[娃宝婴孩]|能|可以|要)|辅食|奶粉|配方|喂|\bmonths?[- ]olds?\b|\b(?:she|he|toddler|child|kid|lo)\b|\bage[:：]/iu;
const WEEKS_OLD =
  /(?<![孕妊娠\d])(\d{1,2})\s?周(?:大|的[娃宝婴])|(?:娃|宝宝?|孩子|婴儿|新生儿)(?:才|刚|现在|今天|已经)?(?!1\s?周)(\d{1,2})\s?周|\b(\d{1,2})[ -]?weeks?[ -]old\b/iu;
const DAYS_OLD =
  /(?:出生|生下来|才)\s?(\d{1,2})\s?天|(\d{1,3})\s?天(?:大|的[娃宝婴新])|(?:娃|宝宝?|孩子|婴儿|新生儿)(?:才|刚|现在|今天|已经)?(?!1\s?天)(\d{1,3})\s?天|\b(\d{1,2})[ -]?days?[ -]old\b/iu;
function smallAge(text: string): number | undefined {
  if (!SMALL.test(text)) return undefined;
  if (/半岁/u.test(text)) return 0.5;
  if (/半个?月(?=大|的|了|[，,。？?]|新|宝|娃|婴)(?!.{0,2}前)/u.test(text)) return 0.5 / 12;
  if (/(?:刚|才|已经|快)?(?:出|满)月(?!子|礼|酒)/u.test(text)) return 1 / 12;
  return /百天|一百天|100天/u.test(text) ? 0.25 : undefined;
}
/** Years; below one a fraction. */
export function ageOf(said: string): number | undefined {
  const text = numbered(said.replace(AGE_WORD, (word) => String(AGE_WORDS.indexOf(word.toLowerCase()) + 1)));
  if (UNDER_ONE.test(text)) return 0.5;
  const half = group(/(\d\.5)岁/u.exec(text));
  if (half !== undefined) return half;
  const years =
    group(YEARS.exec(text)) ??
    group(CHILD_AGE.exec(text)) ??
    group(NOTED.exec(text)) ??
    group(IS_AGE.exec(text)) ??
    group(OF_AGE.exec(text)) ??
    ageZh(text) ??
    group(AT_AGE.exec(text)) ??
    decadeOf(text);
  if (years !== undefined && years >= 1 && years <= 120) return years;
  if (stageOf(text).pregnant) return undefined;
  // Of nobody small so many months are how long something goes on.
  const months = SMALL.test(text) || MONTHS_OLD.test(text) ? group(MONTHS.exec(text)) : undefined;
  if (months !== undefined && months > 0 && months <= 36) return months / 12;
  const weeks = group(WEEKS_OLD.exec(text));
  const days = group(DAYS_OLD.exec(text));
  return weeks !== undefined ? (weeks * 7) / 365 : days !== undefined ? Math.max(1, days) / 365 : smallAge(text);
}

const SEX: readonly Sign<Sex>[] = [
  [
    "female",
    /女(?:性|生|孩|士|人|儿|,|，|。|\s|$|的)|(?<=[岁\d,，]|(?:性别|gender|sex)[:：]\s?)女|\b(?:wom[ae]n|females?|girls?|lady|wife|daughter|she|her)\b/iu,
  ],
  ["male", /男(?:性|生|孩|士|人|,|，|。|\s|$|的)|(?<=[岁\d,，]|(?:性别|gender|sex)[:：]\s?)男|\b(?:m[ae]n|males?|boys?|husband|son|he|his)\b/iu],
];
const sexOf = (text: string): Sex | undefined => {
  const said = SEX.filter(([, sign]) => sign.test(text)).map(([sex]) => sex);
  return said.length === 1 ? said[0] : NOTED_SEX.find(([, sign]) => sign.test(text))?.[0];
};
const SON = /儿子|孙子|外孙(?!女)|侄子|外甥(?!女)/u;
const DAUGHTER = /女儿|闺女|孙女|侄女|外甥女/u;
/** A son is a boy; of a parent who tells of one it says nothing. */
const sexOfChild = (text: string, subject: Subject | undefined): Sex | undefined =>
  (subject === "child" || subject === "baby") && SON.test(text) !== DAUGHTER.test(text) ? (SON.test(text) ? "male" : "female") : undefined;

/** "Lost 6 kg", "瘦了10斤": what went or came is no weight of anybody. */
const CHANGED =
  /(?:瘦|减|掉|轻|胖|重|长|增)(?:了|到|掉|去)?\s?$|\b(?:lost|lose|losing|gain(?:ed|ing)?|put on|dropp?(?:ed)?|shed|down|up)(?: about| around| over| some)?\s?$/iu;
const WEIGHT =
  /(\d{2,3}(?:\.\d)?)\s?(kg|kilos?|kilograms?|公斤|千克|斤|lbs?|pounds?)(?![a-z])|体重[:：]?(?:是|有|才|只有|大概|约)?\s?(\d{2,3}(?:\.\d)?)(?!\s?[\d.%斤磅])/giu;
function weightOf(text: string): number | undefined {
  const all = [...text.matchAll(WEIGHT)];
  const m = all.find((x) => !CHANGED.test(text.slice(0, x.index))) ?? all[0];
  const [, told = m?.[3], unit = "kg"] = m ?? [];
  if (told === undefined) return undefined;
  const factor = unit === "斤" ? 0.5 : /^(?:lb|pound)/iu.test(unit) ? 0.45359237 : 1;
  const kg = Math.round(Number(told) * factor * 10) / 10;
  return kg >= 2 && kg <= 400 ? kg : undefined;
}
const CM_IN = { foot: 30.48, inch: 2.54 } as const;
/** "163 cm", "1米63", "1.63 m", "身高163", "175的身高", "5 foot 4", "5'4". */
function heightOf(text: string): number | undefined {
  const cm = group(/(\d{3})\s?(?:cm|厘米|公分)|身高[:：]?(?:是|有|才|只有|大概|约)?\s?(\d{3})(?!\d)|(?<!\d)(1\d{2})的(?:身高|个子)/iu.exec(text));
  const [, whole, part] = /(?<![\d.])([12])(?:\s?米\s?|\.(?=\d{2}\s?(?:米|m\b)))(\d{1,2})(?!\d)/iu.exec(text) ?? [];
  const [, feet, inches = "0"] = /(?<![\d.])([3-7])\s?(?:foot|feet|ft\b|['’′])\s?(\d{1,2})?(?!\d)/iu.exec(text) ?? [];
  const told =
    cm ??
    (whole !== undefined && part !== undefined ? Number(whole) * 100 + Number(part.padEnd(2, "0")) : undefined) ??
    (feet === undefined ? undefined : Math.round(Number(feet) * CM_IN.foot + Number(inches) * CM_IN.inch));
  return told !== undefined && told >= 50 && told <= 250 ? told : undefined;
}

const PATTERNS: readonly Sign<DietPattern>[] = [
  ["vegan", /纯素|全素|严格素食|\bvegans?\b/iu],
  [
    "vegetarian",
    /(?<!不)吃素|素食|不(?:怎么|太)?(?:吃|碰|沾)(?:荤|肉)(?!毒)|一点肉都不|\bvegetarians?\b|\b(?:never|do(?:es)?(?: not|n['’]?t)|not|no longer|without|stopped) (?:really |ever )?eat(?:ing)? (?:any )?meat\b|\bno meat\b|\bmeat[- ]?free\b|\bmeatless\b/iu,
  ],
  ["low_carb", /低碳水|生酮|\bketo(?:genic)?\b|\blow.carb\b/iu],
];
const SMOKING = /我(?:每天)?(?:抽烟|吸烟)|烟民|\b(?:i smoke|i'm a smoker|as a smoker)\b/iu;

/** What somebody says of themselves, against what they only ask about. */
const OWN =
  /我(?:一直|现在|已经|正|每天|长期|最近)?(?:在)?(?:怀孕|备孕|哺乳|吃|服|用|打|喝|有|得了?|患|是)|(?:^|[,，。;；])(?:在|正在|长期)(?:吃|服)|我的情况|\babout me\b|(?<!\b(?:can|could|may|should|if|do) )\bi (?:take|am on|have|use|am taking|am)\b|\bi'(?:m|ve)\b|\bmy (?:doctor|medic|mother|father|mom|dad)|\bon (?:warfarin|statins?)\b/iu;

const idsOf = (linked: readonly Linked[], kinds: readonly string[]): string[] => [
  ...new Set(linked.filter((l) => kinds.includes(l.ref.kind) && !l.denied).map((l) => l.ref.id)),
];

/** "For my newborn, I'm breastfeeding": who nurses is not who it is for. */
const CHILD_ZH = "(?:宝宝|婴儿|新生儿|孩子|小孩|娃)";
const CHILD_EN = "(?:newborn|bab(?:y|ies)|infant|child|toddler|little one|son|daughter|(?:\\d+|\\w+).month.old)";
const FOR_CHILD = new RegExp(
  `\\bfor (?:my |the |a |our )?${CHILD_EN}|\\b(?:newborn|baby|infant|month.old|child|toddler)s? (?:needs?|have|takes?|gets?|be given|drinks?|eats?)\\b|\\b(?:does|should|can|may) (?:my|the|a|our) ${CHILD_EN}(?! (?:be|get|feel|react|taste|tell|notice|sleep|suffer)\\b)|\\bgiv(?:e|ing) (?:it |some |this |\\w+ )?(?:to )?(?:my|the|our) ${CHILD_EN}(?! the breast)|${CHILD_ZH}(?:还|也|每天|一天|[\\d一二两三四五六七八九十]+个?月(?:了|大)?|半岁(?:了)?|现在)*(?:要不要|用不用|(?:要|需要?|能|可以|应?该)(?!不?受|会|睡|不能|习惯)|[吃补喝](?!完?了?过?[的我]?奶))|给${CHILD_ZH}(?!喂?奶|哺乳|亲喂)|(?:喂养|母乳|吃奶)的?${CHILD_ZH}|\\bi(?:['’]m| am)[^.?!]{0,20}(?:breast.?feeding|nursing)[^?]*\\b(?:can|may|should) (?:he|she) (?:have|eat|drink|take|get|be given)\\b`,
  "iu",
);
/** The stages of its mother are not the child's. */
const HER_STAGES = /^(?:lactation|postpartum|pregnancy(?:_t\d)?)$/u;
const withoutNursing = (a: Answers): Answers => {
  const { pregnancy: _, conditions, ...others } = a;
  const left = conditions?.filter((x) => !HER_STAGES.test(x));
  return { ...others, ...(left && left.length > 0 && { conditions: left }) };
};

export type Told = {
  /** For this question: everything named counts. */
  readonly answers: Answers;
  /** What they said of themselves: kept for the next question. */
  readonly own: Answers;
  readonly subject: Subject | undefined;
  /** Pregnant, the trimester not told. */
  readonly pregnant: boolean;
  /** The age in years, with fractions below one. */
  readonly age: number | undefined;
};

/** Who fills in a line on somebody tells of whom they ask. */
const OF_PROFILE = /^(?:about me|我的情况)[:：]/iu;
/** A child's age told by its mother is not hers. */
const LEAST_OWN = 10;
function facts(said: string, subject: Subject | undefined): Answers {
  const text = withoutSpeakers(said);
  const { pregnancy } = stageOf(text);
  const told = ageOf(text);
  const age = subject === "self" && told !== undefined && told < LEAST_OWN && !OF_PROFILE.test(said) ? undefined : told;
  const gender =
    SEX_OF[subject ?? "self"] ??
    (subject === "partner" && MAN.test(text) ? "male" : undefined) ??
    sexOfChild(text, subject) ??
    sexOf(text) ??
    (subject !== "baby" && subject !== "child" && (pregnancy || stageOf(text).pregnant) ? (/男/u.test(text) ? "male" : "female") : undefined);
  const weightKg = weightOf(text);
  const heightCm = heightOf(text);
  const pattern = PATTERNS.find(([, sign]) => sign.test(text))?.[0];
  return {
    ...(age !== undefined && { age }),
    ...(gender && { gender }),
    ...(pregnancy && gender !== "male" && { pregnancy }),
    ...(weightKg !== undefined && { weightKg }),
    ...(heightCm !== undefined && { heightCm }),
    ...(pattern && { diet: { pattern } }),
    ...(SMOKING.test(text) && { lifestyle: { smoking: "current" as const } }),
  };
}

/** "我爸72岁，吃华法林": of somebody else, and nothing is asked. */
const tellsOf = (subject: Subject | undefined, text: string): boolean =>
  subject !== undefined && subject !== "self" && intentsOf(text).length === 0 && !isPolar(text);

/** "Starting solids", "colic": of whom nothing else is said, it is an infant. */
const ofInfant = (linked: readonly Linked[], k: KnowledgeIndex): boolean =>
  linked.some((l) => l.ref.kind === "condition" && !l.denied && (l.ref.id === "infant" || k.conditionAncestors(l.ref.id).has("infant")));

const IN_THE_PAST =
  /\b(?:had|history of|previous(?:ly)?|last (?:time|pregnancy)|ago|after (?:having|having had))\b|得过|有过|患过|以前|上次|上一胎|头胎|曾经?|产后|生完|病史/iu;
/** An illness that there is in a pregnancy only, told of now. */
const ofPregnancy = (text: string, linked: readonly Linked[], k: KnowledgeIndex): boolean =>
  !IN_THE_PAST.test(text) && idsOf(linked, ["condition"]).some((id) => k.conditionAncestors(id).has("pregnancy"));

/** Reads the person out of a text whose names are linked. */
export function personIn(text: string, linked: readonly Linked[], k: KnowledgeIndex, question?: string): Told {
  const named = subjectOf(text, question ?? (stageOf(text).pregnancy ? text : undefined));
  const subject = (named === undefined || named === "self") && ofInfant(linked, k) ? "baby" : named;
  const own = facts(text, subject);
  const pregnant = stageOf(text).pregnant || (stageOf(text).pregnancy === undefined && ofPregnancy(text, linked, k));
  const medicines = idsOf(linked, ["medicine", "class"]).map((id) => ({ name: (k.medicines.get(id) ?? k.classes.get(id))?.name.en ?? id, id }));
  const conditions = idsOf(linked, ["condition"]);
  const ofChild = (subject === "baby" && FOR_CHILD.test(text)) || (subject === "child" && (own.age ?? LEAST_OWN) < LEAST_OWN);
  const listed: Answers = { ...(medicines.length > 0 && { medicines }), ...(conditions.length > 0 && { conditions }) };
  const answers = { ...own, ...listed };
  return {
    subject,
    pregnant: pregnant && !ofChild,
    age: own.age,
    answers: ofChild ? withoutNursing(answers) : answers,
    own: OWN.test(text) || tellsOf(subject, text) ? { ...own, ...listed } : own,
  };
}
