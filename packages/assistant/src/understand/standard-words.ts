/** "咋补", "吃啥": spoken words for what is otherwise written, so that one word is known for each. */

const STANDARD: readonly (readonly [RegExp, string])[] = [
  [/咋(?![舌呼])/gu, "怎么"],
  [/啥/gu, "什么"],
  // Iron that is lifted is not eaten.
  [/[撸举](?:完|了|过)?铁/gu, "力量训练"],
  // A vitamin that is missing is no dose that was missed.
  [/\bmissing (?:out on )?(?=(?:an?|any|some) (?:\w+ )?(?:vitamins?|minerals?|nutrients?)\b)/giu, "low in "],
  [/(?<=\b(?:an|per|each|every|a|\d{1,2}) ?)hr(s?)\b/giu, "hour$1"],
  // A baby that is wanted is nobody to be fed.
  [
    /\b(?:want|wants|wanting|would like|wish|hope|hoping|plan|planning|thinking of|thinking about|try|trying)(?: to have| having| for)? a(?:nother)? (?:baby|child)\b(?=\s*(?:[,.;:!?]|$|(?:and|but|so|soon|next|this|does|do|should|can|could|what|which|how|is|now|later|someday|in)\b))/giu,
    "trying for a baby",
  ],
];
export const inStandardWords = (text: string): string => STANDARD.reduce((t, [spoken, standard]) => t.replace(spoken, standard), text);
