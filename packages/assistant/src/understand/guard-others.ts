/** The words of requests for what is kept of somebody else. */
const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "iu");
const en = (words: string): string => `\\b(?:${words})\\b`;

/** A surname and a given name; 高血压, 白血病, 黄疸, 金属, 王医生 are no names. */
const SURNAME =
  "(?:欧阳|上官|诸葛|司马|夏侯|皇甫|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔汤])";
const NO_NAME =
  "(?!高[血尿胆钾钠钙磷糖脂蛋压粱]|白[血细蛋带糖米菜酒萝]|黄[疸体豆瓜芪油]|金[属针枪]|石[头榴]|马[上蹄铃齿]|胡萝|龙眼|何首|方便|方案|毛病|任何|万一|于是|何时|龙虾|.{1,2}(?:医生|大夫|医师|老师|主任|教授|药师|护士))";
const NAME_ZH = `${NO_NAME}${SURNAME}[一-龥]{1,2}`;
const KNOWN_ZH = `(?:邻居|老板|领导|同事|同学|前任|前夫|前妻|前男友|前女友|室友|房东|客户|下属|员工|学生|网友|住户)(?:${SURNAME}?[一-龥]{0,2})`;
const KEPT_ZH =
  "(?:报告单?|体检(?:报告|资料|结果|记录)?|血检|化验单|化验结果|检查单|检查结果|病[历史]|用药|健康档案|档案|聊天|手机号|住址|资料|在?(?:吃|用|服)的?(?:什么|啥|哪些)药)";

const KNOWN_EN =
  "(?:my|our) (?:neighbou?r|boss|manager|colleague|co-?worker|ex(?:-?\\w+)?|flat-?mate|room-?mate|landlord|classmate|employee|tenant|client|student)(?:'?s)?";
const NO_NAME_EN =
  "(?!(?:my|our|your|the|a|an|any|this|that|his|her|its|their|last|today|yesterday|tomorrow|doctor|dr|men|women|man|woman|child|children|kids|people|patient|baby|week|month|year|who|what|it|let|here|there|me|us)\\b)";
const KEPT_EN =
  "(?:(?:lab|blood|test|health|medical|medication|chat|food)\\s)?(?:(?:test )?results|tests?|reports?|records?|histor(?:y|ies)|charts?|bloodwork|bloods|chats?|address|phone number|diagnosis|profile|medicines?|meds|medications?(?: list)?|prescriptions?|labs)";
const FETCH_EN = "(?:show|send|give|open|get|pull up|bring up|look up|fetch|find|access|read|tell|what(?: are| is|'s))(?: me| us)?(?: out)?";

/** What others say, eat or do, which they told the asker and not us: "别人都说要吃", "看别人喝". */
const HEARSAY_ZH =
  "(?:们)?的?(?:家|手机|网)?[上里]?(?:[都也老总常还就只]|全是|一般|经常)*(?:说(?!了|过|的?什么|啥)|讲究|推荐|劝|吃(?!了?什么|的?什么|啥)|喝|写(?:的|成)?|练|补(?!了?什么)|瘦|用(?!你|这|你们|户|药))";
const PEOPLE_ZH = "(?:用户|人|客户|患者|会员|病人|顾客|账号|住户)";
const WHICH_ZH =
  "(?:其[他它]|别的|别|另(?:外)?一个|所有|全部|每个|某[个位]?|上一?[个位]|前一?[个位]|[前后]面那[个位]|(?:刚才|之前|刚刚|昨天)?那[个位名]|随便(?:挑|找)?一?[个位])";
const PEOPLE_EN = "(?:users?|people|person|customers?|clients?|patients?|members?|accounts?|chatters?|guy|woman|man|one)";
const WHICH_EN =
  "(?:other|another|all(?: the)?|some|every|each|any|(?:the )?(?:previous|last|next|sample|real|random|registered|same)|your(?: other)?|which(?! ones?\\b))";

