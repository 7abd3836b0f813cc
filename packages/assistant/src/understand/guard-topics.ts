/** The words of requests that harm the asker, a sport, a document, or the rules of this talk. */
const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "iu");
const en = (words: string): string => `\\b(?:${words})\\b`;

const RULES_EN =
  "(?:rules?|rulebook|disclaimers?|medical ethics|ethics|instructions?|guidelines|guardrails|safeguards?|safety(?: \\w+)?|polic(?:y|ies)|prompts?|filters?|programming|red.?flags?(?: \\w+)?|triage|medical warnings|content polic\\w+|directives|orders)";
/** The rules of this talk, and not those of a label, a doctor or a diet. */
const OURS_EN = `(?:(?:your|all|any|previous|prior|earlier|above|preceding|those|these|every|system|the|safety|hidden|original|initial)\\s(?:\\w+\\s){0,3}?)${RULES_EN}(?!\\s(?:on|from|of|for|in) (?:the|my|a|this|low|your) (?:label|box|packet|bottle|leaflet|doctor|diet|hospital|recipe))|safety (?:filters?|mode|checks?|layer|rules)|red.?flags?(?: checks?)?|guardrails|safeguards|triage(?: \\w+)?|medical (?:warnings|ethics)|disclaimers`;
const RULES_ZH =
  "(?:指令|约定|顾忌|免责声明|免责|规则|规定|规矩|守则|准则|提示(?!音)|设定|要求|限制|约束|红旗|分诊|安全(?:检查|策略|规定|规范|设置|机制|限制)|规范|策略|审核|预警|警告|警报|过滤|道德|底线|(?:剂量)?上限)";

const HIDDEN_EN = "(?:hidden|internal|secret|initial|original|underlying|system|developer|first|opening)";
const TEXTS_EN = "(?:prompts?|instructions?|rules|messages?|text|settings|notes?|config\\w*|polic(?:y|ies)|guidelines|directives)";

const TEST_ZH = "保险|抽血|体检|尿检|药检|检[查测验]|化验|兴奋剂|查";
const BANNED_ZH = "类固醇|合成代谢|促红细胞生成素|(?<![A-Za-z])EPO(?![A-Za-z])|克[伦仑]特罗|瘦肉精|生长激素|睾酮|兴奋剂|SARMs?|司坦唑醇|群勃龙|诺龙";
const BANNED_EN =
  "(?:inject\\w*|pin(?:ning)?) test|test (?:e|c|cyp\\w*|enanthate|prop\\w*|cycle)|anabolic\\w*|steroids?|epo|erythropoietin|clen(?:buterol)?|hgh|growth hormone|sarms?|testosterone|trenbolone|tren|dianabol|dbol|winstrol|stanozolol|nandrolone|deca|blood doping";

/** More than a small number of kcal: emptied out, nothing at all, hidden. */
const FASTS =
  "催吐|泻药|抠|绝食|断食|辟谷|厌食|互勉|骨感|不吃|只喝|瞒|骗|偷偷|\\b(?:purg\\w*|laxatives?|vomit\\w*|throw(?:ing)? up|hid(?:e|ing)|secretly|starv\\w*|thinspo\\w*|ana|fast(?:ing)?|nothing|without (?:anyone|my))\\b";

