import { recalled } from "../text/recall.ts";
import { withoutAddress } from "./address.ts";
import { withStagesNamed } from "./life-stage-words.ts";
import { replacer } from "../text/sieve.ts";
import { withPicturesNamed } from "./told-pictures.ts";

/** "About another 30 lb", "ten kilos". */
const SO_MUCH =
  "(?:(?:about|around|at least|another|the last|these|those|over|up to|some|roughly) )*(?:\\d+(?:[.-]\\d+)?|an?|one|two|three|five|six|ten|twelve|fifteen|twenty|thirty|forty|fifty|a few|several) ?(?:more |extra )?";
const POUNDS = "(?:lbs?|pounds?|kgs?|kilos?|kilograms?|stones?)\\b";
/** Words that stand for something else than the name they are spelled like; the right side names nothing, or what is meant. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  // A heart's protein is no calcium.
  [/肌钙蛋白(?!\s?[IT])|钙卫蛋白/giu, "　"],
  // What is eaten in a day, and no test of the blood.
  [/\btotal protein(?= (?:should |do |does )?(?:i |he |she )?(?:eat|need|per|a day|daily|each day|every day)\b)/giu, "protein"],
  // Who is young, goes without meals and feels fat is not dieting.
  [/\b(?:says?|said|thinks?|believes?|keeps saying) (?:that )?(?:she|he)(?:['’]s| is| feels?| looks?) (?:too )?fat\b/giu, "eating disorder"],
  [/(?:她|他|女儿|儿子|孩子)[^。，？?]{0,8}(?:说|觉得|嫌|总说)(?:自己|她|他)?(?:太|很|又)?胖/gu, "进食障碍"],
  // Fat that is lost is weight, not a nutrient; weights that are lifted are no weighing.
  [/\b(i['’]?m|i am|(?:she|he)['’]s|feel(?:s|ing)?|look(?:s|ing)?|too|so|get(?:s|ting)?) fat\b/giu, "$1 heavy"],
  [/\b(burn(?:s|ing)?|lose|losing|cut(?:ting)?|belly|body) fat\b/giu, "weight loss"],
  [/想(?:快点|再|要)?瘦(?!肉)(?:出[^，。？?]{1,6}|下来|一点)?/gu, "想减肥"],
  [
    /\b(?:get(?:ting)?|be(?:come|ing)?|stay(?:ing)?) (?:leaner|lean|ripped|shredded|toned|skinn(?:y|ier))\b|\b(?:lean(?:ing)? out|ton(?:e|ing) up)\b/giu,
    "lose weight",
  ],
  [
    /\b(?:lift(?:s|ing)?|with|free) weights?\b|\blifting (?=\d|\w+ times|daily|often)|(?<=\b(?:after|before|when|while|post|during) )lifting\b(?! (?:the|my|a|an|heavy|your|boxes)\b)/giu,
    "strength training ",
  ],
  [
    /\b(?:older|old|elderly) (?:people|persons|adults|men|women|folks?)\b(?! (?:always |often |used to |all )?(?:say|said|swear|claim|believe|tell|told|insist)\b)|\bthe elderly\b|\bseniors\b/giu,
    "older adult",
  ],
  [/\b(i|we) lift\b(?! (?:my|the|him|her|it|things|boxes)\b)/giu, "$1 do strength training"],
  [/\b(?:go(?:ing|es)? to|hit(?:ting)?|train(?:ing)? (?:at|in)) the gym\b/giu, "strength training"],
  [/老伴|老两口/gu, "老人"],
  // Who only says what others should eat is not whom it is about.
  [
    /老(?:人家?|一辈|辈人?)们?(?=(?:都|总|老|常|也|就|还|一直)*(?:说(?![话不没头胸肚腿腰身自想胃有最]|吃不)|讲(?!话)|不?让(?:我|孩|宝|娃|产妇|病人|只|吃|喝)))/gu,
    "家人",
  ],
  // How something is had, and no sugar: "当糖吃", "like sweets".
  [/(?:当|当成|当作|像|跟)(?:是)?(?:糖|零食|零嘴)(?:豆|果)?(?:一样|似的)?(?:来|在|天天|每天)?(?=[吃嚼嗑磕])/gu, "经常"],
  [/\blike (?:they(?:['’]re| are| were)|it(?:['’]s| is| was))? ?(?:candy|candies|sweets|lollies)\b/giu, "often"],
  // A number of tablets, and no brand.
  [/\b(is|take|takes|taking|took|just|only|have|having|than|if) one a day\b/giu, "$1 one daily"],
  // Sweets, and no children.
  [/\bjelly bab(?:y|ies)\b/giu, "sweets"],
  // A measure, and nothing to drink or eat.
  [/[茶汤]匙/gu, "勺"],
  // "心脏病的药" is that class, and names no illness to ask about.
  [/(?<=降压|血压|降糖|降脂|血脂|心脏病?|止痛|安眠|抗癌|抗凝|利尿|痛风|甲状腺)的药(?![店房师膳])/gu, "药"],
  [/(?:肝|肾)(?=(?:是不是|会不会)?(?:有|出)(?:了|点|什么)?(?:问题|毛病)|不好|坏了)/gu, "$&病"],
  // What comes out on the skin or the lips after a food is asked about as an allergy to it.
  [/(吃[^，。？?]{0,10}(?:起(?:红?疹|疙瘩|荨麻疹|风团)|发痒|嘴(?:边|唇|巴|里)?(?:发?麻|肿|痒)))/gu, "$1 食物过敏 "],
  [
    /\b((?:rash|hives|itch\w*|swell\w*|swollen|tingling mouth)\b[^.?!]{0,30}\b(?:after|from|when|whenever|every time)\b[^.?!]{0,20}\b(?:eat\w*|having|has|had)\b)/giu,
    "$1 food allergy ",
  ],
  // An illness told by its type alone: "type 1 for 15 years", "my husband's a type 2".
  [
    /\b(?:(?<=^|[.,;!?] ?)|(?<=\b(?:i['’]?m|am|is|he['’]?s|she['’]?s|husband['’]?s|wife['’]?s|dad['’]?s|mum['’]?s|mom['’]?s|been|as) (?:a )?))type ([12])\b(?=\s*(?:[,.;!?]|$)|,? (?:for|since|over|and|on|with|here|now) ?(?!collagen|skin|joint))/giu,
    "type $1 diabetes",
  ],
  // What is done to a food, and no sore of the skin.
  [/\bboil(?:s|ed|ing)? (?=(?:it|them|this|that)\b)/giu, "cook "],
  // In health, and no seizure.
  [
    /\bfit (?=(?:and|&) (?:well|healthy|active|strong)\b)|\b(is|am|are|['’]m|['’]s|quite|pretty|very|still|otherwise|feels?|keep(?:s|ing)?|stay(?:s|ing)?|get(?:ting)?) fit\b(?! (?:of|when|after))/giu,
    "$1 healthy ",
  ],
  // An organ that is harmed or spared is not on the plate.
  [/\b(the|my|your|his|her|our) livers?\b(?! (?:disease|failure|cancer|transplant))/giu, "$1 liver health"],
  [/\b(the|my|your|his|her|our) kidneys?\b(?! (?:disease|failure|stones?|cancer|transplant))/giu, "$1 organ"],
  // Poor kidney function is an illness; a kidney function test is none.
  [
    /(?<!\b(?:reduced|poor|impaired|low|declining|decreased|abnormal|weak|bad|failing) )\b(?:kidneys?|livers?)(?= (?:blood |function )?(?:tests?|functions?|values?|panels?|work-?ups?|damage)\b)/giu,
    "organ",
  ],
  [/(?<=[伤损害])[肝肾](?![药草脏病硬癌])/gu, "　"],
  // "Which vitamins?" asks for names and is none.
  [/\b(what|which|any) (?:vitamins?|minerals?)\b(?! ?[a-hjk]\b)/giu, "$1 of these"],
  [/(什么|哪些|哪种|哪几种|啥)维生素/gu, "$1"],
  [/缺(?:点|了|少)?(?:什么)?维生素(?![A-Ka-k\d])/gu, "缺什么"],
  [/\b(missing|short of|short on|lack(?:ing)?(?: of)?|low (?:in|on)) (?:a |some |any |certain )?(?:vitamins?|minerals?)\b(?! ?[a-hjk]\b)/giu, "$1 something"],
  [
    /\b(?:a|some) (?:vitamins?|minerals?)\b(?= (?:i['’]?m|i am|i might|i could|that i|deficien|missing|lacking|things?\b|problems?\b|issues?\b))/giu,
    "something",
  ],
  // A child of whom nothing is told but the few things it eats is picky; these are not asked about.
  [
    /((?:宝宝|娃|孩子|小孩|儿子|女儿|闺女|小朋友|[一二三四五六七八九\d]岁半?)[^。？?]{0,14}?)(?:就)?只(?:肯|爱|喜欢|愿意|要|会)?吃(?!素|母乳|[喝配]|奶|药|一[半点]|[\d一二两三半了])[^，。？?怎能可行吗会要]{1,14}(?![^]*(?:蔬菜|青菜|吃点菜|吃菜))/gu,
    "$1挑食",
  ],
  [
    /(?<=\b(?:son|daughter|toddler|child|kid|year[- ]?old|little one|boy|girl|grand(?:son|daughter|child))\b[^.?!]{0,40})\bonly (?:ever )?(?:eats?|wants?|accepts?|touch(?:es)?|likes?) (?!breast|formula|milk|organic|halal|kosher|plant|vegan|vegetarian|once|twice|half|when|if|at\b)[^.?!;:]{1,60}?(?=[.?!;:,]| (?:what|how|is|should|does|do|can|and (?:i|won|refus|nothing))\b|$)(?![^]*\b(?:veg\w*|greens)\b)/giu,
    "is a picky eater",
  ],
  // A supplement in the shape of a sweet is no sugar that is asked about.
  [
    /(?<=(?:维生素|维他命|多维|褪黑素|益生菌|叶黄素|补剂|[钙铁锌])的?)软糖|(?<=(?:药片|片剂|胶囊|药丸|咽不下|吞不下)[^。？?]{0,12})软糖|软糖(?=状?的?(?:维生素|维他命|补剂|多维))/gu,
    "软片",
  ],
  // "The pill" is one; of several, tablets are spoken of.
  [/\b(?:the|my|these|those) pills\b(?![^]{0,80}(?:contracep|pregnan|birth|period))/giu, "the tablets"],
  // A complaint, as it is told.
  [/想\s?(?:yue|哕)|干哕|\byue\b/giu, "恶心"],
  [
    /(?:一|每|整)?天(?:天)?(?:就|只|才)(?:能|敢|够|吃得下)?[喝吃](?:得下)?(?:点|几口|一点|一碗|一小碗|一两口)(?:白|米|小米)?(?:粥|稀饭|汤|水)(?![，,]?\s?(?:加|配))/gu,
    "吃不下",
  ],
  [/头发(?:也|又|还|老|在|都|跟着|开始)+掉/gu, "脱发"],
  [/连?喝?水(?:都|也)(?:喝不[下进]|留不住)(?:去|多少|几口)?/gu, "吃不下"],
  [/\b(?:can(?:no|['’]?)t|unable to|not able to) (?:even )?keep (?:\w+ )?(?:water|fluids?|anything|food) down\b/giu, "vomiting"],
  [/指甲(?:总是?|老是?|一直|经常|动不动就?|容易|特别|很|有点|爱|就)+(?:断|裂|劈|脆|薄|软)(?:裂|开|掉)?/gu, "指甲脆"],
  [
    /\bnails? (?:(?:keep|always|constantly|just|are|is|so|very|really|easily) )*(?:break(?:ing)?|split(?:ting)?|peel(?:ing)?|snap(?:ping)?|flak(?:e|ing))\b/giu,
    "brittle nails",
  ],
  [/(?:嘴巴?|口腔|舌头|舌)(?:里面?|上|内|边)?(?:全|都|到处|长|起|老|总|是|了|满|好多|有|几个|的)*(?:溃疡|烂了|破皮)/gu, "口腔溃疡"],
  [
    /\b(?:mouth (?:is )?(?:full of |all )?(?:sores?|ulcers?|blisters)|(?:sores?|ulcers?|blisters) (?:all over|inside|in|on) (?:my|his|her|the) (?:mouth|tongue)|sore mouth(?! corners))\b/giu,
    "mouth ulcers",
  ],
  [/[一两二三四五六七八九几\d]天(?:都)?(?:没|不)(?:有)?[拉解排]?(?:大便|便便|粑粑|臭臭)|拉不出(?:大便|便便|粑粑|屎)?来?/gu, "便秘"],
  [/(?:嘴里?|口里?|嘴巴)(?:里)?(?:老是?|总是?|一直|经常|天天|早上)?(?:发|很|好)?苦/gu, "口苦"],
  [/\b(?:(?:my|his|her|their) )?breath (?:really |always |just )?(?:stinks|smells|is (?:bad|awful|terrible))\b/giu, "bad breath"],
  [/\bcracks? (?:at|in|on) the (?:corners?|sides?) of (?:my|the|his|her) mouth\b|\bcracked (?:mouth )?corners\b/giu, "sore mouth corners"],
  [/没(?:什么|啥|有)?胃口|(?:吃饭|吃东西)(?:没|不)(?:什么)?(?:胃口|香)|不怎么(?:想)?吃(?:饭|东西)|吃得?(?:很少|越来越少|特别少)/gu, "没胃口"],
  [/(?:来)?(?:例假|月经|大姨妈|姨妈)(?:前|之前|来之前)(?:的?(?:一|两|几)(?:周|个?星期|天))?/gu, "经前期综合征"],
  [
    /(?:洗头|梳头|枕头上|地漏)[^，。？?]{0,10}(?:一(?:抓|掉|地)?一?大?把|都是)头?发?|头发(?:大把|一把一把|一直|老是?)(?:地)?掉|(?:一抓|掉)一大?把(?:头发)?/gu,
    "脱发",
  ],
  [
    /\bhair (?:has been |have been |is |keeps |was )?(?:coming|falling|fall|came|fell) out\b|\b(?:losing|shedding|lose) (?:my |a lot of |so much |lots of )*hair\b/giu,
    "hair loss",
  ],
  [
    /\b(?:run(?:ning|s)?|rush(?:ing|es)?|dash(?:ing)?) (?:straight )?(?:to|for) the (?:toilet|bathroom|loo)\b|\b(?:spend|spent|spending) [^,.?]{0,24}\b(?:in|on) the (?:toilet|bathroom|loo)\b/giu,
    "diarrhoea",
  ],
  [
    /\bget (?:her|him|them|(?:my|the) (?:mother|mum|mom|father|dad|gran|grandma|grandpa|parents?)) to eat(?: more| something| anything)?\b/giu,
    "poor appetite eat more",
  ],
  [
    /\bbarely (?:touches|touching|touched) (?:(?:her|his|their|my|the) )?(?:food|meals?|dinner|lunch|plate)\b|\b(?:hardly|barely) eats? anything\b|\bno interest in food\b/giu,
    "poor appetite",
  ],
  [/\b(?:eats?|eating|picks?) like a bird\b|\bpick(?:s|ing)? at (?:her|his|their) food\b/giu, "poor appetite"],
  // Who is old and grows thin does not slim.
  [
    /\b((?:mother|father|mum|mom|dad|gran\w*|\d{2}.year.old|older adult)\b[^.?!]{0,40}?)\b(?:is|keeps|has been|been) losing weight\b/giu,
    "$1 weight loss unexplained",
  ],
  // A value of the blood, and nothing that is eaten or left out.
  [
    /\b(?:my|her|his|the|their|your) sugars\b|(?<=\b(?:control(?:ling)?|manag(?:e|ing)|lower(?:ing)?|bring(?:ing)? down|stabili[sz](?:e|ing)|check(?:ing)?|test(?:ing)?) (?:my|her|his|their) )sugar\b(?! (?:intake|craving|habit|addiction|consumption))|\bsugars? (?=(?:levels?|readings?|targets?|numbers?|values?|goals?|tests?)\b)/giu,
    "blood glucose ",
  ],
  [
    /\bfasting\b(?= ?(?:and|or|,|&|\/|vs\.?) ?(?:(?:then|also) )?(?:after|post|before|an?|1|2|one|two)\b)|(?<=\b(?:glucose|blood sugars?|sugars?|levels?|readings?|targets?|numbers?)\b[^.?!]{0,30}\b(?:when|while|and|is|of|be|was|for|in)?[ ,:]{1,2})fasting\b(?=\s*(?:[,.?!]|$|\d|is\b|was\b|of\b|value|level|under|below|over|above))/giu,
    "fasting glucose",
  ],
  [/\bfasting (?=(?:numbers?|readings?|results?|goals?|targets?|levels?|values?)\b)/giu, "fasting glucose "],
  [/糖耐(?!受|力)(?:量)?(?:试验|检查)?/gu, "OGTT"],
  [/\bfasting (?:is )?(?=\d{1,3}(?:\.\d+)?(?![\d.:/]|\s?(?:h|hrs?|hours?|days?|weeks?|times)\b))/giu, "fasting glucose "],
  // Sugar on a run is carbohydrate.
  [/(?<=(?:跑|骑|比赛|运动|训练|马拉松|路上)[^。？?]{0,14})补(?:点|充|一次|几次)?糖/gu, "补碳水"],
  // To run low on a vitamin or out of tablets is no sport; nor is a cold, an errand or a fever that somebody runs.
  [/\b(?:runs?|ran|running) (?:low|short|out|dry|late|behind|errands|around|a (?:fever|temperature))\b/giu, "short"],
  // In a pub it comes from the tap.
  [/\b(?:a|the|one|two|three|few|couple of|half a) pints?\b(?! (?:of|glass|bottle|carton|jug)\b)/giu, "draft beer"],
  // What a thing that is taken brings about, as it is told of oneself.
  [
    /\b(?:no (?:poos?|poops?|bowel movements?|bms?)|(?:not|n['’]t|never) (?:been (?:to the (?:toilet|loo|bathroom|potty)|(?:number|no\.?) (?:2|two))|gone(?: to the (?:toilet|loo|bathroom))?|poo(?:p?ed|ed|['’]d)|pooped|had a (?:poop?|bowel movement|bm|number two)|opened (?:my|her|his) bowels)(?: \w+)?) (?:for|in|since)(?: \w+){1,3}? ?(?:days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/giu,
    "constipation",
  ],
  [/\b(?:the runs|the trots|(?:loose|watery|runny) (?:stools?|poops?|poos?|bowels?)|upset bowels)\b/giu, "diarrhoea"],
  [
    /\bback(?:s|ed|ing) (?:me |her |him |us |them )?up\b(?! (?:your|my|the|that|this|by|with|a)\b)|\b(?:can['’]?t|cannot|unable to|haven['’]?t been able to|struggl\w+ to) (?:poop|poo|go number two)\b|\bbunged up\b(?! nose)/giu,
    "constipation",
  ],
  [
    /\b(?:gassy|(?:lots of|so much|bad|terrible|excess|trapped|makes? me|gives? me|get|getting|have|having|causes?|too much) gas|farting|farts?|passing (?:a lot of )?wind)\b/giu,
    "flatulence",
  ],
  [
    /\b(?:throw(?:s|ing)?|threw|thrown|pu(?:ke|kes|ked|king)|barf(?:s|ed|ing)?)(?: (?:it|them|everything))?(?: (?:back )?up)?\b(?<=up|puk\w{1,3}|barf\w{0,3})/giu,
    "vomiting",
  ],
  [/\b(?:nauseous|nauseated|queasy|(?:sick|icky) to (?:my|her|his) stomach)\b/giu, "nausea"],
  [/(?:一直|老是?|总是?|天天)?(?:放屁|排气)(?:多|不停|很多)?|屁多/gu, "胀气"],
  [
    /(?:便便|大便|粑粑|屎)(?:太|很|特别|有点|又干又|干)硬|\bhard (?:poops?|poos?|stools?)\b|\b(?:poops?|poos?|stools?) (?:is|are) (?:too |very |so )?hard\b/giu,
    "便秘 constipation",
  ],
  [/闹肚子|跑肚|窜稀|蹿稀|拉稀|拉水/gu, "拉肚子"],
  [/\bvegg(?:ies?|y)\b/giu, "vegetables"],
  [/\bomega[- ]?3['’]?s\b/giu, "omega-3"],
  [/\bpregnan\w+\b[^.?!]{0,40}\b(?:nausea|nauseous|vomiting|throwing up|(?:feel|feeling|being) sick)\b/giu, "$& morning sickness"],
  [/(?:怀孕|孕)[^。？?]{0,20}(?:恶心|反胃|干呕|想吐|吐得|老吐|一直吐|总吐|一吃就吐|吃(?:什么|啥|了)就?(?:都)?吐|喝水(?:都|也)吐|狂吐|吐个不停)/gu, "$& 孕吐"],
  [/\bpregnan\w+\b[^.?!]{0,40}\b(?:keep (?:anything|nothing|food|water) down|(?:being|been|am|was) sick|heaving)\b/giu, "$& morning sickness"],
  // An old person who has lost so much does not slim.
  [
    /((?:妈|母亲|爸|父亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳[父母]|老人|[6-9]\d\s?岁)(?:(?!减肥|减重|想瘦|节食)[^。？?]){0,30}?)(?:瘦|掉|轻)(?:了|掉|下去)(?:了)?(?=\s?[\d一二三四五六七八九十两半几]+\s?(?:来|多|几)?(?:斤|公斤|千克|kg))/giu,
    "$1体重下降 ",
  ],
  // So many pounds off or on, whatever verb says it.
  [
    /(?:瘦|减|掉|甩)(?:掉|下|了|去)?(?:秤|重|肉)?\s?(?=[\d一二三四五六七八九十两半几]+\s?(?:来|多|几)?(?:斤|公斤|千克|kg)(?!(?:的)?(?:肉|米|菜|鱼|水)))/giu,
    "减肥 ",
  ],
  [
    /(?:增重|增肥|长胖|胖|(?:长|重)(?:了|上)|增)(?:了|到)?(?:肉)?\s?(?=[\d一二三四五六七八九十两半几]+\s?(?:来|多|几)?(?:斤|公斤|千克|kg)(?!(?:的)?(?:肉|米|菜|鱼|水)))/giu,
    "增重 ",
  ],
  [new RegExp(`\\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|tak(?:e|ing) off|get(?:ting)? rid of)(?= ${SO_MUCH}${POUNDS})`, "giu"), "weight loss"],
  [new RegExp(`\\b(?:gain(?:ing)?|put(?:ting)? on)(?= ${SO_MUCH}${POUNDS})`, "giu"), "gain weight"],
  // A belly, and no beer.
  [/啤酒肚|将军肚|\bbeer (?:belly|bellies|gut)\b/giu, "减肥"],
  // "我奶82岁": a grandmother, and no milk.
  [/(?<=我|我家)([奶爷])(?=\s?(?:今年|快|都|已经|也)?\s?(?:\d{2}|[七八九]十[一二三四五六七八九]?)\s?(?:多|来)?岁)/gu, "$1$1"],
  // "钙D同补".
  [/(?<=钙|镁|锌)D(?![\d\p{L}-])|(?<=钙|镁|锌)D(?=\p{Script=Han})/gu, "维生素D"],
  // The date on a pack, and no fruit.
  [/\b(past|after|beyond|over|use[- ]by|sell[- ]by|expiry|expiration) dates?\b|\b(by|its|their|the|this) date\b(?! (?:palm|syrup|paste))/giu, "$1$2 it"],
  // Under the feet, and no fish.
  [/\b(?:soles?|undersides?) of (?:(?:my|the|his|her|your|their|our|both|one) )+(?:feet|foot)\b|\b(?<=my |his |her |both )soles\b|\bfoot soles?\b/giu, "feet"],
  // Who once reacted to it is allergic to it.
  [
    /\b(?:(?:an? |my |one )?(?:(?:bad|severe|serious|nasty|major|life-threatening) )?(?:allergic|anaphylactic) (?:reactions?|shock|attacks?)|anaphylaxis|(?:reacted|react|reacts) (?:(?:very|really|so|quite) )?(?:badly|severely|seriously|terribly|violently)) (?:to|from|after)(?: (?:eating|having|some|a|an))* (?=(?:pea|wal|hazel)?nuts?\b|\p{L}+)/giu,
    "allergic to ",
  ],
  [
    /\b(\p{L}+(?: butter)?) (?:once )?(?:gave me|gave (?:him|her)|caused|triggered|set off|brought on|put me in(?:to)?|sent me into)(?: (?:an?|my|full))* (?=anaphyla\w+)/giu,
    "allergic to $1, ",
  ],
  [/(?:吃|喝|碰|对)(?:了|过)?(\p{Script=Han}{1,4}?)(?:后|就|会|曾|都|有过)*(?:(?:严重|过敏性?|差点|险些)*休克过|严重过敏过)/gu, "对$1过敏"],
  // Looked for on a label it is an additive, and no supplement.
  [/\b(?:added )?(?:phosphates?|phosphorus)(?=[^.?!]{0,12}\b(?:on|in) (?:an? |the |food )*(?:labels?|ingredients?)\b)/giu, "phos additives"],
  // An operation to come, by what is done.
  [
    /\b(?:(?:knee|hip|joint|valve|shoulder) replacement|(?:(?:hernia|cataract|knee|hip|heart|bowel|gallbladder|back|prostate) )?(?:op|operation)|\w+ectomy)(?: (?:is|was|has been))?(?=(?: (?:on (?:the |this )?(?:\d|mon|tues|wednes|thurs|fri|satur|sun|next)|this (?:week|month|\w+day)|tomorrow|booked|scheduled|planned|due|coming up|next (?:week|month|\w+day)|in (?:\w+ )?(?:days|weeks|months|a (?:week|month|fortnight)))))/giu,
    "surgery planned",
  ],
  // A colour, and no fruit.
  [
    /\b((?:pee|urine|wee|skin|palms?|hands?|soles|feet|nose|face|tongue|stools?|poop|teeth|it|they)\b[^.?!]{0,12}\b(?:is|are|was|were|look(?:s|ed)?|bright|dark|neon)(?: \w+)?|turn(?:s|ed|ing)?|gone|went) orange\b(?! (?:juice|peel|squash))|\b()orange (?=(?:pee|urine|palms?|hands?|skin|feet|soles|nose|stools?|poop|colou?r)\b)/giu,
    "$1 coloured ",
  ],
  // Said of a food, that it holds hormones, is no hormone that somebody takes.
  [/(?<=(?:有|含有?|像|类似|富含|很多|多)(?:植物)?)(?:雌|性)?激素(?!治疗|药|片|缺|水平|低|高|贴|凝胶)/gu, "　"],
  [
    /\b(contain(?:s|ing)?|ha(?:s|ve)|full of|rich in|mimics?|raises?|act(?:s|ing)? like|like) (?:plant )?(?:o?estrogens?|hormones?)\b(?! (?:therapy|replacement|pills?|patch|tablets?|cream))/giu,
    "$1 it",
  ],
  [/(?<=Q\s?10[^。？?]{0,8})泛醇/giu, "还原型辅酶Q10"],
  [/\b(?:stopped|gave up|given up|quit|cut out) (?:eating )?(?:all )?meat\b/giu, "never eat meat"],
  [/\b(stop|stopped|quit|keep|start|avoid|go on|carry on|give up) eating\b/giu, "$1 having"],
  // Whether to give a food up is asked of that food.
  [/((?:要不要|需不需要|该不该|用不用|要|需要|应该|必须|能不能)(?:先|全|完全|彻底)*)戒(?:掉|断)?(?![烟酒毒奶网断了])(?=\p{Script=Han})/gu, "$1停"],
  [/\bquit(?:ting)? (?=(?:coffee|caffeine|tea|sugar|dairy|milk|meat|gluten|alcohol|soda|cola)\b)/giu, "stop "],
  [/(?:上厕所|解大便|大便|拉大便)(?:特别|很|非常|好|有点)?(?:费劲|困难)|[两三四五几](?:[、到至-]?[三四五六])?天才(?:拉|上|解)?一次(?:大便)?/gu, "便秘"],
  [/\b(?:stop|avoid|prevent|without|keep from|not) (?:gaining|putting on) (?:more )?weight\b/giu, "lose weight"],
  [/\bgums? (?:bleed(?:s|ing)?|bled|(?:is|are|keep|were|start(?:s|ed)?|begin|began) (?:to bleed|bleeding))\b/giu, "bleeding gums"],
  [/\bwater (?:tablet|pill)\b/giu, "diuretic"],
  // When it comes, and not when to take something.
  [
    /\b((?:cramp\w*|itch\w*|sweat\w*|ache\w*|pains?|painful|hurt\w*|cough\w*|twitch\w*|restless|reflux|heartburn|wakes?|waking|woken|peeing)\b[^.?!,]{0,16}) at night\b/giu,
    "$1 nightly",
  ],
  // "Her sugar going low", and nothing sweet.
  [
    /\b(?:my|her|his|their|your|the|blood) sugars? (?:(?:is|are|was|were|be|being|might be|may be|can|could|would|will|might|keeps?|starts?|started) )?(?:going|goes|go|went|drop\w*|crash\w*|fall\w*|fell|gets?|getting|got|runs?|running)?(?: (?:too|so|very|really|a bit|dangerously))? ?(?:low|down|drops|dropping|crashing|crashes)\b/giu,
    "low blood sugar",
  ],
  // "Is it the vitamin thing?": what a food holds, and no tablet.
  [/\bvitamin (?=(?:thing|issue|side|part|problem|question|bit|aspect|one)\b)/giu, "nutrition "],
  // Days without food, whatever they are called.
  [
    /\b((?:\d+|two|three|four|five|six|seven|ten|fourteen|multi)[- ](?:days?|weeks?|hours?) (?:long )?(?:dry |water |juice )?|(?:dry|water|juice) )fast\b(?!s?[- ](?:food|acting|sugar|carb))/giu,
    "$1fasting",
  ],
  // A second form of calcium is named by its acid alone.
  [
    /\b(?=(?:carbonate|citrate)\b)(?<!\b(?:calcium|magnesium|potassium|sodium|lithium) )(?<=\bcalcium\b(?:(?!\b(?:magnesium|potassium|sodium|lithium|zinc)\b)[^]){0,160})/giu,
    "calcium ",
  ],
  // "钙和D", "calcium and D": a letter beside a mineral or a vitamin is one.
  [
    /(?<=(?:[钙镁锌铁硒]片?|鱼油|[A-EK]D?)\s?(?:和|跟|与|加|、|还是|或者?|\+)\s?)(?:VD|Vd|[DKCEA])(?![A-Za-z\d+-])|(?<![A-Za-z\d+-])[DKCEA](?=\s?(?:和|跟|与|加|、|还是)\s?[钙镁锌铁硒])/gu,
    "维生素$&",
  ],
  [/\b(calcium|magnesium|iron|zinc|fish oil)( and | plus | or | with |\s?\+\s?|\s?&\s?)([dkc])\b(?![-'\d])/giu, "$1$2vitamin $3"],
  [/维生素B(?![\dA-Za-z族一二三五六七九十])/gu, "维生素B族"],
  [/(?<!(?:宝宝|婴儿|新生儿|月龄|奶粉|配方奶|娃)[^。？?]{0,24})喝(?:点|杯|的)?奶(?![粉茶昔油酪瓶嘴])/gu, "喝牛奶"],
  [/(?:炒菜|做菜|烧菜)(?:用的?)?油/gu, "植物油"],
  [/(?:不想|别|怕)(?:再|继续)?(?:长?胖|发胖)|(?<=怎么|如何)(?:不|才不|避免)(?:长?胖|发胖)/gu, "减肥"],
  [/\b(?:stomach|tummy|abdominal|belly) cramps?\b|\bstomach cramps\b/giu, "abdominal pain"],
  [/(?:怎么|再怎么|多少)吃(?:都|也)(?:不|长不)胖|(?<!怎么?|怎样|如何|咋|什么|啥)吃不胖/gu, "太瘦"],
  // Whatever is operated on.
  [/\b(before|prior to) (?:my |an? |the )?(?!an? )[a-z]+ (surgery|operation)\b/giu, "$1 $2"],
  // "Low sodium 131" tells the value of a test.
  [
    /\b(?:low|high) ((?:[a-z]+ )?(?:sodium|potassium|calcium|ferritin|magnesium|haemoglobin|hemoglobin|tsh|ldl|alt))(?= (?:of |at |is |was |level )?\d)/giu,
    "$1",
  ],
  // Milk that loosens the bowels.
  [/((?<!宝宝)(?:牛奶|喝奶)[^,，。?？]{0,4}(?:拉肚子|腹泻|胀气|肚子胀))/gu, "$1 乳糖不耐受 "],
  [/\b((?:ice cream|milk|cream|dairy)\b[^.?!]{0,40}\b(?:diarrhoea|diarrhea|bloated|gassy|bathroom|the runs))/giu, "$1 lactose intolerance "],
  [/\b(milk (?:gives me|makes me|upsets|causes)\b)/giu, "lactose intolerance $1"],
  // A mother who nurses, and no milk that is drunk.
  [/[纯全]母乳/gu, "　"],
  [/母乳(?=妈妈|喂养|期)/gu, "哺乳"],
  // "My potassium is low" is, and is told as one.
  [/(血[钾钠钙镁磷])(?:有点|有些|稍微?|偏|太|很|较)([低高])/gu, "$1$2"],
  [
    /\b(?:my|his|her|their|blood) (potassium|sodium|magnesium|phosphate|calcium|iron) (?:level )?(?:is|was|came back|has been) (?:too |a bit |a little |very |really )?low\b/giu,
    "low $1",
  ],
  // What a stone is made of is not taken.
  [/\b(kidney stones?)[ ,:(]+calcium oxalate\b|\bcalcium oxalate(?! (?:kidney )?stones?)/giu, "calcium oxalate stones"],
  [/草酸钙(?!肾?结石)/gu, "草酸钙结石"],
  [/\b(?:very |really )?low[- ]sodium diets?\b/giu, "low-salt diet"],
  [/低钠饮食/gu, "低盐饮食"],
  // Food with little of it is no shortage in the blood.
  [
    /\blow[- ](sodium|phosphorus|phosphate|calcium|magnesium|iron|iodine)(?= (?:foods?|diets?|fruits?|vegetables?|veg|snacks?|meals?|recipes?|options|drinks?)\b)/giu,
    "restricted",
  ],
  [/低(钠|磷|碘|铁|钙|镁)(?=饮食|食物|食谱|食品|水果|蔬菜|零食|餐|的(?:食物|水果|蔬菜|菜|零食))/gu, "限制"],
  // Hours without and with meals.
  [/(?<![\d:：.])(?:16\s?[:：+/]\s?8|18\s?[:：+/]\s?6)(?![\d:：.%])(?!\s?(?:轻?断食|fasting|intermittent))/giu, " intermittent fasting "],
  // "抽血钾5.7": blood was drawn, and the value is of the blood.
  [/抽血(?:查|验|测)?(?=[钾钠钙镁磷糖](?:是|为|有|到|[:：\s])?\s?\d)/gu, "抽血查血"],
  // "糖化 6.3" is the blood test.
  [/糖化(?=\s*(?:[:：是为到]|多少|高|偏|值|结果|正常|\d))/gu, "糖化血红蛋白"],
  // "血压150/95" is high, and is asked about as that.
  [/血压(?:是|为|有|到|[:：\s])*(?:1[4-9]\d|2\d\d|\d{3}(?=\s?[/／比-]\s?(?:9\d|1[0-3]\d)))\s?[/／比-]\s?\d{2,3}/gu, "高血压 "],
  [
    /\b(?:blood pressure|bp)(?: (?:is|was|of|at|around|about))*:? (?:1[4-9]\d|2\d\d|\d{3}(?=\s?(?:\/|over)\s?(?:9\d|1[0-3]\d)))\s?(?:\/|over)\s?\d{2,3}/giu,
    "high blood pressure ",
  ],
  // To drink, and nothing named, is alcohol.
  [
    /(?<!\b(?:what|which|else|much|often|many|when) )(?<!\b(?:water|milk|tea|coffee|juice|fluids?|liquids?|cups|glasses|litres?|liters?)\b[^.?!]{0,12})\b((?:can|could|may|should|(?:ok|okay|safe|fine|all ?right)(?: for (?:me|him|her|my \w+))? to)(?: (?:i|he|she|we|they|you|my (?:dad|mum|mom|husband|wife)))?(?: still| ever)? )drink(?=(?: again| tonight| at all)?\s*(?:[?!.]|$)|(?: again)? (?:while (?:on|taking)|on|after) )/giu,
    "$1drink alcohol",
  ],
  // Water that is drunk is no alcohol.
  [/\b(water|milk|tea|coffee|juice|fluids?)\b([^.?!]*)\bdrinks? (?:a|per|each|every) day\b/giu, "$1$2daily"],
];
const withMeant = replacer(MEANT);
/** What was written, with what is meant in its place. */
export const meant = recalled((text: string): string => withMeant(withStagesNamed(withPicturesNamed(withoutAddress(text)))));
