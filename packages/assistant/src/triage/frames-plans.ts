/** What is told of nobody here: packed for a journey to come, spoken of at a drill, or of a stranger whom a hospital has taken in. Chinese. */
import type { Around } from "./frames-around.ts";

/** A journey to come; "准备打车去协和" is none, and at a weekend or on holidays one may well be away already. */
const JOURNEY =
  /下(?:个?月|周末?|个?星期|个?礼拜)[^，,。；;了]{0,6}(?:去|到|飞|自驾|爬|露营|徒步|潜水|旅[行游])(?!医院|看病|急诊|看医|挂号|复查|住院)|(?:打算|计划|准备|过[几两]天)(?:(?!医|诊)[^，,。；;了]){0,8}(?:徒步|露营|野营|潜水|旅[行游]|爬山|登山|自驾|度假|玩|海边|海岛)/u;
/** Asked right behind it what to pack: "被水母蜇了应该备什么药在包里". */
const PACKS =
  /^[^，,。；;？?]{0,5}(?:的话)?(?:应该|该|要|得|需要|可以)?(?:常?备|带|准备|装)(?:上|好|点|些)?(?:什么|啥|哪些|哪种|哪几[种样])[^，,。；;？?]{0,4}(?:药|(?:东西|用品)[^，,。；;？?]{0,2}包)/u;
/** By what, and to nobody: "被水母蜇了", and not "室友被蛇咬了". */
const BY_WHAT = /^[\s，,]*(?:万一|如果|要是)?(?:不小心)?被/u;
/** Somebody it happened to, or a time: it is then asked for now. */
const OF_SOMEBODY = /[我他她咱]|妈|爸|爷|奶|孩|娃|宝|儿|女|老公|老婆|朋友|刚|现在|已经|今[天早晚]|昨|突然|正在|肿|疼|痛|喘|晕|麻|吐|医院/u;
const isPacked = ({ before, words, after, sentence, sentenceBefore, next }: Around): boolean =>
  JOURNEY.test(sentenceBefore) &&
  PACKS.test(after) &&
  BY_WHAT.test(`${before}${words}`) &&
  !OF_SOMEBODY.test(`${before}${words}${after}${next}`) &&
  !/刚|已经|昨|突然|正在|今[天早晚]/u.test(sentence);

/** A drill or a lesson in safety, for which a talk is asked. */
const DRILL = /演习|演练|安全(?:教育|培训|月|课|讲座|知识)|应急(?:预案|培训|讲座)|班会/u;
const TALK =
  /(?:要|得|让我|叫我|需要|准备)[^，,。；;]{0,3}(?:讲|介绍|发言|宣讲)|[帮替给]我?(?:列|写|拟|整理|总结|归纳)|列[出个几\d一二三四五六七八九十]{1,2}[点条]|讲稿|发言稿|提纲|ppt/u;
const HAPPENS =
  /刚|现在(?!要)|突然|真的|已经|正在|昨|今[天早晚][^，,。；;]{0,8}[了着]|有人|倒[了下在地]|晕|昏|叫不[醒应]|吐|头[疼痛]|没(?:呼吸|反应|意识|气)|救命|快不行|妈|爸|爷|奶|老公|老婆|孩子|儿子|女儿|我们?家|家[里人]|(?:他|她|同[事学桌]|学生|室友|员工|工友|师傅|老师|[男女]生)[^，,。；;]{0,9}了|我(?:想死|撑不)/u;
/** Of one's own end a talk may be asked for by whoever means it. */
const OF_DEATH = /死|杀|割|跳|吊|遗|轻生|不想活|自[残伤]/u;
const atADrill = ({ words, sentence, previous, next }: Around): boolean =>
  DRILL.test(sentence) && TALK.test(sentence) && !OF_DEATH.test(`${words}${sentence}`) && !HAPPENS.test(`${previous}${sentence}${next}`);

/** A stranger who is in a hospital, told on by who works there: "她说今天急诊室收了个喝农药的". Before its door nobody has taken him in. */
const TAKEN_IN =
  /(?:急诊科?室?|医院|icu|病房|抢救室|科室?)(?:里|那边|今[天早晚]|昨[天晚]|刚刚?|又|都){0,3}(?:收|接|送来|拉来|转来)(?:诊|治)?了?(?:(?:一|好几|几|两|三)?[个位例]|俩)[^，,。；;？?我她他]{0,10}$/u;
/** Without its name where who tells it works in one: "她在icu规培,说昨晚收了个喝百草枯的". */
const WORKS_THERE = /(?:急诊|icu|病房|医院|科里)[^，,。；;]{0,4}(?:护士|医生|大夫|规培|实习|上班|值班)|(?:护士|医生|大夫|规培)[^。；;]{0,8}[说讲]/u;
const TAKES_IN = /(?:说|讲|今[天早晚]|昨[天晚])(?:收|接诊|收治)了?(?:(?:一|好几|几|两|三)?[个位例]|俩)[^，,。；;？?我她他]{0,10}$/u;
const WHO_TELLS = /护士|医生|大夫|规培|实习|值(?:班|夜班)|急诊上班|听[^，,。；;]{0,4}说|[他她]说|新闻|(?:同学|朋友|室友|同事|亲戚)[^，,。；;]{0,3}(?:说|讲)/u;
/** A stranger has no name for whoever asks: "喝农药的". */
const A_STRANGER = /^[^，,。；;？?\s]{0,8}的(?:病人|患者|人|小伙子?|姑娘|大[爷妈叔姐]|老[头太人]+)?(?=[\s，,。；;？?！!]|$)/u;
const OURS = /(?:是|就是)[^，,。；;]{0,3}我|我(?:妈|爸|爷|奶|姥|外|老|儿|女|哥|弟|姐|妹|叔|舅|姑|姨|家|男|孩|也)|家里|孩子|现在(?:家|我)|不想活|想死/u;
const inAHospital = ({ words, before, after, sentence, sentenceBefore, next }: Around): boolean =>
  (TAKEN_IN.test(before) || (TAKES_IN.test(before) && WORKS_THERE.test(sentenceBefore))) &&
  (A_STRANGER.test(after) || words.endsWith("的")) &&
  WHO_TELLS.test(sentenceBefore) &&
  !OURS.test(`${sentence}${next}`.replace(/我(?:室友|同学|朋友|同事|闺蜜|(?:妈|爸|姐|哥|妹|老婆|老公|女朋友|男朋友)是?(?:个)?(?:护士|医生|大夫))/u, ""));

export const ofNobodyHere = (around: Around): boolean => isPacked(around) || atADrill(around) || inAHospital(around);