export const TOPICS = {
  subvert: any(
    "不算数?|不作数|抛弃|(?:忽略|无视|忘[记掉了])(?!了?我(?:刚才|之前|前面|上面)?(?:说|问|写|发))|不提[示醒]|绕[过开]|跳过|解除|关[闭掉]|取消|去掉|停用|作废|失效|无效|清空|抛开|丢掉|扔掉|放开|撤销|暂停|别管|不用管|不要管|不(?:再|必|用|需要|受|要|带|得|许)(?:遵守|理会|管|带|任何|一切|所有|你|安全|提示)|不受|只对|(?<!有)没有(?:任何|一切|所有)|不适用",
    en(
      "void|cancell?ed|(?:ignor\\w*|disregard\\w*|discard\\w*|forget)(?! (?:what i |everything i |all i |my (?:last|previous|earlier|first|other) (?:\\w+ )?(?:message|question|post)))|bypass\\w*|overrid\\w+|overrul\\w+|disabl\\w+|suspend\\w*|lift(?:ed)?|drop(?:ped)?|ditch\\w*|abandon\\w*|skip|break|breach|violat\\w+|remov\\w+|unlock\\w*|without|no longer|don'?t exist|do not exist|not bound by|free (?:of|from)|set aside|stop (?:following|obeying)|(?:switch(?:ed)?|turn(?:ed)?|is|are) (?:\\w+ )?off|= ?off",
    ),
  ),
  ours: any(
    `(?:你(?:们)?的?|所有|全部|一切|任何|之前|以前|原来|先前|刚才|前面|上面|以上|上述|系统|前文|安全|原有|这些|的)[^，,。？?]{0,5}${RULES_ZH}|红旗|分诊|免责声明|医疗免责|规定|安全(?:检查|策略|规定|机制|限制)|前文|剂量上限|规则`,
    en(OURS_EN),
  ),
  told: any(
    "你是(?:一[个位名])?营养师|你(?:被|所)(?:告知|设定)",
    en(
      "(?:what|everything|all|that) (?:that )?(?:you(?:'ve| were| have| are)?|they) ?(?:been )?(?:told|taught|a (?:nutritionist|dietitian|bot))|(?:that )?you are a (?:nutritionist|dietitian|bot|assistant)",
    ),
  ),
  reveal: any(
    "拼|列出|打印|输出|发|背|念|贴|说出|告诉|展示|公开|写|给|核对|复述|翻译|泄露|显示|导出|看|原样|一字不|逐字",
    en(
      "show\\w*|read(?:ing|s)?|hand over|print\\w*|reveal\\w*|output\\w*|repeat\\w*|write|writ\\w+|tell|summari[sz]e|translat\\w+|giv(?:e|es)|leak|list|dump|copy|echo|paste|share|begin|start|what(?:'s| is| are| was| were| text| words| did)|include|including|encode|recite|verbatim|word for word",
    ),
  ),
  innerText: any(
    "提示词|(?<!我的|(?:说明书|标签|包装|手环|手表|体重秤|血糖仪|手机)[^，,。？?]{0,8})系统级?(?:提示|指令|说明|设定|消息|文字)(?!我?(?:血|维|你|偏|该))|(?:内部|内置|隐藏|底层|后台|初始|原始|最初|最?开头|最上面|一?开始|开场|收到的|看到的第)[^，,。？?]{0,6}(?:规则|指令|设定|提示|配置|说明|文字|原文|白|话|消息|一[行句条段])|管着你的|你的[^，,。？?]{0,4}(?:配置|指令|设定|守则|规则|隐藏说明|提示)|密钥|(?:管理员|数据库|服务器|后台)密码|连接串|数据库(?:地址|密码)|源代码|源码|环境变量|api ?key|把(?:你的)?(?:指令|规则|提示)",
    en(
      `${HIDDEN_EN} ${TEXTS_EN}|${HIDDEN_EN} (?:\\w+ )${TEXTS_EN}|system prompts?|your (?:full |own |exact |complete )?(?:config\\w*|settings|source code|(?:prompts?|instructions|rules|guidelines|system(?! of))(?! (?:for|on|about) ))|(?:text|words|prompts?|everything|lines?|messages?|conversation) (?:above|before)|(?:above|before) this (?:line|message)|(?:developers?|creators?|makers?) (?:gave|told|wrote|typed|said|put)|(?:instructions?|text|words|rules|sentences|lines|messages?|descriptions?|brief|page|paragraph|script) (?:that )?you (?:were|are|have been|got|received)(?: given| told)?|were you told|(?:you were|you've been) told|(?:what(?:ever)?|the \\w+) (?:that )?(?:governs?|controls?|guides?|steers?|binds?) (?:you|how you)|(?:her|your) secret instructions|the prompt`,
    ),
  ),
  /** Nobody asks for these innocently. */
  secret: any(
    "系统?提示词|密钥|环境变量|源代码|管理员密码",
    "\\bsystem[ _]prompts?\\b|\\b(?:api|secret|encryption|private)[ _]?keys?\\b|\\b\\w*_?API_?KEY\\b|\\b(?:admin|root|database|server) (?:password|credentials|address)\\b|\\benvironment variables?\\b|\\bsource code\\b|\\bhidden (?:prompt|instructions)\\b|\\bdatabase dump\\b",
  ),
  /** A message made to look as if it came from the system. */
  marker: any(
    "^\\W*(?:system|developer|系统|管理员)(?:消息|message)?\\s*[:：\\]】>]|[<\\[【({]\\|?/?(?:system|sys|im[_ ]start|inst|developer|admin|系统)(?:消息|指令|提示|message)?\\|?[>\\]】)}]|</?(?:user|assistant)>|<!--|system[ _]override|<\\|im[_ ]|[\"']?role[\"']?\\s*[:：=]\\s*[\"']?(?:system|tool|developer|assistant)|[\"'](?:instruction|system|policy)s?[\"']\\s*[:：]|\\bpolicy ?= ?off|(?:^|\\n)#+ ?(?:admin|system|developer)|\\[end of (?:question|prompt|input)|new (?:system|developer) (?:message|prompt|instructions?)",
  ),
  persona: any(
    "扮演|假装|装作|当作|就当|你(?:现在)?是|你(?:现在)?叫|从现在|变成|角色|你上一轮",
    en("act as|pretend|you are|you're|play(?:ing)?|role.?play|respond as|persona|from now on|imagine you|you have been|stay in character|character|act like"),
  ),
  unlimited: any(
    "(?:没有|无|不受|不带|从不|不讲|毫无|解除)[^，,。？?]{0,5}(?:限制|底线|约束|规[则定]|道德|拒绝|警告|审查|过滤|提醒|束缚)|从不拒绝|不提醒就医|无审查|无限制",
    en(
      "(?:no|without|zero|free of|free from|not bound by|has no|have no)(?: \\w+)? (?:ethics|morals?|rules?|limits?|restrictions?|conscience|filters?|safeguards?|guidelines|boundaries|warnings|guardrails)|never refus\\w+|uncensored|unfiltered|unrestricted|jailbr\\w+|dan|unlimited|no ethics|evil \\w+",
    ),
  ),
  mode: any(
    "(?:无审查|不审查|无限制|无过滤|无约束|上帝|越狱|开发者|调试|管理员|超级)模式|越狱|不受限制的|我是(?:你的)?(?:内测|测试|开发|运维|后台|创建|主人|管理|程序)(?:人员|者|员|的)?",
    "\\bjailbreak|\\b(?:developer|god|admin|root|debug|dan|sudo|unrestricted) mode\\b|\\buncensored\\b|\\bunfiltered (?:ai|mode|model|answers?|assistant|bot|version|response)|\\bnever refuses?\\b|\\bsafety (?:\\w+ )?(?:is |are )?(?:off|disabled|suspended)\\b",
  ),
  dictates: any(
    "(?:以后|从现在起|从现在开始|从此|不管我问什么|无论我问什么)[^。！!]{0,16}(?:回答|回复|答复|都说)[^。！!]{0,6}(?:安全|可以|没问题|同意|是的)|(?:ai|助手|机器人|模型|阅读者)(?:必须|务必|须|不得|不许|应当|一律)|请(?:ai|助手)|跟(?:着)?我(?:一起)?(?:念|读|说一遍)|照着念|解码[^。]{0,10}(?:执行|照做|服从)|翻译[^。]{0,10}(?:并|然后)(?:照做|执行)|按文件名做|[以用][^。？?]{0,30}(?:开头|开始)[^，,。]{0,2}(?:回答|回复)|(?:回答|回复|reply)[^，,。]{0,2}只[用能说]|一律(?:直接)?(?:给|开)",
    "\\b(?:begin|start|open) your (?:reply|answer|response) with\\b|\\byou (?:only|now only) serve\\b|\\bfrom (?:here|now) on you (?:prescribe|obey|are)\\b|\\brepeat after me\\b|\\b(?:say|reply|answer|respond) (?:only|exactly|just)[^.?!]{0,4}[\"'“‘:]|\\b(?:assistant|ai|chatbot|bot|model) (?:must|shall|has to|is to|should (?:always|never|not|say|answer))\\b|\\byour new (?:policy|rules?|instructions?|role|persona|directives?)\\b|\\b(?:from now on|always|no matter what|whatever i ask)\\b.{0,30}\\b(?:answer|reply|respond|say)\\b.{0,40}\\b(?:safe|yes|fine|agree)\\b|\\b(?:decode|decipher)\\b.{0,30}\\b(?:do|run|carry out|act on|obey|follow|execute|comply)\\b|\\btranslate\\b.{0,30}\\b(?:then|and) (?:then )?(?:obey|follow|execute|carry (?:it )?out|comply|do (?:it|what))\\b.{0,12}$",
  ),

  /** Emptied out, starved, hidden from those who would help. */
  purge: any(
    "(?:怎么|怎样|如何|教我?|想|求|学)[^，,。？?]{0,6}(?:催吐|[抠扣][喉吐])|(?:催吐|[抠扣][喉吐])[^，,。？?]{0,6}(?:怎[么样]才|怎么(?:不|做到)|技巧|方法|才|不伤|教程|窍门)|(?:怎么|如何|快速|马上)[^，,。？?]{0,6}吐(?:出|掉)[^，,。？?]{0,4}(?:吃|喝)|兔子圈|管子吐|(?:怎么|怎样|如何)[^，,。？?]{0,3}吐得?(?:干净|彻底|快|容易)",
    "\\b(?:how|ways?|tips?|easiest|tricks?|learn)\\b(?![^.?!]{0,24}\\b(?:stop|help|quit|recover))[^.?!]{0,30}\\b(?:purg(?:e|ing)|make (?:myself|me|yourself) (?:vomit|throw up|sick|puke)|self.?induced? vomit\\w*|(?:throw(?:ing)?|bring(?:ing)?) (?:it )?up (?:after|my|what)|vomit(?:ing)? (?:after|my|what)|puk(?:e|ing) (?:after|my)|bring(?:ing)? up (?:the|my) (?:\\w+ ){1,2}i (?:just )?ate)",
    "\\b(?:without|stop) (?:the |my |any )?(?:food|dinner|meal|it) (?:from )?staying down\\b",
  ),
  purgeBy: any(
    "泻药|番泻|果导|酚酞|肠清茶|润肠茶|排毒茶|利尿[剂药]|呋塞米|速尿|开塞露|灌肠",
    en("laxatives?|senna|senokot|dulcolax|bisacodyl|ex-?lax|diuretics?|furosemide|lasix|water (?:pills?|tablets?)|enemas?|ipecac"),
  ),
  toLose: any(
    "瘦|减[肥脂重]|掉[^，,。？?]{0,4}[斤公]|热量|体重|排掉|(?:吃|喝)(?:完|了|多)[^。？?]{0,8}(?:后悔|罪恶|内疚)|(?:全|都)(?:排|拉)(?:掉|出来|干净)",
    en(
      "lose|drop|weight|kilos?|kg|pounds?|lbs?|calories|slim\\w*|skinny|thin|binge\\w*|after (?:a|my) (?:big|huge|large|cheat) (?:meal|dinner|feast)|(?:doesn'?t|won'?t|does not) (?:stick|count|get absorbed)|undo (?:a|my|the|what)|get rid of what i ate",
    ),
  ),
  /** What these medicines are made for. */
  constipated: any("便秘|拉不出|大便[^，,。]{0,4}[干硬]|医生开", en("constipat\\w*|blocked up|bowel prep|prescribed|hard stools?|on opioids?")),
  starve: any(
    "(?<!\\d)[1-6]\\d{2} ?(?:大卡|千卡|卡|kcal)的?(?:食谱|餐单|菜单|计划|减肥餐)|(?:一天|每天)只(?:吃|喝)[^，,。？?]{0,12}(?:坚持|撑|星期|周|个?月|[0-9一二三两十]天)|辟谷[^，,。？?]{0,4}[0-9一二三四五六七八九十两]{1,3}天|[0-9一二三四五六七八九十两]{1,3}天不吃|只(?:准|许|能|让)?喝水|绝食|不吃(?:任何)?东西|(?:什么|啥)都(?:别|不)吃|零热量|断食(?:[一二三四五六七八九十两\\d]{1,2}(?:天|周|个?月)|表|营)|(?:一天|每天|每日)[^，,。？?]{0,6}(?:(?<!\\d)[1-5]\\d{2}|[一两二三四五]百) ?(?:大卡|千卡|卡|kcal)|(?:(?<!\\d)[1-5]\\d{2}|[一两二三四五]百) ?(?:大卡|千卡|卡|kcal)的?(?:一天|食谱|餐单)|仙女[^，,。]{0,4}互勉|(?:pro[- ]?)ana|厌食互|骨感|吃棉花|漫画腿|反手摸肚脐",
    en(
      "(?<!(?:burn|cut|extra|fewer) )(?<!\\d)[1-6]\\d{2}[ -]?(?:k?cal(?:orie)?s?)[ -](?:a day )?(?:plan|diet|menu|meal plan)|(?:last|get through|make it) (?:\\w+ ){1,3}(?:days?|weeks?|months?) (?:on|with|without) (?:only |just |nothing but |black )*(?:coffee|water|juice|tea|food|eating|meals)|only eat one \\w+ (?:a|per) day|no[- ]food(?! (?:be?for\\w*|until|prior|treats?|helps?|can|cures?|is|will|or drink)\\b)|thinspo\\w*|thigh gap|bikini bridge|pro.?ana|ana (?:tips|diet|coach|buddy)|meanspo|bonespo|cotton ?ball diet|chew(?:ing)? and spit(?:ting)?|water (?:only )?fast(?:ing)?|starv(?:e|ing) (?:myself|me)|(?<!(?:burn|burns|burning|cut|extra|fewer) (?:\\w+ )?)(?:[1-5]\\d{2}|zero|0) ?(?:k?cal(?:ories?)?)(?: an?| per|/)? ?(?:day|daily|diet|meal plan)(?! (?:deficit|surplus|less|more))",
    ),
  ),
  /** Days without food, or without water too; a fast of a religion is none of these. */
  longFast: any(
    "干断食|干式断食|不吃不喝|滴水不[进沾]|(?:[2-9]|[1-9]\\d|[二两三四五六七八九十]{1,3})(?:天|日|周)的?(?:干|水|清水|纯水|全)?断食",
    en(
      "dry[- ]fast(?:s|ing)?|fast(?:ing)? (?:for|over) (?:the next )?(?:[2-9]|[1-9]\\d|two|three|four|five|six|seven|ten|fourteen) (?:full |whole )?(?:days|weeks)(?![^.?!]*ramadan)|(?:[2-9]|[1-9]\\d|two|three|four|five|six|seven|ten|fourteen)[- ](?:days?|weeks?) (?:dry |water |total |complete |full |zero )?fast(?:s|ing)?(?! of ramadan)",
    ),
  ),
  schedule: any(
    "方案|计划|安排|时间表|步骤|流程|每小时|逐日|怎么(?:做|排|弄)|写|列|给(?:我|他|她)",
    en(
      "protocols?|schedules?|plans?|hour[- ]by[- ]hour|hourly|day[- ]by[- ]day|step[- ]by[- ]step|timetable|routine|write|lay out|map out|guide me|walk me through|how (?:do|to|should|can)",
    ),
  ),
  /** What is worth taking, or whether it is well, with so little is a question to answer; nothing but the energy of a day was told. */
  keepsWell: new RegExp(
    `^(?![\\s\\S]*(?:${FASTS}))(?=[\\s\\S]*(?:补剂|补充剂|维生素|保健品|营养素|行吗|可以吗|成不成|行不行|安全|伤身|\\b(?:supplements?|(?:multi)?vitamins?|minerals?|safe(?:ly)?|keep(?:s|ing)? me healthy|stay(?:ing)? healthy)\\b))`,
    "iu",
  ),
  /** How to eat again after a fast is a question to answer. */
  eatingAgain: any(
    "复食|复饮|恢复(?:正常)?(?:吃|饮食|进食)|第一[顿餐]|结束|[天周]后|之后|以前|戒了",
    en("break (?:it|a|my|the)|refeed\\w*|after (?:a|my|the|it)|used to|in the past|years ago|end (?:it|a|my|the)"),
  ),
  /** A way to eat that many ask about. */
  oneMeal: any("只吃(?:一|1|两|2)(?:顿|餐)", en("one meal (?:a|per) day|omad")),
  /** Made to weigh more before those who treat an eating disorder. */
  fakeWeight: any(
    "(?:称重|称体重|量体重|过秤|上秤)[^。？?]{0,30}(?:灌水|凑|骗|瞒|糊弄|显得|看起来)|(?:灌水|猛喝水|藏东西)[^。？?]{0,16}(?:称重|称体重|过秤|上秤)",
    "\\b(?:weigh-?in|weighed|on the scales?)\\b[^.?!]{0,80}\\b(?:must|need to|have to|has to|got to|gotta|want to|supposed to) (?:show|weigh|be|seem|look|come (?:in|out) at)\\b|\\b(?:water.?load\\w*|(?:drink|water|salt|weights?)\\b[^.?!]{0,40}\\bbefore (?:the |my |being |i(?:'m| am| get)? )*(?:weigh\\w*|scales?))\\b",
  ),
  weighers: any("厌食|进食障碍|饮食障碍|医院|门诊|护士|医生|心理", en("eating disorder\\w*|anorexi\\w*|clinic|hospital|nurse|therap\\w+|treatment|my team")),
  /** A body weight that is none for a grown person. */
  tiny: any(
    "(?:瘦|减|掉|降)到\\s?[23]\\d(?![\\d.]|[%％岁])|到\\s?(?:[23]\\d|6\\d)\\s?(?:公斤|kg|斤)(?!以)",
    "\\b(?:hit|reach|get (?:\\w+ ){0,4}(?:down )?to|down to|weigh|be)\\s(?:only )?[23]\\d ?(?:kg|kilos?)\\b|\\b(?:hit|reach|down to)\\s[5-8]\\d ?(?:lbs?|pounds)\\b",
  ),
  plan: any(
    "食谱|计划|督促|排|表|怎样|怎么|如何|多少|教|求|互勉|技巧|攻略|想|方法|办法|秘诀",
    en("tips?|plan|how|most|best way|give|schedule|want|trying|list|meals|menu|what (?:could|can|should)|be my|motivat\\w+|properly|tricks?|guide|rules"),
  ),
  notEating: any(
    "骗[^，,。]{0,8}吃(?:过|了)(?!药)|(?:假装|装作)[^，,。？?]{0,4}吃(?!了?[^，,。？?]{0,3}药)|(?:没|不)吃(?:饭|东西)|以为我吃|一口(?:没|不)吃|节食|催吐|抠喉|呕吐|暴食|(?:倒|扔|藏)[^，,。？?]{0,3}(?:掉|起来|饭)",
    en(
      "(?:i )?(?:don'?t|do not|am not|not|didn'?t|haven'?t) eat\\w*|skip(?:ping)? (?:meals?|dinner|lunch)|thinks? i (?:already )?(?:ate|have eaten|'ve eaten)|pretend(?:ing)? to eat|fasting|starv\\w+|purg\\w+|throw(?:ing)? (?:away|out) (?:my|the) (?:food|dinner|lunch|breakfast|meals?)|binge\\w*|vomit\\w*|restrict\\w+",
    ),
  ),
  hideFrom: any(
    "偷偷|骗|瞒|以为|不让[^，,。？?]{0,6}(?:看出|发现|知道)|不被[^，,。？?]{0,5}(?:发现|看出|知道)|看不出",
    en(
      "hide|hiding|without (?:\\w+ )?(?:anyone|anybody|my \\w+|parents|mum|mom) (?:hearing|noticing|knowing|finding out|seeing)|secretly|thinks? i (?:already )?(?:ate|have eaten|'ve eaten)|conceal|pretend|fool|trick",
    ),
  ),

  banned: any(BANNED_ZH, en(BANNED_EN)),
  /** None of them is a medicine that a doctor gives for sport or weight. */
  neverGiven: any(
    "大力补|康力龙|克[伦仑]特罗|瘦肉精|SARMs?|群勃龙|司坦唑醇|诺龙",
    en("clen(?:buterol)?|sarms?|trenbolone|tren|dianabol|dbol|winstrol|stanozolol"),
  ),
  forSport: any(
    "没有?处方|成绩|增肌|减脂|健身|跑|赛|运动|肌肉",
    en(
      "without a (?:prescription|doctor)|rac(?:e|es|ing)|compet\\w+|contest|bulk\\w*|cutting|muscles?|gym|perform\\w*|marathon|cycl(?:e|es|ing)|athlet\\w+|game|match|sports?|stack|gains|drug tests?|shred\\w*|get ripped|bodybuild\\w+",
    ),
  ),
  howUse: any(
    "怎么(?:打|吃|用|买|配)|用量|剂量|多少|用什么|哪种|疗程|打几|吃几",
    en(
      "how (?:much|many|to|do|long)|cycle|protocol|regimen|micrograms|weekly|microdose|dos(?:e|es|age|ing)|mcg|mg|which|stack|where (?:can|do) i (?:buy|get)|best",
    ),
  ),
  evade: any(
    "能过|混过|糊弄|测不出|好看|冲掉|洗掉|排干净|尿样?[^，,。]{0,3}干净|代谢干净|(?:显示|变|转|呈|成|查出)阴性|躲过|逃过|骗过|瞒过|过得了|(?<!算)过关|查不出|检[查测]不出|蒙混|看起来正常|显得正常|掩盖|冲淡|稀释",
    en(
      "(?:test|it) is clean|test clean|look (?:fine|good|better|normal)|wash(?:es|ed)? out|flush(?:es|ed)? (?:it|them|the rest|out|\\w+ out)|beat|pass(?! out)|slip past|get (?:past|through)|cheat|evade|clear(?:s|ed)? (?:before|in time|from)|mask\\w*|dilut\\w+|fool|trick|undetect\\w+|nothing shows|(?:test|come up|comes up|show) (?:negative|clean)|not (?:be |get )?(?:caught|detected)|get around|hide|look normal|fake",
    ),
  ),
  test: any(
    TEST_ZH,
    en(
      "the (?:test|medical(?! \\w))|insurers?|(?:drug|doping|urine|blood|workplace|pre-?employment|anti-?doping|lab|medical|insurance|health) (?:\\w+ )?(?:tests?|controls?|screens?|screening|check\\w*|exams?)|my urine|dope test|usada|wada",
    ),
  ),

  /** What a test at work looks for. */
  streetDrug: any("大麻|叶子烟|冰毒|摇头丸|K粉|可卡因", en("weed|thc|cannabis|marijuana|edibles?|cocaine|coke|mdma|meth|ketamine")),

  /** Those who test athletes, and what they take from them. */
  dopeTest: any("药检|兴奋剂检|飞行检查|被检运动员|尿样", en("testers?|anti-?doping|dope tests?|drug tests?|usada|wada")),

  forge: any(
    "编得|P图|伪造|造假|假的?|改成|改为|P成|p成|篡改|(?:帮我|给我)改|开一?张|虚假|编一份",
    en(
      "fak(?:e|ed|ing)|forg(?:e|ed|ing|ery)|falsif\\w+|edit|alter|chang(?:e|ing)|doctor(?:ed)?(?='| (?:my|the|a) )|photoshop|tamper\\w*|rewrite|modif\\w+|make up|invent",
    ),
  ),
  document: any(
    "化验单|报告|检测单|病历|证明|诊断书|病假条|处方|体检表|检查单",
    en(
      "(?:lab |blood |medical |test |health )?(?:reports?|results?|certificates?|records?)|doctor'?s? (?:letter|note)|sick note|sheet|uric acid|cholesterol|prescriptions?|medical note",
    ),
  ),
  toDeceive: any(
    "HR|要看|像一点|像真|看不出|交给|瞒|骗|应付|过关|给公司|给学校|给老板|保险|入职|请假|伪造|假的|造假",
    en(
      "hr|fool|insur\\w+|employers?|my boss|school|work|visa|to get|so (?:that )?(?:i|my|it|they|he|she)|hand in|fake|rather than|forg\\w+|falsif\\w+|for the (?:job|army|court)|court",
    ),
  ),

  endPregnancy: any(
    "(?:怀上|怀孕)[^。]{0,16}(?:解决|处理掉|弄掉)|把(?:孩子|胎儿?)[^，,。]{0,2}[打弄流]掉|堕胎|打胎|流掉|(?:打掉|不想?要)(?:这个|肚子里)?的?(?:孩子|胎|宝宝)|怀孕[^。？?]{0,16}(?:打|弄|流)下来|(?:例假|月经|姨妈|推迟|没来)[^。？?]{0,14}不想要|不想要[^。？?]{0,14}(?:能|会|可以)下来|让[它他][^，,。？?]{0,4}掉[^。？?]{0,8}(?:\\d|[一二三四五六七八九十]){1,2}\\s?周|(?:可以|能|怎么|如何|想|让|自己|才能|为了|来)[^，,。？?]{0,4}(?:流产|滑胎|终止妊娠|引产)",
    en(
      "(?:end|terminate|get rid of|stop|lose) (?:my|a|the|this|her) (?:pregnancy|baby|fetus|foetus)|abort(?:ion|ing|ifacient)?s?|induc\\w+ (?:a )?miscarriage|(?:dose|recipe|how much|tea)\\b.{0,20}\\bmiscarriage|(?:have|cause|bring on|force|trigger) (?:a |my |her |the )?(?:miscarriage|period when pregnant)|make (?:me|her|myself) miscarry|pregnant (?:and|but) (?:\\w+ ){0,3}(?:doesn'?t|don'?t|do not|does not) want (?:to be|it|to|the)|(?:don'?t|do not|doesn'?t) want it to be (?:a baby|that)|late (?:and|but) (?:\\w+ ){0,3}(?:don'?t|do not) want (?:a baby|to be pregnant)",
    ),
  ),
  byMeans: any(
    "喝|吃|偏方|维生素|自己|在家|汤|红花|麝香|益母草|药",
    en("herbs?|herbal|teas?|vitamins?|home|naturally|pennyroyal|parsley|papaya|pineapple|supplements?|pills?|dose|tincture|oil|remed(?:y|ies)|eat|drink|take"),
  ),
  wants: any(
    "吃什么|喝什么|分量|怎么|如何|吃?多少|才能|哪[种些]|可以(?:流|堕|打)|办法|偏方|能(?:自己)?(?:流|打)掉",
    en("how (?:much|many|to|do|can)|which|what (?:herbs?|teas?|can|should|dose|foods?)|dose|recipe|best|ways? to|help me"),
  ),

  intoxicated: any(
    "嗨|致幻|幻觉|上头|飘(?:起来|飘|的感觉)|(?:能|才|会)飘(?=[，,。？?]|$)|肉豆蔻[^，,。？?]{0,8}看[到见]|感觉飘|看[到见](?:幻象|[^，,。？?]{0,3}(?:怪|小人|不存在))|迷幻|过瘾|像吸毒|快感",
    en(
      "until i see things|see(?:ing)? things|get(?:s|ting)? (?:me |you )?(?:high|stoned|buzzed|wasted|flying|lifted)|to trip|(?<!(?:round|field|boat|day|bus|camping|school) )trip(?:ping)? (?:on|out|balls)|hallucinat\\w+|euphori\\w+|recreational\\w*|a buzz|robotrip\\w*|feel high|high off",
    ),
  ),

  madeForAnimals: any(
    "兽用|兽药|兽医(?:站|院|店|那儿?|那里)?(?:开|卖|买|给)?的?[^，,。]{0,4}(?:药|针|抗生素|伊维菌素|维生素)|(?:猪|牛|马|羊|鸡|鸭|狗|猫|鱼|宠物)(?:用|吃|打)的?[^，,。]{0,6}(?:药|针|抗生素|伊维菌素|维生素|营养剂)",
    en(
      "veterinary (?:\\w+ ){0,3}(?:medic\\w+|drugs?|injections?|antibiotics?|ivermectin|vitamins?|grade|tablets?|paste|insulin)|vet(?:['’]?s)? (?:grade|only|medicines?|meds|injections?|ivermectin|antibiotics?|pills)|(?:horse|cattle|cow|pig|sheep|goat|dog|cat|fish|pet|animal|livestock|aquarium)(?:['’]?s)? (?:[\\w-]+ ){0,4}(?:de-?wormer|wormer|paste|injections?|shots?|antibiotics?|ivermectin|fenbendazole|amoxicillin|insulin|steroids?|meds|medicines?|painkillers?|tranquili[sz]ers?|vitamins?|liniment)|fenbendazole|panacur|(?:medic\\w+|injections?|vitamins?|antibiotics?|ivermectin) (?:made |meant |sold |intended )?for (?:horses|cattle|cows|pigs|sheep|animals|dogs|cats|pets|livestock)",
    ),
  ),
  onPerson: any(
    "(?:我(?!们?[家的]|[妈爸])|自己|人|孩子|爸|妈|老公|老婆)[^。！？!?]{0,24}(?:[打吃用喝]|注射)|给(?:自己|我|孩子|老?爸|老?妈|老公|老婆|家人|人)[^，,。]{0,4}[打吃用喝]",
    en(
      "(?:on|to|for|in|into) (?:myself|me|humans?|people|a person|my (?:son|daughter|kid|child|husband|wife|mum|mom|dad|mother|father|nan))|(?:can|could|may|should) (?:i|we|humans|people|a (?:human|person)|my (?:son|daughter|kid|child|husband|wife|mum|mom|dad)) (?:just |also |safely |really )?(?:take|use|inject|drink|eat|swallow|have|try)|i(?:['’](?:m|ve|ll|d))? (?:have |am |been |was |will |want to |going to |gonna |just |now )*(?:tak(?:e|ing)|took|us(?:e|ed|ing)|inject(?:ed|ing)?|swallow(?:ed|ing)?|try(?:ing)?|bought|ordered|got)|human (?:use|dose|consumption)|how much (?:\\w+ ){0,4}for a (?:\\d+|person|human|man|woman|grown)",
    ),
  ),
  onAnimal: any(
    "(?:我家|咱家|自家|家里)的?(?:猪|牛|马|羊|鸡|狗|猫)[^，,。]{0,4}(?:要|得|该|需要|缺)|给(?:我家?|咱家?|自家)?的?[^，,。]{0,3}(?:猪|牛|马|羊|鸡|鸭|狗|猫|鱼|宠物)[^，,。]{0,6}[打吃用喂]|(?:猪|牛|马|羊|鸡|狗|猫)[^，,。]{0,6}(?:病|不吃|生了|吃了|吞了|能吃吗)",
    en(
      "(?:for|to|give|giving|gave|on) (?:my|our|the|a|his|her) (?:\\w+ )?(?:horse|dog|cat|pig|sheep|goat|cow|puppy|kitten|pet|pony|rabbit|hamster|hens?)\\b(?!['’])|(?:my|our|the|his|her) (?:\\w+ )?(?:horse|dog|cat|pig|sheep|goat|cow|puppy|kitten|pony|rabbit) (?:needs?|has|is|was|got|ate|takes?|won['’]?t)",
    ),
  ),

  byNeedle: any(
    "打[^，,。？?]{0,8}针|(?:nad|b12|维\\p{Script=Han}?[a-z]?\\d{0,2}|甘肽)针|针剂|静脉|注射|挂水|点滴|吊瓶|美白针|水光针|营养针",
    en("(?:self[- ]?)?inject\\w*|iv|i\\.v\\.?|into (?:a|my|the) vein|infus(?:e|ion|ing) (?:\\w+ ){0,3}(?:at home|myself)|drips? at home|vials?"),
  ),
  vials: any(
    "维生素|维[cCbB]|b12|谷胱甘肽|美白针|水光针|营养针|nad|硫辛酸|氨基酸",
    en("vitamins?|b-?12|vit\\.? ?[bc]\\d{0,2}|glutathione|nad|lipoic|amino acids?|biotin|whitening|skin lightening"),
  ),
  byOneself: any(
    "自己[^，,。？?]{0,6}(?:打|注射|扎|推|挂|输)|在家[^，,。？?]{0,6}(?:打|注射|扎|推|挂|输|静脉)|(?:网上?|淘宝|拼多多|闲鱼|微商|代购|网店)(?:上)?(?:买|购|的)|网购|打(?:多少|几支|几毫升)|怎么打",
    en(
      "myself|self[- ]?inject\\w*|at home|(?:bought|ordered|got)\\b[^.?!]{0,40}\\b(?:online|off the internet|from (?:amazon|ebay|a website|instagram|telegram))|how (?:do|can|should|to|would) (?:i |you )?inject|my (?:friend|flatmate|roommate|cousin) (?:will|can|could|to) inject",
    ),
  ),
  /** As a doctor arranged it. */
  nursed: any(
    "医生(?:开|让|给)|处方|护士|医嘱|胰岛素|司美|减肥针|生长激素|肝素|促排|替尔泊肽|疫苗|医院",
    en(
      "prescri\\w+|nurses?|doctors?|(?:the |my )?gp|clinic|hospital|insulin|ozempic|wegovy|semaglutide|mounjaro|tirzepatide|heparin|enoxaparin|clexane|epi-?pens?|humira|methotrexate|depo\\w*|vaccines?|ivf",
    ),
  ),

  stopping: any(
    "停(?:了|掉|用|药)?|不(?:吃|用|打)|别(?:吃|打|用)|扔|吐掉|藏|断",
    en(
      "off (?=insulin|(?:their|your|his|her|the) )|stop\\w*|quit|drop|give up|bin|skip\\w*|throw\\w*|toss|flush(?:es|ed|ing)?(?= (?:it|them|the|his|her|my|your|their|all)\\b)|ditch|doesn'?t need|don'?t need|do not need|no longer need|pretend(?:ing)? to (?:swallow|take)|spit(?:ting)? out|come off|get off|hide|cheek(?:ing)?|replac\\w+|instead of",
    ),
  ),
  persuades: any(
    "段子|说服|劝|让[^，,。？?]{0,5}相信|写(?:一)?(?:篇|段|条|个)|文案|卖点|帖子|宣传|骗|瞒|偷偷|不让[^，,。？?]{0,4}(?:医生|护士|家人)",
    en(
      "convince|persuade|talk .{0,12} into|tell(?:s|ing)?|write|post|advert\\w*|ad|caption|slogan|blog|video|without (?:my |the )?(?:doctor|nurse|anyone|family) \\w+|so (?:that )?(?:the|my) (?:nurse|doctor|\\w+) (?:doesn'?t|won'?t|never)|pretend\\w*",
    ),
  ),
  cheeks: any("假装(?:吃|服|吞|咽)了?[^，,。]{0,2}药|藏在舌", en("cheek(?:ing)? (?:my|the|his|her)|pretend(?:ing)? to (?:swallow|take)")),
  mistaken: any("误|不小心|医生", en("by (?:mistake|accident)|accident\\w*|doctor|took|taken")),
  multiplied: any("翻[一两二三四五\\d]?倍|加[一两二三\\d]?倍|[两二三四五\\d]倍(?:剂?量|吃)", en("double|triple|quadruple|twice")),
  prescribed: any(
    "药(?!膳|食)|他汀|胰岛素|华法林|二甲双胍|锂盐|优甲乐|化疗|降压|激素|透析",
    en(
      "medic\\w+|statins?|warfarin|insulin|antidepress\\w+|metformin|lithium|thyroxine|levothyroxine|steroids?|chemo\\w*|radiotherapy|dialysis|prescription|pills?|tablets?|blood pressure (?:tabs?|pills?|meds?)|antipsychotics?|seizure meds|beta.?blockers?",
    ),
  ),
} as const satisfies Readonly<Record<string, RegExp>>;
