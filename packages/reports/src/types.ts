import type { Pregnancy, Sex } from "@nutri/domain";

/**
 * What is known of one analyte, handed in by the caller: the shape of a knowledge biomarker, so that such a record can be
 * given as it is. `unit` is the SI (or agreed) unit; `factor` (and `offset`) lead from a spelling to it.
 */
export type Analyte = {
  id: string;
  name: { zh: string; en: string };
  aliases: readonly string[];
  loinc: readonly string[];
  unit: string;
  units: readonly { spelling: string; factor: number; offset?: number | undefined }[];
  plausible: { min: number; max: number };
  /** Told as a number (`Qn`, also when absent), a word of a scale (`Ord`), either (`OrdQn`) or a name (`Nom`). */
  scale?: "Qn" | "Ord" | "OrdQn" | "Nom" | undefined;
  ranges: readonly AnalyteRange[];
  /**
   * The analyte it is a part of. A name that both have means the whole where it stands alone, and the part where the whole or
   * another part is printed beside it.
   */
  partOf?: string | undefined;
};
export type AnalyteRange = {
  when?:
    | { sex?: string | undefined; ageYears?: { min?: number | undefined; max?: number | undefined } | undefined; pregnancy?: readonly string[] | undefined }
    | undefined;
  low?: number | undefined;
  high?: number | undefined;
  /** What a result told in words should be. */
  normal?: "negative" | undefined;
};

export type InputFile = { bytes: Uint8Array; mime?: string; name?: string };

/** Why a file, a page or the whole report could not be read as wanted. The first group ends the file, the second is for the person to answer. */
export type ProblemCode =
  | "empty_file"
  | "unsupported_file"
  | "damaged_file"
  | "password_protected"
  | "too_large"
  | "too_many_pages"
  | "too_many_pixels"
  | "no_results"
  | "timed_out"
  | "out_of_memory"
  | "reader_failed"
  | "several_people"
  | "other_sex"
  | "other_age"
  | "future_date";
export type Problem = { code: ProblemCode; file?: number; page?: number };

/** A word (or run of words) on a page, in the page's own units, y down. `conf` is 1 for a text layer; `confs` says it of each character. */
export type Word = { text: string; x: number; y: number; w: number; h: number; conf: number; confs?: number[] };
/** `back`: from a place on the straightened page to its height on the picture (a slanting photo). */
export type PageWords = { width: number; height: number; words: Word[]; source: "text" | "ocr"; back?: (x: number, y: number) => number };

/** Box as fractions of the page's width and height; `page` counts from 1 over all files. */
export type Box = { page: number; x: number; y: number; w: number; h: number };
export type Flag = "low" | "normal" | "high" | "abnormal" | "unknown";
export type Comparator = "<" | ">" | "<=" | ">=";

/** Why a row is to be looked at by the person. */
export type Doubt = "name" | "value" | "unit" | "implausible" | "flag" | "range" | "conflict";

/**
 * One result. `value` is as printed (a number, or the text of a qualitative result); `valueSi` in `unitSi` only when the
 * unit is known for the analyte and the value is plausible. `ask`: not sure, the person must look; then `doubts` says why
 * and `confidence` is under `SURE`.
 */
export type ReadRow = {
  index: number;
  namePrinted: string;
  code?: string;
  loinc?: string;
  value: number | string;
  comparator?: Comparator;
  unit: string;
  ucum?: string;
  valueSi?: number;
  unitSi?: string;
  refLow?: number;
  refHigh?: number;
  refPrinted?: string;
  flag: Flag;
  flagFrom: "printed" | "printed_range" | "reference" | "none";
  confidence: number;
  ask: boolean;
  doubts: Doubt[];
  box?: Box;
};

/** `pregnancy` is never read off a sheet: the caller says it of the person (`expect`). */
export type Subject = { sex?: Sex; age?: number; pregnancy?: Pregnancy };
export type ReadPage = { page: number; file: number; source: "text" | "ocr" | "data"; width: number; height: number; png?: Uint8Array };
export type ReadResult = {
  pages: ReadPage[];
  rows: ReadRow[];
  reportDate?: string;
  institution?: string;
  subject: Subject;
  problems: Problem[];
};

export type Stage = "opening" | "reading" | "understanding";
export type Progress = { stage: Stage; page: number; pages: number };
export type ReadOptions = {
  onProgress?: (progress: Progress) => void;
  /** Whose report it should be: another sex or age becomes a problem to ask about. */
  expect?: Subject;
  /** Today, `YYYY-MM-DD`: later report dates become a problem. */
  today?: string;
  /** Also give a PNG of each page (boxes are fractions of it). */
  pictures?: boolean;
  /** Takes each page's PNG when it is made, instead of having them all in the result: sixty of them are more than a small process holds. */
  onPicture?: (page: number, png: Uint8Array) => Promise<void>;
};

/** Rows at or above this are shown as read; below, the person is asked. */
export const SURE = 0.8;
export const LIMITS = { bytes: 20 * 1024 * 1024, pages: 60, files: 20, pixels: 100_000_000, imageSide: 16_000 } as const;
