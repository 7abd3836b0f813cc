/** What people say of carrying, nursing and weaning a child, in the words the records and every other reader know. */
import { withNursingNamed } from "./nursing-words.ts";
import { withPeopleNamed } from "./people-words.ts";
import { replacer } from "../text/sieve.ts";

const NUMBER_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const CHILD_ZH = "(?:[大二三小]?宝宝?|小?娃娃?|孩子|小孩|[二三]胎|老[二三]|头胎|双胞胎|龙凤胎)";
const CHILD_EN =
  "(?:(?:the|my|our|a|her|this|your) )?(?:\\w+ )?(?:baby|newborn|infant|son|daughter|little (?:one|girl|boy)|toddler|twins|child|kid|bub|\\d{1,2}[ -](?:month|week|day)s?[ -]old)";

type Row = readonly [said: RegExp, stands: string | ((...m: string[]) => string)];
const ROWS: readonly Row[] = [
  // What somebody once was is no age now: what was had then is theirs still.
  [
    /\b(?:(?:back )?when i was|since i was) (?:an? )?(?:(?:young|little|small|mere) )?(?:teen(?:ager)?|child|kid|toddler|baby|adolescent|boy|girl)\b|\bin my (?:teens|childhood|youth|adolescence)\b/giu,
    "long ago",
  ],
  [
    /(?<=\b(?:had|got|was|were|reacted|went|diagnosed|reactions?|anaphyla\w+|allerg\w+)\b[^.?!]{0,60}) as an? (?:(?:young|little|small) )?(?:teen(?:ager)?|child|kid|toddler|baby|adolescent|boy|girl)\b/giu,
    " long ago",
  ],
  // Wishing for one; what the child is to do comes after other words.
  [new RegExp(`(?:想|打算|准备|计划)(?:再)?(?:要|生)(?:个|一个)?(?:健康的?)?${CHILD_ZH}(?=[，。？?,、！!；\\s了]|的?话|前|该|应|得|需|可以|$)`, "gu"), "备孕"],
  // Carrying.
  [/(?:(?:还|正)?怀着|怀(?:上)?了|揣着)(?:个|一个)?(?:身孕|孕(?!吐)|胎|崽)/gu, "怀孕"],
  [
    new RegExp(`(?:怀(?:着|上了?|了)?|揣着?)(?:个|一个)?(?=${CHILD_ZH})${CHILD_ZH}`, "gu"),
    (m) => (/胎|胞/u.test(m) ? `怀孕${/双胞|龙凤/u.test(m) ? "双胞胎" : ""}` : "怀孕"),
  ],
  [new RegExp(`肚子?里?头?(?:现在|已经)?(?:有|怀|揣|还有)[了着上]?(?:个|一个)?${CHILD_ZH}`, "gu"), "怀孕"],
  [/(?:挺着)?大着?肚子(?=的?(?:时候|期间|能|可以|还|呢|，|,))|有喜了|(?:测出|测到|验出|出现|看到|是)(?:了)?(?:两道|两条)(?:杠|线)|身怀六甲/gu, "怀孕了"],
  [/(?<!想|没|不|难|能|才|要|早|快|么|何)怀上了?(?=[，。？?,、\s了]|$|能|可以|要|吃|喝|第|[一二三四五六七八九\d])/gu, "怀孕了"],
  [/早产的?(?:双胞胎|龙凤胎|小?宝宝?|娃娃?|孩子|小孩)/gu, "早产儿"],
  [/准妈妈?|孕妈妈?|孕妈咪/gu, "孕妇"],
  [/怀了?(?:快|都|已经)?(?=[\d一二两三四五六七八九十]{1,3}\s?(?:周|个?多?月))/gu, "怀孕"],
  [
    /\b(\w+) (weeks?|wks?|months?) (?:gone|along|preggo|preggers)\b(?! (?:by|off|since|past|bad|mouldy|moldy|now since))/giu,
    (m, n, unit) => {
      const at = NUMBER_WORDS.indexOf((n ?? "").toLowerCase());
      return at >= 0 ? `${at + 1} ${unit} pregnant` : /^\d/u.test(n ?? "") ? `${n} ${unit} pregnant` : m;
    },
  ],
  [
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:weeks?|wks?|months?) pregnant\b)/giu,
    (m) => String(NUMBER_WORDS.indexOf(m.toLowerCase()) + 1),
  ],
  [
    /\b(?:preggo|preggers|prego|knocked up|up the duff|with child|in the family way|(?:bun|one) in the oven|(?:(?:a )?baby|twins|little one|bub) on the way)\b|\b(?:mum|mom|mother|mama)s?[- ]to[- ]be\b/giu,
    "pregnant",
  ],
  [
    /\b((?:i['’]?m|i am|we['’]?re|she['’]?s|she is|who is|wife is|daughter is|sister is|friend is|when|while|if)(?: \w+ly)?) expecting\b(?: (?:a |our |my |her )?(?:\w+ )?(?:baby|child|little one|one))?(?= *(?:[.,;!?)]|$)| (?:and|so|but|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|twins|can|is|how|what|should)\b)/giu,
    "$1 pregnant",
  ],
  [new RegExp(`\\b(?:carrying|am having|['’]m having) (?:(?:a|my|our) )?(?:\\w+ )?(?:baby|twins|child)\\b(?! (?:carrier|shower))`, "giu"), "pregnant"],
  [/\b(i['’]?m|i am) (\d{1,2}) (weeks?|wks?)(?= (?:and|so|now)\b|\s*[,.;!?]|$)(?=[^]*\bbab(?:y|ies)\b)/giu, "$1 $2 $3 pregnant"],
  [/\b(?:bab(?:y|ies)|child(?:ren)?) in (?:the|my|her) womb\b|\bunborn (?:bab(?:y|ies)|child(?:ren)?)\b/giu, "baby in pregnancy"],
  // Nursing, and its end: the milk in these words is the mother's.
  [new RegExp(`\\bnurs(?:e|es|ed|ing) (?=${CHILD_EN}\\b)(?!\\w+ \\w* ?back)`, "giu"), "breastfeeding "],
  [/\bnurs(?:e|ing)(?= (?:him|her|them)\b(?! (?:back|through|cold|wounds?)))/giu, "breastfeeding"],
  [/\b(?:freshly )?(?:pumped|expressed) (?:breast ?)?milk\b/giu, "breast milk"],
  [/(?:吸|泵|挤)(?:出来?|好)的(?:母乳|奶(?![粉茶酪油牛]))/gu, "母乳"],
  [/\b(and|then|or|before i) nurse\b(?=\s*(?:[.,;!?)]|$)| (?:after|at|if|while|when|later|tonight)\b)/giu, "$1 breastfeed"],
  [/\b(i|i can|i could|i do|still|to|you) nurse\b(?=\s*(?:[.,;!?)]|$)| (?:again|after|at|on demand|for|if|while|when|and|or)\b)/giu, "$1 breastfeed"],
  [/\bnursing\b(?! (?:homes?|schools?|degree|students?|staff|care|shifts?|course|job|stations?|a|an|my (?:cold|injury|knee|back|drink)))/giu, "breastfeeding"],
  [/(?<=\b(?:i['’]?m|i am|still|while|when|exclusively|been) )(?:pumping|expressing)\b(?! (?:iron|weights?|gas|petrol|up))/giu, "breastfeeding"],
  // Born before its time.
  [
    /\b(?:born|arrived|came) (?:at )?(?:2\d|3[0-6])(?: ?\+ ?\d)? ?w(?:eek|k)s?\b|\bborn (?:\w+ weeks? )?(?:early|prematurely|premature|preterm)\b/giu,
    "preterm infant",
  ],
  [/(?:孕|怀孕)?(?:2\d|3[0-6])周(?:多)?(?:就)?(?:出生|早产|生)的?(?:[娃]|宝宝|双胞胎|孩子)?/gu, "早产儿"],
  [/\b(?:giv(?:e|es|ing)|offer(?:ing)?) (?:him|her|them|(?:my|the|our) \w+) the breast\b/giu, "breastfeeding"],
  // Drops of vitamins A and D are for who is fed, where nobody else is named: "纯母乳，AD什么时候开始吃".
  [
    /(?<![宝娃孩儿女子婴])(?:是)?[纯全]母乳(?![妈期])(?:喂养)?(?=[^我妈]{0,40}(?:AD|ＡＤ|维(?:生素)?A?D|鱼肝油|滴剂|伊可新)[^我妈]*$)(?![^]*(?:[宝娃孩婴]|儿子|女儿))/giu,
    "宝宝吃母乳",
  ],
  [/([\d一二两三四五六七八九十]+个?多?月(?:大|龄|了)?)的?[纯全]母乳(?![妈期])/gu, "$1宝宝吃母乳"],
  // Who only nurses and asks what she may have.
  [/(?<![宝娃孩儿女子婴吃]|(?:个|满)月)[纯全]母乳(?=[，,、 ]*(?:的?妈妈?|我|能不能|能[吃喝用]|可以[吃喝用]|可不可以))/gu, "哺乳期"],
  [
    /(?:喂|奶)(?:着)?(?:娃|孩子|宝宝|崽)(?:的)?奶?(?=期间?|的?时候|妈妈?|阶段)|(?<![小吃喂断])奶(?:着)?(?:娃|孩子|宝宝)(?!粉|粮)|亲喂|(?:全|纯)?母乳(?=妈|期|喂)(?:喂养?)?/gu,
    "哺乳",
  ],
  [
    /\b(?:start(?:ed|s|ing)?|beg[iau]n(?:s|ning)?|introduc\w+|offer\w*|first|on to|onto|giving) (?:(?:her|him|them|the|our|my|baby|on|first|some) )*solids?(?: foods?)?\b/giu,
    "starting solids",
  ],
  // To wean is to begin with solids in Britain; off something, it is to end that.
  [
    /\b(?:start(?:ed|s|ing)?|begin(?:ning)?) (?:to )?wean(?:ing)?\b(?! (?:\w+ )?(?:off|from)\b)(?: (?:her|him|them|(?:my|our|the) (?:baby|son|daughter|little one)))?/giu,
    "starting solids",
  ],
];

/** Of somebody fed from a bottle: "奶粉", "formula" is then what infants drink, and no powdered cow's milk. */
export const OF_INFANT =
  /宝宝|婴儿|新生儿|月龄|[\d一二两三四五六七八九十半]个?(?:多|半)?月(?:大|的?[娃孩]|能|可以|要|还|$|[，,。])|娃|[断吐溢呛厌混]奶|混合喂养|喂奶|[一二三四1-4]段|\b(?:bab(?:y|ies)|infants?|newborns?|bottle[- ]?feed\w*|spit(?:s|ting)?[- ]up|(?:months?|weeks?|days?)[- ]olds?|wean\w*)\b/iu;
const POWDER = /(?<![方儿人年脂钙羊驼]|婴儿?)奶粉/gu;
const FORMULA = /(?<!\b(?:infant|baby|toddler|goat|soy|hydrolysed|tube|enteral|herbal|the|this|chinese|magic) )\bformula\b(?! milk|s? of)/giu;

/** What the youngest drink is called milk and is no cow's. */
const UNDER_ONE = /\b(?:newborns?|\d{1,2}[ -](?:weeks?|days?)[ -]olds?|(?:[1-9]|1[01])[ -]months?[ -]olds?)\b/iu;
const ITS_MILK = /\b(how much|enough|oz of|ml of|ounces of) milk\b/giu;

const withRows = replacer(ROWS);
/** The text with these words in place of what was said. */
export function withStagesNamed(text: string): string {
  const named = withRows(withPeopleNamed(withNursingNamed(text)));
  const fed = UNDER_ONE.test(named) ? named.replace(ITS_MILK, "$1 breast milk or formula") : named;
  return OF_INFANT.test(fed) ? fed.replace(POWDER, "婴儿配方奶").replace(FORMULA, "infant formula") : fed;
}
