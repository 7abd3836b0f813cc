/** The words of requests to stop, replace or dose a prescribed medicine on a chat's word. */
const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "iu");
const en = (words: string): string => `\\b(?:${words})\\b`;

/** What nobody stops, and no chat doses. */
const MEDICINE_EN =
  "(?:medic(?:ine|ation|ament)s?|meds|statins?|\\w+vastatin|warfarin|insulin|(?:anti)?(?:depressants?|virals?|psychotics?|epileptics?|coagulants?|biotics?)|(?:blood pressure|heart|seizure|epilepsy|thyroid|asthma|hiv|diabetes|bp) (?:tab|pill|med|drug|medic)\\w*|metformin|blood thinners?|drugs?|prescriptions?|lithium|(?:levo)?thyroxine|predniso\\w*|steroids?|eliquis|apixaban|xarelto|rivaroxaban|clopidogrel|plavix|sertraline|fluoxetine|prozac|zoloft|lamotrigine|beta.?blockers?|metoprolol|bisoprolol|digoxin|amiodarone|methotrexate|tacrolimus|chemo\\w*|radiotherapy|dialysis|inhalers?|gabapentin|oxycodone|tramadol|morphine|opioids?|xanax|valium|(?!april)\\w+pril|\\w+(?:sartan|dipine|olol|gliptin|gliflozin)|ibuprofen|calpol|paracetamol|acetaminophen|tylenol)";
const MEDICINE_ZH =
  "(?:药(?!膳|食)|他汀|胰岛素|华法林|二甲双胍|碳酸锂|锂盐|优甲乐|泼尼松|强的松|激素|化疗|透析|降压|降糖|抗抑郁|抗癫痫|抗凝|西汀|舍曲林|地高辛|利伐沙班|氯吡格雷|布洛芬|对乙酰氨基酚|美林|泰诺林|吗啡|曲马多|药片|地平|洛尔|普利|沙坦)";

/** Prescribed, and asked for by people who only want to be slimmer: no dose of it here. */
const SLIMMING_ZH = "(?:鲁肽|尔泊肽|减肥针|瘦身针|减重针|诺和盈|穆峰达)";
const SLIMMING_EN = "(?:semaglutide|tirzepatide|liraglutide|retatrutide|ozempic|wegovy|mounjaro|zepbound|saxenda|glp-?1s?)";

const STOP_EN =
  "(?:stop(?:ping)?|quit(?:ting)?|com(?:e|ing) off|get(?:ting)? off|go(?:ing)? off|discontinue|throw(?:ing)?|toss|chuck|ditch|bin|dump|flush|skip|drops?|give up|don'?t need|doesn'?t need|no longer needs?|wean(?: \\w+)? off|cold turkey|abandons?)";
const STOP_ZH = "(?:停[掉用了药]?|断[掉了]|扔[掉了]|戒[掉了]|甩[掉开]|丢[掉开]|不(?:再)?(?:吃|用|打)(?!饭|早|晚|东西)|停止服用|摆脱)";
/** "Stop green tea on warfarin" is not the medicine's end. */
const NEAR_EN = "(?:(?!\\b(?:on|with|while|when|before|after|if|mixing|forgetting|missing|losing|confusing|from|eating|drinking)\\b)[^.?!\\n]){0,24}?";

/** What is eaten for itself: how much of it is a question about food, whatever medicine is taken beside it. */
const FOOD_ZH =
  "(?:维生素|维[A-EK]|叶酸|蛋白质?粉?|[钙镁锌硒碘铜钾铁磷](?!剂|片)|钠|食?盐|[喝饮]水|水分|纤维|鱼油|DHA|欧米伽|辅酶|热量|能量|卡路里|碳水|主食|[油肉蛋奶酒茶]|益生菌|咖啡因?|水果|蔬菜)";
const FOOD_EN =
  "(?:vitamins?|vit|[bcdek]\\d{0,2}|folate|folic acid|protein|calcium|magnesium|zinc|selenium|iodine|potassium(?! chloride)|phosph\\w+|sodium|salt|water|fluids?|fib(?:re|er)|fish oil|omega.?3s?|dha|coq10|calories|carb\\w*|sugar|fat|meat|eggs?|milk|alcohol|wine|beer|probiotics?|caffeine|coffee|tea|fruits?|vegetables)";

