/** What only sounds like a complaint in Chinese: the title of a book, a line of a song, what is kept from coming, what a planned operation is feared to bring, two things that are told apart. */
import type { Around } from "./frames-around.ts";

/** A title: "涂尔干的《自杀论》". A farewell that somebody calls so, and a manual to do it by, are none. */
const OPENS = /《[^》]{0,30}$/u;
const CLOSES = /^[^《]{0,30}》/u;
const NO_TITLE = /遗[书言]|绝笔|告别|手册|指南|方法/u;
const inTitle = ({ words, sentenceBefore, rest }: Around): boolean => {
  const [open, close] = [OPENS.exec(sentenceBefore), CLOSES.exec(rest)];
  return open !== null && close !== null && !NO_TITLE.test(`${open[0]}${words}${close[0]}`);
};

/** A line that is laughed at or praised: "被窒息的爱情掐住喉咙…这歌词太好笑了". Of oneself it may be meant. */
const LINE =
  /(?:歌词|台词|歌名|剧名|网名|昵称|文案|段子|表情包|弹幕)(?:[“「『"][^”」』"]{1,30}[”」』"])?[^，,。；;我]{0,4}(?:好笑|搞笑|笑死|笑喷|笑了|绝了|太绝|好土|太土|上头|尴尬|好听|洗脑|有才)/u;
const OF_OURS = /我|俺|咱|妈|爸|爷|奶|孩子|宝宝|娃|老公|老婆/u;
const inQuotes = ({ sentenceBefore, rest }: Around): boolean => /[“「『"][^”」』"]*$/u.test(sentenceBefore) && /^[^“「『"]*[”」』"]/u.test(rest);
const isLine = (around: Around): boolean => {
  const { before, words, after, sentence, next } = around;
  return LINE.test(`${sentence}${next}`) && (inQuotes(around) || !OF_OURS.test(`${before}${words}${after}`));
};

/** What a work tells: "《少年维特的烦恼》结局是自杀吗". */
const IN_A_WORK =
  /《[^》]{1,30}》[^，,。；;我]{0,6}(?:结局|情节|主题|主角|主人公|作者|第[一二三四五六七八九十\d]+[句章段页回]|开头|结尾|那[一]?段|梗概|讲的是)[^，,。；;我]{0,12}$/u;
const inAWork = ({ sentenceBefore, after }: Around): boolean => IN_A_WORK.test(sentenceBefore) && !after.includes("我");

/** A question of an examination, with what may be chosen. */
const EXAM = /下列(?:哪|关于|说法|各项|选项|不)|[单多]选题?[:：]|(?:选择|判断|填空)题[:：]/u;
const STUDIED =
  /(?:医学生|护理专业|护士资格|规培|执业(?:医师|药师|护士)|考研|内科学|外科学|儿科学|病理学?|药理学?)[^。！!？?]{0,40}(?:怎么记|口诀|那章|这章|考点|知识点)/u;
const isExam = ({ sentence }: Around): boolean =>
  (EXAM.test(sentence) || STUDIED.test(sentence)) && !/(?<![帮给教替])我(?!们|国)|他|她|妈|爸|现在|刚|突然/u.test(sentence);

/** A patient's history that is to be worded, and a clip that was seen. */
const TO_BE_WORDED = /润色|病历|用词|措辞/u;
const isWorded = (around: Around): boolean => TO_BE_WORDED.test(around.sentence) && around.sentence.includes("患者") && inQuotes(around);
const SEEN_IN = /(?:网上|抖音|快手|微博|热搜|新闻)[^，,。；;我]{0,12}$/u;
const CLIP = /^[^，,。；;我]{0,10}的?(?:视频|新闻|帖子|事件|报道)/u;
const AS_SEEN = /我(?:也|就|刚|已经|现在|自己)|照着|学着|模仿|跟着/u;
const inAClip = ({ before, after, sentence, next }: Around): boolean => SEEN_IN.test(before) && CLIP.test(after) && !AS_SEEN.test(`${sentence}${next}`);

/** Out of breath over a task or a beauty: "这题难到我窒息". Heat and closeness are none. */
const OUT_OF_BREATH = /^窒息/u;
const OVER =
  /(?:难|尬|尴尬|无语|美|帅|贵|卷|丑|甜|社死|作业|题|压力|前任|婚姻|关系|家庭|公司|工作|生活|氛围)[^，,。；;]{0,4}(?:到|得|让)(?:我|人)?(?:快要?|差点|几乎|想)?$/u;
const isOver = ({ words, before }: Around): boolean => OUT_OF_BREATH.test(words) && OVER.test(before);

export const ofALine = (around: Around): boolean =>
  inTitle(around) || inAWork(around) || isLine(around) || isExam(around) || isWorded(around) || inAClip(around) || isOver(around);

/** Right before the words: they are kept from coming ("带锁后盖防误吞"). "没防住，误吞了" is not. */
const KEPT_OFF = /(?:预防|防止|避免|谨防|严防|防|以免|免得)(?:孩子|宝宝|宝贝|小孩|小朋友|娃|老人|猫|狗|被|他|她|再|误|乱|偷|不小心)+$/u;

/** An operation that is still to come, and what is feared of it: "下个月要拔一颗牙，怕血止不住". */
const TO_COME =
  /(?:下(?:个?月|周|个?星期|个?礼拜)|过[几两]天|明天|后天|月底|年底|年后|准备|打算|计划|约了?)[^，,。；;了]{0,8}(?:拔|种|手术|开刀|胃镜|肠镜|胃肠镜|穿刺|活检|洗牙|补牙|根管|抽血|打针|做[^，,。；;了]{0,4}术)/u;
/** A journey or a run to come. */
const GOES = /(?:打算|准备|计划|下(?:个?月|周|个?星期)|明天|后天|过[几两]天)[^，,。；;了]{0,6}(?:去(?!医院|看病|急诊|看医|挂号)|跑|爬|飞|徒步|参加)/u;
const AFRAID = /(?:怕|担心|害怕|顾虑)[^，,。；;？?了过着]{0,6}$/u;
const BEGUN = /已经|刚|昨|今[天早晚]|现在[^，,。；;]{0,4}(?:流|出|渗|疼|止)|[拔做切补]了|[拔做切]完|还在|一直[在流出]|(?<!停)不停/u;
const ofAPlan = ({ before, after, sentence }: Around): boolean =>
  (TO_COME.test(sentence) || GOES.test(sentence)) && AFRAID.test(before) && !/^[了着]/u.test(after) && !BEGUN.test(sentence);

/** Two things told apart, with nothing told before them: "生酮和酮症酸中毒是一个酮吗". Of nobody. */
const ONE_AND_THE_SAME =
  /^\W*[^，,。；;？?]{1,16}[和跟与同][^，,。；;？?我他她]{1,14}(?:是不是|是)(?:同)?一(?:个|种|样|类|回|码)[^，,。；;？?]{0,8}(?:[吗么]|$)/u;
const OF_SOMEBODY =
  /吐|恶心|喘不|疼|(?<!绞|头|神经)痛|头晕|渴|我(?!想问|们想)|他|她|妈|爸|爷|奶|姥|老公|老婆|孩子|宝宝|娃|女儿|儿子|了|刚|现在|突然|今[天早晚]|昨/u;
const toldApart = ({ sentence }: Around): boolean => ONE_AND_THE_SAME.test(sentence) && !OF_SOMEBODY.test(sentence);

/** What somebody who is no doctor says may come of it: "同事非说会干性溺水". What is felt is told in other words. */
const SAID_TO_COME =
  /(?:同事|同学|室友|邻居|朋友|亲戚|婆婆|网上|网友|抖音|别人|人家|有人|他们|店员)[^，,。；;？?]{0,2}(?:说|讲)[^，,。；;？?了我他她]{0,8}会(?:得|变成|引起|导致|出现)?[“"「'‘]?[^，,。；;？?了我他她]{0,3}$/u;
const saidToCome = ({ before, after }: Around): boolean => SAID_TO_COME.test(before) && !/^[了着]/u.test(after);

/** What is not in it: "瓶上写不含铁". */
const NOT_IN_IT = /(?:不含|未含|没含|不添加|没有?添加|未添加|无添加|零添加|0添加)[^，,。；;、]{0,2}$/u;
const INGREDIENT = /^(?:铁|铁剂|咖啡因|酒精|甘草|对乙酰氨基酚|麻黄)$/u;
export const notInIt = ({ words, before }: Around): boolean => INGREDIENT.test(words) && NOT_IN_IT.test(before);

/** A breath that is told to be well: "胸肌一按就疼，喘气没事". */
const BREATHES_WELL = /^(?:喘气?|呼吸|气)(?:什么的|这些|方面|那些)?(?:都|也|还|倒|倒是|很|挺|完全){0,2}(?:没事|没问题|正常|顺畅|自如|不费劲|不费力)/u;
export const breathesWell = ({ words, after }: Around): boolean => BREATHES_WELL.test(`${words}${after}`);

/** What is feared, with how bad it would be: "还有俩月生，怕大出血". */
const FEARED = /(?:怕|担心|害怕)(?:自己|会|再|又|突然|以后|将来|到时候?|术后|产后){0,3}(?:大|急性|严重)$/u;
const isFeared = ({ before, after }: Around): boolean => FEARED.test(before) && !/[了过着]|一直|现在/u.test(after);

export const onlyFeared = (around: Around): boolean =>
  isFeared(around) || KEPT_OFF.test(around.before) || ofAPlan(around) || toldApart(around) || saidToCome(around);
