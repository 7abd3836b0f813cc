/** Who drinks and asks when the child may be fed is its mother and nurses it: "two glasses of prosecco, LO is EBF, how long till I can feed her?" */
import { replacer } from "../text/sieve.ts";

/** Drunk by a grown-up: no child has it. */
const DRANK =
  /酒(?!精|店|窝)|\b(?:alcohol|wine|wines|beers?|lagers?|ciders?|prosecco|champagne|cava|gin|vodka|rum|whisk(?:e)?y|tequila|cocktails?|margaritas?|mimosas?|pints?|tipsy|drunk|hungover|hangover)\b/iu;
const THEM = "(?:her|him|them|(?:the |my |our )?(?:baby|bub|newborn|little one|lo|son|daughter|twins))";
type Row = readonly [said: RegExp, stands: string];
const ROWS: readonly Row[] = [
  [/\bEBF\b|\b(?:exclusively |fully |still |only |mostly )?breast-?fed\b/giu, "breastfeeding"],
  [/\bpump(?:ing)?(?: and |\s?&\s?|\s?n\s?)dump(?:ing)?\b/giu, "pump and dump while breastfeeding"],
  [
    new RegExp(
      `\\b(?:can|could|may|should|safely|before|until|till|to|i|i['’]ll) feed(?=(?:ing)? ${THEM}\\b)(?! ${THEM} (?:solids?|formula|a bottle|eggs?|with)\\b)`,
      "giu",
    ),
    "$& (breastfeeding)",
  ],
  [/(?:纯|全)母乳(?!喂)|母乳(?=[娃妈]|宝宝)/gu, "母乳喂养"],
  [/(?<=多久|几个?小时|什么时候|能不能|可以|能|再|才)喂(?=[他她它娃]?(?:奶|宝宝|孩子|$|[，。,？?吗呢]))(?!奶)/gu, "喂奶"],
];
/** Asked for the child itself: "may he have a sip of wine?" */
const CHILD_DRINKS =
  /\b(?:can|may|could|should|is it ok (?:for|if)) (?:s?he|they|it|(?:my|the|our|a) (?:\w+ )?(?:baby|son|daughter|child|toddler|old|one)) (?:to )?(?:have|drinks?|tastes?|try|sips?|has|takes?)\b|\bgiv(?:e|ing) (?:him|her|them|it)\b|(?:宝宝|婴儿|孩子|娃|[他她])(?:能不能|可不可以|能|可以)?(?:喝|尝|抿|舔)|给(?:宝宝|婴儿|孩子|娃|[他她])(?:喝|尝|抿|舔)|(?:宝宝|婴儿|孩子|娃)[^？?我妈]{0,12}(?:能|可以)(?:不能)?(?:喝|尝|抿|舔)/iu;
const withRows = replacer(ROWS);
/** The text with "breastfeeding" for it; as it is where nobody drank, or the child is to drink. */
export const withNursingNamed = (text: string): string => (DRANK.test(text) && !CHILD_DRINKS.test(text) ? withRows(text) : text);
