import { EATEN_KINDS, type EntityKind, type EntityRef, type KnowledgeIndex, MEDICINE_KINDS, type Recognition } from "@nutri/knowledge";

import { recordOf } from "../found.ts";

const AS_SUPPLEMENT = [" supplement", "补充剂", " capsules", "胶囊"];
const WEIGHED: ReadonlySet<string> = new Set(["g", "mg", "ug", "IU"]);

/** "Garlic" among the supplements is the supplement, not the kitchen's: its twin of that name, where there is one and no glasses or cups are told. */
export function asSupplement(k: KnowledgeIndex, ref: EntityRef, r: Recognition): EntityRef {
  const kind = ref.kind === "item" ? k.items.get(ref.id)?.kind : undefined;
  const drunk = r.dose.amount !== undefined && !WEIGHED.has(r.dose.amount.unit);
  if (kind !== "food" || drunk || r.how === "contained") return ref;
  const twins = AS_SUPPLEMENT.flatMap((word) => {
    const twin = k.names.recogniseWhole(`${r.matched}${word}`, ["item"]);
    return twin?.how === "exact" ? twin.entities : [];
  });
  return twins.find((t) => t.id !== ref.id && k.items.get(t.id)?.kind !== "food") ?? ref;
}

/** By its whole name or without its form; a name that only gains a form is another thing: 甘草 is not yet 甘草片 (with opium). */
function surely(k: KnowledgeIndex, name: string, kinds: readonly EntityKind[]): Recognition | undefined {
  const r = k.names.recogniseWhole(name, kinds);
  return r && (r.how === "exact" || (r.how === "stripped" && r.matched.length <= name.length)) ? r : undefined;
}

/** The ids by which a medicine can hold what is eaten: itself and the nutrient it is. */
const idsOf = (k: KnowledgeIndex, { kind, id }: EntityRef): readonly string[] => [
  id,
  ...(kind === "form" ? [recordOf(k.forms, id).nutrient.id] : (k.items.get(id)?.nutrients.map((n) => n.nutrient) ?? [])),
];

const madeOf = (k: KnowledgeIndex, medicine: string, eaten: EntityRef): boolean => {
  const { items } = recordOf(k.medicines, medicine);
  return idsOf(k, eaten).some((id) => items.includes(id));
};

const held = new WeakMap<KnowledgeIndex, ReadonlySet<string>>();
/** Everything that some medicine holds: only of this can a name mean both. */
const heldByMedicines = (k: KnowledgeIndex): ReadonlySet<string> => {
  const known = held.get(k) ?? new Set(k.records.medicines.flatMap((m) => m.items));
  held.set(k, known);
  return known;
};

/** One name for a medicine and for what it is made of (硫酸亚铁, senna). */
export type Both = { readonly eaten: EntityRef; readonly medicine: string };

/** The other side of a name that means a medicine and something eaten; both sides' rules hold then. Where only the medicine is called so in full, it stays one. */
export function bothOf(k: KnowledgeIndex, ref: EntityRef, name: string): Both | undefined {
  // What a food is made of does not make it the medicine: 低钠盐（氯化钾）.
  if (ref.kind === "item" && k.items.get(ref.id)?.kind === "food") return undefined;
  const possible = ref.kind === "medicine" ? recordOf(k.medicines, ref.id).items.length > 0 : idsOf(k, ref).some((id) => heldByMedicines(k).has(id));
  if (!possible) return undefined;
  const named = surely(k, name, MEDICINE_KINDS);
  if (ref.kind === "medicine") {
    const other = surely(k, name, EATEN_KINDS);
    const [eaten, ...more] = other?.entities ?? [];
    const inFull = other?.how === "exact" || named?.how !== "exact";
    return eaten && more.length === 0 && inFull && madeOf(k, ref.id, eaten) ? { eaten, medicine: ref.id } : undefined;
  }
  const medicine = named?.entities.find((m) => m.kind === "medicine" && madeOf(k, m.id, ref));
  return medicine && { eaten: ref, medicine: medicine.id };
}
