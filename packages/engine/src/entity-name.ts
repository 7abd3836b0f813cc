import type { Text } from "@nutri/domain";
import type { EntityKind, EntityRef, KnowledgeIndex } from "@nutri/knowledge";

type Records = { get(id: string): { readonly name: Text } | undefined };
const RECORDS: Readonly<Record<Exclude<EntityKind, "form">, (k: KnowledgeIndex) => Records>> = {
  medicine: (k) => k.medicines,
  class: (k) => k.classes,
  item: (k) => k.items,
  nutrient: (k) => k.nutrients,
  group: (k) => k.groups,
  condition: (k) => k.conditions,
  biomarker: (k) => k.biomarkers,
  goal: (k) => k.goals,
};

/** How the knowledge calls something; undefined for what it has no record of. */
export const entityName = (k: KnowledgeIndex, { kind, id }: EntityRef): Text | undefined =>
  kind === "form" ? k.forms.get(id)?.form.name : RECORDS[kind](k).get(id)?.name;
