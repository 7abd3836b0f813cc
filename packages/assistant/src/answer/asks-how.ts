/** Whether a question is on how a medicine is taken, and which articles tell that. */
/** Asked how or when the medicine itself is taken. */
const HOW =
  /怎么(?:样)?[吃服用喝]|早上[^，。？]{0,3}还是|晚上[^，。？]{0,3}还是|如何[服使]用|(?:饭|餐)[前后中](?!的?(?:血糖|[两2一1]小?时|高|低))|空腹(?!的?(?:血糖|抽血|胰岛素))|随餐|[和跟配][^，。？]{0,2}饭一起|(?:什么|啥)时候[吃服用]|几点[吃服用]|睡前|躺|站着|坐着|整片|嚼|喝(?:多少|几)[^，。？]{0,3}水|多喝水|伤胃|烧心|(?:嗓子|喉咙|食[管道]|胸口?)[^，。？]{0,4}[灼烧卡]|[灼烧卡][^，。？]{0,4}(?:嗓子|喉咙|食[管道]|胸)|吃法|服法|(?:吃|服)(?:完|了|过)?药?[^，。？?]{0,6}(?:多久|马上|过[一会]会?儿?)[^，。？?]{0,6}(?:吃饭|吃早饭|吃东西|进食|吃早餐)|好受|(?:怎么|如何|怎样)安排|(?:吃|用)药的?时间|\b(?:how|when) (?:do|does|should|to|can|must|is|are) (?:i |he |she |we |you |it |my \w+ )?(?:best )?(?:be )?tak(?:e|en)\b|\b(?:best|right|gentler|easier|good) (?:time|way)\b|\bways? to take\b|\bbefore or after\b|\bwith(?: or without)? food\b|\bempty stomach\b|\bbed(?:time)?\b|\blie down\b|\blying\b|\bupright\b|\bswallow|\bchew|\b(?:burn|hurt|stuck|sting)\w*\b[^.?!]{0,20}\b(?:throat|gullet|oesophagus|esophagus|chest|stomach)\b|\btime of (?:the )?day\b|\b(?:morning|evening|night) or\b|\beasier on\b|\bproperly\b|\b(?:wait|how long|how soon)\b[^.?!]{0,30}\b(?:to eat|before eating|eat|breakfast)\b|\bhow (?:do|does|should|to|can) (?:i |he |she |we )?(?:time|space|fit)\b/iu;
/** Of a meal, and not of the medicine. */
const OF_A_MEAL = /(?:[早午晚三]餐|[早午晚]饭|主食|水果|一日)[^，。？]{0,6}怎么吃|饮食|食谱|减[肥重]|忌口/u;
export const asksHow = (question: string): boolean => HOW.test(question) && !OF_A_MEAL.test(question);
/** Articles on how a medicine is taken bear this title. */
export const HOW_TITLE = /^How to take /u;
