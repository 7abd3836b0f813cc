/** What is only a name, or a phrase to be translated: the dish "上吊面", the shop 窒息甜品店, "difficulty breathing" on a card for a journey. */
import type { Around } from "./frames-around.ts";

/** As long as a name in quotes is; what is longer is said by somebody. */
const OPENS = /[“「『"]([^“”「」『』",，。；;？?！!\s]{0,8})$/u;
const CLOSES = /^([^“”「」『』",，。；;？?！!\s]{0,8})[”」』"]/u;
/** The same mark opens and closes: behind an even number of them nothing stands in quotes. */
const STRAIGHT = /"/gu;
const THING =
  "(?:小吃|美食|菜名?|面食|面条|套餐|甜品店?|甜点|点心|蛋糕|奶茶|饮料|鸡尾酒|咖啡|零食|火锅|辣酱|口味|餐厅|饭店|小店|品牌|牌子|店名?|名字|外号|绰号|昵称|网名|说法|叫法|网络用语|梗|歌名?|乐队)";
/** Said behind it what it is called or is: `"猝死套餐"是网友…起的名字`. */
const IS_THING = new RegExp(
  `^(?:这(?:个|道|款|种|家))?(?:是|算|属于|为)(?:不是)?(?:[^，,。；;？?我他她]{0,4}(?:哪里|哪儿|哪个地方|哪|网友|人们|大家|什么|啥|一[种道款家个]))[^，,。；;？?我他她]{0,20}${THING}|^这(?:个|道|款|种|家)${THING}`,
  "u",
);
const CALLED = new RegExp(`${THING}[^，,。；;？?我他她]{0,3}(?:叫做?|名叫|名为|取名)$`, "u");
/** Somebody in the quotes, or what is swallowed and may poison: "敌敌畏" has a name as well. */
const NO_NAME = /[我他她你]|妈|爸|孩子|宝宝|不想|遗[书言]|农药|毒|菇|菌|[药剂碱酸片丸]$|畏|枯/u;
/** Something was done or is felt: the name is then no more than beside it. */
const HAPPENED = /误|卡[住在了]|儿子|女儿|孩子|闺女|弟|妹|[喝吃吞服灌](?:了|下|完|进|过)|刚|现在|突然|昨|不想活|吐|晕|疼|痛|喘|抽搐|昏|倒[了下在]|怎么办|救/u;

function isNamedThing({ words, sentence, sentenceBefore, rest }: Around): boolean {
  const [open, close] = [OPENS.exec(sentenceBefore), CLOSES.exec(rest)];
  if (!open || !close || NO_NAME.test(`${open[1]}${words}${close[1]}`) || HAPPENED.test(sentence)) return false;
  if (open[0].startsWith('"') && (sentenceBefore.match(STRAIGHT)?.length ?? 0) % 2 === 0) return false;
  return IS_THING.test(rest.slice(close[0].length)) || CALLED.test(sentenceBefore.slice(0, open.index));
}

/** A shop by its name: "窒息甜品店的舒芙蕾". What happens in one has somebody before it, or 了 behind it. */
const A_SHOP =
  /^[“”「」"]?(?:甜品|奶茶|咖啡|茶饮|饮品|烘焙|面包|蛋糕|火锅|烧烤|烤肉|麻辣烫|小吃|小面|冰淇淋|汉堡|炸鸡|鸡排|料理)(?:店|馆|屋|铺|坊)(?!里|内|门口|老板|店员)/u;
const BEFORE_SHOP = /^[\s“「"]*$|(?:去|叫|那家|这家|有家|一家|新开的|网红)[“「"]?$/u;
const NAMES_A_SHOP = /^(?:窒息|猝死|上吊|自杀|想死|要死|心梗|断气|噎死)$/u;
const isShop = ({ words, before, after, sentence }: Around): boolean =>
  NAMES_A_SHOP.test(words) && A_SHOP.test(after) && BEFORE_SHOP.test(before) && !HAPPENED.test(sentence);

/** To have a phrase in another language, for a journey that is planned: abroad it may well be needed this minute. */
const TRANSLATED =
  /\b(?:translat\w+|how (?:do|would|can|should) (?:i|you|we) (?:say|write|spell|pronounce)|how to (?:say|write|spell|pronounce))\b|翻译?成|译成|用?(?:日|英|韩|法|泰|德|俄|西班牙|意大利)[语文](?:里|中)?(?:怎么|咋|如何)(?:说|写|念|讲)/u;
const FOR_LATER =
  /\bfor (?:my|our|the|a|his|her) (?:\w+ ){0,3}(?:trip|holiday|vacation|travels?|cards?|phrase ?book|homework|class|honeymoon)\b|\b(?:trip|travel|allergy|medical) cards?\b|\bphrase ?book\b|旅[行游]卡|过敏卡|卡片|小卡|下(?:个?月|周)[^，,。]{0,4}(?:去|飞)|备用|提前(?:准备|打印)/u;
const THIS_MINUTE =
  /\b(?:now|just|quick\w*|urgent\w*|hurry|help|ambulance|hospital|emergency|happening|having|started|swelling|turning|collaps\w*|we(?:'re| are) in|we(?:'re| are) at|i(?:'m| am) (?:in|at)|(?:he|she|they|dad|mum|mom|son|daughter|wife|husband|friend)(?:'s| is| has| was| can'?t| cannot))\b|刚|现在|突然|赶紧|快|急|救|已经|正在|今[天晚早]|怎么办|他|她/u;
const isPhrase = ({ words, sentence, sentenceBefore, rest, next }: Around): boolean =>
  /[“「『"][^”」』"]*$/u.test(sentenceBefore) &&
  /^[^“「『"]*[”」』"]/u.test(rest) &&
  TRANSLATED.test(sentence) &&
  FOR_LATER.test(sentence) &&
  !THIS_MINUTE.test(`${sentence.replace(words, " ")}${next}`);

/** "Two extra strength": how strong they are, and not how many too many. */
const isStrength = ({ words, after }: Around): boolean => words === "extra" && /^[ -]?strength/u.test(after);

export const onlyNamed = (around: Around): boolean => isNamedThing(around) || isShop(around) || isPhrase(around) || isStrength(around);
