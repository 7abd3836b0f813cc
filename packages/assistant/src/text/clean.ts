/** Brings whatever was typed into a text that can be read: half-width, nothing invisible, nothing endless. */

export const READ_MAX = 8000;
/** An emergency may stand at the end of the longest text that gets in. */
export const WATCH_MAX = 120_000;

/** Joining marks inside emoji are kept out too: what is left of an emoji names nothing. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u115F\u1160\u3164\uFFA0]/gu;
const CONTROL = /[^\P{Cc}\n\t]/gu;
/** Marks stacked on one letter ("z̸a̸l̸g̸o̸"). */
const STACKED = /(\p{M})\p{M}+/gu;
const SAME_CHARACTER = /(.)\1{7,}/gsu;
/** The dot of a word cut short ends no sentence: "St. John's wort", "vit. D", "approx. 5 g". */
const CUT_SHORT = /\b(St(?= ?\. ?John)|vit|approx|vs|Dr|Mrs?|Ms)\. ?(?=[\p{L}\d~])/giu;

/** "5万单位", "两万国际单位", "50k IU": written out, so that no digit hangs on the name before it ("维生素D 5"). */
const SHORT_NUMBER = /((?<![\d.])\d{1,4}(?:\.\d{1,3})?|[一两二三四五六七八九十])\s?(万|k)(?=\s?(?:国际)?(?:单位|iu\b))/giu;
const DIGITS = "一二三四五六七八九十";
const writtenOut = (_: string, many: string, by: string): string => {
  const value = Number(many === "两" ? 2 : DIGITS.indexOf(many) + 1 || many);
  return Number.isFinite(value) ? ` ${Math.round(value * (by === "万" ? 10_000 : 1000))}` : `${many}${by}`;
};

/** The same line or sentence many times over is said once. */
function withoutRepeats(text: string): string {
  const seen = new Set<string>();
  return text
    .split(/(?<=[\n。！？!?])/u)
    .filter((part) => {
      const key = part.trim().toLowerCase();
      return key === "" || (!seen.has(key) && seen.add(key));
    })
    .join("");
}

/** Readable text of at most 8,000 characters, or of `most`; line breaks stay. */
export function clean(text: string, most = READ_MAX): string {
  const plain = text
    .slice(0, most)
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(CONTROL, " ")
    .normalize("NFC")
    .replace(STACKED, "$1")
    .replace(SAME_CHARACTER, "$1$1$1")
    .replace(/[’‘`´]/gu, "'")
    .replace(CUT_SHORT, "$1 ")
    .replace(SHORT_NUMBER, writtenOut)
    .replace(/[ \t]+/gu, " ");
  return withoutRepeats(plain).trim();
}

/** Whether there is anything to read in it: a letter, a Han character or a digit. */
export const readable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
