/** What is asked about a thing: its dose, its time, whether it helps, whether it harms. The same of a question and of what an article answers. */
import { recalled } from "../text/recall.ts";
import { SIGNS } from "./signs.ts";
import { sieve } from "../text/sieve.ts";

type Row = readonly [aspect: string, signs: RegExp];

/** Finer than intents, and read from any text. Order does not matter: a text may have several. */
const ROWS: readonly Row[] = [
  [
    "need",
    /多少(?!天|钱)|几(?:克|毫克|微克|片|粒|颗|杯|个(?!月))|用量|剂量|需要量|够(?:吗|不够)|合适|\bhow (?:much|many)\b|\bdos(?:e|es|age)\b|\bamounts?\b|\bdaily\b|\b(?:per|a) day\b|\benough\b|\d\s?(?:毫克|微克|克|国际单位|mg\b|g\b|µg|μg|iu\b)/giu,
  ],
  [
    "limit",
    /\bhow (?:much|many)\b.{0,40}\bsafe\b|\bsafe (?:amount|dose|limit)s?\b|过量|太多|上限|最多|超(?:量|过|标)|中毒|吃多|多不多|\btoo (?:much|many|high)\b|\b(?:upper )?limits?\b|\bmax(?:imum)?\b|\boverdos\w*|\btoxic\w*|\bexceed\w*/giu,
  ],
  [
    "when",
    /哪一?天(?=[吃服用])|多久吃|提前多久|什么时候|啥时候|何时|几点|早上|早晨|晚上|早晚|睡前|[饭餐][前后]|随餐|空腹|\bwhen\b|\b(?:best|right|what) time\b|\btim(?:e|ing)\b|\bmornings?\b|\bevenings?\b|(?<!\b(?:every|each) (?:single )?)\bnights?\b|\bbed(?:time)?\b|\bempty stomach\b|\bwith (?:food|a meal|meals)\b|\bbefore or after\b/giu,
  ],
  [
    "apart",
    /一起|同时|同[吃服]|搭配|隔(?:多久|开)|错开|分开|相克|冲突|\btogether\b|\bapart\b|\bcombin\w+|\bmix(?:ed|ing)?\b|\bseparat\w+|\bsame time\b|\bconflict\w*/giu,
  ],
  ["absorb", /吸收|影响|阻碍|妨碍|\babsor\w+|\bblock\w*|\binhibit\w*|\binterfer\w+|\binteract\w*|\baffect\w*/giu],
  [
    "often",
    /多(?:久|长时间)[^，。？?]{0,4}一次|(?<!好)几(?:天|周|个月)[^，。？?]{0,4}一次|每天[^，。？?]{0,4}还是(?:每周|隔天)|\bhow (?:often|frequently|many times)\b|\bdaily or weekly\b/giu,
  ],
  ["how_long", /多久(?:见效|有效|能|才|会|起)|多长时间|见效|起效|\bhow (?:long|soon|quickly|fast)\b|\bstart(?:s|ing)? work\w*|\btakes? to work\b/giu],
  ["stop", /停(?:了|掉|药|用|吃)|戒断|反跳|\bstop\w*|\bcome off\b|\bwean\w*/giu],
  [
    "lasting",
    /[吃补喝用服打]多久|一直吃|长期|天天[吃喝]|每晚|\bevery (?:single )?(?:night|day)\b|\bnightly\b|\bfor months\b|\bstay on\b|依赖|\bforever\b|\blong[- ]term\b|\bkeep (?:on )?taking\b|\bfor (?:years|life|good)\b|\bdepend\w*|\baddict\w*/giu,
  ],
  [
    "which",
    /什么(?=.{1,6}(?:更?好|不容易|更|最))|哪种|哪个|哪款|哪一种|区别|不同|还是|更好|比较|\bvs\b|\bversus\b|\bbetter\b|\bbest\b|\bwhich\b|\bdifferen\w+|\bcompar\w+|\binstead of\b/giu,
  ],
  [
    "foods",
    /食物|食品|富含|含量|来源|吃什么|从.{1,12}里?(?:获得|得到|补)|\bget\b(?=.{1,40}\bfrom\b)|\bfoods?\b|\bsources?\b|\b(?:rich|high) in\b|\bcontain\w*|\beat\b/giu,
  ],
  [
    "helps",
    /有用|什么用|管用|有效|效果|作用|功效|好处|帮助|值得|[能可](?:以)?(?:治|抗|防|降|减)|治疗|预防|改善|缓解|\bhelp\w*|\bwork(?:s|ing)?\b|\bgood for\b|\bbenefit\w*|\bprevent\w*|\btreat\w*|\bcur(?:e|es|ing)\b|\bimprov\w+|\beffective\w*|\blower\w*|\breduc\w+|\bworth\b|\bproof\b|\bevidence\b/giu,
  ],
  [
    "harm",
    /副作用|不良反应|坏处|危害|[伤损]害?(?=肝|肾|胃|身|肠)|有害|害处|安全|危险|风险|\bside.?effects?\b|\bharm\w*|\bbad\b|\bunsafe\b|\bdamag\w+|\bhurts?\b|\bdanger\w*|\brisk\w*|(?<!\bhow (?:much|many)\b.{0,40})\bsafe\w*|\bproblems?\b/giu,
  ],
  [
    "whether",
    /有必要|必要吗|需不需要|要不要|用不用|该不该|必须|一定要|\bnecessary\b|(?<!\bhow (?:much|many)\b.{0,40})\bdo(?:es)? [^.?!]{1,24} (?:really )?need\b|\bneed to (?:take|supplement|use)\b/giu,
  ],
  ["signs", /症状|表现|信号|征兆|\bsymptoms?\b|\bsigns?\b|\bdeficien\w+/giu],
  ["cause", /为什么|为啥|原因|是不是缺|是缺|引起|导致|造成|\bcaus\w+|\bwhy\b|\breasons?\b|\bcome from\b/giu],
  ["test", /查(?!出(?:来)?(?:了|是|有|怀|得|患|孕))|化验|检测|指标|验血|抽血|\btest\w*|\bcheck\w*|(?<!-)\blevels?\b|\bblood ?work\b|\bbloods\b|\blab\b/giu],
  ["reading", /怎么看|说明什么|什么意思|代表什么|正常|高不高|严重|偏[高低]|\bmeans?\b|\bnormal\b|\bread(?:ing)?\b|\bserious\b/giu],
  ["relief", /怎么办|怎么缓解|怎么处理|\bwhat (?:to|can i|should i) do\b|\breliev\w+|\bget rid\b|\beas(?:e|es|ing)\b/giu],
  ["choose", /怎么[选挑]|挑选|选购|标签|牌子|品牌|\bchoos\w+|\bpick(?:ing)?\b|\bbuy(?:ing)?\b|\blabels?\b|\bbrands?\b|\blook for\b/giu],
  [
    "keep",
    /过期|保存|保质|冰箱|存放|保鲜|冷冻|能放(?:多久|几)|\bstor(?:e|ed|ing|age)\b|\bfridge\b|\bfreez\w+|\bshelf\b|\bexpir\w+|\bout of date\b|\bkeep(?:s)?\b(?= (?:for|in|fresh|long)|\s*[?.]?$)/giu,
  ],
  // How it was kept or cooked, what colour or smell it gives: an aspect each.
  ...SIGNS,
  ["missed", /漏|忘(?:了|记)?吃|补吃|\bmissed\b|\bforg[eo]t\w*/giu],
  [
    "once_more",
    /不小心|误(?=[吃服喝])|[吃服喝]重|多[吃服喝]了?[一1]|[吃服喝]了?(?:两[次遍回]|双份)|又[吃服喝]了?一|\bby (?:mistake|accident)\b|\baccidental(?:ly)?\b|\bdouble[ds]?(?:[- ]dos\w+)?\b|\bextra (?:\w+ ){0,2}(?:dose|tablet|pill|capsule|gumm(?:y|ies))s?\b|\btwice today\b|\btook\b[^.?!]{0,30}\btwice\b|\binstead of one\b/giu,
  ],
];

export type Aspects = { readonly aspects: ReadonlySet<string>; readonly rest: string };

const sift = sieve(ROWS.map(([, signs]) => signs));
function read(text: string): Aspects {
  const aspects = new Set<string>();
  const may = sift(text);
  let rest = text;
  for (const [i, [aspect, signs]] of ROWS.entries()) {
    if (!may(i)) continue;
    signs.lastIndex = 0;
    if (!signs.test(text)) continue;
    aspects.add(aspect);
    rest = rest.replace(signs, " ");
  }
  return { aspects, rest };
}

/** Of one question it is asked many times, and of the sentences of what is often answered. */
const MOST_RECALLED = 1_000;
const found = recalled(read, MOST_RECALLED);
/** The aspects of a text, and the text without their words, in small letters. */
export const aspectsOf = (typed: string): Aspects => found(typed.normalize("NFKC").toLowerCase());
