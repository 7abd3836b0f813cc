/** Whom a text is about: who asks, a child, a parent, a partner, a friend. */
import type { Answers, Sex } from "@nutri/domain";
import { withoutAddress } from "./address.ts";
import type { Subject } from "../types.ts";
import { ageOf } from "./age.ts";
import { asksBesideFamily } from "./relatives.ts";
import { stageOf } from "./stages.ts";
import { shownBy } from "../text/sieve.ts";
import { recalled } from "../text/recall.ts";

/** Of whom the word itself tells it. */
export const SEX_OF: Readonly<Partial<Record<Subject, Sex>>> = {
  mother: "female",
  grandmother: "female",
  sister: "female",
  father: "male",
  grandfather: "male",
  brother: "male",
};

type Sign<T> = readonly [T, RegExp];

/** Nobody's, at the head of a clause, and of whom something is told: "dad is 80", "roommate takes sertraline". */
const HEAD = "(?:^|[.!?;,:] ?|\\band )";
const TOLD_OF = "(?=['’]s\\b|,? (?:is|has|had|takes?|needs?|was|keeps?|eats?|drinks?|lives?|got|\\(?[2-9]\\d)\\b)";
const told = (zh: string, en: string, more = /(?!)/u): RegExp =>
  new RegExp(`我?(?:${zh})|\\b(?:my|our) (?:\\d{2}.year.old |elderly |old )?(?:${en})\\b|${HEAD}(?:${en})${TOLD_OF}|${more.source}`, "iu");

