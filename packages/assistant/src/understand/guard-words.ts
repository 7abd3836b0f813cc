/** The words that the refused requests are made of: each concept in both languages, so that a mixed text reads the same. */

/** Alternatives of several lists in one expression. */
const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "iu");
const en = (words: string): string => `\\b(?:${words})\\b`;

/** Somebody, or somebody's animal. */
const PERSON_EN =
  "husband|wife|spouse|boss|ex|neighbou?r|room-?mate|flat-?mate|house-?mate|co-?worker|colleague|classmate|team-?mate|rival|opponent|enemy|tenant|landlord|guest|victim|uncle|aunt|grandma|grandpa|grandmother|grandfather|mother|father|mom|mum|dad|brother|sister|in-laws?|mother[- ]in[- ]law|father[- ]in[- ]law|girlfriend|boyfriend|partner|friend|teacher|patient|king|queen|man|woman|person|child|kid|toddler|baby|infant|son|daughter|teenager|adult|dog|cat|puppy|kitten|pet|bird|horse|(?:grown )?m[ae]n|(?:two|three|four|five|\\d+)[- ]year[- ]old";
const SOMEBODY_EN = `him|her|them|someone|somebody|everyone|everybody|people|residents|(?:my|his|her|their|our|the|a|an|any|next door'?s?|someone'?s|(?:my |the |a )?neighbou?r'?s?)\\s(?:\\w+(?:'s)?\\s){0,2}?(?:${PERSON_EN})s?`;
const VICTIM_EN = `(?:${SOMEBODY_EN})`;
const PERSON_ZH =
  "(?:大家|所有人|全家|老爷|国王|女王|皇帝|弟媳|前妻|前夫|前男友|前女友|男友|女友|男朋友|女朋友|丈夫|妻子|婆婆|公公|室友|舍友|同事|老板|老公|老婆|前任|邻居|同学|别人|某人|对方|孩子他爸|岳父|岳母|丈母娘|情敌|对手|仇人|领导|客人|顾客|病人|公斤的人|老人|老头|爷爷|奶奶|外公|外婆|爸爸?|妈妈?|我爸|我妈|弟弟|妹妹|哥哥|姐姐|孩子|小孩|宝宝|婴儿|儿子|女儿|娃|女主|男主|主角|受害[人者]|反派|成年?人|狗|猫|宠物|鸟|鸽子|[他她它]们?|人(?![参体工类群家]))";
/** A way, an amount. */
const ASK_ZH =
  "怎么|怎样|如何|怎[麽样]|教我|办法|方法|多少|几[片颗粒克滴毫支瓶盒包勺口杯]|剂量|用量|配方|步骤|什么|啥|哪[种些个]|多久|告诉我|补全|填空|写出|给出|想";

/** Taken by mouth or injected, and not as food. */
const DRUG_EN =
  "pills?|tablets?|medicines?|medications?|meds|drugs?|laxatives?|diuretics?|insulin|warfarin|sedatives?|sleeping \\w+|birth control|contraceptives?|viagra|potassium chloride|antifreeze|poisons?|benadryl|melatonin|digoxin|opioids?|opiates?|tylenol|paracetamol|acetaminophen|ibuprofen|antihistamines?|tranquilli[sz]ers?|valium|xanax|lithium|eye ?drops|xylitol|alcohol|vodka|whisky|nicotine|steroids?|abortion \\w+|metformin|statins?|disulfiram|antabuse|morphine|oxycodone|fentanyl|beta.?blockers?|fertility \\w+";
const DRUG_ZH =
  "药(?!膳|食)|安眠|泻|利尿剂|胰岛素|华法林|氯化钾|毒[药物品]|酒精?|褪黑素|安定|铁[剂片]|降压|降糖|避孕|白酒|扑尔敏|氯苯那敏|扑热息痛|对乙酰氨基酚|地高辛|木糖醇|尼古丁|麻醉|镇静|苯海拉明|伟哥|鼠药|农药|激素|戒酒硫|双硫仑|吗啡|芬太尼";

