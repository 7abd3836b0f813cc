/** What is told of nobody who is there: a film, a novel, a lesson, a text that is ordered, a joke, a dream, an animal. */
import type { Around } from "./frames-around.ts";
import { fullHead, heartbroken, wasThrilled } from "./frames-figures.ts";
import { onlyNamed } from "./frames-names.ts";
import { ofNobodyHere } from "./frames-plans.ts";

/** As far as an `Around` looks. */
const NEAR = 70;

const STORY =
  /(?<!看|着)(?:电视剧|电影|节目)(?!的?时|院)|小说|纪录片|短视频|连载|(?:看|追|刷)(?:了|过|到|着)?(?:一?部|一?个|一?集)[^，,。]{0,8}(?:剧|片|视频)(?!的?时)|复习|备考|期末|(?:看|追|读|刷|播|演|听)(?:了|到|着|过|完)?《|剧本杀|[那这]一?集|出题|出(?:[一二两三四五六七八九十几]|\d{1,2})道(?=[^，,。]{0,24}题)|选择题|判断题|填空题|简答题|(?:医师|护士|护理|药师|考研|规培|执业|单选|多选)题|求解析|选项(?:有|是|[:：])|患者[男女]，|(?:中文|英文|英语|日语)怎么说|怎么翻译|一?道题|教案|讲义|看(?:了|完|到)[^，,。]{0,6}(?:电视剧|电影|剧)(?!的?时)|剧里|剧情|[那这](?:部|个)?剧|爱看[^，,。]{0,10}剧|课文|短文|(?:写|交)[^，,。遗]{0,3}[篇份][^，,。遗]{0,14}(?:文|报告|提纲|作文)|手抄报|[女男]主|主角|主人公|反派|故事里?|(?:新闻(?!联播)|论文|作业|考试|讲课|讲座|培训|急救课)(?!的?时)|\bfirst[- ]aid (?:course|class|training|lesson)s?\b|(?:讲|说|举)(?:了|过)?[^，,。！!？?]{0,24}的(?:例子|案例)|考题|试题|题目|课件|宣传|宣教|健教|剧本|角色|案例|科普|抖音|(?<!(?:watching|during|at|after|doing) (?:a |an |the |my |his |her )?)\b(?:novel|movie|film|thriller|murder mystery|crime drama|sitcom|soap opera|tv show|\w+ show last night|(?:the )?news|podcast|documentary|homework|exam|lecture|workshop)\b|(?<!\b(?:on|to|in) (?:his|her|their|my|the|insta\w*|snap\w*|fb|facebook|whatsapp) )\bstory\b|\b(?:article|essay|coursework|assignment|quiz|flash ?cards?|handout|revising (?:for|my)|revision|finals|vignette|(?:doing|taking|teach\w*|on) (?:an?|the|my) (?:\w+ ){0,3}(?<!golf |race |obstacle |assault |main )course(?! of)|community talk|(?:talk|presentation|session|slides?|leaflet|handout|poster|training|webinar) (?:for|to) (?:(?:new|other|our|the|my|local) )?(?:parents|carers|staff|teachers|colleagues|nurses|students|volunteers|childminders)|script|case study|textbook|video game|character|(?<!\b(?:for (?:a |the )?|off |from |via |(?:bought|got|ordered) (?:\w+ ){0,2}on ))tiktok(?! shop))\b|\b(?:chemistry|biology|science|physics|history) (?:teacher|class|lesson|project|book)\b|\b(?:class|school|college|psychology|sociology|nursing|biology|science|health|english)\b[^.?!]{0,20}\bproject\b[^.?!]{0,30}\b(?:write|writing|points|about|present|collect)\b|\bin (?:the|a|this|that|some) (?:show|series|drama|book|game)\b|有人[^。！!？?]{0,30}(?:可怜|可惜|唏嘘|太惨|真惨)|\b(?:someone|somebody|a (?:man|woman|guy|girl|boy|kid|neighbou?r))\b[^.?!]{0,80}\b(?:so sad|how sad|heartbreaking|tragic)\b|\b(?:show|series|drama|book|video|clip) (?:where|in which|about)\b/u;
/** School and work that somebody did something for: "喝了三罐红牛备考，现在心慌". What it is only asked for stays a story. */
const SCHOOL =
  /考试|作业|论文|讲座|培训|复习|备考|期末|\b(?:exams?|homework|lectures?|workshops?|assignments?|essays?|revision|revising (?:for|my)|finals)\b/gu;