const SUBJECT: readonly Sign<Subject>[] = [
  [
    "baby",
    /(?<!要个?)宝宝|(?:孩子|小孩|娃)[^，。？?]{0,4}几个月|婴儿|新生儿|奶娃|刚出生|一岁以内|1岁以内|(?<!\b(?:(?:try|wait|hop|plan)(?:ing)? for|hav(?:e|ing)|want(?:ing)?) (?:an?|another|our (?:first|second)) )\bbab(?:y|ies)\b(?! (?:aspirin|weight|bump|shower|carrots?|spinach|corn|powder|oil|steps|blues)\b)|\b(?:my|our|the|a|an) \d{1,2}.months?.old\b|\binfants?\b|\bnewborns?\b|\b\d{1,2}.(?:weeks?|days?).olds?\b/iu,
  ],
  [
    "child",
    /我(?:的)?(?:儿子|女儿|孩子|小孩|娃)|娃(?!娃[菜鱼头]|哈哈)|[大二]宝|(?:闺女|(?:外?孙|侄)[子女](?!士)|孙儿|小朋友)|(?:^|[,，。\s])(?:我家|家里)?(?:儿子|女儿|闺女|男孩|女孩|男生|女生)(?=\s?(?:今年|现在|才|刚|满|已经)?\s?(?:1?\d|十[一二三四五六七]?|[一二三四五六七八九])(?!\d|\s?(?:个?月|周|天|斤|公斤)))|孩子|儿童|小孩|青少年|小学生|初中生|高中生|中学生|\bmy (?:son|daughter|child|kid|toddler|(?:1?\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]?(?:years?[ -]old|y\/?o\b|yr[ -]?old)(?! (?:mother|mum|mom|father|dad|grand\w+|husband|wife|friend|aunt|uncle|parents?)))\b|(?<!\bmy )(?:\b(?:an?|the|our|her|his) |^)(?:1?\d.year|\d{1,2}.month).old\b(?! (?:wom[ae]n|m[ae]n|lady|adult))|\b(?:child|children|kids?|toddlers?|teen(?:ager)?s?|grand(?:son|daughter|child)|little (?:one|boy|girl|man)|lo(?![ -]?salt)|nephew|niece|pre-?schoolers?|school ?(?:child(?:ren)?|kids?|boys?|girls?)|adolescents?)\b/iu,
  ],
  ["grandmother", /我?(?:奶奶|外婆|姥姥)|\b(?:my|our) (?:\d{2}.year.old |elderly |old )?(?:grand(?:mother|ma)|granny|gran|nan(?:na)?)\b/iu],
  ["grandfather", /我?(?:爷爷|外公|姥爷)|\b(?:my|our) (?:\d{2}.year.old |elderly |old )?(?:grand(?:father|pa|dad)|grandad)\b/iu],
  ["grandparent", /(?:我家|家里|家中)的?老人|\b(?:my|our) (?:elderly |old )?grandparents?\b/iu],
  ["mother", told("妈妈|妈|母亲|婆婆|岳母|老娘", "mother|mom|mum", /\b(?:for|should|can|could|may|does|did|will|would|must|is|give) (?:mother|mom|mum)\b/iu)],
  ["father", told("爸爸|爸|父亲|公公|岳父|老爹", "father|dad", /\b(?:for|should|can|could|may|does|did|will|would|must|is|give) (?:father|dad)\b/iu)],
  [
    "partner",
    told(
      "老公|老婆|妻子|丈夫|女朋友|男朋友|爱人|媳妇|太太(?!乐|平)",
      "husband|wife|partner|girlfriend|boyfriend",
      /\b(?:husband|partner|boyfriend) and i\b[^?]{0,60}\b(?:should|can|must|could) he\b/iu,
    ),
  ],
  ["sister", told("姐姐|妹妹|(?<=我)(?:大|小|亲|堂|表)?[姐妹](?!们|夫)", "sister")],
  ["brother", told("哥哥|弟弟|(?<=我)(?:大|小|亲|堂|表)?[哥弟](?!们|媳)", "brother")],
  [
    "friend",
    told(
      "朋友|同事|同学|邻居|室友|舍友|闺蜜|姑姑|姑妈|舅舅|叔叔|伯伯|姨妈",
      "friend|colleague|neighbou?r|(?:room|flat|house)-?mate|co-?worker|cousin|aunt(?:ie)?|uncle",
      /(?:替|帮)(?:别人|人家|亲戚)问|\bfor a friend\b/iu,
    ),
  ],
];
const SUBJECTS: readonly Subject[] = SUBJECT.map(([of]) => of);
const subjectsIn = shownBy(SUBJECT.map(([, sign]) => sign));
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
  `(?:我的?)?${KIN_OF_ZH}(?:的|要|下个?月|下周|明天|快要?|马上|今年|明年)*(?:婚礼|结婚|订婚|婚宴|毕业典礼|家长会|生日(?:会|宴|派对))|(?:\\b(?:my|our|a|the)|^|[.!?;,:]) ?${KIN_OF_EN}['’]?s? (?:wedding|engagement|graduation|prom|house|home|place|kitchen|birthday (?:party|dinner|do)|(?:is|are|gets?) (?:getting )?married)\\b`,
  "giu",
);
/** Nor is who theirs is held against: "like my dad did", "跟我妈一样", "which my auntie takes". */
const COMPARED = new RegExp(
  `\\b(?:like|unlike|than|as|the way) (?:(?:it|that) (?:is|was|does|did) )?(?:for |with )?(?:my|our) (?:late |old )?(?:${RELATIVE_EN}|aunt(?:ie|y)?|uncle|cousin)\\b(?! and i\\b)|\\b(?:which|that|as) (?:my|our) (?:${RELATIVE_EN}|aunt(?:ie|y)?|uncle|cousin) (?:takes?|took|is on|was on|uses?|has|had)\\b|(?:不?像|跟|和|同)我(?:的)?${RELATIVE_ZH}(?=[^，。？?]{0,10}(?:一样|那样|似的|不一样|不同))`,
  "giu",
);
export const withoutSpeakers = recalled((text: string) => withoutAddress(text).replace(SPEAKER, " ").replace(OCCASION, " ").replace(COMPARED, " "));

