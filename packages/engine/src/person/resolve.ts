import { type Person, type SupplementEntry, tidy } from "@nutri/domain";
import { EATEN_KINDS, type EntityKind, type EntityRef, type KnowledgeIndex, MEDICINE_KINDS, type Recognition } from "@nutri/knowledge";
import { found, recordOf } from "../found.ts";
import { readConditions } from "./conditions.ts";
import { readDietNotes, readLifestyle } from "./diet-notes.ts";
import { readLabs } from "./labs.ts";
import { takenClass, takenMedicine } from "./medicines.ts";
import { membership } from "./membership.ts";
import { doseTold, labelRef, takenFrom } from "./taken.ts";
import { asSupplement, bothOf } from "./twin.ts";
import type { CheckedName, Membership, Resolved, Taken, TakenMedicine } from "./types.ts";

type Entry = { name?: string | undefined; id?: string | undefined } & Partial<Omit<SupplementEntry, "name" | "id">>;
type Read = { medicines: TakenMedicine[]; taken: Taken[]; checked: CheckedName[]; unrecognised: string[]; open: boolean };

/** A person whose lists may also hold plain foods: what the checks of the review are asked about. */
export type Asked = Omit<Person, "medicines" | "supplements"> & { medicines?: readonly Entry[]; supplements?: readonly Entry[]; foods?: readonly string[] };

const OF: Readonly<Record<"medicines" | "supplements" | "foods", readonly EntityKind[]>> = {
  medicines: [...MEDICINE_KINDS, ...EATEN_KINDS],
  supplements: [...EATEN_KINDS, ...MEDICINE_KINDS],
  foods: [...EATEN_KINDS, ...MEDICINE_KINDS],
};

/** An id is taken at its word, of whichever kind it is. */
function byId(k: KnowledgeIndex, id: string, kinds: readonly EntityKind[]): EntityRef | undefined {
  const has: Partial<Record<EntityKind, ReadonlyMap<string, unknown>>> = {
    medicine: k.medicines,
    class: k.classes,
    item: k.items,
    nutrient: k.nutrients,
    form: k.forms,
    group: k.groups,
  };
  const kind = kinds.find((x) => has[x]?.has(id) === true);
  return kind && { kind: kind === "item" && k.nutrients.has(id) ? "nutrient" : kind, id };
}

function readEntry(k: KnowledgeIndex, entry: Entry, list: keyof typeof OF): Read {
  const read: Read = { medicines: [], taken: [], checked: [], unrecognised: [], open: false };
  const add = (ref: EntityRef, given: string, r: Recognition | undefined): void => {
    const both = bothOf(k, ref, given);
    const eaten = both?.eaten ?? ref;
    read.checked.push({ given, entity: both && list === "medicines" ? { kind: "medicine", id: both.medicine } : eaten });
    const hold = (within: string, ids: readonly string[]): void => {
      for (const id of ids)
        read.taken.push({ ...found(takenFrom(k, found(byId(k, id, EATEN_KINDS), id), given, "medicines", { doses: 1 }), id), inMedicine: within });
    };
    if (ref.kind === "class") {
      read.medicines.push(takenClass(k, ref.id, given, list));
      hold(ref.id, recordOf(k.classes, ref.id).items);
    }
    const medicineId = both?.medicine ?? (ref.kind === "medicine" ? ref.id : undefined);
    const medicine = medicineId === undefined ? undefined : takenMedicine(k, medicineId, given, list, r?.route);
    if (medicine) read.medicines.push(medicine);
    if (medicine && !both)
      hold(
        medicine.id,
        [...medicine.parts].flatMap((p) => recordOf(k.medicines, p).items),
      );
    const taken = takenFrom(k, eaten, given, list, doseTold(r, entry.dailyDoses), entry.amounts);
    if (taken) read.taken.push({ ...taken, ...(both && { alsoMedicine: both.medicine }) });
  };
  // What a label names and nobody here knows is said too.
  read.unrecognised.push(...(entry.amounts ?? []).filter((a) => !labelRef(k, a.nutrient)).map((a) => a.nutrient));
  const ref = entry.id === undefined ? undefined : byId(k, entry.id, OF[list]);
  const given = entry.name ?? entry.id ?? "";
  if (ref) {
    add(ref, given, entry.name === undefined ? undefined : (k.names.recognise(entry.name, [ref.kind]) ?? undefined));
    return read;
  }
  const reading = k.names.readList(given, OF[list]);
  for (const r of reading.found) for (const entity of r.entities) add(list === "supplements" ? asSupplement(k, entity, r) : entity, r.given, r);
  read.unrecognised.push(...reading.unrecognised);
  if (reading.found.length + reading.denied.length + reading.unrecognised.length === 0 && !reading.none && !reading.unsure) read.unrecognised.push(given);
  read.open = reading.unsure;
  return read;
}

