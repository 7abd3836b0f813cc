/** Judges a reply to a question case: what it must mention, must not say, whether it refers to a doctor, and its triage. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@nutri/engine/testing/real";
import type { Assistant, Memory, PersonGiven, Question, Reply } from "../types.ts";

export type QuestionCase = {
  readonly id: string;
  readonly lang: "zh" | "en";
  readonly category: string;
  readonly question: string;
  readonly profile?: Readonly<Record<string, unknown>>;
  /** What is stored of who asks. */
  readonly person?: PersonGiven;
  /** Asked before it in the same conversation. */
  readonly before?: readonly string[];
  /** One of these must be in the first sentence: the answer comes first. */
  readonly lead?: readonly string[];
  /** Of each inner list one must be there, in text or cards. */
  readonly must_mention: readonly (readonly string[])[];
  /** Expressions that must not be in the text. */
  readonly must_not?: readonly string[];
  readonly refer?: boolean;
  readonly emergency?: boolean;
};

const CASES = join(ROOT, "packages", "assistant", "cases");
/** Every file of questions: none is kept that no test reads. */
export const questionFiles = (): string[] => readdirSync(CASES).filter((file) => /^(?:questions|held-out)/u.test(file));
export const readCases = (file: string): QuestionCase[] =>
  readFileSync(join(CASES, file), "utf8")
    .split("\n")
    .filter((l) => l.trim() !== "")
    .map((l) => JSON.parse(l) as QuestionCase);

const plain = (t: string): string =>
  t
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/(\d),(?=\d{3})/gu, "$1")
    .replaceAll(/(\d)\s+(?=[a-zμ一-鿿%])/giu, "$1")
    .replaceAll("µg", "μg");
const REFERS =
  /doctor|physician|\bGP\b|clinician|pharmacist|hospital|emergency|医生|医师|药师|就医|医院|急诊|(?<!\d)(?:911|999|112|120)(?!\s*(?:\d|mg|µg|μg|ug|g\b|ml|iu|毫克|微克|克|毫升))/iu;

export type Judgement = {
  readonly ok: boolean;
  readonly missing: readonly (readonly string[])[];
  readonly said: readonly string[];
  readonly refers: boolean;
  readonly triage: boolean;
  readonly lead: boolean;
};

const firstSentence = (t: string): string => t.split(/(?<=[。！？!?\n])|(?<=\.)\s/u)[0] ?? "";

export function judge(c: QuestionCase, r: Reply): Judgement {
  const all = `${r.text}\n${r.cards.map((card) => JSON.stringify(card)).join("\n")}`;
  const missing = c.must_mention.filter((alternatives) => !alternatives.some((a) => plain(all).includes(plain(a))));
  const said = (c.must_not ?? []).filter((re) => new RegExp(re, "i").test(r.text));
  const refers = c.refer !== true || REFERS.test(all);
  const triage = (r.triage?.grade === "emergency") === (c.emergency === true);
  const first = plain(firstSentence(r.text));
  const lead = c.lead === undefined || c.lead.some((a) => first.includes(plain(a)));
  return { ok: missing.length === 0 && said.length === 0 && refers && triage && lead, missing, said, refers, triage, lead };
}

/** The question as it is typed, with what is told of the person before it. */
export function asked(c: QuestionCase): string {
  if (!c.profile) return c.question;
  const told = Object.entries(c.profile).map(([k, v]) => `${k}: ${Array.isArray(v) ? v.join(", ") : typeof v === "string" ? v : JSON.stringify(v)}`);
  return `${c.lang === "en" ? "About me: " : "我的情况："}${told.join("; ")}\n${c.question}`;
}

/** The reply to a case, after what was asked before it. */
export function replyTo(assistant: Assistant, c: QuestionCase, more: Partial<Question>): Reply {
  const given = { ...more, ...(c.person && { person: c.person }) };
  const memory = (c.before ?? []).reduce<Memory>((held, text) => assistant.answer(questionOf(text, c.lang, { ...given, memory: held })).memory, {});
  return assistant.answer(questionOf(asked(c), c.lang, { ...given, memory }));
}

export const questionOf = (text: string, lang: "zh" | "en", more: Partial<Question> = {}): Question => ({
  text,
  lang: lang === "zh" ? "zh-CN" : "en-US",
  today: "2026-01-15",
  market: lang === "zh" ? "cn" : "intl",
  referenceSet: lang === "zh" ? "china-2023" : "us-dri",
  person: {},
  products: [],
  memory: {},
  ...more,
});