const UNSEEN_EN =
  "without (?:being |getting )?(?:noticed|detected|caught|suspicion|realising|realizing|(?:any(?:one|body)|him|her|them|his|their|my \\w+|the \\w+|(?:a|any) \\w+)(?:'s)? (?:noticing|knowing|hearing|realising|realizing|suspecting|finding out|knowledge|seeing))|(?:so|and|that) (?:that )?(?:he|she|they|nobody|no one|the \\w+|it) (?:can(?:'|no)t|won'?t|doesn'?t|don'?t|never|will never|does not|will not|cannot)? ?(?:be )?(?:notic\\w+|know|knows|suspects?|find out|finds out|detected|taste|tastes|realis\\w+|realiz\\w+|trace\\w*)|(?:doesn'?t|won'?t|never|not) (?:notice|know(?! (?:where|who|what|how|why|if))|suspect|find out)|secretly|in secret|undetect\\w+|untraceable|behind (?:his|her|their) back|sneak\\w*|undetected|nobody (?:suspects|notices|knows)|(?:not|never|without|don'?t) tell(?:ing)? (?:him|her|them|anyone|anybody)|(?:doesn'?t|does not|needn'?t|don'?t) (?:need to|have to) know|unawares?|(?:not|without|isn'?t) (?:too |very |being )?obvious|autopsy|forensics?";
const UNSEEN_ZH =
  "偷偷|悄悄|暗中|尝不出|吃不出来?味|趁[他她][^，,。]{0,6}(?:不|看|睡|没)|瞒着|背着|不知不觉|不知情|神不知鬼不觉|悄无声息|(?:不告诉|不(?:想|要|能)?让)(?!孩子(?!他?[妈爸]))[^，,。？?]{0,5}(?:知道|发现|看出|察觉)|不告诉(?:我|他|她)[^，,。？?]{0,3}|(?:不被|没人|不会被|别被|不让人?)[^，,。？?]{0,5}(?:发现|察觉|知道|[看认]出|觉|查)|(?:查|看|尝|吃|喝|验|检)不出|难(?:被)?[^，,。？?]{0,3}(?:发现|查出|察觉)|发现不了|别太?明显|不(?:要|能)?太?明显|法医|不留痕迹|加料";

/** What is done to somebody who did not ask for it. */
const RUINED_EN =
  "die[sd]?|dead|drop(?= ?(?:[.?!]|$|dead))|rest forever|the runs|forgets?|infertile|once and for all|death|pass(?:es)? out|unconscious|collapse|black ?out|coma|really ill|out (?:till|until|for (?:the|a|\\d+)|cold|all)|poorly|(?:very |seriously |slowly |violently |gets? )?(?:sick|ill|weak)|vomit|throw up|bleed|miscarr\\w+|in(?:to)? (?:a |the )?(?:hospital|er|coma)|sleep (?:all|through|for|\\d+)[^.?!]{0,12}|go to sleep forever|(?:'s|s')? ?(?:kidneys?|livers?|hearts?|organs?|brain) (?:to )?(?:fail|stop|shut|give out)\\w*|disappear|suffer|lose (?:her|his|their|all) (?:\\w+ )?hair|go (?:bald|impotent)|go into shock|shut up";
const RUINED_ZH =
  "死|长眠|衰弱|住院|失明|怀不上|绝育|升压|没命|丧命|断气|归西|送命|昏[迷倒睡]|晕倒|晕过去|睡[死一]|不省人事|上吐下泻|拉[^，,。？?]{0,4}肚子|闹肚子|跑厕所|掉头发|秃|阳痿|硬不起|拉稀|呕吐|中毒|流产|[肝肾心][^，,。？?]{0,2}(?:衰|坏|停)|没力气|虚弱|生病|病(?:一[阵场]|几天|倒)|躺(?:几天|一阵|床)|出[^，,。？?]{0,2}血|难受|消失|安静|不吵|不叫|肚子疼|出血|不孕|血压(?:突然|一下子|骤)|过敏发作|出事|残";
/** Named together with the one it is done to. */
const HARMS_EN = `(?:kill|poison|murder|finish off|get rid of|knock(?: out)?|sedate|drug|spike|harm|hurt|roofie|incapacitate|euthani[sz]e|punish|get back at|sabotage|overdose)(?:s|ed|ing|ning|es)?\\s${VICTIM_EN}|knock(?:s|ed|ing)? ${VICTIM_EN} (?:out|down|cold)|(?:spike|lace|drug|poison)\\w* (?:${SOMEBODY_EN}|his|their)(?:'s|')? (?:drinks?|food|coffee|tea|meal|dinner|lunch)`;

