/** Whether the answer that was written says yes or no outright, to who asked just that. */

/** Asked whether it may be had. */
export const MAY =
  /(?:能|可以|可不可以)[^，。？?]{0,8}[吃喝碰用]|(?:能|可以)[^，。？?]{0,2}[炖煮炒蒸][^，。？?]{0,2}[吗么]|[吃喝碰][^，。？?]{0,4}[吗么]|\b(?:can|may|could) (?:i|we|he|she|they)\b[^.?!]{0,30}\b(?:eat|drink|have|cook|use)\b|\b(?:safe|ok|okay|fine) to\b/iu;
export const OUTRIGHT = /^(?:不能|可以|能|不行|不要|别|不用|yes\b|no[,:]|not\b|do(?: not|n['’]t)\b)/iu;
/** Yes, no or hardly: the answer itself. */
export const VERDICT =
  /^(?:不|会|能|可以|可能|没|别|先|要|是|只|大多|多半|几乎|作用|两|都|有|说不准|还没|因人|yes|no\b|not\b|do(?: not|n['’]t)|never|first\b|test\b|stop\b|avoid\b|none|nothing|hardly|little|only|either|neither|both|it (?:depends|can)|almost|better|safe|can\b|mostly it|perhaps\b|probably\b|possibly\b|a little\b|somewhat\b|the same\b)/iu;

/** A line of the list that says neither is not put before such an answer. */
export const keepsVerdict = (question: string, answer: string, line: string): boolean => MAY.test(question) && OUTRIGHT.test(answer) && !VERDICT.test(line);
