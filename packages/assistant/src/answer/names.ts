/** What is named, by the name it has here. */
import type { Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Linked } from "../understand/link.ts";
import { both } from "./part.ts";

export function nameOf(k: KnowledgeIndex, l: Linked): Text {
  const { kind, id } = l.ref;
  const by: Partial<Record<string, { name: Text } | undefined>> = {
    nutrient: k.nutrients.get(id),
    form: k.forms.get(id)?.form,
    item: k.items.get(id),
    group: k.groups.get(id),
    medicine: k.medicines.get(id),
    class: k.classes.get(id),
    condition: k.conditions.get(id),
    biomarker: k.biomarkers.get(id),
    goal: k.goals.get(id),
  };
  return by[kind]?.name ?? both(l.given, l.given);
}

export type KnownMedicine = { readonly kind: string; readonly id: string; readonly name: Text };
/** A medicine of the person's list by the name it is known by here. */
export function medicineNamed(k: KnowledgeIndex, m: { readonly id?: string | undefined; readonly name: string }): KnownMedicine {
  const id = m.id ?? k.names.recogniseWhole(m.name, ["medicine", "class"])?.entities[0]?.id ?? m.name;
  return { kind: k.classes.has(id) ? "class" : "medicine", id, name: (k.medicines.get(id) ?? k.classes.get(id))?.name ?? both(m.name, m.name) };
}
