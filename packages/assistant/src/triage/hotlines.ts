import { type Lang, text, type Text } from "@nutri/domain";
import type { Records } from "@nutri/knowledge";

type Hotline = Records["hotlines"][number];
/** Where the service runs: in mainland China, or anywhere. */
export type Market = "cn" | "intl";

const list = (lines: readonly Hotline[], lang: "zh" | "en"): string =>
  lines
    .map((h) => (lang === "zh" ? `${h.placeName.zh} ${h.number}` : `${h.number} in ${h.placeName.en === "mainland China" ? "" : "the "}${h.placeName.en}`))
    .join(lang === "zh" ? "、" : ", ");

const WORDS = {
  ambulance: { home: (n: string): Text => text(`拨打急救电话 ${n}`, `call an ambulance (${n})`), other: text("拨打当地急救电话", "call an ambulance") },
  poison: { home: (n: string): Text => text(`拨打 ${n}`, `call ${n}`), other: text("拨打当地中毒咨询电话", "call poison control") },
  crisis: { home: (n: string): Text => text(`拨打心理援助热线 ${n}`, `call the crisis line ${n}`), other: text("拨打当地心理援助热线", "call a crisis line") },
} as const;

/** Somebody who writes Chinese in China reads one number; everybody else finds their own in a short list. */
export function callFor(hotlines: readonly Hotline[], kind: Hotline["kind"], lang: Lang, market: Market): string {
  const own = hotlines.filter((h) => h.kind === kind);
  const home = own.filter((h) => h.place === "cn");
  const key = lang === "en-US" ? "en" : "zh";
  const first = home[0];
  if (market === "cn" && key === "zh" && first) return WORDS[kind].home(first.number)[key];
  const abroad = own.filter((h) => h.place !== "cn");
  const ordered = market === "cn" ? [...home, ...abroad] : [...abroad, ...home];
  const numbers = list(ordered, key);
  return key === "zh" ? `${WORDS[kind].other.zh}（${numbers}）` : `${WORDS[kind].other.en} (${numbers}, or your local number)`;
}

/** The numbers with their countries' names in a language that is not spoken here: "112 (Union européenne), 911 (États-Unis)". */
export function numbersIn(hotlines: readonly Hotline[], kind: Hotline["kind"], lang: string, market: Market): string {
  const regions = new Intl.DisplayNames([lang], { type: "region" });
  const isHome = (h: Hotline): boolean => (h.place === "cn") === (market === "cn");
  const own = hotlines.filter((h) => h.kind === kind);
  const ordered = [...own.filter(isHome), ...own.filter((h) => !isHome(h))];
  return ordered.map((h) => `${h.number} (${regions.of(h.place.toUpperCase()) ?? h.place})`).join(", ");
}

const START = /(?:^|[.?] )$/u;
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** @returns the text with the numbers of the reader's place in it; one that begins a sentence begins with a capital. */
export const withNumbers = (advice: string, hotlines: readonly Hotline[], lang: Lang, market: Market): string =>
  advice.replace(/\{(ambulance|poison|crisis)\}/gu, (_, kind: Hotline["kind"], at: number) => {
    const call = callFor(hotlines, kind, lang, market);
    return START.test(advice.slice(0, at)) ? capital(call) : call;
  });