const SAID_TO_HARM_EN =
  "(?:my|a|the|his|her|our|some) (?:[\\w-]+ ){1,3}(?:says?|said|swears?|reckons?|told me|keeps? (?:saying|telling)|thinks?|claims?|insists?|warned)|(?:people|they|everyone|everybody|someone|somebody|tiktok|the internet|he|she) (?:says?|said|keeps? saying|claims?|reckons?|told me)|i(?:'ve)? (?:heard|read)";
const SAID_TO_HARM_ZH =
  "听说|据说|都说|有人说|网上说|(?:同事|朋友|邻居|婆婆|丈母娘|室友|同学|教练|我妈|我爸|老公|老婆|家里人|老人)(?:总|老|都|一直)?(?:说|讲|告诉我)";
const OWN_USE_EN =
  "how (?:much|many)(?: of it)? (?:a|per|each) day|how (?:much|many)(?: [\\w-]+){1,3} (?:a|per|each) day\\b|how many (?:grams|scoops|capsules|mg)(?: of it)?(?=[?.,;]| (?:a|per|each) day)|how (?:much|many)(?: of it| cups| grams)? (?:can|should|could|may) i (?:have|drink|eat|take)(?! to\\b)|(?:how much|what (?:dose|amount)|how many)(?: \\w+)? (?:is|are) (?:ok|okay|safe|fine|alright)|is (?:that|this|it) true\\b(?![\\s\\S]*\\b(?:how|dose|amount)\\b)";
const OWN_USE_ZH =
  "(?:一天|每天|一次)[^，,。？?]{0,6}(?:多少|几)|(?:多少|几[杯克片粒勺])[^，,。？?]{0,4}(?:合适|没事|安全|可以)|行不行|能喝吗|能吃吗|是真的[吗么]|真的假的";

/** "Where do I keep them?", "how do I lock them away?" */
const STORES =
  "存放|收好|收起来|锁[起好在到]|放(?:在|到)?(?:哪|高处|安全)|怎么(?:放|收|保管)|保管|\\b(?:stor(?:e[sd]?|ing|age)|child-?proof\\w*|lock(?:ed|ing)? (?:it |them |these |everything )?(?:away|up)|keep (?:it|them|these|my \\w+(?: \\w+)?) (?:safe|locked|away|out of)|where (?:to|should i|do i|can i) (?:keep|put)|out of (?:the |my |her |his )?(?:child\\S* |kids\\S* )?reach)\\b";
const KILLS = "致死|致命|毒死|弄死|杀|会死|死掉|\\b(?:lethal|fatal(?:ly)?|deadly|kill\\w*|die|dies|dead|murder\\w*)\\b";

