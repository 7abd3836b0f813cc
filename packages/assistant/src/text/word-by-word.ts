/** Whether a text is made of given words and nothing else. Read word by word and never back, in time linear in the text: one expression over all of it goes back as often as words can be cut in two ways ("需要", "需" and "要"). */
const MARKS = "[\\s,.;:!?，。；：！？、~…'’\"“”()（）-]";
const longestFirst = (words: string): string =>
  words
    .split("|")
    .toSorted((x, y) => y.length - x.length)
    .join("|");

/** @param chinese, english words as parts of an expression, with | between; no group in them holds a | */
export const anyWord = (chinese: string, english: string): RegExp => new RegExp(`${longestFirst(chinese)}|\\b(?:${longestFirst(english)})\\b|${MARKS}`, "iuy");

/** @param word made by {@link anyWord} */
export function isOnly(word: RegExp, text: string): boolean {
  for (word.lastIndex = 0; word.lastIndex < text.length;) if (!word.test(text)) return false;
  return true;
}