export const OTHERS = {
  /** Others whose things are kept here. */
  others: any(
    `${WHICH_ZH}[^，,。？?]{0,8}${PEOPLE_ZH}(?!体|参|工|类|群|家|${HEARSAY_ZH}|[^的，,。？?]{0,3}能吃)|(?:用户|会员|客户|患者)(?:\\s?\\d+|的?(?:数据库|名单|数据|病[历史]|手机号|姓名)|(?=[^，,。？?]{0,6}叫))|用户(?!指南|须知|体验)|会员(?:邮箱|资料|信息)|真实(?:客户|病人)`,
    // Who gives their own name gives their own number.
    "(?<!我叫[^。？?]{0,60})(?:手机号?|电话|身份证|账号|号码|尾号)[^，,。？?]{0,6}\\d{4,}|数据库|训练数据|有谁|谁[^，,。？?]{0,6}问[过了]|登录[^，,。？?]{0,8}账号|楼里|员工[^，,。]{0,6}(?:上传|体检|报告|化验)",
    "[他她它前妈爸公婆姐妹哥弟友事居友任板工人][^，,。？?]{0,5}(?:也(?:在)?用(?:你|这)|用(?:这个|你们?的?|这款)(?:app|软件)|用没用过?你|有没有用过?你|的?(?:账?号)(?!召)|在(?:你们?)?(?:这儿|这里|这|家)[^，,。]{0,3}(?:问|存|说|填|记)|是你们?的?(?:用户|会员|客户)|存的|填的|记了(?:什么|啥))|在你们?(?:这儿|这里)[^，,。]{0,3}(?:问|存|说|填|[吧，,])",
    `(?:跟|和|来|用|问)你?[^，,。？?]{0,4}(?:聊|问|用|说)?过?的?(?:那[个位])[^，,。？?]{0,6}(?:用户|人)|(?:前面|之前|刚才|刚刚|今天|上一?[个位]|别的|其他)[^，,。？?]{0,6}(?:人|女的|男的)(?:都)?(?:问|说|聊)`,
    en(
      `${WHICH_EN} (?:\\w+ )?${PEOPLE_EN}(?! (?:usually|eat|normally|say|around|report|with|do))|some(?:one|body) else'?s?|who else|log(?:ging)? in as|(?:person|user|customer|patient|one|guy|man|woman)s? (?:who (?:\\w+ ){1,4})?(?:just )?(?:before|ahead of) me|(?:the )?users? (?:#?\\d+|named|called|with|who)|your database|the database|patients? list|(?:people|everyone|everybody|anyone|those|women|men|users?) (?:who|that|on here|using)|employees'? (?:\\w+ ){0,3}(?:results|reports|records|data|tests?)`,
    ),
    en(
      "(?:(?:my|his|her|their|our) [\\w-]+(?: [\\w-]+)?|she|he|they|it)(?:'s| is| has|'ve)? (?:also |too )?(?:uses? (?:this|the|your|you)|ha(?:s|ve) an? account|an account|is on here|signed up|registered|(?:(?:one|another) of )?your (?:other )?(?:users?|customers?|patients?|clients?|members?)|a (?:user|customer|client|member) (?:here|of yours))|(?:her|his|their) (?:account|chats?|conversations?)|in (?:her|his|their) (?:profile|account|file)",
    ),
  ),
  /** What somebody else said here. */
  askedUs: any(
    "(?:上一?[个位]|前一?[个位]|别的|别|其他|[他她]|老公|老婆|朋友|友|同事|谁)[^，,。？?]{0,8}(?:用你|来问|问你|跟你|问过|问了|和你)[^，,。？?]{0,6}(?:什么|啥|说|聊|问|过)|(?:老公|老婆|[她他爸妈友])[^，,。？?]{0,8}(?:问[了过]?|[跟和])你[^，,。？?]{0,6}(?:的?事|说|聊|什么)",
    en(
      "(?<!\\b(?:does|can|will|could|would) )(?:he|she|they|someone|somebody|(?:my|the|another|last|previous) (?:[\\w-]+ )?[\\w-]+|(?:mrs?|ms|miss|madam|dr)\\.? [\\w'-]+(?: [\\w'-]+)?|app|who) (?:has |have |had |just |did |was |were |been )*(?:(?:ask|asks|asked|asking|tell|told|telling) (?:about )?(?:you|here)|(?:say|said|type|typed|typing|write|wrote|chatted|talk(?:ed|ing)?) (?:to|with) you)(?! to\\b)|(?:chats?|conversations?|talks?|messages?|exchanges?) (?:that )?(?:[\\w-]+ ){1,3}(?:had|has had|have had|exchanged) with you",
    ),
  ),
  /** Who says that they are an office asks for what somebody left here. */
  office: any(
    "我们?(?:是|这边是|这里是|这儿是|代表)[^，,。？?]{0,12}(?:医院|诊所|门诊|科室|护士站|药[店房]|保险|保司|人事|单位|公司|学校|律所|家属|主治|责任护士)",
    en(
      "(?:it'?s|it is|this is|we'?re|we are|i'?m|i am|i work|(?:i'?m |i am )?(?:calling|ringing|writing|messaging)(?: on behalf)?) (?:from |at |with |for |of |here at )?(?:(?:the|a|an|her|his|their|your|my) )?(?:[\\w'-]+ ){0,3}(?:clinic|surgery|practice|hospital|ward|pharmacy|lab(?:oratory)?|insurers?|insurance|underwriter|claims|hr|human resources|employer|school|receptionist|nurse|gp|doctor|consultant|carer|case manager|social worker|solicitor|agency|next of kin|helpdesk|support team)",
    ),
  ),
  /** What somebody else left here: what they uploaded, their number. */
  leftHere: any(
    "(?:[她他]|先生|女士|太太|小姐|患者|病人|客户|顾客|员工|学生|家属)[^。？?]{0,20}(?:上传|传上来|存|填|聊|留下?的|手机号|电话|住址|地址|账号|聊天记录|问过)",
    en(
      "(?:she|he|they|(?:mrs?|ms|miss|dr)\\.? [\\w'-]+(?: [\\w'-]+)?)(?: has| had| have|'s|'ve)? (?:recently |last \\w+ |just )?(?:upload|enter|logg?|stor|sav|submitt?|shar|chatt?|message)ed|(?:her|his|their|[\\w-]+'s) (?:phone(?: number)?|number|address|e-?mail|contact details|account|chats?|messages|uploads?|file|profile|login|conversation)",
    ),
  ),
  /** A named or known person's papers. */
  papers: any(
    `(?:${NAME_ZH}|${KNOWN_ZH})(?:在你们?(?:这儿|这里))?(?:昨天|今天|上周|上次|刚刚?|之前|上个月)?(?:上传|传|发|存)?了?的?${KEPT_ZH}`,
    `\\b${FETCH_EN} ${NO_NAME_EN}[\\p{L}-]+(?: [\\p{L}-]+)?'s ${KEPT_EN}\\b|\\b${KEPT_EN} (?:of|for|is|does|are) (?:\\w+ )?${KNOWN_EN}|\\b(?:medicines?|meds) (?:is|does|are) ${NO_NAME_EN}[\\p{L}-]+ (?:[\\p{L}-]+ )?(?:take|taking|on)\\b|\\bmedical (?:notes|records|files?) of\\b`,
    `\\b${FETCH_EN} ${KNOWN_EN} (?:[\\p{L}-]+(?: [\\p{L}-]+)?'s )?${KEPT_EN}\\b|\\blook (?:him|her|them) up\\b|\\blook up (?:him|her|them)\\b`,
    `\\bwhat(?:'s| is)? (?!vitamin|the |a |your |my |it |this |that |there )[a-z]+(?: [a-z]+| from \\w+)? (?:is )?(?:is|was|has been)? ?(?:taking|prescribed)\\b`,
  ),
  /** "Open hers": what is kept of the one who was told of. */
  theirOwn: any(
    "(?:打开|看看?|调出|发|给我看|念)(?:一下)?(?:她|他|ta)的(?![一-龥]{0,4}(?:饮食|食谱))|(?:她|他)的(?:那份|也)?(?:打开|给我看|看看|发我)",
    en("(?:open|show|read|send|pull up|bring up|get|see)(?: me| us)? (?:hers|his|theirs)"),
  ),
  fetch: any(
    "看看|看一下|看下|给我|查|调(?:出|取|给)|打开|发(?:给|我|过来|来|一下)|传(?:过来|给)|念|显示|告诉我|导|打印|列出|汇总|吧|啥药|什么药",
    en(`${FETCH_EN}|list|export|dump|print|hand over|share|summari[sz]e|read|access`),
  ),
  kept: any(
    "名字|问过|问[的了](?:什么|啥)|体检|报告|化验|检查结果|病[历史]|数据|信息|资料|方案|记录|记了|聊天|对话|用药|吃[的了]?(?:什么|啥)药|买了什么|名单|姓名|邮箱|手机号|住哪|地址|问过?啥",
    en(
      "name|story|ask|data|(?:lab |blood |medical |test |health |doctor'?s? )?(?:reports?|records?|results|tests?|notes|files?|histor(?:y|ies))|plans?|chats?|conversations?|questions|orders|medicines?|medications?|taking|address(?:es)?|phone|e-?mails?|secrets?|pregnant|diagnos\\w+|asked|names|profile|stored",
    ),
  ),
  authority: any(
    "警察|公安|法院|审计|律师|监管|居委|街道办|记者",
    en("police|detective|court|lawyer|auditor|fbi|regulator|investigator|inspector|journalist|reporter"),
  ),
  mine: any(
    "我的(?!同|室|邻|老|前|领|员|学|客|朋|房)|我自己|看[得能]?到我",
    en("my (?:own )?(?:data|reports?|results?|chats?|plan|information|questions|records?)"),
  ),
  /** With the values in it, it is a question about them and no request for what is kept. */
  /** A test that a diuretic moves is told. */
  bloodSalt: any(
    "(?:血?钾|血?钠|血?镁)[^，。？?]{0,6}\\d(?:\\.\\d)?",
    "\\b(?:potassium|sodium|magnesium)\\b(?! (?:chloride|citrate|tablets?|pills?))[^.?!]{0,20}?\\d(?!\\d*\\s?(?:mg|g)\\b)",
  ),
  /** A value with the unit of a report: a question about that value. */
  measured: any("\\d\\s?(?:ng|pg|nmol|mmol|pmol|mg|g|m?iu|u|[uµμ](?:g|mol|iu))\\s?/\\s?(?:d?l|ml)\\b"),
  valued: any("(?<!\\d)\\d{1,3}(?:\\.\\d+)?(?!\\d)"),
} as const satisfies Readonly<Record<string, RegExp>>;