export const WORDS = {
  /** Asks for a way or an amount, or for a text that tells them. */
  ask: any(
    ASK_ZH,
    en(
      "(?:supplements?|foods?|something|ways?|herbs?|vitamins?) to|can (?:i|it)|could (?:i|it)|may i|how (?:much|many|little|few|to|can|do|could|would|long|about|i)|which|what(?:'s)?|dos(?:es?|age)|amounts?|grams?|recipes?|best way|number of|list|write|teach me|tell me|steps?|i want|help me|exactly|precise",
    ),
  ),
  amount: any(
    "多少|多长时间|数量|分量|几[片颗粒克滴毫支瓶盒包针勺口杯]|致死量|剂量|用量|[片颗粒克]数|这个数|够不够|多久",
    en("how (?:much|many|long)|dos(?:es?|age|ing)|amounts?|number of|grams|mg|mcg|smallest|exact(?:ly)?|precise|quickest|mix|combination"),
  ),
  story: any(
    "小说|剧本|角色|扮演|故事|作文|论文|台词|游戏|假[如设]|假装|诗|主角|反派|电影|歌词|说唱",
    en(
      "novels?|stor(?:y|ies)|screenplay|script|fiction\\w*|role.?play|characters?|essay|poem|rap|song|game|hypothetical\\w*|imagine|pretend|podcast|play|villain|thriller|quiz",
    ),
  ),
  drug: any(DRUG_ZH, en(DRUG_EN)),
  /** Brought into another's body, or into what they eat and drink. */
  give: any(
    "放|掺|混|加|滴|喂|灌|推|注射|下药|拌|磨碎|让|给|骗|哄|打",
    en(
      "giv(?:e|es|ing)|put(?:ting|s)?|mix\\w*|slip\\w*|sneak\\w*|crush\\w*|add(?:s|ing)?|hid(?:e|es|ing)|dissolv\\w+|inject\\w*|feed(?:s|ing)?|go(?:es)? in(?:to)?|dos(?:e|es|ing)|stir\\w*|spik\\w+|get|make|swallow",
    ),
  ),
  into: any(
    "(?:在|往|(?<![刷看听读搜想遇碰收感])到|进|掺|混|拌|放|加|溶|下)[^，,。？?]{0,8}(?:汤|饭|菜|水|茶|咖啡|饮料|粥|杯|酒|外卖|奶(?!奶)|食物|便当|羹|燕窝|豆浆|包子|饺子|面(?!前|对)|碗|饮水机|饼干|蛋糕|点心|零食)",
    `\\b(?:in|into|inside|to)\\s(?:\\w+(?:'s)?\\s){0,4}(?:drinks?|food|coffee|tea|meals?|dinner|lunch|breakfast|shakes?|soup|water|smoothies?|bottle|milk|cup|curry|cakes?|cookies|biscuits|(?:water )?cooler|beer|wine)\\b`,
  ),
  unseen: any(UNSEEN_ZH, en(UNSEEN_EN)),
  /** Given behind somebody's back: "slip my husband …", "hide it in his pudding". */
  covertly: any(
    "给[^，,。？?]{1,6}(?:吃|喝|用)[^。？?]{0,20}(?:别|不)让[他她][^，,。？?]{0,3}(?:知道|发现|看出)|藏[在到进][^，,。？?]{1,6}(?:里|中|面)[^，,。？?]{0,4}(?:喂|给|让)",
    "\\b(?:slip|slipping|sneak|sneaking) (?:him|her|them|(?:my|the|his|her) (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|mom|boss|flatmate|roommate))\\b|\\bhid(?:e|es|ing) (?:it|them|(?:his|her|their|the) (?:\\w+ )?(?:pills?|tablets?|medicines?|meds)) in(?:to)? (?:his|her|their|the|some)\\b",
  ),
  untraced: any(
    "法医|最?难查|不留痕迹|神不知鬼不觉|悄无声息|验尸|尸检|(?:看起来|看着|显得|伪装成|做成|弄成)(?:就?像)?(?:是)?(?:意外|自然|正常死亡|心脏病发作?[^，,。]{0,2}[走死])",
    en(
      "autopsy|post-?mortem|forensics?|coroner|medical examiner|(?:make it |made to |would |to )look (?:like (?:an? )?(?:accident\\w*|mistake|natural\\w*|suicide)|natural)|think it was (?:natural|an accident|a heart attack)|untraceable|leav(?:e|es|ing) no trace|undetectable in|hard(?:est)? to (?:detect|trace)|in a murder|undetected",
    ),
  ),
  allergic: any("过敏", en("allerg\\w+|anaphyla\\w+")),
  /** What somebody may not or will not eat. */
  cannotEat: any(
    "(?<!没有?|无|不)过敏|不耐受?|吃素|素食|清真|戒[酒糖]|忌口",
    en("allerg\\w+|intoleran\\w+|vegans?|vegetarian|coeliac|celiac|kosher|halal|sober|muslim"),
  ),
  victim: any(PERSON_ZH, `\\b${VICTIM_EN}\\b`),
  adult: any(
    "婆婆|公公|[室舍]友|同事|老板|老公|老婆|丈夫|妻子|前任|邻居|同学|朋友|老人|他|她|男友|女友|爸|妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|岳父|岳母",
    en(
      "husband|wife|boss|ex|neighbou?r|(?:room|flat|house|team)-?mate|co-?worker|colleague|rival|in-laws?|sister|brother|grandpa|teacher|girlfriend|boyfriend|partner|mother|father|mum|mom|dad|step(?:dad|mum|mom|father|mother)|grand(?:father|mother|dad)|nan|gran|uncle|aunt|him|her|someone|guest|friend|grandma",
    ),
  ),
  /** Ordinary food that is only made less visible: nobody is harmed by it. */
  wholesome: any(
    "蔬菜|青菜|菜叶|胡萝卜|豆腐|豆子|水果|瘦肉|肉末|鸡蛋|山药|枸杞|红枣|莲子|百合|膳食纤维",
    en("veg(?:etables?|gies?)?|greens|kale|spinach|carrots?|lentils?|beans?|fruit|fib(?:re|er)|tofu|protein|courgettes?|zucchini|broccoli|protein powder"),
  ),
  /** Somebody is to come to harm by it. */
  ruins: any(
    `(?:让|使|把|令|叫|害|弄|能把|将)[^，,。？?]{0,10}${PERSON_ZH}[^，,。？?防不]{0,10}(?:${RUINED_ZH})`,
    `(?:(?<!中)毒|害|弄|药|杀|搞)(?:死|倒|晕|翻)|弄残|(?:除|干|解决)掉(?:[他她它]|那|邻居)|下(?:什么|点|些)?毒(?!品)|(?<![症不])下(?:什么|点|些)?药|迷晕|迷倒|放倒|药倒|投毒`,
    `\\b(?:make|makes|get|gets|getting|let|put|puts|have|leave|send|sends|want|wants|so|until|how)\\s(?:that\\s)?(?:${VICTIM_EN}|s?he|they)(?:'s)?\\s(?:to\\s)?(?:\\w+\\s){0,2}?(?:${RUINED_EN})`,
    `\\bgiv(?:e|es|ing)\\s${VICTIM_EN}\\s(?:the runs|diarrh\\w+|food poisoning|an? (?:heart attack|stroke|seizure|reaction))\\b`,
    `\\b(?:quiet(?:en)?|silence|shut) (?:him|her|them|it)(?: up| down)? (?:for good|forever|permanently)\\b`,
    `\\b(?:${HARMS_EN})\\b`,
  ),
  /** Weaker: to be kept quiet, or to swallow as much as goes in. */
  quiets: any(
    `(?:让|使|把|令|叫|能|给|喂)[^，,。？?]{0,6}${PERSON_ZH}[^，,。？?]{0,8}(?:睡到|安静(?:一|半|下来)|不[吵叫哭闹]|睡[死一]|睡着|昏睡)`,
    "(?:能|可以|才)[^，,。？?]{0,4}(?:安静|不吵|不闹|睡)[^，,。？?]{0,2}(?:一(?:整)?天|半天|到|不醒)",
    `\\b(?:make|get|let|want|keep|knock|put|so)\\s(?:that\\s)?(?:${VICTIM_EN}|s?he)\\s(?:to\\s)?(?:\\w+\\s)?(?:sleep|quiet|calm|drowsy|out\\b|under\\b|pass)`,
  ),
  mostly: any(
    "(?:吃|喝|服|咽|灌|喂)(?:下|进)?[^，,。？?]{0,3}(?:最多|尽量多|越多越好|尽可能多)|最多的",
    en("as (?:much|many) (?:\\w+ )?as (?:possible|i can|he can|she can)|the most (?:\\w+ )?(?:into|down)"),
  ),
  malice: any(
    "报复|整[他她人蛊]|陷害|(?<!伤)害(?:[他她]|死)|收拾[他她]|使坏|以为自己(?:得|有|生)|让[^，,。？?]{0,10}消失",
    en("revenge|get back at|sabotage|teach (?:him|her|them) a lesson|would teach (?:him|her|them)|make (?:him|her|them) pay"),
    `\\bhate (?:him|her|(?:my|the|our) (?:\\w+ )?(?:${PERSON_EN}))s?\\b`,
  ),
  /** An amount that kills or wrecks. */
  lethal: any(
    "致死|致命|长眠|(?:无声无息|安安静静)地?(?:走|去|离开)了|(?<!我)(?<!我就)打死(?!我?[也都不])|一次解决|送走|送[他她]上路|归天|毒[死杀]|死得(?:快|惨|早)|弄死|杀死|害死|下毒|会死|死掉|杀人|没命|送命|保不住|活不成|救不回|出人命|结束(?:一个|他|她|掉)?[^，,。？?]{0,8}(?:的人|生命|性命)|(?:就能|就可以|能|可以)(?:安静地?|平静地?|没痛苦地?)?走(?=了?[。！!？?“”]|$)|安[静详]地走|(?:吃够|吃多少|喝够|打够)[^，,。？?]{0,10}(?:离开|睡过去|走了?(?=[，,。？?]|$))|一睡不醒|(?:不会|再也不)(?:再)?醒|走得早|离开(?:这个)?(?:世界|人世)|一击必杀|无痛地?(?:走|死)|醒不过来|(?:心脏|心跳|呼吸)(?:停跳|停止|骤停)|(?:搞坏|弄坏|毁掉|烧坏)[^，,。？?]{0,6}[肝肾心]|[肝肾][^，,。？?]{0,4}(?:[吃弄搞]坏|坏掉|没救|报废)",
    "\\b(?:lethal|fatal(?:ly)?|deadly|(?:goes?|is|be|stays?) quiet for good|switch(?:es)? off (?:the|a|his|her) (?:patient|victim|man|woman|husband|wife)|to die(?! (?:her|his|my|of|for|from|out)\\b)|die (?:peacefully|painlessly|in (?:my|his|her) sleep)|never wak\\w+|(?:would|be|is|the) (?:\\w+ )?merciful|mercy kill\\w*|out of (?:his|her|their|its) misery|slips? away|(?:a|the|my) murder|murderers?|once and for all|(?:to |puts? \\w+ to )?rest forever|quietly finish(?:es)?|ld ?-?50)\\b|\\b(?<!\\b(?:is|are|'s) (?:really |just |so )?)kill(?:s|ing|ed)?\\b(?! (?:(?:your|ur|my|the|his|all|good|gut|harmful) )?(?:germs|bacteria|viruses|cancer cells|parasites|sperm|appetite|taste|yeast|worms|brain cells|probiotics|enzymes|nutrients|vitamins|mou?ld|gains?|progress|metabolism|mood|vibe|buzz|energy|libido|sex drive|testosterone|muscles?|diet|ketosis|cravings?|hunger|knees?|back|feet|legs?|throat|skin|sleep|workouts?|strength|performance|flavou?rs?|weeds?|time)\\b)|(?:wreck|ruin|destroy)s? (?:\\w+ ){0,2}beyond repair|\\bstops? (?:\\w+(?:'s)? ){0,3}hearts?\\b|\\bhearts? (?:to )?(?:stops?|stopping)\\b|\\bfinish(?:es|ed)? (?:off )?(?:a|an|the|my|his|her|him|someone)\\b(?! (?:course|pack|bottle|meal|plate|day))|\\bend(?:s|ed|ing)? (?:a|his|her|my|someone'?s) life\\b|\\b(?:to|would) end (?:a|an|the|him|her|someone|somebody)\\b(?=[^.?!]{0,16}(?:person|man\\b|woman|adult|someone|kg|him|her))|\\b(?:a|the) way out\\b(?= of (?:life|this world|it all))|\\b(?:not|never|don'?t|won'?t|doesn'?t) wake up\\b(?! (?:at (?:\\d|night)|in the (?:night|middle)|during|to (?:pee|wee|go|use)|so (?:often|early|many)|every|for (?:the|a) (?:loo|toilet|wee|pee)|hungry|early|tired|groggy|thirsty|several|constantly)\\b)|\\bhave to wake up (?:again|any ?more|ever|tomorrow)\\b|\\b(?:destroy|wreck|ruin|shut down|fry)s?\\b.{0,12}\\b(?:livers?|kidneys?|hearts?|organs?)\\b|\\b(?:exact|needed|required|looks like) overdose\\b|\\boverdose (?:needed|required|amount|that looks)\\b|\\b(?:put|puts) (?:him|her|a \\w+|someone) in hospital\\b",
  ),
  poisoner: any(
    "凶手|杀手|毒师|投毒者|刺客|反派|受害[者人]",
    en("poisoner|villain(?:ess)?|the victim|murderer|assassin|(?:the|a) killer(?! \\w+ing|s? (?:abs|body|app|headache|workout))"),
  ),
  dnp: any("二硝基苯?酚", en("dnp|(?:2,4-?)?dinitrophenol")),
  poison: any(
    "里的毒|无色无味|氰化物|氰化钾|氢氰酸|蓖麻毒|毒药|乌头碱|毒物|砒霜|鼠药|河豚毒素",
    en("cyanide|ricin|poisons?(?! ivy)|aconitine|strychnine|arsenic|castor beans?|hemlock|nightshade|antifreeze|thallium|oleander"),
  ),
  /** What burns or poisons whoever swallows it, sold as a cure. */
  bleach: any(
    "双氧水|过氧化氢|二氧化氯|亚氯酸钠|漂白[水粉剂]|消毒液|硼砂|煤油|松节油|(?<![a-z])mms(?![a-z])",
    en("hydrogen peroxide|chlorine dioxide|sodium chlorite|bleach|miracle mineral|mms|turpentine|borax|kerosene"),
  ),
  /** What bleach is for. */
  cleaned: any(
    "消毒(?!液)|杀菌|漂洗|擦(?:洗|拭)|清洗|清洁|拖地|泡(?:抹布|砧板|衣)|净水|井水",
    en(
      "disinfect(?:ing|s)? (?!my|her|his|your|the (?:body|gut|blood))|saniti[sz]\\w*|cleaning|surfaces?|chopping board|worktop|laundry|sponges?|well water|(?:tap|rain|river|lake|drinking) water|purify\\w* water|mouthwash|gargl\\w*",
    ),
  ),
  swallowed: any(
    "喝|内服|口服|[吃服]|空腹|每天.{0,4}滴",
    en(
      "drink\\w*|swallow\\w*|tak(?:e|ing)|ingest\\w*|by mouth|drops? (?:hourly|daily|a day|per day|each|of)|giv(?:e|ing) (?:my|him|her|the|our) \\w+|dos(?:e|es|ing)",
    ),
  ),
  /** Raw aconite in spirits. */
  rawAconite: any(
    "(?:生|鲜)(?:草乌|川乌|附子)|(?:草乌|川乌|乌头|雪上一枝蒿)[^，,。？?]{0,12}(?:泡|药酒|酒)|(?:泡|药酒|酒)[^，,。？?]{0,8}(?:草乌|川乌|乌头|雪上一枝蒿)",
    en("(?:raw |unprocessed )?aconite|monkshood|wolfsbane"),
  ),
  poppy: any("罂粟(?!籽|花|科)|大烟壳|米壳", en("poppy (?:capsules?|shells?|husks?|straw|pods?)")),
  make: any(
    "提纯|提出来?|兑水(?:喝|做)|兑成|配成|提取|提炼|制作|自制|熬制|制取|合成|炼制|在家(?:用|做)|配制|怎么做|教我",
    en(
      "purif\\w+|concentrat\\w+|out of|refines?|extract(?:s|ed|ing|ion)?|mak(?:e|ing)|made|distil\\w*|isolat\\w+|brew\\w*|recipes?|synthesi[sz]\\w*|cook(?:ing)? up|grind(?: up)?|turn|home-?made|diy|convert|prepare",
    ),
  ),
  sell: any("卖给|出售|售卖|拿去卖", en("to sell|for sale|selling")),
  toxicMatter: any(
    "纯咖啡因|咖啡因[^，,。]{0,6}粉|硼砂|重金属|水银|汞|铅粉|砒霜|朱砂|雄黄|漂白|消毒液|麻黄碱|电池|工业|农药|甲醇|双氧水|二氧化氯",
    en(
      "pure caffeine|caffeine (?:\\w+ ){0,4}powder|bleach|borax|heavy metals?|mercury|lead powder|arsenic|ephedr\\w+|batter(?:y|ies)|antifreeze|methanol|chlorine dioxide|hydrogen peroxide|turpentine|pesticides?|industrial",
    ),
  ),
  /** Germs, pests and the living things in food are killed in every kitchen; where a person or a poison is named too, it is something else. */
  germs: new RegExp(
    `^(?![\\s\\S]*(?:毒[药物死]|氰|砒霜|弄死|杀人|(?:杀|害)死(?:我|自己|${PERSON_ZH})|致死|致命|自杀|[几多少]{1,2}[片颗粒]|安眠|胰岛素|(?:虫子?|菌|毒|蟑螂|蚂蚁|老鼠)(?:和|跟|以及|还有)我?的?${PERSON_ZH}|${PERSON_ZH}[^，,。？?]{0,4}(?:会死|死掉)|\\b(?:(?:${PERSON_EN})s? (?:to )?die|kill (?:me|myself|us|${VICTIM_EN})|lethal|pills|tablets|cyanide|ricin|arsenic|strychnine|antifreeze|thallium|(?:in|into) (?:his|her|their) (?:\\w+ )?(?:food|drink|tea|coffee))\\b))(?=[\\s\\S]*(?:菌|病毒|诺如|寄生虫|虫卵|虫(?!草)|螨|蟑螂|蚂蚁|苍蝇|蚊|蛾|孢子|酵母|真菌|精子|癌细胞|(?<!新)冠状|酶|杂草|\\b(?:bacteri\\w*|germs?|virus(?:es)?|norovirus|parasites?|salmonella|e\\.? ?coli|listeria|campylobacter|worms?|tapeworms?|anisakis|larvae|weevils?|mites|bugs|insects?|ants|moths|cockroach\\w*|yeast|mou?ld|fungus|spores?|probiotics?|live cultures|pathogens?|weeds)\\b))`,
    "iu",
  ),
  /** Whether a rumour is true. */
  rumour: any("真的假的|谣言|辟谣|传言", en("myths?|rumou?rs?|hoax")),
  /** Somebody else's warning of what one takes oneself: "my mate says it wrecks kidneys, how much a day?"; of a poison it is none. */
  warned: new RegExp(
    `^(?![\\s\\S]*(?:毒|氰|砒霜|\\b(?:cyanide|ricin|poison|arsenic|antifreeze|strychnine|hemlock|fentanyl|insulin|kill (?:him|her|them|some)|(?:wreck|ruin|destroy|damage|fry|harm|hurt)\\w* (?:his|her|their|someone|somebody|\\w+'s)\\b)))(?=[\\s\\S]*(?:${SAID_TO_HARM_ZH}|\\b(?:${SAID_TO_HARM_EN})\\b))(?=[\\s\\S]*(?:${OWN_USE_ZH}|\\b(?:${OWN_USE_EN})\\b))`,
    "iu",
  ),
  /** How to keep what is at home from a child, and nothing of killing. */
  kept_safe: new RegExp(
    `^(?![\\s\\S]*(?:${KILLS}))(?=[\\s\\S]*(?:孩子|小孩|幼儿|宝宝|婴儿|儿童|娃|[一二两三四五]岁|\\b(?:toddlers?|child(?:ren)?|kids?|bab(?:y|ies)|infants?|(?:my|our) (?:son|daughter)|[1-5][ -]year[ -]old)\\b))(?=[\\s\\S]*(?:${STORES}))`,
    "iu",
  ),
  /** Asked out of worry, or after an accident; somebody is to be kept from harm. */
  worry: any(
    "误[吃服食喝]|不小心|担心|怕|预防|防止|避免|以免|安全吗|有害吗|要紧吗|有事吗|危[险害]|会怎么样|会不会|会[^，,。？?]{0,8}吗|怎么办|急救|怎么救|注意什么|为什么|医生(?:开|同意|说|让|建议)|我家[^，,。？?]{0,4}(?:偷吃|吃了)|偷吃(?!禁果)|靠谱吗|真的吗|是真的|有用吗|怎么(?:跟|和|劝)[他她]|没必要|被[^，,。？?]{0,8}(?:下药|下毒)|咽不下|吞不下|(?:吞|咽)药?[^，,。？?]{0,3}(?:费劲|费力|困难)|症状|中毒(?:后|以后|了)|解毒|戒[掉断]|副作用",
    en(
      "by (?:accident|mistake)|accidental\\w*|worr(?:y|ied)|scared|afraid|prevent\\w*|protect\\w*|dangers?|dangerous|(?:can|could)(?:'t|not) swallow|trouble swallowing|is it (?:safe|bad|harmful|toxic|ok|okay)|(?:is|are) \\w+ (?:\\w+ )?(?:safe|bad|harmful|toxic|poisonous)|what happens if|(?:can|could|does|do|will|would|might|did) (?!(?:i|we|you|it take) )(?:\\w+ ){1,4}(?:cause|make|damage|harm|hurt|kill|poison|lead|wreck|ruin|destroy|fry|shut down)|too much|side effects?|symptoms?|the doctor|my doctor|her doctor|his doctor|prescribed|help (?:her|him|my|them)|avoid|treat(?:ment)?|antidote|first aid|recover\\w*|should i worry|has (?:eaten|swallowed|taken)|(?:he|she|it|dog|cat|puppy|kitten|child|kid|toddler|son|daughter|baby|they) (?:ate|swallowed)|is it true|does it work|keep .{0,20} (?:away|out of)",
    ),
  ),
} as const satisfies Readonly<Record<string, RegExp>>;
