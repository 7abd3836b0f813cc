/** What whoever asks ate or took, told beside a child: "my son is four. I had my metformin late". It is nothing that the child swallowed. English. */
import type { Around } from "./frames-around.ts";

const TOOK =
  /^(?:had|has|have|took|take|taken|taking|ate|eat|eaten|eating|drank|drink|drunk|drinking|swallowed|swallow|tried|trying|used|using|first time|popped|sipped)$/u;
/** Not of two: "my son and I took". */
const I_DID =
  /(?:^|[^\w'’])(?<!\band )i(?:['’]?(?:ve|m|d)| have| had| am| was)?(?: (?:just|already|also|only|finally|then|usually|always|normally|sometimes|still|now|ever|never|been|both|all|either|could have|might have|must have|should|can|could|do|did|may))* $/u;
/** A meal is no medicine: "had lunch, forgot my gliclazide"; with "and" behind it there was more. */
const MEAL =
  /^ (?:(?:my|our|a|an|some|the|big|late|early|light|his|her) ){0,3}(?:breakfast|brunch|lunch|dinner|supper|tea|coffee|meals?|snacks?|pizza|pasta|fish|curry|salad|soup|rice|toast|everything|anything|healthy|well|fine|normally|solids|vegetables|veg|fruit|chicken|nuggets|burgers?|eggs?|cake|ice cream|bananas?|apples?|cereal|porridge|milk|juice|bread|sandwich(?:es)?|sausages?|chips|beans|meat)\b(?!(?: \w+)? (?:and|with|then|plus) (?!(?:my|our|the) (?:son|daughter|girl|boy|kids?|baby|toddler|husband|wife)\b))/u;
const ATE = /^(?:had|has|have|ate|eat|eats|eaten|eating|drank|drink|drinks)$/u;
/** A child that was born: "had my daughter in March". */
const BORN =
  /^ (?:my|our|a|the|her) (?:(?:first|second|third|last) )?(?:son|daughter|boy|girl|baby|twins)(?: (?:by|via|in|last|at|two|three|four|five|six|\d+|this|a (?:week|month|year))\b|\s*[,.;!?)]|$)/u;
/** Somebody else's tablets may well be wrong for whoever took them, and so may what was taken in place of one's own. */
const OF_A_CHILD =
  /\b(?:son|daughter|child|toddler|kid|boy|girl|baby|grand(?:son|daughter|child)|niece|nephew)['’]s\b(?! (?:birthday|school|party|wedding|\d))|\b(?:kids|sons|daughters|childs|toddlers|boys|girls|babys|grandsons)['’]? (?:\w+ )?(?:tablets?|pills?|meds|medicines?|medication|drops|syrup|inhaler|antibiotics?|ritalin|gumm(?:y|ies)|vitamins|iron)\b|\b(?:hers|by mistake|accidentally|instead|mixed up|muddled|wrong)\b/u;

export const byAsker = ({ words, before, after, sentence }: Around): boolean => {
  if (OF_A_CHILD.test(sentence)) return false;
  return (TOOK.test(words) && I_DID.test(before)) || (ATE.test(words) && MEAL.test(after)) || (words === "had" && BORN.test(after));
};
