import { FALLBACK_LANG, type Lang, matchLang } from "@nutri/domain";

const MOST = 20;

/** The language of an answer, from Accept-Language by the notes' locale rule, the best liked first. */
export function langOf(header: string | undefined): Lang {
  if (!header) return FALLBACK_LANG;
  const wanted = header
    .split(",", MOST)
    .map((part) => {
      const [tag = "", ...rest] = part.split(";");
      const q = rest.map((r) => r.trim()).find((r) => r.startsWith("q="));
      return { tag: tag.trim(), q: q === undefined ? 1 : Number(q.slice(2)) };
    })
    .filter((w) => w.tag !== "" && w.tag !== "*" && w.q > 0)
    .toSorted((a, b) => b.q - a.q);
  return matchLang(wanted.map((w) => w.tag));
}
