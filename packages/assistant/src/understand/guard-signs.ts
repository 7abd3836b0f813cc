/** What the refused requests read like where the words' order carries the meaning: whose data, which medicine. */

export type Signs = readonly RegExp[];
export const reads = (signs: Signs, asked: string): boolean => signs.some((s) => s.test(asked));

const THEIRS_ZH =
  "(?:报告|化验单|体检|检查单|病历|数据|信息|资料|方案|记录|聊天|对话|电话|手机号|邮箱|地址|姓名|名单|用药|问了什么|问的什么|问过什么|吃什么药|吃的什么药)";
const THEIRS_EN =
  "(?:data|lab reports?|reports?|plans?|records?|results|personal information|phone|address|e-?mails?|chats?|conversations?|medical history|secrets?|files?)";
const OTHERS_EN =
  "(?:(?:other|another|all|some|every|each|(?:the )?(?:previous|last|next)) (?:users?|people|person|customers?|patients?|members?|accounts?)|some(?:one|body) else)";
/** What is kept of a person, and how it is asked for. With the values in it, it is a question about them and no request for what is kept. */
const SURNAME =
  "(?:欧阳|上官|诸葛|司马|夏侯|皇甫|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔汤])";
/** 高血压, 白血病, 黄疸, 金属, 王医生 are no names. */
const NO_NAME =
  "(?!高[血尿胆钾钠钙磷糖脂蛋压粱]|白[血细蛋带糖米菜酒萝]|黄[疸体豆瓜芪油]|金[属针枪]|石[头榴]|马[上蹄铃齿]|胡萝|龙眼|何首|方便|方案|毛病|任何|万一|于是|何时|龙虾|.{1,2}(?:医生|大夫|医师|老师|主任|教授|药师|护士))";
const NAME_ZH = `${NO_NAME}${SURNAME}[一-龥]{1,2}`;
const KEPT_ZH = "(?:体检)?(?:报告单?|血检|化验单|化验结果|体检结果|检查单|检查结果|病历|用药|用药记录|健康档案|档案|聊天记录|手机号|住址)";
const ACQUAINTANCE_ZH = "(?:邻居|老板|领导|同事|同学|前任|前男友|前女友|室友|房东|客户|下属|员工|学生)";
const FETCH_ZH = "(?:给我|帮我|替我|让我)?(?:看看|看一下|看下|查查|查一下|查下|查|调出来?|打开|调取|发给我|发我|念给我|显示|告诉我)";
const KEPT_EN =
  "(?:(?:lab|blood|test|health|medical|medication|chat|food)\\s)?(?:(?:test )?results|tests?|reports?|records?|histor(?:y|ies)|charts?|bloodwork|bloods|chats?|address|phone number|diagnosis|medicines?|meds|medications?(?: list)?|prescriptions?)";
const FETCH_EN = "(?:show|send|give|open|get|pull up|bring up|look up|fetch|find|access|read|tell)(?: me| us)?(?: out)?";
const ACQUAINTANCE_EN =
  "my (?:neighbou?r|boss|manager|colleague|co-?worker|ex|flat-?mate|room-?mate|landlord|classmate|girlfriend|boyfriend|employee|tenant|client|student)(?:'?s)?";
const NO_NAME_EN =
  "(?!(?:my|our|your|the|a|an|this|that|his|her|its|their|last|today|yesterday|tomorrow|doctor|dr|men|women|man|woman|child|children|kids|people|patient|baby|week|month|year|who|what|it|let|here|there)\\b)";
