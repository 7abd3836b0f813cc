import type { Records } from "../schema.ts";
import { createReadAllergies } from "./allergies.ts";
import { pastCondition, recogniseCondition } from "./conditions.ts";
import { readList } from "./lists.ts";
import { createLookup, type Remedies } from "./lookup.ts";
import { tokens } from "./normalise.ts";
import { recogniseWith } from "./recognise.ts";
import { remembering } from "./remember.ts";
import { createSearch } from "./search.ts";
import { namesOf } from "./table.ts";
import { ENTITY_KINDS, type EntityKind, type EntityRef, type ListReading, type NameTable, type Recognition, type SearchOption } from "./types.ts";
import { createReadValue } from "./values.ts";

export { normalise, tokens } from "./normalise.ts";
export { EATEN_KINDS, MEDICINE_KINDS } from "./recognise.ts";
export * from "./types.ts";
export { mayBeSlip, oneSlip } from "./typo.ts";

/** `from` (inclusive) and `to` (exclusive) are places in `tokens(text)`. */
export type Mention = { readonly entities: readonly EntityRef[]; readonly matched: string; readonly from: number; readonly to: number };

export type Names = {
  /** What one name means, of these kinds in this order of preference; null when nothing here is called so. */
  recognise(name: string, kinds?: readonly EntityKind[]): Recognition | null;
  /** As `recognise`, but only in full or without its form: no part of it, no slip of the pen. */
  recogniseWhole(name: string, kinds: readonly EntityKind[]): Recognition | null;
  /** A condition, with its stage or trimester. */
  recogniseCondition(text: string): Recognition | null;
  /** Several names in one text, denials, "none", "not sure". */
  readList(text: string, kinds: readonly EntityKind[]): ListReading;
  readConditions(text: string): ListReading;
  /** What somebody is allergic to: allergies, and the things themselves. */
  readAllergies(text: string): ListReading;
  /** Every name inside a free text. */
  mentions(text: string, kinds: readonly EntityKind[]): Mention[];
  /** While typing: best first. */
  search(text: string, kinds: readonly EntityKind[], limit: number): SearchOption[];
};

function remediesOf(records: Records): Remedies {
  const remedies = records.medicines.filter((m) => m.kind === "patent_medicine");
  const herbs = new Set(records.items.flatMap((i) => (i.kind === "herb" || i.kind === "supplement" ? [i.id] : [])));
  return { medicines: new Set(remedies.map((m) => m.id)), herbs: new Set(remedies.flatMap((m) => m.items.filter((i) => herbs.has(i)))) };
}

/** @param records with the compiled `names` table; without it (small sets in tests) there is no pinyin. */
export function createNames(records: Records & { names?: NameTable }): Names {
  const table = records.names ?? { ...namesOf(records), syllables: {} };
  const lookup = createLookup(table, remediesOf(records));
  const stages = new Set(records.conditions.flatMap((c) => (c.kind === "life_stage" || c.kind === "habit" || c.kind === "symptom" ? [c.id] : [])));
  const also = {
    readValue: createReadValue(lookup, records.biomarkers),
    passing: new Set([...stages, ...records.conditions.flatMap((c) => (c.parents.some((p) => stages.has(p)) ? [c.id] : []))]),
  };
  const condition = (text: string): Recognition | null => recogniseCondition(lookup, text, also);
  const any = remembering((name, kinds) => recogniseWith(lookup, name, kinds));
  const whole = remembering((name, kinds) => recogniseWith(lookup, name, kinds, "whole"));
  const list = remembering((text, kinds) => readList(lookup, text, kinds));
  return {
    recognise: (name, kinds = ENTITY_KINDS) => any(name, kinds),
    recogniseWhole: whole,
    recogniseCondition: condition,
    readList: list,
    readConditions: (text) => readList(lookup, text, ["condition"], { read: condition, past: (r) => pastCondition(lookup, r, also.passing) }),
    readAllergies: createReadAllergies(lookup, records.conditions, condition),
    mentions: (text, kinds) => lookup.inside(tokens(text), kinds).map((s) => ({ entities: s.entities, matched: s.row.name, from: s.from, to: s.to })),
    search: createSearch(table),
  };
}