/** What is asked for oneself, whoever was told of before. */
const FOR_SELF =
  /\b(?:do|should|can|could|may|would|must|will) i (?:still |actually |really |safely |even |also |just )*(?:need|eat|take|drink|have|use|supplement|lose|be (?:short|low|missing|lacking))\b(?! (?:him|her|them|(?:my|the|our) (?:son|daughter|child|kid|baby))\b)|(?<!给)我(?![妈爸儿女老家])[^，。？?给孩娃宝妈爸]{0,8}(?:能不能|可不可以|可以|能|要|该|应该|需要)(?:再|多|少|每天)?(?:吃|喝|补|用)/iu;

/** Who gives it to somebody does not ask it for themselves: "how much should I give?" */
const GIVER =
  /\b(?:(?:should|can|could|do|may|must|shall) i|i (?:should|can|could)) (?:start (?:to )?)?(?:giv(?:e|ing)|feed(?:ing)?|offer(?:ing)?|wean(?:ing)?)\b|\b(?:what|how|when) (?:should )?i (?:should )?(?:make|cook|prepare|serve|buy|feed|give|puree)\b|(?:我)(?:应该|该|能|要|可以|现在|每天|怎么)*(?:给|喂)(?=[他她孩娃宝它]|多少|几)/giu;

/** Who is to be told is not whom it is about: "just tell me how many", "就告诉我吃几片". */
const TOLD_TO = /\b(?:tell|show|answer|remind|explain to) me\b|\blet me know\b|告诉我|(?:跟|和|给)我(?:说|讲|解释|回答)/giu;

/** An age alone that nobody has who writes: "9岁偷吃鱼油". */
const SMALLEST_WRITER = 10;
const byAge = (text: string): Subject | undefined => {
  const age = ageOf(text);
  return age === undefined || age >= SMALLEST_WRITER ? undefined : age < 1 ? "baby" : "child";
};

/** Who the question is about; undefined when it does not say. @param question what of the text asks */
/** A child that was born with something tells of its mother's next: "生过神经管缺陷的孩子，叶酸吃多少", "folic acid after a baby with spina bifida". */
const BORN_BEFORE =
  /(?:生|怀)过[^，,。？?]{1,14}(?:孩子|宝宝|娃|胎儿?)|\b(?:after (?:having )?|had )an? (?:previous )?(?:[\w ]{0,30}(?:defect|spina bifida) )?(?:bab(?:y|ies)|child|pregnancy)(?: with (?:a |an )?[\w ]{0,30}(?:defect|spina bifida))?/iu;
/** The text without the child that was before. */
export const withoutBornBefore = (text: string): string => text.replace(BORN_BEFORE, " ");
export function subjectOf(message: string, question?: string): Subject | undefined {
  const said = message.replace(TOLD_TO, " ");
  if (question !== undefined && FOR_SELF.test(question) && SELF.test(question)) return "self";
  if (asksBesideFamily(said) && SELF.test(said)) return "self";
  const text = withoutBornBefore(withoutSpeakers(said).replace(GIVER, " "));
  const hers = isHers(text);
  const named = subjectsIn(text).flatMap((i) => SUBJECTS[i] ?? []);
  const self = hers || (SELF.test(text) && !ASKS_OF_THEM.test(text));
  return named.find((of) => !hers || (of !== "baby" && of !== "child")) ?? (self ? "self" : byAge(text));
}
/** "I only have my own gummies. Can she have those?": who was spoken of is asked about, and not who has them. */
const ASKS_OF_THEM =
  /(?:^|[.?!,;] *)(?:so |and |but )?(?:can|could|may|should|does|is|will) (?:he|she)\b(?:(?!\b(?:i|me|my)\b)[^.?!])*\?\s*$|[，,。；;？?][^，,。；;？?我]{0,4}[他她](?!们|汀)[^，,。；;？?我]{0,3}(?:能不能|可不可以|要不要|该不该|能|可以|需要|该)[^，,。；;？?我]{1,12}[？?]?\s*$/iu;

