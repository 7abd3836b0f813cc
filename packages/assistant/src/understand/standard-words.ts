/** "咋补", "吃啥": spoken words for what is otherwise written, so that one word is known for each. */
import { replacer } from "../text/sieve.ts";

const STANDARD: readonly (readonly [RegExp, string])[] = [
  [
    /\bat (?:the )?(?:very )?(?:first|earliest) (?:signs?|hint|whiff|onset|sniffles?|tickle|sneeze)(?: of (?:a |the |my )?(?:cold|flu|sniffles)\b|(?! of\b))/giu,
    "for a cold",
  ],
  [/\b(?:the )?sniffles\b/giu, "a cold"],
  // As a sheet prints it: "Calcium, total 2.9 mmol/L", "Folate, serum".
  [/\b(25-?(?:oh|hydroxy) ?vitamin d[23]?|prostate specific antigen|psa), total(?=\s*(?:[:=]|is\b|was\b|of\b|\d|[<>]))/giu, "$1"],
  [/\b([a-z][\w-]*(?: [a-z][\w-]*){0,2}), (total|free|direct|indirect|red cell|ionized|ionised)(?=\s*(?:[:=]|is\b|was\b|of\b|\d|[<>]))/giu, "$2 $1"],
  [/\b([a-z][\w-]*(?: [a-z][\w-]*){0,2}), (?:serum|plasma|blood|inorganic)(?=\s*(?:[:=]|is\b|was\b|of\b|\d|[<>]))/giu, "$1"],
  [/\b(?:needs?|requires?) (?:some )?(?:food|a meal|meals)(?=\s*(?:[?.!,]|$))/giu, "have to be taken with food or on an empty stomach"],
  // Whoever said so is asked about what was said.
  [
    /,? ?\bor (?:is|are|was|were) (?:my|his|her|our|the) (?:\w+ )?\w+ (?:just |only |simply )?(?:making (?:it|this|that) (?:all )?up|having me on|pulling my leg|talking (?:nonsense|rubbish|bull\w*)|exaggerating|overreacting|mistaken|wrong)\b/giu,
    "",
  ],
  // Antibodies against the thyroid, where iodine is asked about: its caution is that of the illness they show.
  [/(?:抗体\s?TPO|TPO(?:-?Ab)?(?:抗体)?|甲状腺(?:过氧化物酶)?抗体)(?:也|都|是|查出来)*(?:阳性?|偏?高|升高|超标)(?:了)?(?=[^]*碘)/giu, "桥本甲状腺炎"],
  // Glucose goes without saying: "6.4 空腹", "餐后的是10.2".
  [/(?<![\d.])(\d{1,2}\.\d)\s?空腹(?!血糖)/gu, "空腹血糖$1"],
  [/空腹(?:的)?(?:是|测了?|查了?)?\s?(\d{1,2}\.\d)(?!\d)/gu, "空腹血糖$1"],
  [/(?:餐后|饭后)(?:两小时|2小时|2h)?(?:的)?(?:是|测了?|查了?)?\s?(\d{1,2}\.\d)(?!\d)/gu, "餐后血糖$1"],
  // "A1500 D500" on a label of the two vitamins.
  [/(?<=[\p{Script=Han}\s，,]|^)(D3?|A)\s?(\d{3,5})(?=\s|[，,。的、+]|$)(?!\s?(?:mg|ug|iu|mcg|微克|毫克))/gu, "维生素$1 $2国际单位"],
  // What is in order is told of somebody, and asks of no range.
  [/(?:我|他|她|本人|自己)(?:的)?(?:血糖|血压|血脂|尿酸|肝功能?|肾功能?|肝肾功能)(?:都|一直|也|现在)?(?:是)?正常(?=[，,。；;\s没]|$)/gu, "身体健康"],
  // Who else is in the house is not whom it is about.
  [
    /\b((?:pain|busy|hectic|mad|chaos|chaotic|rushed?|tough|hard|impossible|crazy|mornings?|evenings?|home|house)(?: in the (?:mornings?|evenings?))?) (?:w|with|w\/) (?:the |my |our |two |three |four |small |young |little |\d )*(?:kids|children|little ones|toddlers|babies|baby|twins)\b/giu,
    "$1",
  ],
  [/咋(?![舌呼])/gu, "怎么"],
  // What comes out after a food is an allergy to it, as far as anybody can tell.
  [
    /(?:一)?吃(?:了)?(虾蟹?|螃?蟹|海鲜|贝类|花生|坚果|腰果|核桃|芒果|牛奶|鸡蛋|小麦|大豆|芝麻)(?:就|会|总|老|都|也|经常|容易)+(?:全?身)?(?:起|出|长|发)(?:很多|好多|一身|红)?(?:疹子?|皮疹|红疹|风疹|风团|荨麻疹|包)/gu,
    "对$1过敏",
  ],
  [
    /\b(shrimps?|prawns?|shellfish|crab|seafood|peanuts?|nuts?|milk|eggs?|sesame)(?: always| usually| sometimes)? (?:gives? me|brings? me out in|makes? me break out in|makes? me come out in|causes?) (?:an? )?(?:itchy )?(?:hives|rash(?:es)?|welts)\b/giu,
    "allergic to $1",
  ],
  [/啥/gu, "什么"],
  // What to mind, what is eaten at table, and a question that ends in its own denial.
  [/(?:有|都有|有没有)?(?:什么|哪些)(?:讲究|忌讳|说道)/gu, "要注意什么"],
  [/(?<=[，,。\s]|药|林|针|^)吃菜(?=(?:有|要注意|上|方面|的话))/gu, "吃蔬菜"],
  [/(?<=能吃|能喝|能用|能补|可以|行得通|好吃|管用|有用)不(?=\s*[?？]|$)/gu, "吗"],
  // "缺D", "补 D": a letter by itself is the vitamin.
  [/(?<=[缺补])\s?([ABCDEK])(?![\w\d+.-])/gu, "维生素$1"],
  // Iron that is lifted is not eaten.
  [/[撸举](?:完|了|过)?铁/gu, "力量训练"],
  // A little too high is high: the word between parts the name of what it is.
  [
    /(?<=胆固醇|血脂|甘油三酯|尿酸|血压|血糖|低密度|转氨酶|肌酐)(?:有一?点儿?|有些|稍微?|稍稍|略微?|比较|一直|总是?|老是|都?偏)+高(?=[，。,.;；、！!？?\s了的]|$)/gu,
    "高",
  ],
  // An organ that does badly, in the word that is written for it.
  [/肾(?:功能|脏)(?:有一?点儿?|有些|不太|不怎么|比较|稍微|略微?|越来越|已经|都|也)*(?:差|弱|不行|不好)(?![吗么不])(?:了|点)?/gu, "肾功能下降"],
  [/肝(?:功能|脏)(?:有一?点儿?|有些|不太|不怎么|比较|稍微|略微?|越来越|已经|都|也)*(?:差|弱|不行|不好)(?![吗么不])(?:了|点)?/gu, "肝功能异常"],
  [
    /\b(kidney|liver)s?(?: function)?(?: is| are| was| were|['’](?:s|re)) (?:(?:a (?:bit|little)|slightly|rather|quite|somewhat|getting) )?(?:weak|poor|reduced|declining|failing|bad|down|low|not (?:so |very |too |that |what )?(?:good|great))\b(?! (?:in|on|for|if|when)\b)/giu,
    "poor $1 function",
  ],
  [/\b(?:weak|poor|bad|dodgy) (kidney|liver)s?\b(?! (?:function|disease|enzymes?|tests?|failure|beans?|oil|sausage|values?|numbers?))/giu, "poor $1 function"],
  // Who is fat weighs too much, and asks of no fat.
  [/\b(i['’]?m|i am|(?:he|she)(?:['’]?s| is)) (?:(?:just|so|really|a bit|very|too|getting) )*fat(?=\s*(?:[.,;!?]|$|and\b|but\b))/giu, "$1 overweight"],
  // Whoever is "type 1" has diabetes; collagen and errors of that type are named after it.
  [
    /(?<=^|[.!?;,]\s?|\b(?:i['’]?m|am|is|was|(?:he|she)['’]?s|been|being|as|with|have|has|had|got|an?) )(?:type|t) ?([12])(?=\s*(?:[.,;!?]|$|(?:for|since|and|who|here|myself|diagnosed|diabetics?)\b))(?! diabet)(?![^.?!]*\b(?:collagen|errors?|fib(?:re|er)s?|hypersensitiv\w+|starch)\b)/giu,
    "type $1 diabetes",
  ],
  [/([12一二])型糖(?:友|人|宝)?(?!尿)|(?<=(?:我|他|她|妈|爸|子|女|友)(?:是|得了?|有|患)?)([12])型(?=[，,。了\d好多快]|$)/gu, "$1$2型糖尿病"],
  // A vitamin that is missing is no dose that was missed.
  [/\bmissing (?:out on )?(?=(?:an?|any|some) (?:\w+ )?(?:vitamins?|minerals?|nutrients?)\b)/giu, "low in "],
  [/(?<=\b(?:an|per|each|every|a|\d{1,2}) ?)hr(s?)\b/giu, "hour$1"],
  // Sores in a mouth, whichever way they are told; what burns there is no scald.
  [
    /\bmouth(?: is|['’]s| was)?(?: all| so| now)? (?:full (?:of|with)|covered (?:in|with)|has|got|riddled with)(?: \w+){0,2} (?:sores?|ulcers?|blisters?)\b|\b(?:sores?|ulcers?|blisters?) (?:all over|inside|in|on) (?:my|her|his|their|the) (?:\w+ )?(?:mouth|tongue|gums?|cheeks?)\b/giu,
    "mouth sores",
  ],
  [/(?:满嘴|嘴里|嘴巴里?|口腔里?)(?:全|都|到处|里面|长满|起了?|是|长了?|很多|好多|的)*(?:溃疡|口疮|[水血]?泡|破了|烂了)/gu, "口腔溃疡"],
  [/\b(?:everything|it all|all food|food|eating|swallowing|it) burns\b/giu, "it hurts"],
  // What is seen in the bowl, where something that colours it was eaten.
  [
    /\b(?:loo|toilet(?: bowl| water)?|bowl|pan) (?:was|is|went|turned|looked|came up) (?:(?:all|bright|quite|a bit|slightly|deep|dark) ){0,2}(?=(?:pink|red|purple)\b[^]{0,200}(?<!\bno )\b(?:beets?|beetroots?|dragon ?fruit|pitaya)\b)/giu,
    "urine was ",
  ],
  // Of plant oils "ALA" is the fatty acid, and no lipoic acid.
  [/\bALA\b(?=[^]{0,200}(?:亚麻|紫苏|奇亚|核桃|藻油))|(?<=(?:亚麻|紫苏|奇亚|核桃|藻油)[^]{0,100})(?<![a-z])ALA(?![a-z])/giu, "α-亚麻酸"],
  [
    /\bALA\b(?=[^]{0,200}\b(?:flax\w*|chia|algae|algal|omega|dha|epa|walnuts?|rapeseed|linseed)\b)|(?<=\b(?:flax\w{0,5}|chia|algae|algal|omega|dha|epa|walnuts?|rapeseed|linseed)\b[^]{0,100})\bALA\b/giu,
    "alpha-linolenic acid",
  ],
  // A baby that is wanted is nobody to be fed.
  [
    /\b(?:want|wants|wanting|would like|wish|hope|hoping|plan|planning|thinking of|thinking about|try|trying)(?: to have| having| for)? a(?:nother)? (?:baby|child)\b(?=\s*(?:[,.;:!?]|$|(?:and|but|so|soon|next|this|does|do|should|can|could|what|which|how|is|now|later|someday|in)\b))/giu,
    "trying for a baby",
  ],
];
export const inStandardWords = replacer(STANDARD);
