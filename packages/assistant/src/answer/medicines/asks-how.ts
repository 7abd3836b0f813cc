/** Whether a question is on how a medicine is taken, and which articles tell that. */
/** Asked how or when the medicine itself is taken. */
const HOW =
  /怎么(?:样)?[吃服用喝]|早上[^，。？]{0,3}还是|晚上[^，。？]{0,3}还是|如何[服使]用|(?:饭|餐)[前后中](?!的?(?:血糖|[两2一1]小?时|高|低))|空腹(?!的?(?:血糖|抽血|胰岛素))|随餐|[和跟配][^，。？]{0,2}饭一起|(?:什么|啥)时候[吃服用]|几点[吃服用]|睡前|躺|站着|坐着|整片|嚼|喝(?:多少|几)[^，。？]{0,3}水|多喝水|伤胃|烧心|(?:嗓子|喉咙|食[管道]|胸口?)[^，。？]{0,4}[灼烧卡]|[灼烧卡][^，。？]{0,4}(?:嗓子|喉咙|食[管道]|胸)|吃法|服法|(?:吃|服)(?:完|了|过)?药?[^，。？?]{0,6}(?:多久|马上|过[一会]会?儿?)[^，。？?]{0,6}(?:吃饭|吃早饭|吃东西|进食|吃早餐)|好受|(?:怎么|如何|怎样)安排|(?:吃|用)药的?时间|\b(?:how|when) (?:do|does|should|to|can|must|is|are) (?:i |he |she |we |you |it |my \w+ )?(?:best )?(?:be )?tak(?:e|en)\b|\b(?:best|right|gentler|easier|good) (?:time|way)\b|\bways? to take\b|\bbefore or after\b|\bwith(?: or without)? food\b|\bempty stomach\b|\bbed(?:time)?\b|\blie down\b|\blying\b|\bupright\b|\bswallow|\bchew|\b(?:burn|hurt|stuck|sting)\w*\b[^.?!]{0,20}\b(?:throat|gullet|oesophagus|esophagus|chest|stomach)\b|\btime of (?:the )?day\b|\b(?:morning|evening|night) or\b|\beasier on\b|\bproperly\b|\b(?:wait|how long|how soon)\b[^.?!]{0,30}\b(?:to eat|before eating|eat|breakfast)\b|\bhow (?:do|does|should|to|can) (?:i |he |she |we )?(?:time|space|fit)\b/iu;
/** Of a meal, and not of the medicine. */
const OF_A_MEAL = /(?:[早午晚三]餐|[早午晚]饭|主食|水果|一日)[^，。？]{0,6}怎么吃|饮食|食谱|减[肥重]|忌口/u;
/** Food as the means: "how can I lower my blood pressure with food?" asks for no meal that a tablet goes with. */
const TO_DO = "(?:lower|bring(?:ing)?|get(?:ting)?|reduc\\w+|rais\\w+|boost\\w*|improv\\w+|increas\\w+|manag\\w+|control\\w*|treat\\w*|help\\w*|keep\\w*)";
const BY_FOOD = new RegExp(
  `\\b${TO_DO}\\b[^.?!]{1,40}\\b(?:with|through|by|using|via) (?:my |the |\\w+ )?(?:foods?|diet|eating|what i eat)\\b|\\b(?:what|which foods?|how) (?:can|could|should|do|must|to) (?:i |we |he |she )?eat to ${TO_DO}\\b|(?:用|靠|通过|从)(?:饮食|食物|吃饭?|食疗)[^，。？?]{0,6}(?:降|控|调|改善|稳|升|提高)|(?:吃|饮食)(?:什么|啥|怎么吃|上)?[^，。？?]{0,3}(?:能|可以|来|才能)(?:帮助?)?(?:降|控制|改善|稳住?|提高)`,
  "iu",
);
export const asksByFood = (question: string): boolean => BY_FOOD.test(question);
export const asksHow = (question: string): boolean => HOW.test(question) && !OF_A_MEAL.test(question) && !asksByFood(question);
/** Articles on how a medicine is taken bear this title. */
export const HOW_TITLE = /^How to take /u;