function readEntries(k: KnowledgeIndex, entries: readonly Entry[], list: keyof typeof OF): Read {
  const reads = entries.map((e) => readEntry(k, e, list));
  return {
    medicines: reads.flatMap((r) => r.medicines),
    taken: reads.flatMap((r) => r.taken),
    checked: reads.flatMap((r) => r.checked),
    unrecognised: reads.flatMap((r) => r.unrecognised),
    open: reads.some((r) => r.open || r.unrecognised.length > 0),
  };
}

function readGoals(person: Asked, k: KnowledgeIndex): Membership {
  const yes = new Map(
    (person.goals ?? []).flatMap((g) => (k.goals.has(g) ? [[g, g] as const] : (k.names.recognise(g, ["goal"])?.entities ?? []).map((e) => [e.id, g] as const))),
  );
  return membership(yes, () => person.goals !== undefined);
}

const bmiOf = (p: Asked): number | undefined => (p.heightCm === undefined || p.weightKg === undefined ? undefined : tidy(p.weightKg / (p.heightCm / 100) ** 2));

/** Turns every name of a person's answers into what the knowledge calls it. What is not known stays unknown; no name is dropped silently. */
export function resolvePerson(person: Asked, k: KnowledgeIndex): Resolved {
  const plain = person as Person;
  const body = readConditions(plain, k);
  const medicines = readEntries(k, [...(person.medicines ?? []), ...body.taken.map((name) => ({ name }))], "medicines");
  const supplements = readEntries(k, person.supplements ?? [], "supplements");
  const foods = readEntries(
    k,
    (person.foods ?? []).map((name) => ({ name })),
    "foods",
  );
  const reads = [medicines, supplements, foods];
  const { labs, unread } = readLabs(plain, k);
  const [pregnancy, ...otherwise] = body.pregnancies;
  const bmi = bmiOf(person);
  const expecting = [...body.conditions.yes.keys()].some((id) => id === "pregnancy" || id === "lactation");
  const sex = person.gender ?? (expecting ? "female" : undefined);
  return {
    person: plain,
    ...(person.age !== undefined && { age: person.age }),
    ...(sex && { sex }),
    ...(pregnancy && otherwise.length === 0 && { pregnancy }),
    pregnancies: body.pregnancies,
    ...(bmi !== undefined && { bmi }),
    conditions: body.conditions,
    allergens: body.allergens,
    medicines: reads.flatMap((r) => r.medicines),
    medicinesKnown: person.medicines !== undefined && reads.every((r) => !r.open),
    taken: [...reads.flatMap((r) => r.taken), ...readDietNotes(plain, k), ...readLifestyle(plain, k)],
    supplementsKnown: person.supplements !== undefined && reads.every((r) => !r.open),
    goals: readGoals(person, k),
    labs,
    unreadLabs: unread,
    checked: [...body.checked, ...reads.flatMap((r) => r.checked)],
    unrecognised: [...new Set([...body.unrecognised, ...reads.flatMap((r) => r.unrecognised)])],
  };
}
