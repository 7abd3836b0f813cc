/** Whether a text that no rule names reads as the requests that are refused do, and as which of them: wordings are without end. */
import { featuresOf } from "../triage/likeness/features.ts";
import { ALWAYS, learn, STEPS, type Table } from "../triage/likeness/learn.ts";
import { read } from "../triage/tokens.ts";

/** A table for "is refused", under this name, and one for each kind of request. */
const REFUSED = "refused";
export type Tables = Readonly<Record<string, Table>>;
/** What a text is compared by: its words, and what they mean; none where it is too short to say anything. */
export type Features = readonly string[];
export type Case = { readonly features: Features; readonly want: string };
const ANSWERED = "answer";

/** A few words ("how many mg of melatonin") say too little. Two words are as long as three Chinese characters. */
const LEAST_LENGTH = 20;
const HAN = /\p{Script=Han}/u;

/** A telephone or identity number and an address tell who asks, and not what. */
const OF_PERSON = /\d{7,}x?|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/giu;
export function guardFeatures(text: string, concepts: readonly string[]): Features {
  const { tokens } = read(text.replaceAll(OF_PERSON, " "));
  const length = tokens.reduce((n, t) => n + (t.breaks > 0 ? 0 : HAN.test(t.text) ? 2 : 3), 0);
  return length < LEAST_LENGTH ? [] : [...featuresOf(tokens), ...concepts.map((c) => `@${c}`)];
}
/** Which kind it is, the words tell without their neighbours. */
const singly = (features: Features): Features => features.filter((f) => !f.includes(" "));

/** The cases are few beside everyday questions: each counts as much as this many, and what only looks like a request as still more. */
const COUNTS_FOR = { told: 3, twin: 9 };
const often = <T>(items: readonly T[], times: number): T[] => Array.from({ length: times }, () => items).flat();
/** @param cases requests, and what only looks like them; @param calm everyday texts */
export function learnGuard(cases: readonly Case[], calm: readonly Features[]): Tables {
  const lessons = cases.map((c) => ({ features: c.features, told: c.want !== ANSWERED }));
  const told = often(
    lessons.filter((l) => l.told),
    COUNTS_FOR.told,
  );
  const twins = often(
    lessons.filter((l) => !l.told),
    COUNTS_FOR.twin,
  );
  const all = [...told, ...twins, ...calm.map((features) => ({ features, told: false }))];
  const refused = cases.filter((c) => c.want !== ANSWERED).map((c) => ({ ...c, features: singly(c.features) }));
  const ids = [...new Set(refused.map((c) => c.want))].toSorted();
  const kinds = ids.map((id) => [id, learn(refused.map((c) => ({ features: c.features, told: c.want === id })))] as const);
  return { [REFUSED]: learn(all), ...Object.fromEntries(kinds) };
}

/** Of everyday questions that nobody had seen, fewer than one in a hundred reads as a request from here on. */
const THRESHOLD = 0.1;

/** @returns which kind of request a text with these features reads like, if any */
export function createGuardLikeness(tables: Tables): (features: Features) => string | undefined {
  const { [REFUSED]: refused, ...kinds } = tables;
  const score = (table: Table, features: Features): number =>
    ((table.get(ALWAYS) ?? 0) + features.reduce((s, f) => s + (table.get(f) ?? 0), 0) / Math.sqrt(features.length)) / STEPS;
  return (features) => {
    if (!refused || features.length === 0 || score(refused, features) <= THRESHOLD) return undefined;
    const words = singly(features);
    const scored = Object.entries(kinds).map(([id, table]) => ({ id, score: score(table, words) }));
    return scored.toSorted((a, b) => b.score - a.score)[0]?.id;
  };
}
