/** What became of a thing, or of the body after it: that is asked about, whatever the thing. How it was kept, how it looks, how far it was cooked; which colour or smell it gave. */

/** "About three hours", "一晚上". */
const A_WHILE_ZH =
  "(?:[一两二三四五六七八九十半几多好\\d]+个?(?:多)?(?:年|小时|钟头|晚上?|夜|下午|上午|白天|早上|中午|天|月|星期|周)|整?(?:天|夜|宿|晚)|好久|半天|过夜)";

const ROWS = {
  /** Stood without being cooled. */
  left_out: new RegExp(
    [
      "(?:常温|室温)(?!奶)|没(?:有)?(?:放(?:进|到)?|进|存)?(?:冰箱|冷藏)|忘(?:了|记)?(?:收|放(?:进|回)?冰箱|冷藏)",
      "(?:放|搁|摆|晾|落|丢|忘)(?:在)?(?:了)?(?:外面|外头|桌上|桌子上|餐桌|台面|灶台|灶上|锅里|车里|车上|厨房|案板|包里|书包)|放到(?:晚上|夜里|第二天|下午|今天)",
      `(?<!冰箱里?|冷藏室?|冷冻室?|冷藏柜)(?:放|搁|摆|泡|忘在|落在|丢在)(?:了)?(?:[^，。？,.?!冰]{0,6}[里上外])?(?:了)?${A_WHILE_ZH}(?!就|才|一次)(?!的?冰箱)|一天一夜`,
      "\\b(?:left|forgot|forgotten)\\b[^.?!]{0,30}\\bout\\b(?=\\s*(?:overnight|for|all|of the (?:fridge|refrigerator)|on the|in the|since|too long|a |\\d|[,.?!;]|$))",
      "\\b(?:left|sat|sit(?:s|ting)?|stood|stand(?:s|ing)?|was|were|been|kept|forgot(?:ten)?|lying|set)\\b[^.?!]{0,30}\\b(?:out (?:for|all|overnight)|on the (?:counter|table|stove|side|worktop|bench|hob)|in (?:the|my) (?:hot )?(?:car|bag|sun)|overnight|unrefrigerated)\\b",
      "\\b(?:left|forgot)\\b[^.?!]{0,50}\\b(?:since (?:this |early )?(?:morning|yesterday|last night)|all (?:day|night|afternoon)|for (?:\\d+|two|three|four|five|six|eight|ten|several) (?:hours|days)|overnight)\\b|\\bturned off overnight\\b|\\bin (?:a|the|my) hot car\\b",
      "\\b(?:sat|sitting|stood|lying)\\b[^.?!]{0,24}\\b(?:all (?:day|night|afternoon|morning|evening)|for (?:\\d+|two|three|four|five|six|eight|ten|several|a few) hours|overnight)\\b",
      "\\b(?:was|were|been|left|forgot\\w*)\\b[^.?!]{0,40}\\ball (?:day|night|afternoon|morning)\\b",
      "\\b(?:sat|sit(?:s|ting)?|stood|standing|stay|stand|been|be) out\\b|\\bat room temp\\w*|\\bunrefrigerated\\b|\\bnot refrigerated\\b|\\bout of the (?:fridge|refrigerator) (?:for|all|over|\\d)",
    ].join("|"),
    "giu",
  ),
  /** Past the date on it. */
  expired:
    /过(?:了|完)?(?:保质|有效|最佳食用)?期(?!间)|过(?:了)?日期|保质期(?:已经?)?(?:过|到)|临期|\bexpir(?:e[ds]?|ing|y|ation)\b|\bout of date\b|\b(?:past|after|beyond|over) (?:(?:its|their|the|it's|it's|a|his|her) )?(?:use[- ]by|best[- ]before|best[- ]by|sell[- ]by|expiry|expiration|date)\b|\b(?:use|sell|best)[- ]by dates?\b|\bbest[- ]before\b/giu,
  /** A can, a jar or a pack that swells. */
  swollen:
    /(?:罐头?|瓶盖?|盖子?|包装|袋子?|真空[^，。？,.?!]{0,6})[^，。？,.?!]{0,4}(?:胀|鼓)|胀袋|鼓(?:包|盖|起来)|\bbulging\b|\b(?:swollen|puffed|bloated)\b(?= (?:vacuum|pack|can|tin|jar|lid|bag))|\b(?:can|tin|jar|lid|pack(?:et|age)?|bag)\b[^.?!]{0,16}\b(?:swollen|puff(?:ed|y)|bulg\w+|bloated|popped)\b/giu,
  /** Mouldy or rotten in a place. */
  mould:
    /发霉|霉(?=[味点斑变了]|花生|面包)|(?:长|生|起)(?:了|出|着)?[一]?(?:点|些|层|块|圈|片)?(?:白|绿|黑|青|灰)?(?:色的?)?(?:毛|霉)(?!发)|绿毛|(?:长|有|起)(?:了|出)?[^，。？,.?!]{0,4}[黑绿白]点|烂(?:了|掉|的|(?=[,，。?？]|$))(?!.{0,3}(?:嘴|牙))(?<!(?:嘴角?|牙|口|皮|脚).{0,2})|\bmou?ld(?:y|s|ed)?\b|\brott(?:en|ing)\b|\b(?:green|white|blue|black|fuzzy) (?:spots?|fuzz|fur|bits|patch(?:es)?)\b/giu,
  /** Sour, slimy, smelling off. */
  spoilt:
    /(?:变质|馊|坏)(?:了|掉)(?!.{0,4}[肝肾胃])(?<!(?:肝|肾|胃|牙|身体|嗓子).{0,2})|变质|馊|(?<!(?:尿|小便|大便|便便|口|嘴|汗|嗝|体)[^，。？,.?!]{0,6})(?:有|发|一股|点|股)(?:酸|臭|异|怪|哈喇|馊)(?:味|臭|气)|发[黏粘臭]|黏液|粘液|(?<!(?:腿|腰|胳膊|肌肉|手|脚|牙|嘴|身|眼|鼻)[^，。？,.?!]{0,3})发酸|哈喇味?|(?<!奶粉|药)结块|\brancid\b|\bspoil(?:t|ed|s)?\b|\b(?:go|goes|going|gone|went) (?:off\b(?! (?:the|my|it|of))|bad\b|rancid\b|sour\b)|\bsour(?:ed)? milk\b|\bmilk\b[^.?!]{0,12}\b(?:sour|curdled)\b|\bcurdled\b|\bslim(?:y|e)\b|\b(?:meat|fish|milk|chicken|beef|pork|turkey|ham|eggs?|rice|stew|soup|food|it|they)\b[^.?!]{0,12}\bsmells? (?:a (?:bit|little) |kinda |kind of |slightly |really )?(?:sour|off|funny|bad|weird|odd|fishy)\b/giu,
  /** Raw, or how hot it has to get. */
  undercooked:
    /(?:没|未)(?:有)?(?:完全|全|彻底)?(?:煮|做|烤|炒|烧|蒸|炖)?(?:熟|透)(?!人|练|悉|的?(?:香蕉|芒果|水果|猕猴桃|牛油果|柿子))|半生不熟|夹生|带血[丝水]|(?:里面|中间|中心|还是?|有点)[^，。？,.?!]{0,4}(?:粉红|粉色|红的|生的|发粉)|溏心|流心蛋|(?:煮|烤|炖|烧|做|炸|加热)到[^，。？,.?!]{0,6}(?:度|熟|几|什么)|[几一二三四五七]分熟|涮(?:肉)?[^，。？,.?!]{0,6}(?:几|多少|多久|秒)|(?:够不够|算不算|有没有|是不是|够|才)熟|(?:中心|内部)温度|多少度(?:才|算|能)?(?:是|算)?(?:熟|安全)|生(?:鸡肉|鸡|猪肉|肉|禽)[^，。？,.?!]{0,8}洗|洗(?:一?洗)?(?:生)?(?:鸡|猪|禽)肉|\bunder ?cooked\b|\bhalf[- ]cooked\b|\bnot (?:fully |properly |quite )?cooked\b|\b(?:pink|red|raw) (?:inside|in the (?:middle|cent))|\bstill (?:a bit |a little |slightly )?(?:pink|raw|bloody)\b|\b(?:medium[- ])?rare (?:steak|burger|meat|beef)|\b(?:steak|burger|meat|beef|patty)\b[^.?!]{0,12}\brare\b|\braw (?:in the|inside)|\b(?:internal|inside|cooking|safe|core) temp(?:erature)?s?\b|\b(?:what|which) temp(?:erature)?\b[^?.]{0,50}|\bcook(?:ed|ing)? (?:\w+ )?to (?=\d|what|which)|(?<!\b(?:poos?|poops?|stools?|nose|bowels?|motions?|nappy|nappies)\b[^.?!,]{0,16})\brunny\b(?! (?:poo|nose|stool|tumm|bottom|bowel|motion|bum|diarr|napp)\w*)|\b(?:wash|rins)(?:e|ed|ing)? (?:(?:my|the|a) )?(?:raw )?(?:chicken|meat|poultry|turkey|pork)\b/giu,
  /** Sprouted, or green where it should not be. */
  sprouted:
    /发(?:了)?芽(?!糙?米|的?糙米)|长(?:了|出)?芽|芽眼|(?:土豆|马铃薯|洋芋)[^，。？,.?!]{0,6}(?:绿|青)(?!椒|菜)|\bsprout(?:ed|ing)\b|\bpotato(?:es)?\b[^.?!]{0,20}\bgreen\b|\bgreen potato(?:es)?\b/giu,
  /** Kept from another meal. */
  leftover:
    /隔(?:夜|天|顿|餐)|过夜|剩(?:饭|菜|汤|米|粥|鱼|肉|面|的(?=[^，。？,.?!]{0,6}[吃喝])|下的?(?=[^，。？,.?!]{0,6}[吃喝]))|昨(?:天|晚|日)[^，。？,.?!]{0,3}(?:的|剩|做|煮|炖|打包)(?![^，。？,.?!]{0,3}(?:报告|化验|检查|药))|上一?顿(?:的|剩)|(?:反复|再次|二次|回锅|重新|多次)(?:加)?热|\bleft ?overs?\b|\breheat\w*|\bfrom (?:yesterday|last night|the night before)\b|\byesterday'?s\b|\bwarm(?:ed|ing)? (?:it )?up again\b/giu,
  /** No current in the fridge. */
  power_cut: /停电|断电|跳闸|\bpower (?:cut|out|outage|failure|was out|went out|has been out)\b|\bblackout\b/giu,
  /** Goes down the wrong way. */
  choking:
    /噎(?:着|住|到|死)|呛(?:着|住|到)|卡(?:住|到|在)?(?:喉|嗓子)|容易(?:噎|呛|卡)|\bchok(?:e|es|ed|ing)\b|\b(?:cut|slice|serve|prepare)\b[^.?!]{0,30}\bfor (?:a |my )?(?:\d|one|two|three|four|toddler|baby|child)/giu,
  /** Opened, or in the cold, for so long. */
  kept: new RegExp(
    [
      `(?:开封|打开|拆封|开盖|(?<!(?:医生|大夫|医院|门诊|急诊|诊所|主任|给[我他她妈爸])[^，。？,.?!]{0,4}|[给又新])开了(?![^，。？,.?!]{0,12}(?:药|片|胶囊|针|处方|单子|方子|疗程)))(?:后|以后|之后|的|了)?[^，。？,.?!]{0,8}?(?:${A_WHILE_ZH}|多久|几天)|冻(?:了)?${A_WHILE_ZH}|(?:冰箱|冷藏|冷冻)(?:室|柜)?(?:里)?(?:能|可以)?(?:放|存|冻|冷藏)?(?:了)?(?:${A_WHILE_ZH}|多久|几天)|能(?:放|存|保存|冻)(?:多久|几天)`,
      "\\bhow (?:long|many days)\\b[^.?!]{0,50}\\b(?:fridge|freezer|refrigerator|once open(?:ed)?|after opening|(?:does|do|will|can) [^.?!]{2,30} keep(?:s)?(?= ?[?.]|$))\\b|\\b(?:opened|in the (?:fridge|freezer|refrigerator))\\b[^.?!]{0,20}\\b(?:\\d+|two|three|four|five|six|seven|a few|several) (?:days?|weeks?|months?)\\b|\\b(?:a|\\d+|two|three) weeks? after opening\\b",
      // Not "a 5 week old" or "she is 5 weeks old": that is a baby.
      "(?<!\\b(?:baby|babies|infant|newborn|boy|girl|son|daughter|twins|he|she|they|lo|one)(?: is| are|['’]s|['’]re|,)?(?: only| just| now| about)? )\\b(?:a|\\d+|two|three) weeks? old\\b(?! (?:baby|infant|newborn|boy|girl|son|daughter|twins))(?!(?<=\\b(?:an?|my|our) (?:\\d+|two|three) weeks? old)(?:\\s*(?:$|[.,;:?!])| (?:and|but|so|how|can|what|is)\\b))",
    ].join("|"),
    "giu",
  ),
  /** Red or dark urine; apart from the yellow of a vitamin, for it may be blood. */
  urine_red:
    /(?:尿(?!酸|布|素|毒|失禁|路|频|不湿|片)|小便)[^，。？,.?!]{0,8}(?:红|粉|茶色|酱油|可乐|发黑)|\b(?:pee|urine|wee|toilet (?:water|bowl))\b[^.?!]{0,40}\b(?:red|pink|dark|brown|blood\w*)\b|\b(?:red|pink|dark|brown)(?: \w+)? (?:pee|urine|wee)\b/giu,
  urine:
    /(?:尿(?!酸|布|素|毒|失禁|路|频|不湿|片)|小便)[^，。？,.?!]{0,8}(?:黄|绿|橙|橘|亮|荧光|颜色|变色|蓝|味|臭|冲|难闻)|\b(?:pee|urine|wee|toilet (?:water|bowl))\b[^.?!]{0,40}\b(?:yellow|orange|green|neon|bright|blue|colou?r|smell\w*|stink\w*|odou?r)\b|\b(?:yellow|orange|green|neon|bright|blue|smelly|stinky|strong[- ]smelling)(?: \w+)? (?:pee|urine|wee)\b|\b(?:smell|odou?r|colou?r) (?:of|in) (?:my |the )?(?:pee|urine)\b/giu,
  /** Black, red and other stools, each with a cause of its own. */
  stool_black:
    /(?:大便|便便|拉(?:的|出来的)?(?:屎|便)?|屎|粑粑)[^，。？,.?!]{0,6}黑|黑便|拉黑|\b(?:stools?|poop|poo|feces)\b[^.?!]{0,40}\b(?:black|dark)\b|\b(?:black|dark)(?: \w+)? (?:stools?|poop|poo)\b/giu,
  stool_red:
    /(?:大便|便便|拉(?:的|出来的)?(?:屎|便)?|屎|粑粑)[^，。？,.?!]{0,6}(?:发红|变红|红色|是红)|拉红|\b(?:stools?|poop|poo|feces|toilet (?:water|bowl))\b[^.?!]{0,40}\b(?:red|pink)\b|\b(?:red|pink)(?: \w+)? (?:stools?|poop|poo)\b/giu,
  stool:
    /(?:大便|便便|拉(?:的|出来的)?(?:屎|便)?|屎|粑粑)[^，。？,.?!]{0,6}(?:绿|颜色|变色|蓝)|拉绿|\b(?:stools?|poop|poo|feces|toilet (?:water|bowl))\b[^.?!]{0,40}\b(?:green|blue|colou?r)\b|\b(?:green|blue)(?: \w+)? (?:stools?|poop|poo)\b/giu,
  /** A colour it gave to skin, tongue or face. */
  skin: /(?:皮肤|手掌|手心|脚底|脚心|掌心|鼻子|手脚?)[^，。？,.?!]{0,6}(?:黄|橙|橘)|舌头[^，。？,.?!]{0,4}(?:黑|变色)|(?:脸|皮肤|身上|全身)[^，。？,.?!]{0,6}(?:通红|发红|潮红|发热)|\b(?:skin|palms?|hands?|soles|tongue|face|nose)\b[^.?!]{0,40}\b(?:yellow|orange|black|red|flush\w*)\b|\b(?:yellow|orange|red|black)(?: \w+)? (?:skin|palms?|hands?|tongue|soles|nose|feet)\b|\bflush(?:ed|ing)?\b|\b(?:made|turned|makes?|turns?) me (?:all )?red\b/giu,
  /** A smell or taste that comes up. */
  burp: /(?:打嗝|嗝|嘴里)[^，。？,.?!]{0,8}(?:腥|鱼味)|\bfishy (?:burps?|aftertaste|taste|breath)\b|\bburps?\b[^.?!]{0,20}\bfish|\btastes? of fish\b/giu,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Sign = keyof typeof ROWS;
/** With the words by which each is known. */
export const SIGNS = Object.entries(ROWS) as readonly (readonly [Sign, RegExp])[];

/** What a text tells of a thing's keeping, or of what it left. */
export function signsIn(text: string): ReadonlySet<Sign> {
  return new Set(SIGNS.flatMap(([sign, known]) => (text.search(known) >= 0 ? [sign] : [])));
}

/** Each sign in plain words, to find what is written on it whatever words it was told in. */
export const PLAIN: Readonly<Record<Sign, string>> = {
  left_out: "常温放了多久还能吃 food left out at room temperature",
  expired: "过期了还能吃吗 expired past its date",
  swollen: "罐头鼓起来能吃吗 is a bulging can safe",
  mould: "发霉的切掉还能吃吗 mouldy food",
  spoilt: "变味发黏还能吃吗 smells off slimy",
  undercooked: "没熟 煮到多少度 undercooked inside temperature",
  sprouted: "发芽了还能吃吗 sprouted or green potatoes",
  leftover: "隔夜剩菜能吃吗 leftovers reheat",
  power_cut: "停电冰箱里的东西 power cut fridge",
  choking: "容易噎着的食物 choking foods",
  kept: "开封后冰箱能放几天 how long does it keep in the fridge once opened",
  urine_red: "尿红 尿像茶色 red or dark urine",
  urine: "尿黄 尿有味 yellow urine smell",
  stool_black: "大便发黑 black stool",
  stool_red: "大便发红 red stool",
  stool: "大便发绿 green stool",
  skin: "皮肤发黄 脸红 skin turned orange face red",
  burp: "打嗝腥 fishy burps",
};

/** Signs of what may make ill, as against what only looks odd. */
const OF_KEEPING: ReadonlySet<Sign> = new Set<Sign>([
  "left_out",
  "expired",
  "spoilt",
  "sprouted",
  "undercooked",
  "leftover",
  "choking",
  "kept",
  "power_cut",
  "swollen",
  "mould",
]);
export const isOfKeeping = (sign: Sign): boolean => OF_KEEPING.has(sign);

/** Whether it may be had, what comes of it, or what to do. */
const ASKS =
  /[吗嘛么呢?？]|怎么|怎样|如何|能不能|能否|可不可以|要不要|要紧|有事|有毒|安全|多久|几天|多少|扔|预防|\b(?:can|could|may|should|is|are|am|was|will|do|does|what|how|why|which|ok|okay|safe|normal|still|danger\w*|harm\w*|worry|wrong)\b/iu;
/** Asked for what is in it. */
const OF_CONTENT = /热量|卡路里|营养|升糖|减肥|\bcalor\w+|\bcarbs?\b|\bnutrition\w*|\blose weight\b/iu;
/** Told in a few words it is asked about all the same: "胡萝卜吃多了手黄". */
const SHORT = 120;
export const asksOfSign = (text: string): boolean => (ASKS.test(text) || text.length <= SHORT) && !OF_CONTENT.test(text);
/** Something eaten or drunk is spoken of, whatever it is. */
export const OF_EATING =
  /[吃喝菜饭餐肉奶汤粥]|食|冰箱|辅食|\b(?:eat\w*|ate|food|drink\w*|drank|cook\w*|meals?|fridge|freezer|leftovers?|vitamins?|supplements?|jar|canned|lunch|dinner)\b/iu;
