/** English as it is written with little of it: "he no wake up", "she no can breathe", "cannot swallow even water". Read once more with the short forms that the signs have. */

const WHO =
  "he|she|it|they|i|we|him|her|baby|boy|girl|son|daughter|kid|child|toddler|man|woman|mum|mom|mother|mama|dad|father|papa|wife|husband|brother|sister|friend|grandma|grandpa|grandmother|grandfather|old man|old woman|uncle|aunt";
const DOES =
  "wake|breathe|breath|talk|speak|move|answer|respond|eat|drink|feed|suck|pee|urinate|cry|see|stand|walk|swallow|open eyes|poo|fart|stop|stop bleeding|react";
/** "she no can breathe", "he not can speak". */
const NO_CAN = new RegExp(`\\b(${WHO}) (?:(?:now|still|already) )?(?:no|not) can (${DOES})\\b`, "gu");
const NO = new RegExp(`\\b(${WHO}) (?:(?:now|still|already) )?(?:no|not) (${DOES})\\b`, "gu");
/** Two words for one: "can not", "do not"; "cannot" is one already. */
const NOT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cannot|can not|not able to|unable to)\b/gu, "cant"],
  [/\bwill not\b/gu, "wont"],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would) not\b/gu, "$1nt"],
];

/** @returns the text in the words that the signs have, once for each way it may be meant; none where it is so already */
export function plainly(text: string): string[] {
  const typed = text.toLowerCase();
  const short = NOT.reduce((t, [long, by]) => t.replace(long, by), typed);
  const can = short.replace(NO_CAN, "$1 cant $2");
  return [...new Set([can.replace(NO, "$1 cant $2"), can.replace(NO, "$1 wont $2")])].filter((t) => t !== typed);
}
