/** The terms a text is found by: English words without their endings, Chinese characters in pairs. */
import { recalled } from "../text/recall.ts";

const STOP: ReadonlySet<string> = new Set(
  "a an the is are am be was were do does did can could may should would will i me my you your we our it its of in on for to with and or if at by from as that this these those what which how when why who much many any some there have has take taking eat get need 的 了 吗 呢 吧 是 我 你 他 她 能 可以 什么 怎么 多少 一 不 吃 有".split(
    " ",
  ),
);

/** "Foods" and "food", "absorption" and "absorb": enough of a stem to meet. */
export function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[^s])s$/u, "");
  return word
    .replace(/(?:ies)$/u, "y")
    .replace(/(?:ations?|ptions?|ings?|edly|ed|ly|es|s)$/u, "")
    .slice(0, 9);
}

function read(text: string): readonly string[] {
  const runs =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{Script=Han}+|[a-z0-9][a-z0-9.']*/gu) ?? [];
  return runs.flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run)) return STOP.has(run) ? [] : [stem(run.replace(/[.']+$/u, ""))];
    const chars = [...run];
    const pairs = chars.slice(1).map((c, i) => `${chars[i]}${c}`);
    return (chars.length === 1 ? chars : pairs).filter((t) => !STOP.has(t));
  });
}

/** One question is read for many things. */
const MOST_READ = 64;
/** In order, repeats kept; a lone Han character stands for itself. */
export const termsOf = recalled(read, MOST_READ);

/** Its English words, in order. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .match(/[a-z0-9]+/gu) ?? [];
