/** Whether words that stand in a text are said of somebody now: not denied, not long past, not asked in general. Looks at a few dozen characters around, never further. */
import type { Around } from "./frames-around.ts";
import { onlyAsked } from "./frames-asked.ts";
import { breathesWell, notInIt, ofALine, onlyFeared } from "./frames-chinese.ts";
import { cameOut, isAgain, overLongAgo, wentDownWrong } from "./frames-episode.ts";
import { asOfAKind, isMyth, isNoTrouble } from "./frames-figures.ts";
import { past } from "./frames-past.ts";
import { made } from "./frames-story.ts";
import { isTakenFor, takenOn } from "./frames-taken.ts";
import type { Reading } from "./tokens.ts";

/** `told`: it is so, now. `asked`: spoken of in general or supposed. `story`: of somebody made up, or an animal. `not`: denied or past. */
export type Frame = "told" | "asked" | "story" | "not";

const NEAR = 70;
const SENTENCE = 170;
const AFTER_SENTENCE = 20;
const FOLLOWING = 160;

const LIST_EN = /\b(?:or|nor)\b/u;
/** The last of a list: "no fever or stiff neck". */
const LAST_OF_LIST_EN = /\b(?:or|nor)\b[^,;]{0,30}$/u;
const NO_EN =
  /\b(?:no|not|none|without|never|nor|isn'?t|aren'?t|wasn'?t|don'?t (?:have|feel|get)|doesn'?t have|didn'?t have|haven'?t (?:had|got|been|any)|hasn'?t (?:had|got|been)|ha(?:ve|s)(?:n'?t| not) (?:yet |even |actually )?(?:started|begun|opened)(?: (?:on|taking))?|hadn'?t|denies|no longer|free of|(?:do|does|did|would)(?:n'?t| not))(?:\s+(?:(?:thoughts?|plans?|intention|urge|wish) (?:of|to|about)|have|had|having|got|any|a|an|the|real|more|much|such|signs? of|symptoms? of|history of|been|feeling|experiencing|of|severe|bad|or)){0,5}\s*$/u;
const NO_LIST_EN =
  /\b(?:no|without|denies|(?:don'?t|doesn'?t|haven'?t|hasn'?t|didn'?t|never) (?:have|had))\b(?:(?!\b(?:but|however|now|though|except|only|just|then|i|he|she|my|and)\b)[^.;?!]){0,60}$/u;
/** "I don't get any palpitations or chest pain": of relief or sleep that does not come, the pain is no part. */
const GETS_NO_LIST_EN =
  /\b(?:do|does|did|have|has)(?:n'?t| not) (?:get|got|feel|felt|notice|noticed|experienced?|suffer(?: from)?) any (?!(?:relief|rest|sleep|help|better|peace|air|food|respite|benefit|improvement|support|results?|answers?)\b)(?:(?!\b(?:but|however|now|though|except|only|just|then|i|he|she|my|and|with|from|because|when|for|after|since)\b)[^.;?!]){0,50}$/u;
const NO_ZH =
  /(?:(?<!有)没有|(?<!有)没|无|否认|未见|未出现|并非|(?<![是要])不是|(?<![会是能要了差])不会?)(?:任何|什么|啥|出现|出过|流过|明显|感觉到?|觉得|再|发生|得|过|有|怎么|是|太|患|再有|又|想要?|要|打算){0,3}(?:胸口?|头|肚子|腹部?|胃|心口?|心脏|喉咙|嗓子|背|腿|手|脚|眼睛?)?\s*$/u;
const NO_LIST_ZH = /(?:(?<!有)没有?|无|否认|未见)[^，,。；;但却不]{1,20}[、和或及与也]\s*(?:没有?)?$/u;
const GONE =
  /^\s*(?:[\d一二两三四五六七八九十几多半]+(?:年|个月)(?:多|来)?(?:都|一直)?没(?:有)?(?:再)?(?:发|犯|复发|出现)|(?:的?(?:情况|症状|感觉)|[、和]?(?:走路|说话|吃饭|睡觉|活动)){0,2}(?:已经|都|也)?(?:没有(?:了|$)|没了(?![他她我])|没问题|没毛病|消失了|退了|消了|好了|缓解了|不疼了|不痛了)|(?:医生|检查|体检)[^，,。]{0,4}(?:没事|没问题|排除)|(?:检查|化验|检测|试验|结果|潜血|常规)?(?:结果)?(?:都|也|全|是|为|完全|一直|很){0,2}(?:阴性|正常)|(?:(?:tests?|results?|cultures?|levels?|scans?|counts?) )?(?:was|were|is|are|came back|tested) (?:all |both )?(?:negative|normal|clear)\b|[:=-]?\s?(?:negative|nil|not detected|absent)\b|turned out (?:to be|as)\b|(?:(?:has|have|is|are|was|went|all)\s+){0,2}(?:gone(?! [a-z])|gone (?:now|away|today|by|completely|since|after|too|already|again)|resolved|went away|ruled out)\b)/u;

const IF_EN = /(?<!as |even |wondering |see |sure |know |tell |ask )\b(?:if|what if|in case|suppose|imagine)\b(?! this| it'?s)[^.;?!]{0,60}$/u;
const IF_ZH = /(?:如果|假如|万一|要是|倘若|假设|(?<!怎)要不小心)[^。；;？?]{0,30}$/u;
/** Feared for later, not done: "怕孩子偷吃软糖"; with a finished deed behind it ("怕他吞了电池") it may have happened. */
const WORRY_ZH = /(?:怕|担心|害怕|以防|免得)(?:以后|将来|哪天|我|家里|孩子|宝宝|娃|老人|自己|他|她|会|没|不小心|一不){1,3}[^，,。？?了]{0,6}$/u;
/** Feared by its name: "我特别怕猝死", "terrified of having a stroke"; "怕是" guesses that it is so. */
const FEARED =
  /(?:怕|害怕|恐惧)(?:自己|我|家人|哪天|突然|会|得|有|再){0,3}$|\b(?:scared|afraid|terrified|petrified|frightened|fear) (?:of|about) (?:(?:having|getting|ever|an?|another|suddenly) ){0,3}$|\b(?:scared|afraid|terrified|frightened|anxious|worry|worried|nervous|paranoid)(?: that)? (?:i|we|he|she|they|my \w+)(?:(?:'ll| will|'m going to| am going to)(?: (?:one day|ever|also|just|suddenly))?(?: (?:have|suffer|get))?|(?: might| could| may) get)(?: an?| another)?(?: sudden| massive)? $/u;
/** "怕噎着": the 着 of what may come of it. */
const NOW = /[了过]|着(?!$)|一直|现在|\b(?:now|because|since|keeps?)\b/u;
/** "可乐兑咖啡会猝死吗": what may come of a habit, of nobody who lies there. */
const mayCome = ({ words, before }: Around): boolean => words === "猝死" && /(?:会不会|会|容易|可能|导致|引起)$/u.test(before);
const worried = (around: Around): boolean => mayCome(around) || ((WORRY_ZH.test(around.before) || FEARED.test(around.before)) && !NOW.test(around.after));

/** What a leaflet lists, or a text warns of, in the same clause. */
const LISTED =
  /(?:说明书|药盒(?:子)?(?:上|外|背|写|说|标|印)|包装|标签|注意事项)[^，,。]{0,30}$|(?:可能|有可能|会)(?:引起|导致|造成|出现)[^，,。]{0,16}$|\b(?:leaflet|label|package insert|box|packet|warning)s?(?: \w+)? (?:says?|lists?|mentions?|warns?)\b[^,.;?!]{0,60}$|\b(?:may|can|could|might) (?:cause|lead to|trigger)\b[^,.;?!]{0,50}$/u;

const GENERAL_EN =
  /\b(?:signs?|symptoms?) (?:of|in|for)\b|(?<!\b(?:no|any|other|more) )\bsymptoms?\s*\??$|\b(?:what|which)\b[^.?!]{0,50}\b(?:signs?|symptoms?|caus\w*|dangerous|normal|safe|levels?|dose|limit|happens?|differen\w*|range|means?|called|foods?)\b|\bwhat (?:is|are|does)\b|\bwhat'?s (?:the )?(?:most|max\w*|least|normal|safe\w*|limit|highest|usual)\b|\bdo(?:es)? (?!(?:my|his|her|this|that|the|it)\b)[^.?!]{1,40}\bmean\b|\bwhat (?:makes|causes|would cause)\b|\bwhy is (?:it|\w+ing)\b|\bwhy (?:\w+ ){1,3}(?:makes?|causes?|turns?|gives?) (?:people|you|us|someone|it|them)\b|\bwhy (?:do|does|can|would|(?:are|is|should|must) (?:(?:some|most|many|the) )?(?:people|patients?|users|anyone|everyone|those|women|men|kids|children|babies|adults|diabetics))\b(?![^.?!]{0,80}\b(?:my|me|i|he|she|his|her)\b)|\b(?:can|could|does|do|will|would|is|are|may|might)\b[^.?!]{1,50}\b(?:caus\w*|leads? to|rais\w*|increas\w*|trigger\w*|kill|damage|help|prevent|poison\w*|makes? (?:your?|people|someone|kids?|it|the|a \w+'s|vision|urine|pee|stools?)\b|give you|possible|dangerous|toxic|safe|overdose)\b|\b(?:prevent\w*|avoid\w*|reduc(?:e|es|ing)(?! (?:my |the )?(?:salt|sugar|carbs?|caffeine|coffee|protein|fluids?|water|dairy|meat)\b)|lower(?:s|ed|ing)?(?! (?:right|left|back|belly|abdom\w*|stomach|tummy|legs?|chest|side|lips?|jaw|gums?|eyelids?|face|arms?|limbs?|half|body|spine|ribs?))|risks?|chances?|odds|likelihood)\b|\bside effects?\b|\bdangers?\s*\??$|\bis it (?:possible|true|dangerous|safe|normal)\b|\bhow (?:do you|does one|can you|to|common|likely|long)\b|\bsurviv\w+ rate\b|\b(?:good|bad) for\b|^\W*(?:the )?normal \w+|^\W*(?:are|is) [^.?!]{1,30}\b(?:from|due to|caused by|a sign of)\b|\b(?:foods?|vitamins?|supplements?|herbs?|teas?|remed\w+|diet) (?:that|to|which|for(?! (?:\w+ ){0,2}(?:days?|weeks?|months?|years?)))\b|\bhow do (?:paramedics|doctors|hospitals)\b|^\W*(?:is|are|should) (?!(?:my|he|she|it|i|this|that)\b)\w+(?: \w+)? (?:be )?(?:taken )?(?:daily|weekly|once|twice|every)\b[^.?!]{0,20}\bor\b|^\W*(?:just )?(?:in general|generally|generally speaking)\b|\bin general,|\bhow (?:much|many)\b[^.?!]{0,50}\b(?:is|are|counts? as|would be|becomes?) (?:considered )?(?:too (?:much|many)|an overdose|dangerous|toxic|harmful|poisonous|unsafe)\b/u;
const GENERAL_ZH =
  /^\W*(?:一般来说|一般情况下?|总的来说|通常情况下?)|(?:多少|几[片颗粒杯克])[^，,。？?了]{0,8}(?:算|叫)(?:是)?(?:过量|超量|中毒|多|大量)|是?怎么(?:引起|产生|形成|造成|发生|来|得)的|(?:症状|表现|征兆|前兆|信号|特征|指标|标准|原因|先兆)(?:都)?(?:是|有)?(?:什么|哪些|啥|些什么)|什么是|(?:是)?(?:什么|啥)意思|口诀|一样吗|^[^，,。我他她]{1,24}[和跟与同][^，,。我他她]{1,20}一(?:回|码)事|有什么不同|想学|学学|怎么(?:急救|抢救)(?=[，,。？?]|$)|(?:急救|处理|抢救)(?:的)?(?:步骤|方法|措施|流程|原则|知识)|有(?:哪些|什么|啥)(?:症状|表现|危害|征兆|先兆|前兆|预兆|反应|信号)|(?:讲讲?|解释|说明|科普|告诉|教育?)[^，,。？?了]{1,16}的?(?:危险|后果|知识)(?=[，,。？?]|$)|(?:怎么|怎样|如何)(?:才能)?(?:看是不是|看出|知道是不是|预防|防|避免|判断|识别|区分|降低)|预防|防止|避免|会不会(?!是)|(?:吃|喝|补|用|服|打)(?:多|少|久|太多|过量|过)了?[^，,。？?]{0,8}就?会[^，,。？?]{0,10}(?:吗|么|？|\?)|会(?:导致|引起|造成|出现|有|怎么?样)|(?<!(?:吃了|喝了|误[食吃服饮]|刚)[^。？?]{0,20})多久(?:会|才会?|能|后)?(?:发作|发病|出现|起效|有反应|毒发)|(?:导致|引起|造成|增加)[^。？?]{0,20}(?:吗|么|？|\?)|风险|概率|几率|(?<!是不是|是|算|属于)副作用|(?:食物|食品|东西|情形|做法)(?:都)?有(?:哪些|什么|啥)|危害|有(?:什么|啥)(?:不好|坏处|害处)|区别|正常吗|正常[^，,。？?了]{0,8}(?:是|有)?多少|的(?:老)?人[^，,。？?了]{0,12}(?:能|可以|可否|要不要|该)|为什么会|的人为[什啥]么?|是[^，,。？?我他她]{1,6}还是[^，,。？?我他她]{1,6}(?=[，,。？?]|$)|科普一下|好奇|什么原因(?=[，,。？?]|$)|(?:一般|通常)(?:都)?(?:是|会|有|由)|听说|据说|会(?!死|不会)[^，,。？?了死]{1,4}着?吗(?=[？?]|$)|[吃喝打用服][了完]?(?:之?后|就)?会(?!死|不会)[^，,。？?了死]{1,12}吗(?=[？?]|$)|容易[^，,。？?了]{1,6}(?=[，,。？?]|$)|(?:能|可以)(?:不能|不可以)?(?:再)?多(?:吃|喝|服|打)|(?:患者|病人|糖友)[^，,。？?了]{0,8}(?:要|能|可以|该)[^，,。？?了]{0,8}吗|(?:网上|电视[里上]?|新闻[里上]?|节目[里上]?|书[里上]|视频里?)(?:都)?[说讲]|有人说|朋友圈|真的假的|是真的吗|多少(?:算|才)|(?:孕妇|产妇|孕期|怀孕(?:的人|的)?|婴儿|儿童|老年人|患者|病人)[^，,。？?了]{0,8}(?:饮食|注意|吃什么|怎么[吃补]|日常|需要|能不能|能否|可以|可不可以|该不该|要不要|应该|该)/u;
/** "怎么预防突然晕倒": "突然" makes it nobody's. */
const OF_NOBODY_ZH =
  /(?:怎么|怎样|如何)(?:才能)?(?:预防|防止|避免|识别|判断)|是?怎么(?:引起|产生|形成|造成|发生)的|(?:老年人|儿童|婴幼儿|患者|人群)[^，,。？?]{0,12}是(?:什么|啥)原因/u;
const SOMEBODY_ZH = /我(?!想|要|们该)|他(?!汀)|她|妈|爸|爷|奶|老公|老婆|了/u;
/** What is kept away from happens to nobody now: "一吃就肿，所以一直不吃". */
const AVOIDED =
  /\bso (?:i|we|he|she) (?:never|always avoids?|avoids?|no longer|don'?t|doesn'?t) (?:eats?|have|has|touch|takes?|drinks?|gives?|them|it)\b|(?:所以|因此)(?:我们|我|他|她)?(?:一直|从来|都|就|再也)?(?:不敢|不|没)(?:给(?:他|她|孩子|宝宝)?)?(?:吃|喝|碰)/u;
/** What can poison, choke or kill has not done so: "which bits could she choke on", "did I poison myself". */
const COULD = /\b(?:can|could|may|might)(?: (?:he|she|it|they|a \w+|my \w+|the \w+))? $|\bdid (?:i|we) $|(?:'d|\bwould) (?:be|get) $/u;
const DOES = /^(?:poison|chok|kill)/u;
/** Whether one has it is asked: "am I diabetic?". */
const WHETHER_SO =
  /\b(?:am i|is (?:he|she)|are we|does (?:he|she|that|this) mean i'?m|makes? me) (?:a |now |already |pre-?)?$|(?:是不是|算不算|会不会)(?:有|得了?|就是)?$/u;
const IS_DIABETES = /^(?:diabet|糖尿病)/u;
/** Asked as first aid, not done: "要不要抠喉咙吐出来". */
const WHETHER_ZH = /(?:要不要|用不用|需不需要|该不该|是不是(?:得|要|该))[^，,。？?了]{0,6}$/u;
const VOMITS = /^(?:催?吐|[抠扣])/u;
/** Before a complaint it asks what helps against it in general; behind it, what helps the one who has it. */
const HELPS_ZH = /(?:能|可以|会)(?:不能|不可以|不会)?(?:缓解|改善|治疗?|减轻|对付)[^，,。？?]{0,6}$/u;
const OWN_EN =
  /\b(?:meter|monitor|machine|cuff|thermometer|sensor|libre|glucometer|oximeter) (?:just |now |still )?(?:reads?|says?|shows?|is (?:reading|showing|saying))\b|^\W*(?:just |accidentally )?(?:ate|drank|took|swallowed|had|got|fell|burnt|burned|cut|stung|bitten|tripped|slipped|necked|downed|popped|chugged|chewed|injected)\b|\b(?:and|then) (?:ate|drank|took|swallowed|fainted|collapsed|passed out|blacked out)\b|\b\d+ ?(?:min(?:ute)?s?|hours?|hrs?) ago\b|\b(?:i|we)(?:'ve|'m| have| had| am| feel| felt| took| drank| ate| swallowed| can'?t| cannot| keep| got| just| started| think| fell| hit)\b|\bim\b|\bive\b|\b(?:he|she|they)(?:'s|s| is| has| was| took| ate| drank| swallowed| got| won'?t| can'?t| keeps| just)\b|\bmy (?:\w+ ){1,3}(?:is|are|has|have|just|took|ate|drank|swallowed|won'?t|can'?t|keeps|got|feels?|went|started|hurts?|came|says)\b|\bright now\b|\b(?:make|making|hurting) myself\b|\bjust (?:now|started|took|ate)\b|\b(?:dad|father|mum|mom|mother|nan|gran|granny|grandma|grandpa|grandad|gramps|hubby|husband|wife|partner|son|daughter|baby|toddler|kid|friend|mate|buddy|colleague|neighbou?r|boss|brother|sister|uncle|aunt|roommate|flatmate)(?:'s|s)? (?:is|has|was|been|just|took|ate|drank|swallowed|got|can'?t|won'?t|keeps|says)\b|(?<!\b(?:does|do|is|would|will|of|by|from|about|after|before|without|while|for|than|and|or|on) )\bhaving\b|\bshould i (?:worry|be (?:worried|concerned)|go|call)\b/u;
const OWN_ZH =
  /(?:我|他(?!汀)|她|妈|爸|爷|奶|姥|老公|老婆|丈夫|妻子|孩子|儿子|女儿|宝宝|宝贝|娃|闺女|婴儿|老头|老人|孕妇|家里)[^，,。？?]{0,14}(?:突然|刚|现在|今天|一直|已经|正在|又|疼|痛|厉害|了|感觉|觉得)|有人(?![说问讲])[^，,。？?]{0,10}了|[吃喝服用][了完][^。？?]{0,40}(?:引起|导致|造成)的[吗么？?]|(?<!会)突然|刚刚|刚才|现在|今[天早晚]|昨[晚夜]|这会儿|正在|又[^，,。？?]{0,8}了/u;

/** To know it before it comes, told in the same breath or right after: "想提前了解一下", "for future reference". */
const AHEAD = /(?:提前|预先|事先)(?:先)?(?:了解|知道|问|学)|\b(?:for future reference|asking in general|so i know what to do (?:if|in case))\b/u;
/** Not there yet, and told so: "我还早，先做功课". */
const NOT_YET_THERE =
  /先(?:来)?做(?:点|个|些)?功课|(?:提前|预先)做(?:点|个|些)?功课|(?:还早|还没到)(?:着呢|呢)?[，,][^。]{0,10}(?:先|提前)(?:问|学|了解|准备)/u;
const STARTED = /破了|流了|了(?=[，,。！!]|$)|刚|现在|突然/u;

/** Said ahead, "老人噎住了怎么急救" is of nobody. */
const NOW_ZH = /突然|刚|现在|今[天早晚]|昨|正在|一直|已经|又|[我他她](?!想|要|们)/u;

/** It was, and is over: "was suicidal in college, better now". */
const WAS = /\b(?:was|were|had|used to)\b[^.;?!]{0,40}$|(?:过|曾|以前|当时|那时|时候?)[^。；;？?]{0,12}$/u;
const WELL_NOW =
  /\b(?:better|fine|well|good|ok|okay|recovered|stable|normal|over it) now\b|现在(?:都|已经|全|早)?(?:好了|没事了|恢复了|正常了|稳定了)(?!点|些|一点|一些)/u;
/** "She had 30 paracetamol, fine now", "foraged mushrooms, were sick, fine now": what was swallowed is not over because nothing is felt, yet or any more. */
const SWALLOWED =
  /\bhad (?:[a-z]+ ){0,4}(?:[6-9]|\d{2,3}|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|handful|bottle|box|packet|strip)\b[^.;?!]{0,24}\b(?:tablets?|tabs|pills?|capsules?|gumm(?:y|ies)|meds|prenatals?|paracetamol|acetaminophen|tylenol|panadol|ibuprofen|nurofen|aspirin|iron|vitamins?)\b|\bhad (?:\w+ )?(?:iron|paracetamol|acetaminophen|tylenol|panadol|ibuprofen|nurofen|aspirin|vitamins?)\b[^.;?!]{0,30}(?<![\d.])(?:[6-9]|\d{2,3}|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) of them\b|\b(?:foraged|picked|wild|gathered)\b[^.;?!]{0,24}\b(?:mushrooms?|toadstools?)\b|\b(?:mushrooms?|toadstools?)\b[^.;?!]{0,24}\b(?:foraged|picked|gathered|from the woods)\b|(?:野|采|捡|摘|山上)[^。；;？?]{0,8}(?:菇|菌)/u;
/** It was once, and has not come again: "两岁时抽过一回，再没抽过". */
const NEVER_SINCE = /(?:再(?:也)?没(?:有)?|没(?:有)?再)(?:抽|犯|发作?|晕|出现|吐|疼|痛|过敏|复发|喘|昏)过?(?=[，,。；;！!]|$|了[，,。；;]|，)/u;
const ONCE = /过[一两二三几好][次回]|以前|当时|那[年次回]|小时候|岁时|岁的?时候/u;
/** Right before a complaint: it is kept from coming. "饮食上怎么防噎". */
const KEPT_OFF =
  /(?:预防|防止|避免|提防|防|以免|免得)(?:再|孩子|宝宝|老人|被|食物){0,2}$|\b(?:how|so as|in order|try|trying|hoping) not to (?:feel |get |be |go )?$|\bhow (?:do|does|can|should) (?:people|you(?: all| lot)?|everyone|others|folks) (?:keep|prevent|stop) (?:\w+ ){0,2}from $|\b(?:so|that) (?:that )?(?:i|he|she|we|they) (?:don'?t|doesn'?t|won'?t|do not|will not) (?:feel |get |go |be )?$/u;
/** Looked at and found well; what came back or goes on is not settled. */
const CHECKED_WELL =
  /(?:医生|大夫|护士|产检|检查|复查|b超|彩超|医院|急诊)[^，,。；;]{0,8}(?:没事|没问题|都?正常|没大碍|不要紧)(?![^。；;]{0,30}(?:又|还是|还在|可|但))|\b(?:doctors?|gp|midwife|nurse|hospital|clinic|scan|consultant|checked|er|x-?ray|ct|mri|ultrasound)\b[^.;?!,]{0,30}\b(?:fine|ok|okay|all clear|normal|nothing wrong|nothing to worry|no problem)\b(?![^.;?!]{0,40}\b(?:but|now|still|again|back|worse)\b)/u;

/** Thoughts of death that were, told as over: "有过自杀的念头，现在停药一年了状态挺好". Said anew behind it, they are not. */
const MIND_WELL =
  /早就?(?:都)?(?:好|没|走出来|康复|恢复)了|现在[^。；;？?，,]{0,12}(?:状态|情绪|心情|人|一切)(?:都|也|挺|很|还|比较|一直|非常|蛮){0,3}(?:好|稳定|不错|平稳|正常)/u;
const ANEW = /又|昨|今[天晚早]|最近|但|可是|不过|还是|还在|偶尔/u;
const wasLow = ({ words, sentenceBefore, rest }: Around): boolean =>
  OF_DEATH.test(words) && WAS.test(sentenceBefore) && MIND_WELL.test(rest) && !ANEW.test(rest);

/** Of the first weeks of a pregnancy that goes on well, or where it has stopped since. */
const EARLY_WEEKS =
  /孕早期|早孕期|孕初期?|刚怀孕(?:的)?(?:时|那)|(?:怀孕)?(?:头|前)(?:[一两二三几123]个?月|[三四五六几]周)|\b(?:early (?:on )?in (?:the|my|this|her) pregnancy|(?:in|during) (?:the|my|her) first (?:trimester|weeks)|in early pregnancy)\b/u;
const LATER_WELL =
  /(?:早就?|后来|之后|再也)(?:都|就|再)?(?:没(?:有)?(?:了|再|过|出)|停了|好了)|没再(?:有|出|流)|一切(?:都)?(?:正常|顺利|很好)|\b(?:it )?(?:stopped|has stopped|none since|nothing since)\b|\ball (?:is |has been )?(?:well|fine|normal|good)\b/u;
const STILL_BLEEDS = /又|昨|今[天晚早]|刚|一直|还在|还有|没停|\b(?:again|today|tonight|yesterday|still|now bleeding|came back|just)\b/u;
const ofEarlyWeeks = ({ sentence, rest, next }: Around): boolean =>
  EARLY_WEEKS.test(sentence) && (CHECKED_WELL.test(rest) || LATER_WELL.test(rest)) && !STILL_BLEEDS.test(`${sentence}${next}`);

/** Told of the days before: with a doctor's word behind it, it is settled; that it feels better alone settles nothing. */
const EARLIER = /上周|上个?星期|上个?月|前几天|前天|昨天|\b(?:last (?:week|month)|yesterday|the other day|days ago)\b/u;
const SINCE_THEN =
  /现在|今天|今早|今晚|刚|突然|开始|之后|后来|\b(?:now|today|tonight|this morning|suddenly|since|started|but|keeps?|won'?t|vomit\w*|has been|been)\b|吐|困|睡|晕|发烧/u;
/** Looked at, with a name given to it that is none to fear: "my GP checked my chest pain, it's just costochondritis". */
const EXAMINED =
  /(?:医生|大夫|医院|门诊|急诊)[^，,。；;]{0,6}(?:看过|查过|检查过|确诊过)[^，,。；;]{0,8}$|\b(?:doctors?|gp|hospital|er|cardiologist|consultant|clinic)\b[^.;?!]{0,12}\b(?:checked|looked at|examined|investigated|assessed)\b[^.;?!]{0,20}$/u;
const ONLY =
  /^[^。；;？?]{0,10}(?:说|就|只)?(?:只是|就是|不过是|说是)(?![^。；;？?]*(?:又|现在|今天|更|加重))|^[^.;?!]{0,20}\b(?:it'?s|it was|they said|turned out|is|was) (?:it'?s |it was )?(?:just|only|nothing)\b(?![^.;?!]*\b(?:but|now|again|worse|today)\b)/u;

/** Words of ending one's life: that they are not meant is said in many more ways than that a symptom is absent. */
const OF_DEATH =
  /suicid|\b(?:kill|die|dead|dying|harm|hurt|unaliv|hang|jump|end(?:ing)? (?:my|it|things)|tak(?:e|ing) my own|overdose)|自杀|想死|要死|寻死|去死|轻生|寻短|自残|自伤|想不开|结束/u;
const MEANT_EN =
  /(?<!\b(?:why|can'?t|cannot|not) )\b(?:no|not|never|nor|neither|zero|without|hardly|nowhere near|far from|(?:do|does|did|would|wo|am|is|are|was|were|ai)n'?t)(?: (?:i|i'?m|i'?ve|i'?d|am|is|are|it'?s|that|this|about|because|as|if|like|saying?|mean(?:ing)?|think(?:ing)?|thoughts?|consider(?:ing)?|contemplat(?:e|ing)|plan(?:s|ning)?|intend(?:ing)?|intentions?|intent|interested|wish(?:es)?|desire|urges?|want(?:ing)?|wanna|going|gonna|look(?:ing)?|try(?:ing)?|tempted|here|to|of|on|in|any|a|the|do|have|had|having|been|being|ever|even|really|actually|at all|feel(?:ing)?|talk(?:ing)?|ask(?:ing)?|trying|out|or)){0,9} ?$|\bhaven'?t (?:had |got |ever )?(?:any )?(?:thought|thoughts|considered|contemplated|been thinking)(?: (?:of|about))? ?$/u;
const MEANT_ZH =
  /(?:(?<!有)没有?(?!想到|人|办法|法|一天|力|勇)|(?<![是要])不是|(?<![是会能要])不会|并非|并不|并无|从未|从不|才不|决不|绝不|不至于|谈不上|够不上|不到|不存在|没到|不打算|没打算|不准备|哪有|哪里是|哪是|怎么可能|怎么会|不可能)(?:我|你|他|她|说|以为|觉得|真的?|是|要|想要?|想过|去|会|动过?|有过?|产生过?|出现过?|什么|任何|半点|一点|一丝|那种|这种|到|考虑过?|起过?|因为|为了|打算|准备|计划|严重|就|得|过|念头|自己|的|地步|程度|也|意思|啥|倾向){0,7}$/u;
/** The denial stands behind: "suicide isn't on my mind", "自杀的念头倒没有", "suicidal? no". */
const MEANT_AFTER =
  /^ (?:question|item|box|part|bit|section)\b[^.?!]{0,24}\b(?:because|as|since|cause|cos|coz) i(?:['’]ve| have) never\b|^(?:al|e)? ?(?:thoughts?|ideas?|ideation|feelings?|intentions?|plans?)?(?:(?: is|'s| was)(?:n'?t| not)(?: even| really)? (?:on my mind|what i|why i|something i(?:'m| am)? (?:consider|contemplat|think|want|plan|would)|the (?:issue|problem|point|question)|in the picture)| (?:has |have )?never (?:even )?crossed my mind| ?[:=-] ?(?:no|none|nil|never)\b)|^(?:的?(?:念头|想法|倾向|打算|意思|冲动|心思))?(?:我|倒|倒是|真|是|都|也|从来|绝对|肯定|可|说|回答?|答){0,3}(?:没有过?|没有的|没想过|谈不上|不至于|不会的?|无)$/u;
const MEANT_NEXT = /^[?？]\s*(?:no\b|nope|not at all|of course not|never\b|没有|不是|当然不|不会|才不|没到|不至于)/u;
/** Not yet, not today: it is thought of. */
const NOT_YET = /^\s*(?:yet|today|tonight|just yet|for now|at the moment|this time)\b/u;
const DYING = /^(?:to )?(?:die|dying|dead)\b|^[要会快]?死/u;
/** A pain that was told by what was feared of it: "thought I was going to die from the pain", "疼得我以为要死了". */
const FEARED_THEN =
  /\b(?:thought|felt like|felt as if|convinced|swore|made me think|had me thinking)(?: that)? (?:i|he|she|we)(?:'d| would| was going(?: to)?| was gonna| was about(?: to)?| were going(?: to)?| might)(?: \w+)? ?$|以为(?:自己|我|他|她)?(?:就?快?要|会)?$/u;
const notMeant = ({ words, before, after, rest, next }: Around): boolean =>
  OF_DEATH.test(words) &&
  ((DYING.test(words) && FEARED_THEN.test(before)) ||
    MEANT_EN.test(before) ||
    MEANT_ZH.test(before) ||
    MEANT_AFTER.test(after) ||
    (rest.trim() === "" && MEANT_NEXT.test(next)));

/** Two denials say that it is so: "没有一天不想死", "not a day goes by that I don't want to die". */
const TWICE =
  /(?:没有?(?:一天|一刻|一秒|一个?(?:晚上|早上)|哪[个天]|什么|谁|人|办法|法)|不是|无时无刻|哪天|忍不住|不得|不能|不可能|没法)[^，,。；也又且还]{0,8}不(?:想|要|会|是)?$|(?:不是|并非|不能说|不敢说)没(?:有)?(?:想过|动过|起过|过)?$|\bno reason (?:for me )?not to $|\b(?:not|hardly|barely|never|no|isn'?t|hasn'?t been) (?:a |one |an |single )*(?:day|night|moment|minute|hour|morning|time)\b[^.;?!]{0,40}\b(?:\w+n'?t|not|without)(?: \w+){0,2} ?$/u;
/** It was not so, and is now: "I wasn't suicidal before but now I am". */
const TURNED =
  /^[^.;?!]{0,30}\b(?:but|until|till|and) (?:now|today|recently|lately|tonight) (?:i|he|she|we|they|it)(?:'?m| am|'?s| is| are|'?re| do| does| have| has|'?ve)\b(?! (?:not|fine|ok|okay|better|well|good|no)\b|n'?t)|^[^。；;？?]{0,14}(?:现在|最近|今天|这几天|今晚)(?:却|又|就|真的?|倒|都){0,2}(?:有了|有(?=[，,。！!]|$)|想了|是了|开始有|开始想)/u;

/** What a medicine does to a risk, asked of nobody: "does isotretinoin raise suicide risk?". Whoever speaks of a person in it is heard. */
const OF_RISK = /^suicid/u;
const RAISES =
  /\b(?:does|do|can|could|is|are|will|would|may|might)\b [^.?!]{2,40}\b(?:rais|increas|caus|link|associat|trigger|lower|reduc|lead|affect|carr|come with)\w*\b[^.?!]{0,24}$/u;
const OF_SOMEBODY =
  /\b(?:i|i['’]?(?:m|ve|d)|me|my|myself|we|us|our|he|she|him|his|her|they|their|himself|herself|husband|wife|son|daughter|friend|brother|sister|mum|mom|dad|alone|pain(?:less)?|loneliness|debt|shame)\b/u;
/** Somebody who may be meant, or a mood that may, told beside it. */
const AT_RISK =
  /\b(?:he|she|him|his|her|they|son|daughter|child|teen\w*|husband|wife|partner|friend|brother|sister|mum|mom|dad|plan(?:s|ned|ning)?|note|letter|low|down|dark|hopeless\w*|worse|cry\w*|numb|empty|tired|exhausted|alone|lonely|scared|afraid|thoughts?|feel\w*|hurt\w*|harm\w*|die|dead|death|end it|end things|myself|can['’]?t|cannot|any ?more|tonight|stockpil\w*|saved|secret\w*|pointless|burden)\b/u;
const ofAMedicine = ({ words, sentence, sentenceBefore, previous, following }: Around): boolean =>
  OF_RISK.test(words) && RAISES.test(sentenceBefore) && !OF_SOMEBODY.test(sentence) && !AT_RISK.test(`${previous} ${following}`);

const denied = (around: Around): boolean => {
  if (TWICE.test(around.before) || (OF_DEATH.test(around.words) && NOT_YET.test(around.after))) return false;
  return notMeant(around) || ofAMedicine(around) || absent(around);
};
const absent = (around: Around): boolean => isNoTrouble(around) || notInIt(around) || breathesWell(around) || isAbsent(around);
/** Tablets that are gone were taken by somebody. */
const TABLETS = /(?:tablets?|tabs|pills?|capsules?|gumm(?:y|ies)|vitamins|prenatals|meds)$|[片粒颗药丸铁]$/u;
const PACKED = /\b(?:box|bottle|packets?|packs?|strips?|blisters?|jar|tub|tablets|pills) of (?:\w+ ){0,2}$|[盒瓶板][^，,。]{0,4}$/u;
const isAbsent = ({ words, before, after, sentenceBefore, rest }: Around): boolean =>
  NO_EN.test(before) ||
  NO_ZH.test(before) ||
  NO_LIST_ZH.test(before) ||
  (GONE.test(after) && !TABLETS.test(words) && !PACKED.test(before)) ||
  NONE_OF.test(rest) ||
  ((NO_LIST_EN.test(sentenceBefore) || GETS_NO_LIST_EN.test(sentenceBefore)) && (LIST_EN.test(rest) || LAST_OF_LIST_EN.test(sentenceBefore)));

/** What was listed and never came: "told to watch for bleeding and headaches, and I've had none of it", "这些我一样都没有". */
const NONE_OF =
  /\b(?:i|we|she|he|they)(?:'ve|'s| have| has)? (?:had |got )?none of (?:it|them|that|those|these)\b(?![^.;?!]{0,20}\b(?:but|until)\b)|(?:(?:这些|上面(?:的|这些))[^，,。；;药]{0,4}(?:都|也)|一样(?:都|也))没(?:有|出现)(?:过)?(?=[，,。；;！!？?]|$)/u;

/** A remedy asked for behind what is told of: "35 weeks, BP 168/112, would magnesium help?" */
const REMEDY =
  /[,;] (?:(?:would|will|could|can|does|do|might|should) (?:\w+ ){1,5}help|(?:any|which|what) (?:\w+ ){1,4}(?:help|for (?:it|this|that)))(?: (?:at all|with (?:it|this|that)|now))?\s*$/u;
/** Measured, or as bad as nobody asks about in general. */
const PRESSING =
  /\b(?:bp|blood pressure|temp\w*|sugar|glucose|pulse|heart rate|ketones|sats)\b[^,.;?!]{0,12}\d|\b(?:crushing|severe|agony|sweating|tightening|closing)\b|\b(?:lips?|throat|tongue|face)[^,.;?!]{0,12}\b(?:swell\w*|swollen|tight\w*|puff\w*)|\b(?:swell\w*|swollen|tight\w*|puffy) (?:lips?|throat|tongue|face)\b/u;
const withoutRemedy = ({ sentence, words }: Around): string =>
  PRESSING.test(sentence) ? sentence.replace(REMEDY, (asked) => (asked.includes(words) ? asked : "")) : sentence;

/** "She says the milk is poisoned" states it; "is it poisonous?" asks. */
const POISONED_SO = /(?<=\w )(?:is|are) (?:being |all )?poisoned\b/gu;

function inGeneral(around: Around): boolean {
  const { words, before, sentence, sentenceBefore, rest } = around;
  if (asOfAKind(around) || isMyth(around) || onlyAsked(around) || onlyFeared(around)) return true;
  if (worried(around) || AVOIDED.test(`${words}${rest}`) || LISTED.test(before) || (OF_NOBODY_ZH.test(sentence) && !SOMEBODY_ZH.test(sentence))) return true;
  if (
    IF_EN.test(before) ||
    IF_ZH.test(sentenceBefore) ||
    HELPS_ZH.test(before) ||
    KEPT_OFF.test(before) ||
    (DOES.test(words) && COULD.test(before)) ||
    (VOMITS.test(words) && WHETHER_ZH.test(before)) ||
    (IS_DIABETES.test(words) && WHETHER_SO.test(before))
  )
    return true;
  const general = GENERAL_EN.test(withoutRemedy(around).replace(POISONED_SO, ""));
  const said = `${sentence}${around.next}`;
  if (NOT_YET_THERE.test(said) && !STARTED.test(said)) return true;
  if (AHEAD.test(said) && !OWN_EN.test(said) && !NOW_ZH.test(said)) return true;
  return (general && !OWN_EN.test(sentence)) || (GENERAL_ZH.test(sentence) && !OWN_ZH.test(sentence));
}

const isPast = (around: Around): boolean => !isAgain(around) && (past(around) || overLongAgo(around) || wentDownWrong(around) || cameOut(around));

export function frame(around: Around): Frame {
  if (takenOn(around) || isTakenFor(around)) return "not";
  if (!TURNED.test(around.rest) && (denied(around) || isPast(around))) return "not";
  if (WAS.test(around.sentenceBefore) && !SWALLOWED.test(around.sentence) && (WELL_NOW.test(around.rest) || CHECKED_WELL.test(around.rest))) return "not";
  if (EARLIER.test(around.sentence) && CHECKED_WELL.test(around.rest) && !SINCE_THEN.test(`${around.rest}${around.next}`)) return "not";
  if (ONCE.test(around.sentence) && NEVER_SINCE.test(around.rest) && !ANEW.test(around.rest)) return "not";
  if (wasLow(around) || ofEarlyWeeks(around)) return "not";
  if (EXAMINED.test(around.sentenceBefore) && ONLY.test(around.rest)) return "not";
  if (made(around) || ofALine(around)) return "story";
  return inGeneral(around) ? "asked" : "told";
}

/** Where the clause and the sentence of each word begin and end, in the folded text. */
export function bounds({ tokens, folded }: Reading): (from: number, to: number) => Around {
  const starts: [clause: number, sentence: number][] = [];
  const ends: [clause: number, sentence: number][] = [];
  let open: [number, number] = [0, 0];
  for (const t of tokens) {
    if (t.breaks > 0) open = [t.end, t.breaks === 2 ? t.end : open[1]];
    starts.push(open);
  }
  let close: [number, number] = [folded.length, folded.length];
  for (const t of tokens.toReversed()) {
    if (t.breaks > 0) close = [t.start, t.breaks === 2 ? t.start : close[1]];
    ends.push(close);
  }
  ends.reverse();
  const nothing: [number, number] = [0, folded.length];
  return (from, to) => {
    const [clauseStart, sentenceStart] = starts[from] ?? nothing;
    const [clauseEnd, sentenceEnd] = ends[to - 1] ?? nothing;
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? 0;
    const sentence = (a: number, b: number): string => folded.slice(Math.max(sentenceStart, a), Math.min(sentenceEnd, b));
    return {
      words: folded.slice(start, end),
      before: folded.slice(Math.max(clauseStart, start - NEAR), start),
      after: folded.slice(end, Math.min(clauseEnd, end + NEAR)),
      sentence: sentence(start - SENTENCE, end + SENTENCE),
      sentenceBefore: sentence(start - NEAR, start),
      previous: folded.slice(Math.max(0, sentenceStart - NEAR), sentenceStart),
      rest: sentence(end, end + NEAR),
      next: folded.slice(sentenceEnd, sentenceEnd + AFTER_SENTENCE),
      following: folded.slice(sentenceEnd, sentenceEnd + FOLLOWING),
    };
  };
}
