/** Signs that are only letters of a name: the 疹 of 带状疱疹疫苗 is no rash, nor is 断血流片 an end of oneself (了断). */
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Muted, Span } from "./match.ts";

/** In shorter ones a character may well be said for itself. */
const LEAST = 4;
/** What a name is of, it is: 安眠药 is a medicine, 葡萄酒 wine. */
const SAYS_WHAT = /^[药酒毒铁]$/u;
const HAN = /\p{Script=Han}/u;

/** Where medicines and things to eat stand with their whole name. */
function namesIn(text: string, k: KnowledgeIndex): Span[] {
  const names = new Set(k.names.mentions(text, ["medicine", "item"]).map((m) => m.matched));
  const folded = text.toLowerCase();
  return [...names].flatMap((name): Span[] => {
    const start = folded.indexOf(name.toLowerCase());
    return name.length < 2 || !HAN.test(name) || start < 0 ? [] : [{ start, end: start + name.length }];
  });
}

/** A single character within such a name, and a word that ends in its beginning; what begins in its end may well be meant (三文鱼刺). */
export function mutedByNames(text: string, k: KnowledgeIndex): Muted | undefined {
  const names = namesIn(text, k);
  if (names.length === 0) return undefined;
  return ({ start, end }) =>
    names.some((name) => {
      const within = name.start <= start && end <= name.end;
      if (within) return name.end - name.start >= LEAST && end - start === 1 && !SAYS_WHAT.test(text.slice(start, end));
      return start < name.start && name.start < end && end < name.end;
    });
}