export const OTHERS_DATA: Signs = [
  /\bwhat did (?:he|she|they) (?:ask|tell|say to|type to) you\b|(?:训练数据|数据库|后台)[^，,。]{0,8}(?:用户|病人|患者|客户)/iu,
  /\b(?:is|are|['’]s) (?:also |too )?(?:(?:one|another) of )?your (?:other )?(?:users?|customers?|patients?|clients?|members?)\b|(?:也是|同样是)(?:你们?|这里)的?(?:用户|会员|客户|患者)/iu,
  new RegExp(
    `(?:手机号?|电话|身份证|账号|邮箱|尾号|id)[^，,。？?]{0,14}的?(?:用户|客户|会员|患者|病人)的?.{0,6}${THEIRS_ZH}|数据库里[^，,。？?]{0,16}的${THEIRS_ZH}`,
    "iu",
  ),
  new RegExp(`^(?!.*\\d).*${FETCH_ZH}[^，,。？?]{0,2}${NAME_ZH}(?:(?:昨天|今天|上周|上次|刚刚?|之前)?(?:上传|传|发|存))?的${KEPT_ZH}`, "u"),
  new RegExp(`^(?!.*\\d)(?=.*(?:查|告诉我|看看)).*${NAME_ZH}在?(?:吃|用|服)的?(?:什么|啥|哪些)药`, "u"),
  new RegExp(`^(?!.*\\d)(?=.*${FETCH_ZH}).*${ACQUAINTANCE_ZH}${SURNAME}?[一-龥]{0,2}的${KEPT_ZH}`, "u"),
  new RegExp(`^(?!.*\\d).*\\b${FETCH_EN} ${NO_NAME_EN}[\\p{L}-]+(?: [\\p{L}-]+)?['’]s ${KEPT_EN}\\b`, "iu"),
  new RegExp(`^(?!.*\\d).*\\b${FETCH_EN} ${ACQUAINTANCE_EN} (?:[\\p{L}-]+(?: [\\p{L}-]+)?['’]s )?${KEPT_EN}\\b`, "iu"),
  new RegExp(`^(?!.*\\d).*把${NAME_ZH}的${KEPT_ZH}[^，,。？?]{0,4}(?:打印|发|导出|给我|念|调|打开|复制)`, "u"),
  /\bwhat (?!Vitamin)[A-Z][a-z]+(?: [A-Z][a-z]+| from \w+)? (?:is|was|has been) (?:taking|on|prescribed)\b|\b[Ww]hat(?:'s|’s| is) (?!Vitamin)[A-Z][a-z]+ (?:taking|on)\b/u,
  /\blook (?:him|her|them) up\b|\blook up (?:him|her|them)\b/iu,
  /\b(?:last|previous|other|next) (?:person|user|one|customer|patient|guy|woman|man)\b.{0,30}\b(?:ask|tell|say|typ|writ|wrote|told)\w* (?:you|this app|here)\b/iu,
  /(?:上一个|上一位|上个|前一个|前一位|之前|刚才|别的|其他)[^，,。？?]{0,4}(?:用你|用这个|问你|来问)的?(?:人|用户)?[^，,。？?]{0,6}(?:问|说|聊)/u,
  new RegExp(
    `(?:其他|其它|别的|别人|另一个|另外一个|所有|全部|每个|某个|上一个|上一位|上个|前一个|前一位|前面那个|刚才那个|之前那个|刚刚那个)(?:用户|人|客户|患者|会员|病人|顾客|账号)?的?.{0,8}${THEIRS_ZH}`,
    "u",
  ),
  new RegExp(`(?:查|看|调|找|告诉我)[^，,。？?]{0,8}(?:手机号|电话|身份证|账号|号码)[^，,。？?]{0,4}\\d{5,}`, "u"),
  new RegExp(`(?:那个|这个|某个|那位|这位|那名)[^，,。？?]{0,8}(?:用户|客户|会员|患者)的?${THEIRS_ZH}`, "u"),
  /(?:老板|前任|前男友|前女友|同事|邻居|同学|室友|婆婆|朋友|员工|下属|客户)[^，,。？?]{0,4}(?:也|都|在|正)?(?:在)?(?:用|下载了|装了|注册了)(?:的也是)?(?:这个|这款|你们的?|你家)?(?:的)?(?:app|软件|小程序|应用|平台)[^。？?]{0,10}(?:告诉我|看看|查|方案|报告|问了|数据)/iu,
  /用户\s?\d+|(?:会员|用户|客户|患者)(?:的)?(?:数据库|名单)|(?:前面|之前|刚才|刚刚|今天)[^，,。？?]{0,6}(?:人|女的|男的)(?:都)?问了?[^，,。？?]{0,2}(?:什么|啥)|(?:列出|导出)[^，,。？?]{0,6}(?:提问|用户|会员|客户)/u,
  /(?:老板|前任|前男友|前女友|同事|邻居|同学|老公|老婆|男友|女友|男朋友|女朋友|室友|婆婆|朋友|阿姨|叔叔|他|她)[^，,。？?]{0,4}(?:也用你|有没有用你|有没有用过你|用没用过?你|是不是也?用你|也在用你|用的也是你|在你(?:这|们)|也注册|有(?:你们的)?账号)/u,
  new RegExp(`\\b${OTHERS_EN}'?s?\\b.{0,30}\\b${THEIRS_EN}\\b|\\b${THEIRS_EN}\\b.{0,12}\\b(?:about|of|from) ${OTHERS_EN}\\b`, "iu"),
  /\b(?:person|user|customer|patient|one|guy|man|woman)s? (?:who (?:logged in|was here|came|asked) )?(?:just )?(?:before|ahead of) me\b|\bwho else asked\b/iu,
  /\b(?:report|data|plan|records?|address|phone|chats?)\b.{0,20}\bof user\b|\buser #?\d+\b|\b(?:user|customer|member|account|client) (?:named|called)\b|\bpatients? list\b/iu,
  /\b(?:my (?:ex|boss|neighbou?r|co-?worker|colleague|girlfriend|boyfriend|room-?mate|mother-in-law)|she|he)\b.{0,20}\b(?:has an? account|uses? (?:this app|your app|this too)|is (?:also )?(?:a user|registered))/iu,
  new RegExp(`\\b${ACQUAINTANCE_EN} (?:also |too )?(?:uses?|has|is on|signed up (?:for|to)) (?:this|the|your) (?:app|service|site)\\b`, "iu"),
  /\b(?:e-?mails?|e-?mail address(?:es)?|phone numbers?|names?|addresses|contacts?) of (?:the )?(?:people|everyone|everybody|anyone|those|women|men) (?:who|that|on|using|with)\b/iu,
  /\b(?:dump|export|list)\b.{0,30}\b(?:users?|customers?|members?|patients?|database)\b|\bdatabase dump\b|\bselect \* from\b/iu,
];

/** Names of what nobody stops on a chat's word. */
const PRESCRIBED_EN =
  "(?:medic|statins?|warfarin|insulin|antidepress|blood pressure (?:tab|pill|med|drug)|metformin|drug|prescription|lithium|thyroxine|levothyroxine|predniso|steroids?|eliquis|apixaban|xarelto|rivaroxaban|clopidogrel|plavix|sertraline|fluoxetine|prozac|lamotrigine|epilepsy|seizure meds|beta.?blockers?|metoprolol|bisoprolol|digoxin|amiodarone|methotrexate|tacrolimus)";
const PRESCRIBED_ZH = "(?:药(?!膳|食)|他汀|胰岛素|华法林|二甲双胍|碳酸锂|锂盐|优甲乐|泼尼松|激素)";
export const STOP_MEDICINE: Signs = [
  /(?:停掉|停用|停药|不吃(?!饭|早|晚|东西)|停止服用|停了).{0,8}(?:药|华法林|他汀|胰岛素|降压|抗抑郁|碳酸锂|锂盐)/u,
  /(?:告诉|让|叫|建议)我.{0,6}停/u,
  new RegExp(`(?:代替|替代|换掉|取代).{0,6}${PRESCRIBED_ZH}`, "u"),
  new RegExp(
    `(?:能不能|可不可以|可以|同意|支持|是不是|想|打算|就)[^，,。？?]{0,6}(?:把)?[^，,。？?]{0,6}${PRESCRIBED_ZH}[^，,。？?]{0,3}(?:给)?(?:停了|停掉|断了|扔了|扔掉|戒了|戒掉)`,
    "u",
  ),
  new RegExp(
    `\\b(?:throw|toss|chuck|ditch|bin|dump|flush|skip)\\b(?: away)?.{0,6}\\b(?:my|the|his|her) (?:\\w+ )?${PRESCRIBED_EN}|\\b(?:my|the|his|her) ${PRESCRIBED_EN}\\w* (?:away|in the bin|down the toilet)\\b`,
    "iu",
  ),
  // "Stop green tea on warfarin" is not the medicine's end.
  new RegExp(
    `\\b(?:stop|quit|come off|get off|discontinue)\\b(?!.{0,20}\\b(?:mixing|forgetting|missing|losing|confusing|from)\\b)(?:(?!\\b(?:on|with|while|when|before|after|if)\\b).){0,20}\\b(?:taking )?(?:my |the |your )?(?:${PRESCRIBED_EN}|pills?)`,
    "iu",
  ),
  new RegExp(`\\breplac(?:e|es|ing) (?:\\w+ )?${PRESCRIBED_EN}|可停(?:用|掉)?${PRESCRIBED_ZH}`, "iu"),
  new RegExp(`\\b(?:replace|instead of|swap|substitute for)\\b.{0,12}\\b(?:my|the|your) (?:\\w+ )?(?:${PRESCRIBED_EN}|tablets? from)`, "iu"),
];

/** The dose of a medicine worked out, raised or lowered by a chat. What a usual dose of a vitamin is, is none of it. */
const DOSED_ZH = `(?:${PRESCRIBED_ZH}|降压|降糖|抗抑郁|抗癫痫|西汀|舍曲林|强的松|地高辛|利伐沙班|布洛芬|对乙酰氨基酚|美林|泰诺林)`;
const DOSED_EN = `(?:${PRESCRIBED_EN}\\w*|ibuprofen|calpol|paracetamol|acetaminophen|tylenol)`;
export const MEDICINE_DOSE: Signs = [
  new RegExp(`${DOSED_ZH}[^，,。？?]{0,3}从[^，,。？?]{1,6}(?:加|减|调|换|升|降|改)(?:到|成)`, "u"),
  new RegExp(
    `\\bshould (?:i|we|he|she) (?:bump|raise|increase|up|lower|drop|cut|reduce|double|halve|adjust) (?:my|his|her|our|the) (?:dose of )?${DOSED_EN}\\b`,
    "iu",
  ),
  new RegExp(`${DOSED_ZH}[^。？?]{0,8}(?:加到|减到|增到|调到|加量到|该加|该减)[^，,。？?]{0,3}(?:几|多少|哪)`, "u"),
  new RegExp(`${DOSED_ZH}[^。？?]{0,6}(?:打|加|减|补|注射|喂)[^，,。？?]{0,3}(?:几|多少)(?:个)?(?:单位|毫升|毫克|片)`, "u"),
  new RegExp(`(?:列|写|定|排|做|算)[^，,。？?]{0,8}${DOSED_ZH}[^，,。？?]{0,4}(?:减药|停药|减量|加量|剂量)`, "u"),
  new RegExp(`\\bhow (?:many|much) (?:mg|milligrams|units|tablets|ml)\\b.{0,16}\\b${DOSED_EN}\\b.{0,10}\\bshould (?:i|we|he|she)\\b`, "iu"),
  new RegExp(
    `\\b${DOSED_EN}\\b.{0,10}\\b(?:units|dose|mg)\\b.{0,10}\\b(?:should (?:i|we|he|she)|(?:i|we|he|she) should) (?:inject|take|give|go|use|have)\\b`,
    "iu",
  ),
  new RegExp(`\\b(?:calculate|work out|adjust|set)\\b.{0,16}\\b${DOSED_EN}\\b.{0,4}\\bdos(?:e|age|es)\\b`, "iu"),
  new RegExp(`\\btaper(?:ing)?\\b.{0,12}\\b(?:schedule|plan)\\b.{0,24}\\b${DOSED_EN}`, "iu"),
  new RegExp(
    `${DOSED_ZH}[^。？?]{0,16}(?:自己|能不能|可不可以|可以|要不要|该不该)(?:再|先)?(?:自己)?(?:(?:加|减|多吃|少吃|多打|少打)(?:半|一|两|[1-9])(?:片|粒|颗|倍|个?单位)|加倍|翻倍|减半)|${DOSED_ZH}[^。？?]{0,8}(?:加倍|翻倍|减半|吃(?:两|[2-9])[片粒颗])[^，,。？?]{0,4}(?:行不行|行吗|可以吗|好吗)`,
    "u",
  ),
  new RegExp(
    `(?<!\\b(?:doctor|gp|endo\\w*|consultant|nurse|specialist) (?:wants|decided|plans|is going|told me|asked me|suggested|agreed) (?:me )?to )\\b(?:(?<!\\b(?:took|taken|taking) )(?:double|triple|halve) (?:my|his|her|the) (?:dose of )?${DOSED_EN}\\b(?! (?:sensitivity|resistance))|(?:up|raise|increase|bump|cut|lower|drop) (?:my|his|her|the) (?:dose of )?${DOSED_EN}\\b.{0,40}\\b(?:confirm|ok|okay|right|agree|yes|safe|can i|tell me|for me|from \\d+ to)\\b)`,
    "iu",
  ),
  new RegExp(`${DOSED_ZH}[^。？?]{0,16}(?:自己|能不能|可不可以|可以|要不要|该不该)[^。？?]{0,4}(?:加|减|调|增|降)(?:到|成|至)`, "u"),
  new RegExp(
    `\\b(?:can|could|may|should) (?:i|we|he|she) (?:just |simply )?(?:double|triple|halve|up|raise|increase|cut|lower) (?:my|his|her|the) (?:dose of )?${DOSED_EN}\\b`,
    "iu",
  ),
  new RegExp(`\\bwhat dose of ${DOSED_EN}\\b.{0,16}\\bshould (?:i|we|he|she)\\b`, "iu"),
  new RegExp(`\\bdose of ${DOSED_EN}\\b.{0,12}\\bfor (?:my|a|our) (?:\\w+ ){0,3}(?:month|months|week|weeks|baby|toddler|newborn)\\b`, "iu"),
];
