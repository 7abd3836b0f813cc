/** What is asked for. A table: the first row that fits leads, the others that fit are kept. */
import { shownBy } from "../text/sieve.ts";

export const INTENTS = [
  "hello",
  "thanks",
  "who",
  "doctor",
  "privacy",
  "delete",
  "how",
  "order",
  "can_do",
  "plan",
  "report",
  "products",
  "forms",
  "foods",
  "limit",
  "timing",
  "deplete",
  "signs",
  "side_effects",
  "together",
  "amount",
  "diet",
  "benefit",
  "may_i",
] as const;
export type Intent = (typeof INTENTS)[number];

type Row = readonly [Intent, RegExp];

const ROWS: readonly Row[] = [
  ["hello", /^(?:你好|您好|嗨|哈喽|在吗|早上好|晚上好|hi|hello|hey|good (?:morning|evening|afternoon))[\s!！。.,，~]*$/iu],
  [
    "thanks",
    /^(?:(?:哦+|噢+|嗯+|好的?|好嘞|行|可以了|知道了|明白了?|了解了?|懂了|收到|ok(?:ay)?|great|got it|perfect|cool|alright|all right|i see|makes sense|understood)[\s,，!！.。~～]*)*(?:谢谢|多谢|感谢|thanks?(?: you)?|thx|cheers|再见|拜拜|bye|goodbye)(?:你们?|您|啊|啦|了|哦|哈|a lot|so much|very much|again|that['’]?s (?:really |very |so |super )?(?:helpful|great|useful|good|kind|clear)|[\s!！。.,，~])*$|^(?:(?:哦+|噢+|嗯+|好的?|好嘞|行|可以了|知道了|明白了?|了解了?|懂了|收到|ok(?:ay)?|great|got it|perfect|cool|alright|all right|i see|makes sense|understood)[\s,，!！.。~～]*)+(?:啊|啦|了|哦|哈)?$/iu,
  ],
  [
    "doctor",
    /你(?:到底|究竟|真的)?是(?:不是)?医生|代替医生|(?:能|会)(?:不能)?(?:给|帮)(?:我)?(?:看病|开(?:点|个)?(?:药|处方))|(?:能|会)(?:看病|开药|诊断)|\b(?:are|r) (?:you|u) (?:actually |really )?(?:an? (?:real |actual )?)?(?:doctor|human|dietitian|dietician|nutritionist|person)\b|\breplace (?:my|a) doctor\b|\bdiagnose me\b/iu,
  ],
  [
    "who",
    /你是谁|你叫什么|你(?:到底|究竟|真的)?是(?:不是)?(?:什么|机器|真人|人工|AI|ai)|谁开发|介绍(?:一下)?你自己|\bwho (?:are|made) you\b|\bwhat are you\b|\b(?:are|r) (?:you|u) (?:an? (?:real )?)?(?:ai|bot|robot|chatgpt|gpt|machine)\b|\b(?:person|human|dietitian|dietician|nutritionist) or (?:a |an )?(?:ai|bot|robot|machine)\b/iu,
  ],
  [
    "delete",
    /(?:删除?|删掉|注销|清除|清空|清掉|导出).{0,8}(?:账号|帐号|账户|数据|信息|记录|资料)|(?:账号|帐号|账户|数据|信息|记录|资料)[^，,。？?]{0,8}(?:删除|删掉|注销|清除|清空|清掉|导出)|\b(?:delete|erase|remove|export)\b.{0,20}\b(?:account|data|information|history|everything)\b/iu,
  ],
  [
    "privacy",
    /隐私|(?:会|把|是否|有没有)[^，,。？?]{0,14}(?:给|让)(?:别人|其他人|其它人|外人|第三方|别的?用户|谁|公司|单位|保险\p{Script=Han}{0,2}|商家)[^，,。？?]{0,2}(?:看|用|知道)|(?:分享|传|发|交|泄露)给(?:别人|其他人|谁|第三方|公司|商家|保险)|个人信息|数据安全|(?:我的)?数据.{0,8}(?:去哪|保存|安全|用来|泄露|卖)|(?:会不会|会|能不能|是不是)[^，,。？?]{0,8}被[^，,。？?]{0,12}(?:看见|看到|知道|发现|泄露|拿去|卖|查到)|(?:别人|公司|单位|家人|老公|老婆|商家|保险)[^，,。？?]{0,8}(?:看得?到|看得?见|能看|会看|知道)[^，,。？?]{0,8}(?:我|报告|记录|聊天|写|问)|\bprivacy\b|\bwho (?:else )?(?:can|could|will|gets? to) see (?:this|it|that|what)\b|\b(?:can|could|will) (?:my )?(?:husband|wife|partner|boss|employer|family|parents?|mum|mom|dad|anyone|anybody|somebody|someone|others?|people) (?:else )?(?:see|read|find|know)\b[^.?!]{0,40}\b(?:wrote|write|typed|type|here|this|chat|messages?|asked|app)\b|\bmy data\b|\bdata (?:safe|protect|stored)|\bgdpr\b|\bwho (?:can )?sees? my\b/iu,
  ],
  [
    "how",
    /(?<!体重|热量|卡路里|BMI|多少)怎么(?:算|得出|计算|来的)(?!.{0,12}(?:热量|体重|卡路里|蛋白|BMI|克|过量|合适))|(?:数字|数据|结论|建议|方案).{0,6}(?:怎么来|哪来|来源|依据|从哪)|依据是什么|^(?:你|这个?)?(?:app|软件|数字|数据|结果|结论|建议|回答|答案|方案|说的)*[^，。？?吃喝补一-十\d]{0,2}(?:靠谱|可信)吗[?？]?$|(?:你|app|软件|数字|数据|结果|结论|建议|回答|答案|方案)[^，。？?吃喝补]{0,6}(?:靠谱|可信)吗|\bwhere do (?:your|the) (?:numbers|figures|facts|answers)|\bhow do(?:es)? (?:you|it|this|the app) (?:work|know|calculate|decide)|\bwhat are your sources\b|\bhow reliable\b/iu,
  ],
  [
    "order",
    /下单|怎么买|哪里(?:能)?买|购买|多少钱|(?<!一半的?|半|同样的?|一样的?|双倍的?|两倍的?)价格(?!一样|相同|差不多|相近|都|便宜|低|高|贵|只要|才|是[^，。？?]{0,8}(?:一半|两倍)|差)|优惠|退货|发货|物流|\bhow (?:do|can) i (?:order|buy|pay)|\bwhere (?:can|do) i (?:buy|order)|(?<!\b(?:half|third|quarter|twice|double|triple|same|fraction of|times|for|at)(?: of)?(?: the| a)?(?: good| better| lower| cheaper| higher| full)? )\bprices?\b|\bhow much (?:does|do) .{0,30}\bcost\b|\bdiscount|\bvoucher|\bshipping\b|\brefund\b/iu,
  ],
  [
    "can_do",
    /你(?:能|会|可以)(?:做|干|帮我?做?|回答)(?:些)?什么|有什么功能|怎么用(?:这个|你)|\bwhat can you (?:do|help)|\bhow (?:do|can) i use (?:this|the app|you)\b|^help$|^帮助$/iu,
  ],
  [
    "plan",
    /我的(?:方案|计划|营养方案|营养计划)|(?:方案|计划)里|为什么(?:给我)?推荐|\bmy (?:nutrition )?plan\b|\bin (?:my|the) plan\b|\bwhy did you recommend\b/iu,
  ],
  ["report", /我的(?:体检)?(?:报告|化验单?|检查结果|体检)|(?:报告|体检)(?:里|上|中)|\bmy (?:lab |blood |health )?(?:report|results|tests?|bloodwork)\b/iu],
  [
    "products",
    /(?:推荐|介绍).{0,8}(?:产品|款|牌子|品牌)|推荐(?:我|给我)?一?[个瓶盒](?!.{0,8}(?:食|菜|饭|汤|餐|法))|求推荐|哪个牌子|什么牌子|(?<!(?:和|跟|与|还是|或者?).{1,20})(?:选|买)哪(?:个|款)|\b(?:recommend|suggest) (?:me )?(?:an?|some|any) .{0,20}(?:products?|brands?|supplements?|tablets?|capsules?|pills?|gumm(?:y|ies))\b|\b(?:which|what|best) (?:brand|product)s?\b|\b(?:which|what) [^,.?]{2,30} (?:should|do|shall) (?:i|we) (?:buy|order)\b/iu,
  ],
  [
    "deplete",
    /(?:会|导致|引起).{0,4}(?:缺|流失|丢|消耗)|缺(?:什么|哪)|丢什么|影响.{0,8}(?:水平|代谢)|(?:需要|要|该)补什么|\b(?:which|what) (?:\w+ )?deficienc|\bdeficienc\w+ (?:are |is )?(?:common|likely|expected)|\bdeplet|\b(?:which|what) (?:vitamins?|minerals?|nutrients?)\b[^.?!]{0,40}\b(?:drain|use up|rob|deplete|strip)|\b(?:short (?:of|on)|missing|lacking|lack|low (?:in|on)) something\b|\b(?:mak(?:es?|ing)|leav(?:es?|ing)|gets?|getting|runs?|running)\b[^.?!]{0,24}\b(?:short (?:of|on)|low (?:in|on)|lacking(?: in)?|deficient in) (?:\w+ ){0,2}(?:vitamins?|minerals?|nutrients?)\b|\bcauses? low\b|\blow \w+ (?:from|due to|because of|caused by|brought on by) (?:the|his|her|my|their|your|this|that|these|those) (?:[\w-]+ ){0,3}(?:tablets?|pills?|medicines?|meds|medication|capsules?|injections?|drugs?)\b|(?:药|胰岛素)[^，。？?]{0,6}(?:吃|闹|弄|引起|导致|造成)[^，。？?]{0,4}(?:缺|低)[镁钾钠钙铁锌]|\bdeficien\w* (?:from|due)|\bwhat (?:else )?(?:could|might|may|would|am|are|is|can) (?:i|we|he|she|they|my \w+) (?:be |get |possibly |also |now ){0,3}(?:running |run )?(?:low|short|lacking|deficient|missing)\b|\bwhat (?:nutrients|vitamins) (?:may|might|do|does|could)\b.{0,20}\b(?:lack|lose|need)/iu,
  ],
  [
    "forms",
    /区别|有什么不同|有啥不同|哪种(?:形式|类型|好)|[选买]哪种|哪(?:个|款|种)(?:更|最|比较|不|容易|少)|哪个好|(?:和|跟|与|还是|或者?).{1,20}(?:选|买)哪(?:个|款|种)|是(?:不是)?(?:一回事|一样)|一样吗|怎么选|(?:还是|或者?).{0,8}(?:好|选)|活性.{0,6}普通|什么.{0,4}(?:剂|盐|形式).{0,4}(?:好|不|容易)|选.{0,12}还是|\bvs\.?\b|\bversus\b|\bdifference|\bwhich (?:form|type|kind)|\b(?:best|what) (?:form|type|kind)\b|\bwhich [a-z ]{2,24} (?:should|do|to|shall) (?:i |we )?(?:buy|choose|pick|get)\b|\b(?:what|which)(?:'s| is)? better\b|\b(?:take|use|choose|get|want|need)\b.{2,40}\bor\b.{2,24}\bfor\b|\bbetter than\b|\bor\b.*\bbetter\b|^(?!(?:can|could|does|do|is|are|should|will|what|how|why)\b)(?!.*\b(?:morning|night|evening|before|after|meals?|empty)\b)\s*[\w -]+ or [\w -]+\??\s*$/iu,
  ],
  [
    "foods",
    /(?:什么|哪些|啥|哪种|哪几种)(?:[^，,。？?]{0,10}(?:高|富含?|多)(?:[钙铁锌钾镁碘硒钠]|蛋白质?|纤维|叶酸|维生素.{0,3})的?)?(?:食物|食品|蔬菜|水果|菜|东西|鱼|肉|坚果|食材)|食物来源|(?:高|多|丰富)的(?:食物|食品|蔬菜|水果|坚果|鱼)|(?:食物|食品|蔬菜|水果|坚果)(?:还|都)?(?:有|是)?(?:哪些|什么)|(?:含|富含).{0,10}(?:高|多|丰富)|富含|最多的|(?<!看|看懂|标)含量|在什么.{0,4}里|里什么含|[补缺].{1,6}吃什么|(?:从|靠|去)(?:哪|哪里|哪儿|什么)(?:来|里)?(?:补|获得|得到|摄入|来(?=[，。？?\s]|$))|\bfrom where\b|(?:吃素|素食|纯素|不[吃喝].{1,4}).{0,6}(?:怎么|如何|怎样)补|[吃喝][点些]?(?:什么|啥)(?:能|可以|来)?补(?!剂|品|充)|食补|\bhow (?:do|can|to|should) (?:i |you |we |vegans? |vegetarians? )?get (?:enough )?(?!rid|better|pregnan)|(?<!\b(?:with|without) )\bfoods?\b(?! or without).{0,25}\b(?:high|rich|contain|with|full|highest|help|list|have)|\b(?:high|rich)\b.{0,14}\bfoods?\b|\bsources\b|\bsource of\b|\bbest source\b|\b(?:which|what) (?:fruits?|vegetables?|veg|nuts?|seeds?|fish|meats?|beans?|grains?|cheeses?|drinks?)\b|\b(?:high|rich|highest) in\b|\bwhere do .{0,30}\bget\b|\bwhich foods?\b|\bwhat foods?\b/iu,
  ],
  [
    "limit",
    /吃(?:太|得太|得)?多了?(?!少|久|大|吃|喝|样|种)|吃太多|多不多|[算偏太]多[吗么]|多了?[吗么][？?。\s]*$|过量|超(?:标|量)|(?:会不会|会|有没有|是不是|算不算|算|不会)超(?:了)?(?=[吗么呢吧。？?，,]|$)|超(?:了)?(?:吗|没|没有)(?=[。？?]|$)|超过(?:多少|几|\d)|上限|最多|太多|不能超过|别超过|最大|(?<!变成?[^，,。]{0,4})中毒|毒性|长期吃|多了(?:会|有)|\btoo much\b|\b(?:is|are) (?:that|it|this|these|those) (?:really )?a lot\b|\bupper limit|\boverdos|\bmax(?:imum)?\b|\bat (?:the )?most\b|(?:\bthe |^)most (?!(?:people|adults|women|men|of)\b)[\w ]{2,40}\b(?:should|can|may|could) (?:safely )?(?:have|eat|take|drink|get|be)\b|\b(?:highest|largest|biggest) (?:safe |daily )?(?:doses?|amounts?)\b|\btoxic|\bsafe (?:limit|dose|amount|upper)|\bhow much .{0,40}\b(?:safe|toxic)|\blimit\b|\bexceed|\b(?:go|goes|going|went|gone|been|stay|staying|am) (?:a (?:bit|little) |far |way |slightly )?(?:over|above|past|beyond) (?:it|that|this|the (?:limit|max\w*|upper)|them|those)\b|[吃喝服]了[^，。？?]{0,6}(?:年|月|天|周)[了，,]{0,2}[^，。？?]{0,3}有(?:没有|什么)?问题|超(?:过|出)?了?(?:它|这个(?:量|数)|上限)?(?:会|有)(?:怎|什么|啥)|\btoo high\b|\ba problem\b/iu,
  ],
  [
    "timing",
    /(?<!从|自)(?:什么时候|啥时候|何时)(?!开始[补加喂给])|几点|哪一?天(?=[吃服用])|饭前|饭后|餐前|餐后|空腹|早上吃|晚上吃|早上还是|睡前|隔多久|间隔|怎么隔|(?<!提前)多久吃|多大开始|(?:怎么|如何|怎样)(?:安排|排|错开|分开)|时间(?:怎么|如何|怎样)(?:安排|排)|\bwhen (?:should|do|to|is|can)\b|\bbest time\b|\bsame day\b|同一天|\bempty stomach\b|\bat night\b|\bin the (?:morning|evening)\b|\bwith food\b|\bbefore bed\b|\bhow (?:to|should i|do i) take\b|\bhow (?:long|far) (?:apart|between)|\bbefore (?:food|meals?|eating|breakfast|dinner)\b[^.?!]{0,12}\b(?:after|during|with)\b|\bbefore or (?:after|during)\b|\bbefore,? (?:during|with|after),? or (?:after|with|during)\b/iu,
  ],
  [
    "signs",
    /缺.{0,8}(?:症状|表现|怎样|怎么样|会|征兆|信号|怎么(?:看|判断|知道))|(?:怎么|如何)(?:看|判断|知道).{0,8}缺|\bhow (?:do|can|would) (?:i|we|you) (?:know|tell) (?:if|whether) .{0,30}(?:low|short|deficien|lack|enough)|(?:症状|表现)|\bdeficien\w* (?:symptom|sign)|\bsymptoms? of\b|\bsigns? of\b|\bdeficiency\b|\blow .{0,15}symptoms\b|\bsymptoms$/iu,
  ],
  [
    "side_effects",
    /副作用|不良反应|坏处|危害|伤(?:肝|肾|胃|身)|有害|致癌|安全吗|\bside.?effects?\b|\bharm|\bbad for\b|\bdangers?\b|\brisks?\b|\bis .{0,25}\bsafe\b|\b(?:can|do|does|will) .{0,30}\bcause\b|吃.{1,10}会.{1,8}吗|会不会(?:拉|便秘|胖|上火|掉)|\bflush/iu,
  ],
  [
    "together",
    /一起|一块儿?|一道[吃喝服用]|同时|同[服吃食]|搭配|混着|影响.{0,10}(?:吸收|吗)|(?:吸收|影响)|送服|\btogether\b|\bat the same time\b|\bsimultaneously\b|\balongside\b|\balong with\b|\bin one go\b|(?<!\b(?:help(?:s|ed|ing|ful)?|compar\w+) )\bwith\b(?! (?:no|mild|bad|severe) (?:eczema|allerg\w+|history|symptoms))|\bcombin|\binteract|\bmix\b|\bapart\b|\babsor|\bblock|\binterfer|\binhibit|\baffects?\b|\breduces?\b|\b(?:does|do|will|would) [^,.?!]{2,30} matter\b/iu,
  ],
  [
    "amount",
    /多少|几克|几毫克|几颗|几片|剂量|用量|够吗|合适|\bhow much\b|\bhow many\b|\brda\b|\brni\b|\bdos(?:e|age)\b|\bper day\b|(?<!\b(?:my|his|her|their|our) )\bdaily\b|\brecommended\b|\bneed\b(?! to (?:watch|avoid|limit|worry|stop|give|stay|cut|keep|separate|space|wait|change|switch|mind|restrict|skip|drop|tell|ask)\b)/iu,
  ],
  [
    "diet",
    /吃什么|怎么吃|怎么补|饮食|食谱|忌口|注意什么|不能吃|能吃什么|怎么办|怎么(?:健康)?减|(?:怎么|如何|怎样)(?:才能)?降|改善|\bwhat (?:should|can|to|do) .{0,30}\beat|\bdiet\b|\bavoid\b|\beat\b|\bwhat (?:helps|lowers|brings down)\b|\bhow (?:to|do i|can i) (?:lower|bring down)\b|\bremed|\bfoods?\b|\bwhat should i (?:take|do)\b|\bsupplements?\b/iu,
  ],
  [
    "benefit",
    /有什么用|什么用|作用|好处|功效|有用[吗没不]|(?<!(?<!管)不)管用|有效|能(?![吃喝用补服]|照[旧常]|继续|接着).{0,12}吗|有帮助|对.{0,8}好|值得|值不值|智商税|靠谱|补不补|好不好|\bgood for\b|\bwhat (?:does|is|do|are)\b|\bhelps?\b|\bwork\b|\bbenefit|\bworth|\bprevent|\bcure|\bdo(?:es)?\b/iu,
  ],
  [
    "may_i",
    /可以|[行成][吗么]|能(?:不能)?(?:自己|照[旧常]|继续|接着)|还(?:要|用|需要?)(?:继续)?[吃补喝用]|能不能|能(?:吃|喝|用|补)|行不行|要不要|要补|需要|\b(?:can|may) (?:i|we|he|she|they|(?:my|a|an|the|our) [\w-]+|babies|infants|toddlers|children|kids|people|vegans?)\b|\bshould i\b|\bis it (?:ok|safe|fine|all ?right)\b|\bok\b|\bdo i need\b/iu,
  ],
];

const POLAR =
  /[吗嘛]\s*[?？。]?\s*$|能不能|可不可以|会不会|是不是|行不行|要不要|好不好|有没有|该不该|^\s*(?:is it |would it be )?(?:ok(?:ay)?|safe|all ?right|fine) (?:for (?:me|him|her|us|them|my \w+) )?to\b|^\s*(?:so |and |but )?(?:can|could|may|must|shall|is|are|am|do|does|did|will|would|should|has|have)\b|[,.;] ?(?:can|may|should|is|are|does|do|will) (?:i|it|that|this|they|you|we)\b/iu;
/** Asked so that yes or no answers. */
export const isPolar = (text: string): boolean => POLAR.test(text.trim());

/** "Does it help, and how much?": whether it helps is asked first. */
const HELPS_FIRST =
  /^[^。？?]{0,30}(?:有没有用|有用吗|管用吗|有效吗|有效果吗|有(?:没有)?帮助吗?|有好处吗)[^。]|^(?:does|do|will|would) [^,.?]{1,40} (?:help|work|prevent|cure)\b[^?]*\?./iu;

/** "I get cramps at night; would magnesium help?" */
const WOULD_HELP = /\b(?:would|will|does|do|can|could) [^,.?]{1,40}\bhelp\b/iu;
/** "Can I take a retinol supplement?" asks whether, and for no diet. */
const MAY_TAKE =
  /\b(?:can|may|could|should) (?:i|we|he|she|they|my \w+)(?: safely| still| also)? (?:take|have|use) (?:(?:a|an|the|some|any|my) )?(?:[a-z0-9-]+ ){1,4}supplements?\b/iu;
/** "At bedtime or after a meal?": a choice between two times asks for a time. */
const A_TIME = "(?:睡前|[饭餐][前后]|空腹|早上|早晨|中午|晚上|早|晚)";
const TIME_OR_TIME = new RegExp(`${A_TIME}[^，。？]{0,4}还是[^，。？]{0,3}${A_TIME}`, "u");

const first = (intent: Intent, found: readonly Intent[]): Intent[] => [intent, ...found.filter((i) => i !== intent)];
const rowsIn = shownBy(ROWS.map(([, sign]) => sign));
/** Every intent of a text, the leading one first. */
export function intentsOf(text: string): Intent[] {
  const found = rowsIn(text).flatMap((i) => ROWS[i]?.[0] ?? []);
  if (found[0] === "timing" && found.includes("benefit") && WOULD_HELP.test(text)) return first("benefit", found);
  if (found[0] === "diet" && found.includes("may_i") && MAY_TAKE.test(text)) return first("may_i", found);
  if (found[0] === "forms" && found.includes("timing") && TIME_OR_TIME.test(text)) return first("timing", found);
  return (found[0] === "amount" || found[0] === "timing") && HELPS_FIRST.test(text.trim()) ? first("benefit", found) : found;
}

const A_QUESTION =
  /[?？吗呢]|什么|啥|怎么|怎样|如何|多[少久长大]|哪|能不能|可以|为啥|咋|几[点次天片粒颗克杯]|(?:要|行|好|会|有|是|算|该)[不没](?:要|行|好|会|有|是|算|该)|[行好成能要用会可][不没][。.!！\s]*$|[吃喝补用碰]不[。.!！\s]*$|(?:能|会|要|该|可以|需要)[^，,。；;]{1,10}[不没][。.!！\s]*$|\b(?:how|what|which|when|why|should)\b|(?:^|[.;!]\s+)(?:(?:and|so|but|ok(?:ay)?),? )?(?:can|may|is|are|do|does|will|would|could|am|did)\b|,\s+(?:(?:and|so|but) )?(?:can|may|is|are|do|does|will|would|could|am) (?:i|it|he|she|we|they|that|this|the|my|his|her)\b|\b(?:safe|ok|okay|fine) to\b|\b(?:limit|amount|dose) of\b/iu;
/** Something is asked in it, and not only told. */
export const isQuestion = (text: string): boolean => A_QUESTION.test(text);