/** What she takes herself is asked about for its sake: "I take lamotrigine, is that safe for my baby?" */
const SHE_TAKES =
  /\b(?:i(?: am|['’]m)?|and) (?:\w+ )?(?:take|taking|on|started|need)\b[^?]{0,60}\b(?:safe|ok|okay|bad|harmful|fine|harm|affect)\b(?: for)? (?:my|the|our) (?:baby|newborn|son|daughter|child|little one)\b/iu;
/** A child that is carried or nursed by the mother who eats and asks: "哺乳期喝拿铁，宝宝会睡不着吗" is no question of what the baby drinks. */
export function isHers(text: string): boolean {
  const { pregnancy, pregnant } = stageOf(text);
  if (!pregnant && pregnancy !== "lactating") return false;
  // One that is not born yet eats nothing of its own.
  if (pregnant && UNBORN.test(text) && ageOf(text) === undefined) return true;
  return (
    /宝|婴儿|新生儿|孩子|娃|\b(?:bab(?:y|ies)|infants?|newborns?|child|little one|lo(?![ -]?salt)|son|daughter|(?:month|week|day)s?.old)\b/iu.test(text) &&
    (!isForChild(text) || SHE_TAKES.test(text)) &&
    (ageOf(text) ?? 0) < 2
  );
}

const UNBORN =
  /^(?![^]*(?:出生后|生下来|出生了|刚出生|新生儿|大宝|二宝|老大|\b(?:after (?:birth|(?:she|he|it)['’]?s? (?:is )?born)|newborn|toddler|son|daughter|months?.old|when (?:she|he|it) is born)\b))[^]*(?:\bbab(?:y|ies)\b|宝宝|胎儿)/iu;

/** "For my newborn, I'm breastfeeding": who nurses is not who it is for. */
const CHILD_ZH = "(?:宝宝|婴儿|新生儿|孩子|小孩|娃)";
const CHILD_EN = "(?:newborn|bab(?:y|ies)|infant|child|toddler|little one|son|daughter|(?:\\d+|\\w+).(?:month|week|day)s?.old)";
/** "Breastfeeding my 2 week old, does she need drops?", "母乳喂养，宝宝两个月，要给他补吗": who is fed, and not who feeds. */
const FED_ZH = `${CHILD_ZH}[^？?。]{0,14}(?:给[他她它](?:补|吃|喝|加|喂(?!奶))|[他她它](?:还|也)?(?:要不要|用不用|需不需要|要|需要|能|可以|应?该)[补吃喝加])`;
const FED_EN =
  "\\b(?:breast.?feeding|nursing) (?:my|our|a) [^?]{0,60}\\b(?:does|should|can|may|do|is) (?:s?he|they|it|(?:the|my) baby) (?:also |still |already )?(?:need|have|eat|drink|take|get|be given|short)\\b";
const IN_WORDS = new RegExp(
  `\\bfor (?:my |the |a |our )?${CHILD_EN}|\\b(?:newborn|baby|infant|month.old|child|toddler)s? (?:needs?|have|takes?|gets?|be given|drinks?|eats?)\\b|\\b(?:does|should|can|may) (?:my|the|a|our) ${CHILD_EN}(?! (?:be|get|feel|react|taste|tell|notice|sleep|suffer)\\b)|\\bgiv(?:e|ing) (?:it |some |this |\\w+ )?(?:to )?(?:my|the|our) ${CHILD_EN}(?! the breast)|${CHILD_ZH}(?:还|也|每天|一天|[\\d一二两三四五六七八九十]+个?月(?:了|大)?|半岁(?:了)?|现在)*(?:要不要|用不用|(?:要|需要?|能|可以|应?该)(?!不?受|会|睡|不能|习惯)|[吃补喝](?!完?了?过?[的我]?奶))|给${CHILD_ZH}(?!喂?奶|哺乳|亲喂)|(?:喂养|母乳|吃奶)的?${CHILD_ZH}|\\bi(?:['’]m| am)[^.?!]{0,20}(?:breast.?feeding|nursing)[^?]*\\b(?:can|may|should) (?:he|she) (?:have|eat|drink|take|get|be given)\\b|${FED_ZH}|${FED_EN}`,
  "iu",
);

/** "宝宝7个月，母乳喂养，要不要补铁": how the child is fed is told, and nothing of who nurses it. */
const FED_BY_BREAST = new RegExp(
  `${CHILD_ZH}[^？?。我妈]{0,8}(?:[\\d一二两三四五六七八九十半]+个?(?:多)?(?:月|周|天)|半岁)[^？?。我妈]{0,6}(?:母乳(?:喂养)?|哺乳)(?:的|，|,|。|\\s|$)[^我妈]*$|(?:母乳(?:喂养)?|哺乳)的${CHILD_ZH}[^我妈]*$`,
  "u",
);
/** What is fed to a child of that age; a medicine or a drink is the mother's. */
const FED = /补|维生素|维[DAK]|[DA]3|D₃|铁|锌|钙|DHA|水(?!果?酒)|辅食|米粉|蛋黄|蛋|肉|水果|果泥|酸奶|盐|糖|蜂蜜|油/u;
export const isForChild = (text: string): boolean =>
  IN_WORDS.test(text) || (FED_BY_BREAST.test(text) && (FED.test(text) || !/[吃喝补用]/u.test(text)) && !OF_ADULTS.test(text));

/** What grown people ask for themselves; no child that was spoken of before is meant. */
const OF_ADULTS =
  /酒|咖啡|浓茶|血压|血脂|胆固醇|尿酸|痛风|糖尿病|脂肪肝|减肥|瘦身|增肌|健身|上班|加班|熬夜|月经|例假|更年期|前列腺|性功能|抽烟|戒烟|\b(?:alcohol|wine|beer|spirits|coffee|espresso|latte|blood pressure|cholesterol|triglycerides|uric acid|gout|diabetes|fatty liver|los(?:e|ing) weight|gym|muscle|at work|night shifts?|periods?|menopause|prostate|smok\w+|hangover|my (?:own )?(?!son|daughter|child|kids?|baby|toddler|little|grand|boy|girl|\d|\w+ (?:son|daughter|baby|child))[a-z]+)\b/iu;
const THEM = /[他她](?!汀)|\b(?:he|she|they|him|her|his|them|their)\b/iu;
const HE = /他(?!汀|们)|\b(?:he|him|his)\b/iu;
const SHE = /她(?!们)|\b(?:she|her|hers)\b/iu;
type People = Readonly<Partial<Record<Subject, Answers>>>;
const sexIn = (of: Subject, people: People): Sex | undefined => {
  const told = people[of]?.gender;
  return SEX_OF[of] ?? (told === "female" || told === "male" ? told : undefined);
};
/** "And her?", after a question for the father: the only woman who was told of. */
function byPronoun(text: string, before: Subject | undefined, people: People): Subject | undefined {
  const meant: Sex | undefined = HE.test(text) === SHE.test(text) ? undefined : HE.test(text) ? "male" : "female";
  if (meant === undefined || before === undefined || before === "self") return undefined;
  const sex = sexIn(before, people);
  if (sex === undefined || sex === meant) return undefined;
  const others = SUBJECTS.filter((of) => people[of] !== undefined && of !== before && sexIn(of, people) !== sex);
  const sure = others.filter((of) => sexIn(of, people) === meant);
  return sure.length === 1 ? sure[0] : others.length === 1 ? others[0] : undefined;
}
/** Whom a question is about that names nobody: who was spoken of last. */
export function stillOf(text: string, before: Subject | undefined, people: People = {}): Subject {
  const other = byPronoun(text, before, people);
  if (other) return other;
  if ((before === "baby" || before === "child") && OF_ADULTS.test(text) && !THEM.test(text)) return "self";
  // "And may she?", after a question for oneself: the only other one who was told of.
  const others = SUBJECTS.filter((of) => people[of] !== undefined);
  return (before === undefined || before === "self") && others.length === 1 && THEM.test(text) ? (others[0] ?? "self") : (before ?? "self");
}
