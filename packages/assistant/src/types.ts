import type { Answers, ChatCard, CatalogueProduct, Lang, Localised, Market, Plan, ReferenceSet, SourceRef } from "@nutri/domain";
import type { Grade } from "./triage/index.ts";
import type { DoseTold } from "./understand/told-amounts.ts";

/** A report's row, as far as a question may need it (a contract `ReportRow` fits). */
export type ReportRow = {
  readonly code?: string | undefined;
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  readonly valueSi?: number | undefined;
  readonly unitSi?: string | undefined;
  readonly refLow?: number | undefined;
  readonly refHigh?: number | undefined;
  readonly flag: "low" | "normal" | "high" | "abnormal" | "unknown";
};

/** A report that was read; `date` YYYY-MM-DD. */
export type ReportGiven = { readonly id: string; readonly date?: string | undefined; readonly rows: readonly ReportRow[] };

/** What is stored of the person who asks. All of it may be absent. */
export type PersonGiven = {
  readonly answers?: Answers | undefined;
  /** The plan as rendered for the screen (a contract `PrecisePlan` fits). */
  readonly plan?: Localised<Plan> | undefined;
  /** Newest first. */
  readonly reports?: readonly ReportGiven[] | undefined;
};

export type Question = {
  /** As typed; anything at all, up to any length: only the first 8,000 characters are read. */
  readonly text: string;
  /** The screen's language. The reply is in the text's own language when that is Chinese or English, else in this. */
  readonly lang: Lang;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly market: Market;
  readonly referenceSet: ReferenceSet;
  readonly person: PersonGiven;
  /** The catalogue. */
  readonly products: readonly CatalogueProduct[];
  /** What the last reply of this conversation handed out; `{}` at its start. */
  readonly memory: Memory;
  /** The reply's language, whatever the text's own. */
  readonly inLang?: Lang | undefined;
};

/** Who a question is about: the one who asks, or somebody near. */
export type Subject =
  | "self"
  | "mother"
  | "father"
  | "child"
  | "baby"
  | "partner"
  | "grandmother"
  | "grandfather"
  | "grandparent"
  | "sister"
  | "brother"
  | "friend";

/** What the conversation so far leaves behind. Plain JSON, a few hundred bytes; holds health data, so it is stored sealed like messages. */
export type Memory = {
  readonly subject?: Subject | undefined;
  /** What was told in the conversation of each subject. */
  readonly people?: { readonly [S in Subject]?: Answers | undefined } | undefined;
  /** What was spoken about last: `kind:id`, of a form that is a supplement too `kind:id=kind:id`. */
  readonly entities?: readonly string[] | undefined;
  /** What was spoken about before that, the latest first; for what is pointed at ("the salt you spoke of"). */
  readonly earlier?: readonly string[] | undefined;
  /** How much of one of them was told. */
  readonly dose?: { readonly of: string; readonly told: DoseTold } | undefined;
  /** Values told of what was spoken about last, as told. */
  readonly labs?: readonly { readonly biomarker: string; readonly value: number; readonly unit: string; readonly unitTold: boolean }[] | undefined;
  readonly intent?: string | undefined;
  /** The question as it was typed, the last one that named something itself. */
  readonly question?: string | undefined;
  /** What was told without a question, as it was typed; `open`: in the last turn, so that the next question is asked with it. */
  readonly told?: { readonly text: string; readonly open: boolean } | undefined;
  /** The question that a missing fact was asked for: what is told next belongs to it. */
  readonly asking?: string | undefined;
  /** The first question that named something and the last ones, for who goes back to one. */
  readonly turns?:
    | readonly { readonly question: string; readonly entities?: readonly string[] | undefined; readonly intent?: string | undefined }[]
    | undefined;
  /** The last messages as they were typed, for sums and comparisons of what was told one after the other. */
  readonly heard?: readonly string[] | undefined;
  /** Articles that were shown, the latest last. */
  readonly articles?: readonly string[] | undefined;
  readonly lang?: Lang | undefined;
  /** The last message that was answered, in which language, and what was remembered before it: the same answer is found again. */
  readonly last?: { readonly text: string; readonly lang: Lang; readonly before: Omit<Memory, "last"> } | undefined;
};

/** `rule` is the record's id. At the door: `emergency` → "emergency", `today` and `soon` → "see_doctor". */
export type TriageResult = { readonly grade: Grade; readonly rule: string };

/** One number, dose, limit, drug, food or nutrient that a reply stands on: what the referee lets a model say. */
export type Finding =
  | {
      readonly kind: "amount";
      /** What the amount is of: a nutrient's, item's or biomarker's id; absent for amounts that an article states of no one thing. */
      readonly of?: string | undefined;
      readonly role: "target" | "limit" | "dose" | "content" | "lab" | "stated";
      readonly value: number;
      /** The other end of a range. */
      readonly to?: number | undefined;
      readonly unit: string;
      readonly rule: string;
    }
  /** A name that may be said, in both languages. `stance`: what the findings say of taking it. */
  | {
      readonly kind: "name";
      readonly of: "nutrient" | "item" | "medicine" | "condition" | "biomarker" | "product";
      readonly id: string;
      readonly stance?: "avoid" | "separate" | "monitor" | "beneficial" | undefined;
    }
  /** A sentence taken word for word from a record or template: may be said as it is. */
  | { readonly kind: "sentence"; readonly text: string };

export type Reply = {
  /** Markdown: the answer first, then why, then what to do. */
  readonly text: string;
  readonly lang: Lang;
  readonly cards: readonly ChatCard[];
  readonly sources: readonly SourceRef[];
  /** Questions that fit as the next one. */
  readonly suggestions: readonly string[];
  readonly triage: TriageResult | undefined;
  readonly memory: Memory;
  readonly findings: readonly Finding[];

  /** The text as a language model may be told it: without what strangers wrote (names on a sheet, of products). */
  readonly toModel: string;
  /** What was understood, for metrics and tests: no text of the person. */
  readonly intent: string;
  /** True when the reply must be shown as it is and no model may word it (emergencies, refusals, other languages). */
  readonly final: boolean;
};

export type Assistant = { answer(question: Question): Reply };