/** Called by what it is for: "my thyroid dose", "his seizure meds". */
const FOR_WHAT_EN =
  "(?:thyroid|blood pressure|bp|cholesterol|heart|seizure|epilepsy|fluid|anxiety|depression|sleep(?:ing)?|diabetes|gout) (?:dos(?:e|age)|tablets?|pills?|meds?|medic\\w+)";
export const MEDICINES = {
  /** The amount that is asked about is one of a food or a nutrient. */
  ofFood: any(
    `${FOOD_ZH}[A-EQ\\d]{0,3}[CE、和]{0,3}(?:片|的)?(?:一天|每天|每日|一日)?(?:给?[他她]?(?:还)?(?:该|应该|要|需要|能|可以|得)(?:不能)?)?[吃喝补摄]?入?(?:多少|几[克杯勺个片粒颗]|剂量|用量|加量|减量|减半|加倍|加到|减到)`,
    `(?:大剂量|高剂量|多少克|几[克杯勺])的?${FOOD_ZH}`,
    `\\b(?:how (?:many|much)(?: (?:more|extra|\\w+ of))?|dose of|amount of) ${FOOD_EN}\\b`,
    `\\b${FOOD_EN} (?:dos(?:e|es|age)|intake)\\b`,
  ),
  stopsMedicine: any(
    `${STOP_ZH}[^，,。？?忘]{0,8}${MEDICINE_ZH}|${MEDICINE_ZH}[^，,。？?忘漏]{0,4}(?:给)?${STOP_ZH}`,
    `\\b${STOP_EN}\\b${NEAR_EN}\\b(?:${MEDICINE_EN}|(?:my|the|your|his|her|their|all) (?:pills|tablets))\\b|\\b(?:my|the|his|her) (?:\\w+ )?${MEDICINE_EN} (?:away|in the bin|down the toilet)\\b`,
  ),
  replacesMedicine: any(
    `(?:代替|替代|换掉|取代|停[^，,。？?]{0,8}改(?:吃|喝|用))[^，,。？?]{0,6}${MEDICINE_ZH}|${MEDICINE_ZH}[^，,。？?]{0,4}(?:停|断)[^。？?]{0,4}改(?:吃|喝|用)|可停(?:用|掉)?${MEDICINE_ZH}`,
    `\\b(?:replac(?:e|es|ing)|(?<!\\b(?:on|now|taking|prescribed) (?:${MEDICINE_EN}) (?:now )?)instead of|swap|substitute for)\\s(?:(?:my|the|your|his|her)\\s)?(?:\\w+\\s){0,2}?(?:${MEDICINE_EN}|tablets? from)\\b`,
  ),
  /** Wants to be told so, or a plan for it. */
  assent: any(
    "能不能|可以|同意|支持|是不是|想|打算|就|对吧|确认|告诉|让|叫|建议|说|计划|方案|日程|时间表|教|帮我|怎么",
    en(
      "can i|may i|could i|should i|i should|tell|say|agree|confirm|plan|schedule|how|i want|i'?m going to|is (?:it|that|this) (?:ok|okay|fine|safe)|i'?m (?:stopping|quitting|coming off|dropping|ditching)|it'?s (?:ok|okay|fine|safe)|fine to|safe to|authori[sz]e|help me|write|let me|i can|yes|convince|persuade|instead|and (?:take|use|eat|drink)",
    ),
  ),
  /** A doctor's word at second hand ("my mom said my nurse said so") is none. */
  doctors: any(
    "(?<![妈爸婆公友事人姐哥弟妹她他居][^，,。？?说]{0,3}说(?:过|，|,|：|:|“|‘|\"|'|「){0,3}(?:她|他)?)(?:医生|大夫)(?:已经|都|也)?(?:让|说|建议|要|给|同意|叫|帮|开)(?!你)|遵?医嘱",
    "(?<!(?:no|skip|without)(?: the| a| my)? )(?<!\\b(?:said|says|saying|told me|tells me|swears|claims|reckons|heard)(?: that)?[\\s:,\"'“‘]{1,4})\\b(?:my|the|her|his|our|a) (?:doctor|gp|endo\\w*|consultant|nurse|specialist|cardiologist|psychiatrist) (?:says?|said|wants|decided|plans|is|told|asked|suggested|agreed|stopped|took)\\b(?! you)",
  ),
  /** Stopped long ago, a course that is finished, or told on a label. */
  stoppedBefore: any(
    "(?:吃|用|打|输|服)完[^。？?]{0,20}停药(?:之?后|以后)[^，,。？?]{0,3}(?:几天|多久|多长时间)|停[药了掉用]?也?(?:有|已经)?[^，,。？?]{0,2}(?:年|个?月|周|天)|早(?:就|已经?|好了)?[^，,。？?]{0,4}停|(?:前[两几]?年|去年|以前|几年前|多年前)[^。？?]{0,20}停|(?:说明书|标签)[^，,。？?]{0,8}停",
    en("last (?:year|month|week)|(?:years?|months?|weeks?) ago|finished (?:my|the|a) course"),
  ),
  medicine: any(MEDICINE_ZH, SLIMMING_ZH, en(`${MEDICINE_EN}|${SLIMMING_EN}|${FOR_WHAT_EN}`)),
  /** An amount of it worked out, raised or lowered. */
  dosing: any(
    "(?:加|减|调|升|降|增)(?:量)?(?:到|成|至)|加量|减量|减药|加倍|翻[一两三\\d]?倍|减半|[两三四五\\d]倍|(?:再|多|少|加|减)(?:吃|打|加|减|喂)?(?:半|一|两|[1-9几])(?:片|粒|颗|倍|个?单位)",
    "(?:打|加|减|补|注射|喂|吃|用|服)[^，,。？?]{0,3}(?:几|多少)个?(?:单位|毫升|毫克|片|粒|颗)|剂量|用量|该吃(?:几|多少)|吃(?:两|[2-9])[片粒颗][^，,。？?]{0,4}(?:行|可以|好)",
    en(
      `how (?:many|much) (?:mg|milligrams|mcg|micrograms|units|tablets|ml|pills)|(?:new|right|exact|my|the|what|a) (?:\\w+ )?(?:dos(?:e|age)|number of m\\w+)|(?:bump|raise|increase|up|lower|drop|cut|reduce|double|triple|halve|adjust|set|calculate|work out)(?: up| down)? (?:my|his|her|our|the) (?:dose of |new )?${MEDICINE_EN}|(?:move|put|bring|get) (?:my|his|her) ${MEDICINE_EN} (?:up|down|to (?:\\d|what\\w*))|tapering|prescribe|prescription for|units`,
    ),
  ),
  /** It is to be decided here, for somebody, now. */
  decides: any(
    "帮我|给我|直接(?:告诉|给|说|开)|(?:我|他|她|宝宝|孩子)[^，,。？?]{0,6}(?:该|应该|要)|算|自己|能不能|可以|行不行|行吗|好吗|今晚|今天|现在|\\d+(?:公斤|斤|个?月)|INR|血糖\\d",
    en(
      "should (?:i|we|he|she)|(?:i|we|he|she) should|can (?:i|we|he|she) (?:just |simply )?(?:double|triple|halve|up|raise|increase|cut|lower)|just (?:tell|give)|tell me|give me|calculate|work out|set|write|exactly|confirm|for me|tonight|today|right now|i want to|for (?:my|a|our) (?:\\w+ ){0,3}(?:months?|weeks?|baby|toddler|newborn)|prescribe|(?:double|triple|halve) (?:my|his|her|the)",
    ),
  ),
  /** What a leaflet says of everybody. */
  usual: any(
    "最多|上限|最大|一般|通常|常用|说明书|忘|漏|和|饭[前后]|睡前",
    en("maximum|max|limit|usual\\w*|typical\\w*|standard|missed|forgot|leaflet|in studies|sensitivity|resistance|took|taken|taking|nurse"),
  ),
} as const satisfies Readonly<Record<string, RegExp>>;
