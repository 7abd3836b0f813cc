/** One answer says a thing once: the table, the rule and the article of it often hold the same sentence. */
import { termsOf } from "../retrieve/terms.ts";
import { recalled } from "../text/recall.ts";

/** What the sentences on a pair stand under: "- **Metformin × Vitamin B12** (moderate): ". */
const HEAD = /^-?\s*\*\*[^*]+ × [^*]+\*\*[^：:]{0,12}(?:：|:\s)/u;
/** Under another name ("- **Zinc** 10 mg: …") the same words are on another thing. */
const NAMED = /^-?\s*\*\*/u;
const SENTENCES = /(?<=[。！？])|(?<=[.!?])\s+/u;
/** "Not on an empty stomach" is not what "on an empty stomach" says. */
const DENIES = /[不别勿没无未忌]|避免|停|\b(?:no|not|never|without|avoid\w*|stop\w*|nor|neither|cannot|less|un\w+)\b|n['’]t\b/giu;
/** Fewer words than these are a phrase that many sentences hold. */
const LEAST_TERMS = 5;
type Sentence = { readonly terms: ReadonlySet<string>; readonly denies: number };
/** The sentences of what is often answered. */
const MOST_READ = 1_000;
const read = recalled((s): Sentence => ({ terms: new Set(termsOf(s)), denies: [...s.matchAll(DENIES)].length }), MOST_READ);
/** All its words and figures stand in the other, and both deny as much: a name or a number more makes it another sentence. */
const isSaidBy = (one: Sentence, other: Sentence): boolean => one.denies === other.denies && [...one.terms].every((t) => other.terms.has(t));

/** @returns what a line says that no line before it did, "" when that is nothing; remembers it */
export function saidOnce(): (line: string) => string {
  const said: Sentence[] = [];
  const lines = new Set<string>();
  return (line) => {
    if (lines.has(line)) return "";
    lines.add(line);
    const head = HEAD.exec(line)?.[0] ?? "";
    if (head === "" && NAMED.test(line)) return line;
    const fresh = line
      .slice(head.length)
      .split(SENTENCES)
      .filter((s) => {
        const sentence = read(s);
        const again = sentence.terms.size >= LEAST_TERMS && said.some((x) => isSaidBy(sentence, x));
        if (!again) said.push(sentence);
        return !again && s.trim() !== "";
      });
    return fresh.length === 0 ? "" : `${head}${fresh.join(/\p{Script=Han}/u.test(line) ? "" : " ")}`;
  };
}
