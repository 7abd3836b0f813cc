/** What is only asked about, meant or guessed: not swallowed yet, not known to be so. */
import type { Around } from "./frames-around.ts";

/** To take something, not yet taken: "吃了", "drank" are. */
const TAKES = /^(?:eat|drink|take|taking|have|sip|swallow|give|chew)(?: |$)|^(?:吃|喝|服|吞|喂|灌|咽)[下到掉光]?$/u;
const WHETHER_TAKEN =
  /\b(?:can|could|should|shall|may) (?:i|we|he|she|they|you|(?:my|our|the) \w+)(?: (?:still|also|just|safely|now|then|instead))?(?: eat or| eat and| drink or)? $|\b(?:what|how much|how many|something|anything|nothing|foods?|safe|ok|okay|good|best|fine|which|ideas?|tips)(?: \w+)? (?:to|can i|should i|do i)(?: eat or| eat and| drink or)? $|忘(?:了|记)?了?$|\b(?:forgot|forgotten|meant) to $|(?:能不能|可不可以|可以|能|要不要|用不用|该不该|应该|需要|是否)(?:再|也|给(?:[他她]|孩子|宝宝|娃)?)?$/u;
/** "吃到几岁", "吃多少", "吃什么". */
const ASKED_BEHIND = /^(?:点|些)?(?:什么|啥|多少|几(?!乎)|多大|多久|哪)/u;
const MEANT_TO_TAKE =
  /(?:想(?!问|知道|了解|请|不|起|到|必|来)|打算|准备(?!好)|决定|计划)[^，,。；;？?了过]{0,14}$|(?:今晚|明天|等会儿?|待会儿?|一会儿?)(?:就|要)$|\b(?:going|planning|plan|about|want|wants|ready|intend|decided) to (?:just )?$|\b(?:gonna|i'll|will|thinking of|thinking about) (?:just )?$/u;
const DONE = /^(?:去)?[了过]/u;
/** Asked behind it, of what is not done yet: "一把吞下去行不行", "一起吃下去，这样可以吗". */
const MAY_BEHIND = /^[去掉]?[，,]?(?:这样)?(?:行不行|行吗|可不可以|可以[吗么]|好不好|好吗|成不成|会不会影响|影响吸收)/u;
/** "能不能一把全吞了": all of it at once, under a question; 了 is no past there. */
const AT_ONCE = /^(?:吃|吞|服|喝|咽)(?:了|下去|下|掉|光)?$/u;
const MAY_AT_ONCE = /(?:能不能|可不可以|可以|行不行|要不要)[^，,。；;？?]{0,8}(?:一把|一起|一次|一口|一块儿?|同时)[^，,。；;？?]{0,4}$/u;
/** "Can they be taken together?" */
const MAY_BE_TAKEN = /\b(?:can|could|may|should|must|to) (?:(?:it|they|these|those|this|both|all|also|still|my \w+|the \w+|\w+) ){0,2}be (?:safely )?$/u;
const mayBeTaken = ({ words, before }: Around): boolean => words === "taken" && MAY_BE_TAKEN.test(before);
const notTaken = ({ words, before, after, rest }: Around): boolean =>
  (TAKES.test(words) && !DONE.test(after) && (WHETHER_TAKEN.test(before) || ASKED_BEHIND.test(after) || MEANT_TO_TAKE.test(before) || MAY_BEHIND.test(rest))) ||
  (AT_ONCE.test(words) && MAY_AT_ONCE.test(before));

/** "Have I overdosed?", "是不是过量了", "吃多少会过量": whether the amount told is one is for the other signs to say. */
const OVERDOSED = /^(?:i |he |she )?(?:overdos|od'?d)|过量/u;
const WHETHER_OVERDOSED =
  /\b(?:have|has|did|am|is) (?:i |he |she |we )?$|(?:是不是|会不会|算不算|算)(?:药物)?$|(?:多少|几[片粒颗滴支袋次]|多大(?:的?量)?|怎么|怎样|什么情况|啥情况)[^，,。；;？?了]{0,10}$/u;
const notOverdosed = ({ words, before }: Around): boolean => OVERDOSED.test(words) && WHETHER_OVERDOSED.test(before);

/** "Two at 8 and two at 12, is that too much?": one or two tablets and no greater number; of more, the worry itself counts. */
const TOO_MUCH = /^too (?:much|many)$|^(?:吃|喝|服)?多了$/u;
const WHETHER_TOO_MUCH =
  /\b(?:is|was|isn'?t) (?:that|it|this) (?:way |far |a bit )?$|\b(?:did|have|has) (?:i|he|she|we) (?:take|taken|had|have|given?|eaten?|drunk|drink) $|(?:是不是|算不算|会不会|算)$/u;
const ONE_OR_TWO = /\b(?:one|two|a|an|1|2)\b|(?:^|[^\d])[一两12]\s?[片粒颗]/u;
const MORE =
  /(?<!\bat |\d)(?:\b(?:[3-9]|\d{2,})\b(?!\s?(?:mg|mcg|g|iu|毫克|克|hours?|hrs?|h|am|pm|years?|岁|点|小时)\b)|\b(?:three|four|five|six|seven|eight|nine|ten|several|handful|lots?|bunch|whole|all|many)\b(?! (?:hours?|hrs?)))|[三四五六七八九十几半整把瓶盒板]/u;
/** "维D滴剂宝宝吃多了会怎样": asked what it does, of no deed and no number told. */
const WHAT_COMES = /^(?:了)?(?:会|有|能)(?:不会)?(?:怎|咋|有?(?:什么|啥)|中毒|危险|危害|坏处|不好|副作用|影响)|^[^.;?!]{0,12}\b(?:what happens|do to)\b/u;
const DEED = /刚|昨|今[天早晚]|不小心|误|偷|把|一下子|现在|吐|拉|睡|哭|\d|[一两二三四五六七八九十几半整][片粒颗滴支瓶盒袋次]/u;
const notTooMuch = (around: Around): boolean => {
  const { words, before, after, sentence, sentenceBefore, next } = around;
  if (TOO_MUCH.test(words) && WHAT_COMES.test(after) && !DEED.test(sentence)) return true;
  const told = `${sentenceBefore}${sentence}${next}`.replace(/too many/gu, " ");
  return TOO_MUCH.test(words) && WHETHER_TOO_MUCH.test(before) && ONE_OR_TWO.test(told) && !MORE.test(told);
};

/** "Two of my tablets instead of one": one too many, which is no great number. */
const FEW = /^(?:2|two|couple) of m/u;
const IN_PLACE_OF_ONE = /\b(?:instead of|rather than) (?:just |only |the )?(?:one|1)\b(?! (?:hundred|thousand))/u;
const isOneMore = ({ words, rest }: Around): boolean => FEW.test(words) && IN_PLACE_OF_ONE.test(rest);

/** A low blood sugar that nobody has measured: "是不是低血糖", "is his sugar low?". */
const OF_SUGAR = /^(?:低血糖|血糖低|血糖|低|(?:blood )?(?:sugar|glucose)(?: is)? ?(?:low)?|low(?: blood)?(?: sugar)?|hypo\w*)$/u;
const GUESSED =
  /(?:是不是|会不会|是否|难道|莫非|可能|怕是|应该是|我?(?:觉得|估计|怀疑|猜))[^，,。；;？?]{0,10}(?:低血糖|血糖(?:太|有点|偏)?低)|(?:低血糖|血糖(?:太|有点|偏)?低)(?:了)?(?:吗|么|吧)|\b(?:is|could|might|may|maybe|perhaps|guess|think|wonder)\b[^.,;?!]{0,24}\b(?:(?:sugar|glucose)[^.,;?!]{0,8} (?:low|dropping)|low on sugar|low (?:blood )?sugar|hypo\w*)\b/u;
const MEASURED = /测|量[了出]|血糖仪|\d|\b(?:meter|tested|test|reads?|reading|monitor|sensor|measured)\b/u;
/** All of a sentence that ends in a question mark: "Low blood sugar?" */
const ALONE = /^\s*(?:低血糖|血糖低|(?:a )?low (?:blood )?sugar|(?:a )?hypo)\s*$/u;
const isGuess = ({ words, sentence, next }: Around): boolean =>
  OF_SUGAR.test(words) && (GUESSED.test(sentence) || (ALONE.test(sentence) && /^\s*[?？]/u.test(next))) && !MEASURED.test(sentence);

/** What somebody says comes of eating it, or of leaving it, has not come: "邻居说要少吃肉，不然会吐血". */
const WARNED =
  /(?:邻居|医生|大夫|护士|婆婆|朋友|同事|同学|老师|中医|网上|有人|别人|人家|人们|店员|卖家)[^。；;？?]{0,6}(?:说|讲|告诉|警告|提醒|吓唬)[^。；;？?]{0,16}[吃喝补戒忌停抽][^。；;？?]{0,10}(?:不然|否则|就会|就要|会|要)[^，,。；;？?了过]{0,3}$|\b(?:neighbou?r|doctor|gp|nurse|dietitian|friend|colleague|mother-in-law|aunt|uncle|people|they|everyone|internet|google|websites?) (?:says?|said|told|tells|warns?|warned|reckons?)\b[^.;?!]{0,70}\b(?:or|or else|otherwise)\b[^.;?!]{0,12}(?:(?:'ll|'d)|\b(?:will|would|might|could|can|may|end up))[^.;?!]{0,16}$/u;
const CAME = /^(?:[了过着]|\s?(?:since|now|today|again)\b)/u;
const isWarned = ({ sentenceBefore, after }: Around): boolean => WARNED.test(sentenceBefore) && !CAME.test(after);

/** An advice that is only cited, of nobody: "everyone says call 911 for chest pain". */
const CITED =
  /\b(?:everyone|everybody|people|they|posters?|adverts?|leaflets?|websites?|the (?:advice|internet|news|tv|rule|nhs)|we(?:'re| are)(?: all| always)? told|you(?:'re| are)(?: always)? told|i know)\b[^.;?!]{0,20}\b(?:call|ring|dial|phone|go to (?:the )?(?:er|a&e|hospital|emergency)|see a doctor)\b[^.;?!]{0,16} (?:for|with|about|if (?:you|there)(?:'ve| have| is|'s)?(?: got)?|when you have) (?:any |a |an |some )?$/u;
/** It is somebody's after all. */
const OF_SOMEBODY =
  /\b(?:my|mine|ours?|this|these|that(?:'s)?|it(?:'s)?|he|she|his|hers?|like|started|began|now|today|tonight|ago|since|i(?:'ve| have| had| got)(?! (?:none|no|not|never)\b)|(?:dad|mum|mom|husband|wife|son|daughter|nan|gran|grandad|grandpa|partner|friend|mate|baby)(?:'s)?)\b/u;
/** In Chinese it must be denied of oneself as well: "都说胸痛要去急诊，我没有". */
const CITED_ZH = /(?:都|常|老|总|人家|别人|医生|大夫|网上|书上|新闻|电视|宣传|大家|听|科普)说(?:是|过)?$/u;
const GO_ZH = /^(?:的话|时|了|就)?(?:就)?(?:要|得|该|应该|必须|一定要)(?:马上|立刻|立即|赶紧|尽快)?(?:打|叫|去|拨|看)(?:120|急救|急诊|医院|救护车|医生)/u;
const NONE_ZH = /[，,。；;]\s*(?:可|但|不过)?我(?:自己|本人|倒)?(?:又|也|并|其实)?(?:没(?!法|办法)|不(?:疼|痛|难受)|好好的|身体(?:很|挺)?好|一切正常)/u;
const NOW_ZH = /现在|刚|突然|今[天早晚]|昨|可是[^，,]{0,6}(?:疼|痛|喘|麻)/u;
const isCited = ({ before, sentenceBefore, after, rest, next }: Around): boolean =>
  (CITED.test(sentenceBefore) && !OF_SOMEBODY.test(`${rest}${next}`)) ||
  (CITED_ZH.test(before) && GO_ZH.test(after) && NONE_ZH.test(rest) && !NOW_ZH.test(rest));

/** A poisoning by its name, asked how it comes about or what to mind: "煤气中毒到底是怎么回事，睡觉前要注意哪些". */
const POISONING = /中毒$|poisoning$/u;
const HOW_IT_COMES =
  /中毒[^，,。；;？?]{0,6}(?:是)?怎么(?:一)?(?:回事|来的|发生|搞的)|(?:平时|以后|睡觉?前|用的时候|使用时|在家|冬天|夏天)[^，,。；;？?]{0,8}(?:要|该|得)?(?:注意|当心|留意|小心)(?:些|点)?(?:什么|哪些|啥)|怎么(?:防|预防|避免)|\b(?:how (?:do|does|can) (?:people|you|it|one|we) (?:end up|get|happen|prevent|avoid)|how to (?:prevent|avoid)|what to (?:watch|look) (?:out )?for)\b/u;
const SOMEBODY_IS =
  /头[晕疼痛]|恶心|吐|昏|叫不醒|没力|倒|刚|现在|突然|昨|今[天早晚]|\b(?:dizzy|headache|sick|faint|vomit\w*|now|today|tonight|just|this morning|last night)\b/u;
const howItComes = ({ words, sentence, next }: Around): boolean =>
  POISONING.test(words) && HOW_IT_COMES.test(sentence) && !SOMEBODY_IS.test(`${sentence}${next}`);

export const onlyAsked = (around: Around): boolean =>
  howItComes(around) ||
  isOneMore(around) ||
  mayBeTaken(around) ||
  notTaken(around) ||
  notOverdosed(around) ||
  notTooMuch(around) ||
  isGuess(around) ||
  isWarned(around) ||
  isCited(around);
