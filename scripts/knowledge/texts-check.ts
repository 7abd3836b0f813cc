import type { Text } from "@nutri/domain";
import type { Kind, Records } from "@nutri/knowledge";
import { textsOf } from "./walk.ts";

const HAN = /\p{Script=Han}/u;
/** What is said to a person in whole sentences. The rest are names, lists of words, uses. */
const SAID: Readonly<Partial<Record<Kind, RegExp>>> = {
  interactions: /^(?:effect|advice|mechanism|disagreement)$/u,
  condition_rules: /^(?:effect|advice|mechanism|disagreement)$/u,
  adjustments: /^text$/u,
  advice: /^text$/u,
  articles: /^(?:answer|refer)$/u,
  red_flags: /^advice$/u,
  biomarkers: /^indicates\.\d+\.text$/u,
};
/** "Eat less." names an act; with less than this nothing is left that could be held against a source. */
const LEAST_HAN = 3;
const LEAST_WORDS = 2;

type Judge = (text: Text, said: boolean) => string[];

const broken: Judge = ({ zh, en }, said) => [
  ...(HAN.test(en) ? ["the English has Chinese characters"] : []),
  ...(/[!！]/u.test(zh + en) ? ["it shouts (an exclamation mark)"] : []),
  ...(said && !HAN.test(zh) ? ["the Chinese has no Chinese characters"] : []),
  ...(said && !(/[。？]$/u.test(zh) && /[.?]$/u.test(en)) ? ["a sentence ends with a full stop"] : []),
];

const thin: Judge = ({ zh, en }, said) =>
  said && ([...zh].filter((c) => HAN.test(c)).length < LEAST_HAN || en.split(/\s+/u).length < LEAST_WORDS) ? ["says too little to be tested"] : [];

type Listed = { readonly id: string };
const listed = (records: Records): [Kind, readonly Listed[]][] =>
  Object.entries(records).flatMap(([kind, list]): [Kind, readonly Listed[]][] => (Array.isArray(list) ? [[kind as Kind, list]] : []));

const judged = (records: Records, judge: Judge): string[] =>
  listed(records).flatMap(([kind, list]) =>
    list.flatMap((record) =>
      textsOf(record).flatMap(({ path, value }) => judge(value, SAID[kind]?.test(path) === true).map((problem) => `${kind}/${record.id}: ${path}: ${problem}`)),
    ),
  );

/** The effect tells what happens, the advice what to do. */
const twice = (records: Records): string[] =>
  [...records.interactions, ...records.condition_rules].flatMap((r) =>
    r.effect.zh === r.advice.zh || r.effect.en === r.advice.en ? [`${r.id}: effect and advice say the same`] : [],
  );

/** Texts in the wrong language, without an end, that shout, or stand twice in a record. One line each. */
export const brokenTexts = (records: Records): string[] => [...judged(records, broken), ...twice(records)];

/** Texts so short that nobody could hold them against their source: to be looked at, not wrong as such. */
export const thinTexts = (records: Records): string[] => judged(records, thin);
