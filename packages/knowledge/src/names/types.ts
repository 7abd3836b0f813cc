import type { Dose } from "@nutri/domain/dose";

export const ENTITY_KINDS = ["medicine", "class", "item", "nutrient", "form", "group", "condition", "biomarker", "goal"] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];
export type EntityRef = { readonly kind: EntityKind; readonly id: string };

/** 0 the name, 1 an alias, 2 a brand. */
export type NameRank = 0 | 1 | 2;

/** One name of one entity, as compiled. `key` and `base` are its normalised forms, `bag` its words in no order; `of` a form's nutrient; pinyin only for names with Han characters. */
export type NameRow = {
  readonly name: string;
  readonly key: string;
  readonly base: string;
  readonly kind: EntityKind;
  readonly id: string;
  readonly rank: NameRank;
  readonly bag?: string;
  readonly of?: string;
  readonly pinyin?: string;
  readonly initials?: string;
};

/** What is precomputed when the knowledge is compiled: so no pinyin dictionary is needed at run time. `families`: names that a letter or number tells the members of apart (vitamin); `syllables`: pinyin → the common characters read so. */
export type NameTable = {
  readonly rows: readonly NameRow[];
  readonly families: readonly string[];
  readonly syllables: Readonly<Record<string, string>>;
};

/** The stated form of a medicine, where it says how it gets into the body. */
export type Route = "oral" | "injection" | "inhaled" | "topical" | "eye" | "nasal" | "rectal" | "vaginal";

export type Recognition = {
  /** As given. */
  readonly given: string;
  /** What it names, best first; more than one for mixtures ("calcium + vitamin D") and names that two records share. */
  readonly entities: readonly EntityRef[];
  /** The known name it was matched with. */
  readonly matched: string;
  readonly how: "exact" | "stripped" | "contained" | "typo";
  readonly dose: Dose;
  readonly route?: Route;
};

/** A list of names read from one text. */
export type ListReading = {
  readonly found: readonly Recognition[];
  /** Said not to be there ("no diabetes"). */
  readonly denied: readonly Recognition[];
  /** Said to be taken, where it was asked what somebody has: "AF, on apixaban". */
  readonly taken: readonly string[];
  readonly unrecognised: readonly string[];
  /** "None": an answer, not a name. */
  readonly none: boolean;
  /** "I do not know": no answer. */
  readonly unsure: boolean;
};

export type SearchOption = { readonly entity: EntityRef; readonly matched: string; readonly score: number };
