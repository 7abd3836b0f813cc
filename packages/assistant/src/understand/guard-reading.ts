/** What a text says under its disguise: spaced letters, figures for letters, base64, hex, rot13, written backwards. */

/** "I g n o r e", "i.g.n.o.r.e", "忽 略 之 前", "无·视·你": characters that stand one by one. */
const BETWEEN = "[\\s·•.。*_|~/\\-]{1,3}";
const ONE_BY_ONE = new RegExp(
  `(?<![A-Za-z])[A-Za-z](?:${BETWEEN}[A-Za-z](?![A-Za-z])){4,}|\\p{Script=Han}(?:${BETWEEN}\\p{Script=Han}(?!\\p{Script=Han})){3,}`,
  "gu",
);
const closed = (text: string): string => text.replace(ONE_BY_ONE, (run) => run.replace(new RegExp(BETWEEN, "gu"), ""));

const FIGURES: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
/** "1gn0re": a word of letters with figures among them. */
const lettered = (text: string): string =>
  text.replace(/(?<![\w@$])(?=[\w@$]*[a-z])(?=[\w@$]*[0134579@$])[\w@$]{3,}/giu, (word) => word.replace(/[013457@$]/gu, (c) => FIGURES[c] ?? c));

const READABLE = /^[\p{Script=Han}\p{P}\p{S}\w\s]+$/u;
const utf8 = (bytes: readonly number[]): string => new TextDecoder().decode(Uint8Array.from(bytes));
const BASE64 = /(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?(?![A-Za-z0-9+/=])/gu;
const HEX = /(?<![\da-f])(?:[\da-f]{2}\s?){8,}(?![\da-f])/giu;
const coded = (text: string): string[] =>
  [
    ...(text.match(BASE64) ?? []).map((s) => utf8([...atob(s)].map((c) => c.charCodeAt(0)))),
    ...(text.match(HEX) ?? []).map((s) => utf8((s.replaceAll(/\s/gu, "").match(/../gu) ?? []).map((b) => Number.parseInt(b, 16)))),
  ].filter((plain) => READABLE.test(plain));

const rot13 = (text: string): string =>
  text.replace(/[a-z]/giu, (c) => {
    const from = c <= "Z" ? 65 : 97;
    return String.fromCharCode(((c.charCodeAt(0) - from + 13) % 26) + from);
  });
const backwards = (text: string): string => [...text].toReversed().join("");
/** Letters turned about name nothing but by intent: read only where such words come out. */
const TELLING = /\b(?:ignore|rules|instructions|system|prompt|lethal|poison|reveal|print|how|kill)\b|提示词|规则|指令|致死/giu;
const telling = (text: string): boolean => new Set(text.toLowerCase().match(TELLING)).size >= 2;
/** Spaced letters have lost the ends of their words. */
const WORDS_LOST = /(?<!^)(all|your|you|rules?|instructions?|prompts?|previous|system|guidelines|hidden|safety|the|and|show|print|reveal|ignore|disregard)/giu;

/** Everything that the text may be read as, itself first. */
export function readingsOf(typed: string): string[] {
  const plain = typed.replaceAll("_", " ");
  const together = closed(plain);
  const spaced = together === plain ? [] : [together, together.replace(WORDS_LOST, " $1 ").replaceAll(/ {2,}/gu, " ")];
  const figured = lettered(together);
  const turned = [rot13(plain), backwards(plain)].filter(telling);
  return [...new Set([plain, ...spaced, ...(figured === together ? [] : [figured]), ...coded(typed), ...turned])];
}
