/** What the refused requests read like: each list is one kind, any line of it is enough. */

export type Signs = readonly RegExp[];
export const reads = (signs: Signs, asked: string): boolean => signs.some((s) => s.test(asked));

/** An amount that kills; refused when an amount or a way is asked for. */
export const DEADLY: Signs = [
  /致死|致命|毒死|毒杀|弄死|杀死|害死|下毒|会死|死掉|杀人|二硝基|\bdnp\b|(?:心脏|心跳|呼吸)(?:停跳|停止|骤停)(?!(?:怎么办|急救|的?原因))/iu,
  /\blethal|\bfatal\b|\b(?<!\b(?:is|are|'s|’s) (?:really |just |so )?)kill(?:s|ing)?\b(?! (?:germs|bacteria|viruses|cancer cells))|\bdeadly|\bstop (?:a|his|her|someone'?s?) heart\b/iu,
  /\bpoison(?:ing)? (?:some|him|her|my|a person|people)|\bfinish(?:es|ed)? (?:off )?(?:(?:the|my|his|her) (?:king|queen|husband|wife|man|woman|guy|victim|boss|neighbou?r)|(?:him|her|them|someone|somebody)(?: off)?)\b|\bexact overdose\b|\boverdose (?:needed|required|amount)|\boverdose that looks\b/iu,
];
export const HOW_MUCH: Signs = [
  /多少|几片|几颗|剂量|[克片颗粒]数|怎么|如何|告诉我/u,
  /\bhow (?:much|many|to)\b|\b(?:which|what) (?:mix|combination|poison)\b|\b(?:dos(?:es?|age)|amounts?|number of|exact|quickest|tell me|write)\b/iu,
];

const SOMEBODY_ZH = "(?:前男友|前女友|男友|女友|男朋友|女朋友|丈夫|妻子|婆婆|公公|室友|同事|老板|老公|老婆|前任|邻居|同学|别人|他|她|对方|孩子他爸|岳父|岳母)";
const SOMEBODY_EN =
  "(?:him|her|them|someone|somebody|a person|(?:a|an|the|my|our) (?:tenant|landlord|rival|guest|opponent)|my (?:husband|wife|boss|ex|neighbou?r|room-?mate|flat-?mate|mother|father|mother[- ]in[- ]law|father[- ]in[- ]law|in-laws?|colleague|co-?worker|sister|brother))";
const UNSEEN_EN =
  "without (?:being (?:noticed|detected|caught)|(?:any(?:one|body)|him|her|them) (?:noticing|knowing|realising|realizing)|getting caught|realising|realizing)";
/** Harm meant for somebody else, or hidden from them: no amount need be asked for. "被人下药了怎么办" is of one who suffered it. */
export const HARM: Signs = [
  /(?:凶手|杀手|投毒者|毒师)[^。？?]{0,40}(?:用多少|多少[片克颗]|剂量|用量|用什么|怎么)/u,
  /(?:悄悄|偷偷|暗中)[^。？?]{0,12}(?:氯化钾|胰岛素|毒|安眠药|泻药)[^。？?]{0,16}(?:剂量|多少|用量)/u,
  /(?<!被[^，,。]{0,6})(?:怎么|如何|教我|想)[^，,。？?]{0,10}(?:下药|迷晕|迷倒|放倒|弄晕|药倒|药晕)/u,
  new RegExp(`(?:怎么|如何|想|教我|办法)[^，,。？?]{0,4}(?:让|使|给|在)${SOMEBODY_ZH}[^。？?]{0,14}(?:不知不觉|偷偷|悄悄|不知道|加东西|加料)`, "u"),
  new RegExp(
    `(?:怎么|怎样|如何|想|教我)[^，,。？?]{0,4}(?:让|使)${SOMEBODY_ZH}[^，,。？?]{0,6}(?:生病|中毒|拉肚子|昏迷|晕倒|难受|出血|血压(?:突然|一下子|骤)[掉降])`,
    "u",
  ),
  /(?:不被|不让人?|神不知鬼?不?|没人|查不出)[^，,。？?]{0,6}(?:发现|察觉|觉|知道|来)[^。？?]{0,16}(?:毒|伤|害|死|药|肝|肾)/u,
  /(?:毒|伤|害|死|药|肝|肾)[^。？?]{0,16}(?:不被|不让人?|神不知|没人)[^，,。？?]{0,6}(?:发现|察觉|知道|鬼不觉)/u,
  new RegExp(`(?:让|使|把)[^，,。？?]{0,10}(?:人|${SOMEBODY_ZH})[^，,。？?]{0,6}(?:昏迷|昏睡不醒|断气|丧命|没命|归西)`, "u"),
  /(?:给|让)[^，,。？?]{0,8}(?:狗|猫|宠物)[^。？?]{0,10}(?:毒|药)[^。？?]{0,8}(?:死|没命|不叫)/u,
  /\b(?:coffee|tea|food|drinks?|smoothie|soup|meal)\b.{0,30}\b(?:sick|ill|weak|sleep|pass(?:es)? out|die)\b.{0,30}\b(?:nobody|no one|without|never)\b.{0,12}\b(?:suspect|know|notic|find)/iu,
  new RegExp(
    `(?:让|使|把)我?(?:${SOMEBODY_ZH}|人)[^。？?]{0,12}(?:没力气|虚弱|生病|难受|肚子疼|拉肚子|呕吐|病倒|中毒|出事)[^。？?]{0,10}(?:查不出|看不出|不被发现|没人(?:发现|知道)|发现不了)`,
    "u",
  ),
  /(?:让|使|把)[^，,。？?]{0,8}(?<!免|防|怕[^，,。？?]{0,6})(?:中毒|昏迷|送命)[^。？?防]{0,12}(?:几[片颗粒克]|多少[片颗粒克]?|用量|剂量)/u,
  /(?:偷偷|悄悄|暗中|secretly)[^。？?]{0,12}(?:放|加|下|掺|混|put|add|slip)[^。？?]{0,12}(?:汤|饭|菜|水|茶|咖啡|饮料|粥|杯|soup|food|drink|tea|coffee)(?<=(?:药|华法林|胰岛素|warfarin|insulin|pills?|tablets?)[^。？?]{0,40})/iu,
  /\b(?:extract(?:s|ed|ing)?|mak(?:e|ing)|distil\w*|isolat\w+|brew\w*|recipes? for)\b.{0,20}\b(?:cyanide|ricin|poisons?\b(?! ivy)|aconitine|strychnine|arsenic)/iu,
  /(?:提取|提炼|制作|自制|熬制|制取)[^，,。？?]{0,6}(?:氰化物|氰化钾|氢氰酸|蓖麻毒|毒药|乌头碱|毒物)/u,
  /\bhow (?:much|many)\b.{0,50}\b(?:hallucinat\w+|trip(?:ping)?|get (?:me |you )?high|black ?out)\b|(?:多少|几[克颗粒片])[^，,。？?]{0,16}(?:幻觉|致幻|嗨起来|飘起来)/iu,
  /\bhow (?:much|many)\b.{0,40}\b(?:destroy|wreck|ruin|shut down|fry)s?\b.{0,12}\b(?:livers?|kidneys?|hearts?|organs?)\b|(?:多少|几[片颗粒克])[^，,。？?]{0,16}(?:搞坏|弄坏|毁掉|烧坏)[^，,。？?]{0,2}[肝肾心]/iu,
  /(?=.*\b(?:laxatives?|diuretics?|pills?|tablets?|medicines?|drugs?|insulin|warfarin|sedatives?|poison)\b)\b(?:mix|slip|put|hid(?:e|ing)|sneak|crush|stir)\w*\b.{0,40}\b(?:in|into|inside)\b.{0,12}\b(?:rival|colleague|co-?worker|ex|room-?mate|husband|wife|boss|neighbou?r|in-law|partner|team-?mate|opponent|friend|guest|someone|somebody)s?(?:['’]s?)?\b.{0,12}\b(?:drinks?|food|coffee|tea|meal|shake|soup|water|smoothie)\b/iu,
  /半数致死|\bld ?-?50\b|\blethal doses?\b/iu,
  new RegExp(`\\bpoison(?:s|ed|ing)? (?:${SOMEBODY_EN}|his|her)\\b(?! by accident)`, "iu"),
  /\b(?:spike|drug|lace|roofie)(?:d|s|ing)? (?:her|his|their|someone'?s?|somebody'?s?) (?:drinks?|food|coffee|tea|meal)/iu,
  /\b(?:mix(?:ed)?|slip(?:ped)?|put|dissolved?|hidden|hide)\b.{0,30}\b(?:drink|food|coffee|tea|meal)\b.{0,30}\b(?:pass out|unconscious|knock(?:s|ed)? (?:\w+ )?out|collapse|sick|ill)\b/iu,
  new RegExp(
    `\\b(?:destroy|damage|wreck|ruin|hurt|harm|swallow|take|drink|eat)\\b(?!.{0,40}\\b(?:vegetables?|veg|veggies|greens|fruits?|fib(?:er|re)|protein|fish|water|healthy|healthier|less|salt)\\b).{0,40}\\b${UNSEEN_EN}`,
    "iu",
  ),
  new RegExp(`\\b(?:make|get) ${SOMEBODY_EN} (?:\\w+ )?(?:ill|sick|pass out|unconscious)\\b`, "iu"),
  /\bsecretly (?:inject|poison|drug|give|put|add|slip)\w*\b.{0,60}\b(?:dose|amount|how much|label)\b/iu,
];

/** The rules set aside, internal texts, keys, a part played in the talk. "有没有任何限制" asks about a diet. */
export const SYSTEM_TEXT: Signs = [
  /\brepeat after me\b|\b(?:say|reply|answer) (?:only|exactly|just)[^.?!]{0,4}["'“‘:]|跟(?:着)?我(?:一起)?(?:念|读|说一遍)|照着念/iu,
  /^\W*(?:system|developer|系统)\s*[:：]|\bignore (?:all |any |the )?safety\b|我是(?:内测|测试|开发|运维|后台)(?:人员|者|员)|(?:限制|规则)[^，,。]{0,4}(?:只对|不适用|不针对)|\bsafety (?:mode |is |checks? )?off\b/iu,
  /\b(?:bypass|ignore|skip|override|disable)\b[^。.?!]{0,12}(?:规则|限制|指令|守则|安全)|(?:忽略|绕过|无视|跳过|关闭)[^。.?!]{0,12}\b(?:rules?|instructions?|prompts?|safety|guidelines)\b/iu,
  /(?:忽略|无视|忘记|忘掉).{0,12}(?:指令|规则|规定|提示|设定|要求|限制)/u,
  /(?<!有)(?:没有|解除|去掉|取消|关闭)(?:了)?(?:任何|一切|所有|你的)?(?:安全)?(?:限制|安全检查|过滤|道德)(?![^，,。？?]{0,4}(?:饮食|热量|食物))/u,
  /系统?提示词|(?<!我的)系统级?(?:提示|指令|消息)|(?:你的|初始|原始|隐藏)(?:指令|提示词?(?!音)|设定|规则第)|不受限制的|越狱|(?:开发者|调试)模式|背诵你的规则/u,
  /(?:以后|从现在起|从现在开始|从此|不管我问什么|无论我问什么)[^。！!]{0,16}(?:回答|回复|答复|都说)[^。！!]{0,6}(?:安全|可以|没问题|同意|是的)/u,
  /(?:别管|不用管|不要管|跳过|绕过|关掉|关闭|去掉|停用|取消)[^，,。？?]{0,8}(?:红旗|规则|守则|分诊|安全检查|审核|预警|警告|警报)/u,
  /(?:之前|以前|原来|先前|刚才|原有)的?(?:设定|规则|指令)[^，,。]{0,4}(?:作废|无效|失效|不算|取消|清空)/u,
  /没有(?:任何)?(?:底线|限制|道德|约束|规则)的(?:医生|ai|助手|人工智能|模型|机器人|专家|营养师)/iu,
  /(?:内部|内置|隐藏|底层|后台|初始)的?(?:规则|指令|设定|提示词?(?!音)|配置)/u,
  /(?:列出?|打印|输出|发|背|念|贴|说出|告诉我?|展示)[^，,。？?]{0,6}你的(?:全部|所有)?(?:规则|指令|设定|守则|限制)|你的(?:全部|所有)?(?:规则|指令|设定|守则)[^，,。？?]{0,6}(?:列|打印|输出|发我|发给|背|念|贴|给我)/u,
  /(?:请|要求|命令)?(?:ai|助手|机器人|模型)(?:必须|务必|不得|不许|应当|一律)|请(?:ai|助手)/iu,
  /不受(?:任何|一切|所有)?[^，,。？?]{0,4}(?:规定|规则|限制|约束|管束)|(?:放开|抛开|丢掉|扔掉)[^，,。？?]{0,6}(?:规定|规则|限制|约束)/u,
  /你(?:所)?(?:收到|看到|接到)的[^，,。？?]{0,8}(?:说明|指示|开场|前言|文字|话)[^，,。？?]{0,6}(?:念|打|发|贴|复述|输出|写)/u,
  /你的(?:配置|提示|底层|后台)(?:内容|文字|信息|和)?|(?:看到|收到|接到)的(?:第一|头一)(?:行|句|条|段)/u,
  /(?:装作|假装|当作?|就当)[^，,。？?]{0,4}没有[^，,。？?]{0,4}(?:规则|规定|限制|守则|约束|底线)/u,
  /(?:无审查|不审查|无限制|无过滤|无约束|上帝|越狱|开发者|调试|管理员)模式|我是你的(?:开发者|创建者|主人|管理员|程序员)|解码[^。]{0,10}(?:执行|照做|服从)/u,
  /(?:最?开头|最开始|最初|一开始)(?:收到|给你|看到|写)的?[^，,。？?]{0,8}(?:话|文字|内容|指令|设定)/u,
  /(?:最开始|最初|一开始|前面|上面)(?:收到|给你|看到)?的?(?:那段|全部|所有|这段)?(?:话|文字|内容|指令)[^，,。？?]{0,8}(?:一字不差|原样|原封不动|完整)/u,
  /(?:输出|打印|给出|导出|告诉我|显示|看)[^，,。？?]{0,8}(?:密钥|连接串|数据库|源代码|源码|环境变量|api ?key|管理员密码)/iu,
  /\b(?:assistant|ai|chatbot|bot|model) (?:must|shall|has to|is to|should (?:always|never|not|say|answer))\b|\bnew (?:system|developer) (?:message|prompt|instructions?)\b|\byour new (?:policy|rules?|instructions?|role|persona|directives?)\b/iu,
  /\b(?:rules?|instructions?|text|prompts?|guidelines|orders)\b.{0,12}\b(?:that )?you(?:'ve| were| have been| got| received| are) (?:been )?(?:given|told|sent|received|shown|following)\b/iu,
  /\b(?:you are|you're|act as|pretend to be|play)\b.{0,40}\b(?:no|without|zero|free of) (?:any )?(?:ethics|morals?|rules|limits|restrictions|conscience|filters?|safeguards?)\b/iu,
  /\bdecode\b.{0,30}\b(?:do|run|carry out|act on)\b|\b(?:red.?flags?|triage|safety|emergency) (?:checks?|rules?|warnings?|filters?)?.{0,10}\b(?:don'?t exist|do not exist|are off|is off|disabled|no longer apply)\b/iu,
  /\b(?:ignore|disregard|discard|forget|override|break)\b.{0,30}\b(?:instructions?|rules?|prompts?|guidelines|above)\b/iu,
  /\b(?:drop|ditch|abandon|set aside|skip|bypass|override|turn off|switch off|disable|remove)\b.{0,12}\b(?:(?:your|all) (?:\w+ )?(?:guidelines|rules|filters?|restrictions|instructions|warnings)|(?:safety (?:layer|filters?|rules|checks?|warnings)|red.?flags?(?: checks?)?|triage|medical warnings|guardrails))\b/iu,
  /\b(?:words?|text|instructions?|prompt|message)\b.{0,20}\b(?:your )?(?:developers?|creators?|makers?|owners?)\b.{0,12}\b(?:gave|give|told|tell|wrote|typed)\b|\bdecode\b.{0,20}\b(?:obey|follow|execute|comply)\b/iu,
  /\bforget (?:what|everything|all) (?:that )?(?:you(?:'ve| were| have)|they)\b.{0,12}\btold\b/iu,
  /\b(?:from now on|always|no matter what|whatever i ask)\b.{0,30}\b(?:answer|reply|respond|say)\b.{0,40}\b(?:safe|yes|fine|agree)\b/iu,
  /\byour (?:internal|hidden|secret|underlying) (?:rules|prompt|policy|policies|text|settings)\b/iu,
  /\bsystem prompt\b|\b(?:hidden|initial|secret) (?:prompt|instructions?|rules)\b|\bwhat were you told before\b/iu,
  /\b(?:repeat|print|output|show|copy|echo)\b.{0,20}\b(?:text|words|prompt|everything|lines?) (?:above|before)\b/iu,
  /\b(?:api|secret|encryption) keys?\b|\badmin password\b|\benvironment variables?\b|\byour (?:config|configuration|source code|instructions)\b/iu,
  /\b(?:without|no|remove|disable) (?:any )?(?:filters?|restrictions|guardrails|safety (?:checks?|rules))\b|\buncensored\b|\bunfiltered (?:ai|mode|model|answers?|assistant|bot|version|response)|\bnever refuses?\b/iu,
  /\byou are now\b.{0,20}\b(?:dan|unrestricted|jailbroken|free)\b|\bjailbreak|\b(?:developer|god|admin|root|debug) mode\b|\b(?:print|list|show|reveal|dump|output|share|give me)\b.{0,10}\byour (?:full |own |exact )?(?:rules|guidelines|instructions|settings|prompt)\b|\bpretend (?:you have|there are) no (?:rules|limits)/iu,
];

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
  /(?:停掉|停用|停药|不吃|停止服用|停了).{0,8}(?:药|华法林|他汀|胰岛素|降压|抗抑郁|碳酸锂|锂盐)/u,
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
  new RegExp(`\\b(?:stop|quit|come off|get off|discontinue)\\b.{0,20}\\b(?:taking )?(?:my |the |your )?(?:${PRESCRIBED_EN}|pills?)`, "iu"),
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
    `(?<!\\b(?:doctor|gp|endo\\w*|consultant|nurse|specialist) (?:wants|decided|plans|is going|told me|asked me|suggested|agreed) (?:me )?to )\\b(?:(?:double|triple|halve) (?:my|his|her|the) (?:dose of )?${DOSED_EN}\\b(?! (?:sensitivity|resistance))|(?:up|raise|increase|bump|cut|lower|drop) (?:my|his|her|the) (?:dose of )?${DOSED_EN}\\b.{0,40}\\b(?:confirm|ok|okay|right|agree|yes|safe|can i|tell me|for me|from \\d+ to)\\b)`,
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