/** A body that is somebody's: "I have an exam tomorrow and my chest hurts". */
const BODY =
  /\bmy (?:\w+ )?(?:chest|heart|head|arms?|legs?|face|throat|tongue|lips|hands?|eyes?|stomach|tummy|belly|jaw|neck)\b|\bi (?:feel|can'?t|cannot|keep|collapsed|fainted|passed out)\b|我(?:现在|突然|刚才?)?(?:的?(?:胸口?|心口|头|手|脚|腿|肚子|眼睛|嗓子|喉咙)[^，,。]{0,4}(?:疼|痛|麻|闷|肿|紧|晕|抖)|喘|晕倒?了|吐了)/u;
const DID = /[吃喝灌吞服](?:了|完|下|(?=[，,。]))|\b(?:drank|took|ate|swallowed|chugged|downed|popped)\b/u;
const SO_NOW =
  /现在|刚|突然|今天|今早|昨晚|\b(?:now|just|today|tonight|nearly|suddenly|since)\b|\bi(?:'ve|ve| have)? (?:took|taken|swallowed|downed|necked)\b[^.?!]{0,40}\b(?:because|coz|cos|cause|as i|couldn'?t|can'?t)\b/u;
const QUOTED = /题|例|案|如果|假设|写到|里说|里面|内容|\b(?:about(?! to)|asks?|questions?|cases?|patients?|says?|example|writ\w+|characters?|imagine|if)\b/u;
/** School is no story to who despairs of it: "考试压力大，真的不想活了", "作业写不完，站在窗台上". */
const DESPAIRS_ZH =
  /不想活了|活不下去|活着(?:没|好累|太累)|我[^，,。；;]{0,4}(?:想|要)(?:跳楼|自杀|去死|跳下去)|站在[^，,。；;]{0,4}(?:窗台|天台|楼顶|阳台|栏杆)|(?:写|留)(?:好|了)?遗书/u;
/** In a clause of one's own behind what was read: "读《自杀论》读不进去，我真的想自杀". */
const EARNEST_ZH = /(?:^|[，,；;])\s*我[^，,。；;]{0,3}(?:真的?|是真|现在|每天|就是)[^，,。；;]{0,3}(?:不想活|想死|想自杀|想跳楼|活不下去)/u;
const TOLD_OF_ZH = /主角|女主|男主|主人公|反派|角色|小说|剧本|台词|歌词|写|说[:：“]|题|例/u;
const isEarnest = (sentence: string): boolean => EARNEST_ZH.test(sentence) && !TOLD_OF_ZH.test(sentence);
/** What was on when it happened: "看《知否》时奶奶突然嘴歪了". */
const WAS_ON_ZH = /(?:看|追|刷|读|听)[^，,。；;《]{0,2}《[^》]{1,20}》(?:看着看着|看到一半|中途|时|的时候)(?=[^，,。；;]{0,6}(?:突然|忽然))/u;
/** Where somebody has it from: "every day since summer because of a podcast". */
const HEARD_OF =
  /\b(?:because of|thanks to|after (?:hearing|seeing|listening to|watching|reading)) (?:an?|the|some|this|that|my) (?:\w+ ){0,2}(?:podcast|video|documentary|film|movie|article|book|program(?:me)?|show|news|tiktok)\b/gu;
const isStory = (sentence: string): boolean =>
  STORY.test(sentence.replace(WAS_ON_ZH, " ").replace(HEARD_OF, " ")) &&
  !isEarnest(sentence) &&
  !(
    (BODY.test(sentence) || DESPAIRS_ZH.test(sentence) || (DID.test(sentence) && SO_NOW.test(sentence))) &&
    !QUOTED.test(sentence) &&
    !STORY.test(sentence.replace(SCHOOL, " ").replace(HEARD_OF, " "))
  );
/** Laughed off, sung or on a screen: "追星追到心脏骤停哈哈", "这歌听得我不能呼吸". */
const JOKED = /^[^，,。；;]{0,4}(?:哈{2,}|hh+|233+|\[doge\]|\b(?:lol|lmao|haha\w*|jk)\b)/u;
const MOVED =
  /辣[得到][^，,。]{0,4}$|(?:吓|笑|惊|激动|感动)得[^，,。]{0,4}(?:差点|险些|几乎|快要?|都要|都快)[^，,。]{0,3}$|(?:好吃|好喝|好看|好听|美|帅|香|甜|可爱)[到得][^，,。]{0,4}$|差点没?(?:吓|笑|气|急|紧张|激动)得[^，,。]{0,3}$|(?:歌|曲|剧|番|综艺|视频|段子|文|书)[^，,。；;]{0,4}(?:听|看|追|读|笑|虐)得[^，,。；;]{0,14}$/u;

/** A text that is ordered, about something: "帮我写个朗读脚本，内容是…", "write me a poem about …". A farewell letter is none of them. */
const ORDERED =
  /(?:帮我|给我|替我|请你?|麻烦你?)?(?:写|编|拟|起草|生成|做)一?[篇个首段份张条](?!遗)[^，,。？?]{0,8}(?:脚本|文案|海报|作文|口播|推文|标题|文章|诗|歌词|笑话|段子|故事|广告|台词|幻灯片|ppt|板报|黑板报|传单)|\b(?:write|draft|compose|make|give) (?:me |us )?an? (?:\w+ ){0,2}(?:poem|haiku|script|poster|slogan|post|caption|song|rap|speech|leaflet|joke|limerick|blog|advert|ad|tweet)\b/u;
/** A clause of one's own behind the order for a text: "帮我写篇短文，我不想活了". With a colon or a mark of quoting before it, it is the text's; so is "I am a …". */
const WRITES = /(?:写|编|拟|起草|生成|做)[^，,。]{0,3}[篇个首段份张条]|\b(?:write|draft|compose|make|give) (?:me |us )?an? (?:\w+ ){0,2}\w+/u;
const OWN_CLAUSE = /^\s*(?:我(?!是(?:一个|个|一名)|们|的|妈|爸|想(?:写|要|让))|i(?:'m|'ve)? (?!am an? |an? |want (?:it|you|to write)))/u;
const ownClause = ({ words, before, sentenceBefore }: Around): boolean => {
  const order = sentenceBefore.slice(0, sentenceBefore.length - before.length);
  return before.length < NEAR && WRITES.test(order) && /[，,；;]\s*$/u.test(order) && !STORY.test(before) && OWN_CLAUSE.test(`${before}${words}`);
};

/** A task for the assistant, telling of nobody: "把刚才的话翻成英文", "put my log into a chart". */
const TASK =
  /^\s*(?:请|帮我|麻烦你?|给我|你)*把[^，,。]{1,16}(?:翻译?成|译成|画成|打印|导出|导成|列出|列成|贴出|发给我|发我|复述|再说|再讲|讲一遍|改成|换成|转成|做成|调[大小]|删[掉除]|念给)|^\s*(?:please |can you |could you )*(?:(?:export|translate|repeat|list|print|convert|rewrite|summari[sz]e|delete|paste) (?:my|what|that|this|the|your|me|all|every)|put [^.?!]{1,40} (?:into|in) an? (?:chart|table|list|graph|file|spreadsheet))/u;
/** What a product or a file is called is said of nobody. */
const NAMED =
  /(?:产品|商品|文件|品牌|牌子)(?:的)?(?:名字?|名称)?(?:叫做?|名为|名是|是|为|[:：])\s?["“「'‘《]?[^"”」'’》。]{0,40}$|\b(?:product|file|brand) ?(?:name|called|named)\b[^.?!]{0,40}$|\bfilename\b[^.?!]{0,40}$/u;
/** What an animal does to somebody is no story of the animal, nor is to whom it was given. */
const BITES = /^(?:[咬撕扯啃扑叼]|抓[伤破]|送|托|寄养|交给|bit (?:me|my|him|her)|scratched m|rehom|giv|gave|found a|new home)/u;
const ANIMAL =
  /(?:(?<!像小?)狗(?![和跟与][^，,。]{0,8}(?:[子女娃宝孩我妈爸人]|老公|老婆))(?!叫|吠|咬|抓|撕(?!沙发|纸|鞋|东西|家)|扯|啃(?!骨|玩|沙发|鞋|肉|东西|棒)|扑|叼(?!骨|鞋|球))|(?<!像小?)猫(?![和跟与][^，,。]{0,8}(?:[子女娃宝孩我妈爸人]|老公|老婆))(?!叫|抓|咬|挠|撕)|宠物|\bmy (?:dog|cat|puppy|kitten|pet))[^，,。.;?!]{0,30}$/u;

/** Somebody's animal that ate or drank something, and nobody beside it: "the neighbour's cat died after drinking antifreeze". */
const INGESTS = /^(?:eat|ate|eaten|eating|drink|drank|drunk|drinking|swallow|ingest|got into|had$)/u;
const ITS_DEED =
  /\b(?:the|a|an|our|his|her|their|this|that|some|mum['’]?s|dad['’]?s|friend['’]?s|sister['’]?s|brother['’]?s|neighbou?rs?['’]?s?)(?: (?!hot)\w+)? (?:dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|pon(?:y|ies)|rabbits?|hamsters?|hens?|goats?|sheep|cows?|labrador|spaniel|terrier)(?: (?!(?:i|me|my|we|us|our|he|she|him|his|her|they|them|who|son|daughter|child|children|kids?|baby|toddler|boy|girl|man|woman|husband|wife|mum|mom|dad|nan|gran\w*|brother|sister|friend|someone|somebody|tablets?|pills?|medic\w+|food|treats?|bowl|drops)\b)[\w'’]+){0,4} $/u;
/** Somebody else had it as well. */
const AND_SOMEBODY =
  /\b(?:so (?:did|has|have)|i|me|he|she|him|her|they|them|son|daughter|child|children|kids?|baby|toddler|boy|girl|husband|wife|partner|mum|mom|dad|nan|gran\w*|brother|sister|nephew|niece|friend)\b/u;
const ofAnAnimal = ({ words, before, rest }: Around): boolean => INGESTS.test(words) && ITS_DEED.test(before) && !AND_SOMEBODY.test(rest);

/** "My dog's heart pills": what is the animal's may be swallowed by somebody else. */
const ITS = /\b(?:dog|cat|puppy|kitten|pet)['’]?s (?:\w+ )?$|[狗猫物]的[^，,。]{0,3}$/u;
const MEDICINE = /drops|tablet|pill|medic|meds|flea|tick|worm|insulin|药|驱虫/u;

/** Work, prices and jokes that kill nobody. */
const HYPERBOLE =
  /\b(?:work|job|boss|exams?|school|meetings?|deadlines?|debts?|kids|life|commute|heat|diet|price)s? (?:is|are) (?:just |really |so )?(?:suffocating|choking|strangling|killing|drowning|crushing) me\b|(?:drowning|buried|swamped|snowed under) (?:in|with|by|under) |(?:want to die|kill(?:ed|ing)? m(?:e|yself)|die|dead|dying|jump(?:ing)? (?:off|out of|from) (?:a|the) \w+)[^.?!]{0,14}\b(?:lol|lmao|haha\w*|jk)\b|\bkill myself (?:before|rather than|if i (?:have to|see|hear|eat))|\bso (?:\w+ ){1,2}(?:that )?my (?:face|head|eyes?|mouth|tongue|ears?) (?:fell|fall|falls|melted|exploded|popped)\b|(?:累赘|负担|拖累|想死|不想活了?|想去死)[^，,。]{0,3}(?:哈哈|hh|233)|想[^，,。]{1,4}想得要死|\b(?:career|social|commercial|political|financial) suicide\b|\bsuicide (?:squeezes?|doors?|sprints?|runs?|drills?|wings?|sauce|pass)\b|\bjump(?:ed|ing)? off (?:a|the) \w+ (?:before|rather than|sooner than)\b|\b(?:i think )?i(?:['’]ve| have)? (?:just )?killed (?:my|the|another|a) (?:\w+ )?(?:basil|plants?|tomato\w*|orchid|fern|flowers?|lawn|cactus|succulents?|herbs?|mint|roses?|sourdough|starter|yeast|kombucha|scoby|vibe|mood)\b|\bsuicide by (?:spreadsheets?|powerpoint|e-?mails?|meetings?|zoom|excel|paperwork|admin|committee|chocolate|cake|sugar|cheese)\b|\bburden\b[^.?!]{0,6}\b(?:lol|haha\w*|jk)\b|一[看想听到见]{1,2}[^，,。]{1,8}就想死|(?:骂|气|忙|累|改|写|加班|卷|贵|催|便宜|心疼)[^，,。]{0,2}[到得]我?吐血|(?:价|贵|账单|多少钱|看到|看见|听说|数字)[^。！!？?]{0,14}(?:差点|险些|几乎|快要?)(?:没|就|要)?(?:心脏病|心梗|中风|脑溢血)|(?:工作|项目|作业|学习|学业|考试|房贷|贷款|债|生活|压力|业绩|任务|老板)[^，,。]{0,6}压得[^，,。]{0,6}喘不[过上]/u;

/** "吃两颗酒心巧克力就说自己醉得不省人事，戏精". */
const SAYS_OF_HIMSELF = /(?:就|老|总)(?:说|喊|嚷嚷?)自己[^，,。；;]{0,6}$/u;
const ACTS = /戏精|戏真?多|太能演|夸张/u;

/** "梦见自己中风了", "dreamt I had a stroke". */
const DREAMT = /梦[见到][^，,。]{0,12}$|\b(?:dream(?:t|ed)?|dreaming|nightmare)(?: that)? (?:i|my \w+|he|she|about)[^,.;?!]{0,30}$/u;

export const made = (around: Around): boolean => {
  const { before, sentence, sentenceBefore } = around;
  if (ownClause(around)) return false;
  if (fullHead(around) || heartbroken(around) || wasThrilled(around) || onlyNamed(around) || ofNobodyHere(around)) return true;
  return (
    ofAnAnimal(around) ||
    NAMED.test(sentenceBefore) ||
    DREAMT.test(before) ||
    isStory(sentence) ||
    ORDERED.test(sentence) ||
    TASK.test(sentence) ||
    HYPERBOLE.test(sentence) ||
    JOKED.test(around.after) ||
    MOVED.test(before) ||
    (SAYS_OF_HIMSELF.test(before) && ACTS.test(around.rest)) ||
    (ANIMAL.test(before) && !BITES.test(around.words) && !(ITS.test(before) && MEDICINE.test(around.words)))
  );
};
