/** What somebody is allergic to: told by the allergy's own name ("soy allergy"), by what it does, or by the thing alone ("soy", "penicillin"). */
import type { Condition } from "../schema.ts";
import { readList } from "./lists.ts";
import type { Lookup } from "./lookup.ts";
import { EATEN_KINDS, MEDICINE_KINDS, recogniseWith } from "./recognise.ts";
import type { EntityKind, ListReading, Recognition } from "./types.ts";

const KIND = ["condition"] as const;
const THINGS: readonly EntityKind[] = [...EATEN_KINDS, ...MEDICINE_KINDS];
const TOLD_BEFORE = /^(?:我?对|(?:i(?:['’]?m| am) )?allergic to|allerg(?:y|ies) to|history of)\s*/iu;
/** What only says that it is an allergy; an allergy is nothing that is taken ("allergy tablets" are). */
const TOLD_AFTER = /(?:(?:严重|轻度|重度)?过敏(?:史|症|反应)?|不耐受?)$|\s+(?:allerg(?:y|ies|ic)|intoleran(?:ce|t)|sensitivit(?:y|ies)|hypersensitivity)$/iu;
const GENERAL: ReadonlySet<string> = new Set(["drug_allergy", "food_allergy"]);
const BETWEEN_HAN = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;

export function createReadAllergies(
  lookup: Lookup,
  conditions: readonly Condition[],
  condition: (text: string) => Recognition | null,
): (text: string) => ListReading {
  const allergies = new Set(conditions.flatMap((c) => (c.kind === "allergy" || c.allergens.length > 0 ? [c.id] : [])));
  const allergy = (r: Recognition | null): Recognition[] => (r && r.how !== "typo" && r.entities.some((e) => allergies.has(e.id)) ? [r] : []);
  const read = (text: string): Recognition | null => {
    const bare = text.trim().replace(TOLD_BEFORE, "").replace(TOLD_AFTER, "").trim();
    const [known] = [bare, `${bare}过敏`, `${bare} allergy`].flatMap((t) => allergy(recogniseWith(lookup, t, KIND)));
    if (known) return { ...known, given: text };
    const [told] = allergy(condition(text));
    // The thing itself says more than that it is a medicine or a food.
    const found = told && !told.entities.every((e) => GENERAL.has(e.id)) ? told : (recogniseWith(lookup, bare, THINGS) ?? told ?? null);
    return found && { ...found, given: text };
  };
  // One that was outgrown is asked about by a doctor, not assumed here: it stays.
  return (text) => readList(lookup, text.replace(BETWEEN_HAN, "、"), [...KIND, ...THINGS], { read, past: (r) => r });
}
