/** "咋补", "吃啥": spoken words for what is otherwise written, so that one word is known for each. */

const STANDARD: readonly (readonly [RegExp, string])[] = [
  [/咋(?![舌呼])/gu, "怎么"],
  [/啥/gu, "什么"],
  // Iron that is lifted is not eaten.
  [/[撸举](?:完|了|过)?铁/gu, "力量训练"],
  // A vitamin that is missing is no dose that was missed.
  [/\bmissing (?:out on )?(?=(?:an?|any|some) (?:\w+ )?(?:vitamins?|minerals?|nutrients?)\b)/giu, "low in "],
];
export const inStandardWords = (text: string): string => STANDARD.reduce((t, [spoken, standard]) => t.replace(spoken, standard), text);
