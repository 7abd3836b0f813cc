/** What is eaten against the allergens somebody must keep away from. */
import { text, type Taboo, type Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Resolved, Taken } from "../person.ts";
import { citationsOf, nameOf } from "./objects.ts";

const allergenName = (r: Resolved, k: KnowledgeIndex, id: string, given: string): Text => {
  const condition = [...r.conditions.yes.keys()].map((c) => k.conditions.get(c)).find((c) => c?.allergens.includes(id) === true);
  const item = k.items.get(id)?.name ?? k.nutrients.get(id)?.name;
  if (condition) return condition.name;
  return item ? text(`${item.zh}过敏`, `Allergy to ${item.en.toLowerCase()}`) : text(`${given}过敏`, `Allergy to ${given}`);
};

/** One finding for each allergen met, on the word of the item's own sources. */
export function allergyFindings(taken: readonly Taken[], r: Resolved, k: KnowledgeIndex): Taboo[] {
  return taken.flatMap((t) => {
    const met = [...r.allergens.yes].filter(([a]) => t.allergens.has(a) || t.id === a || t.groups.has(a));
    const citations = citationsOf(k, t);
    if (citations.length === 0) return [];
    return met.map(([allergen, given]): Taboo => {
      const name = nameOf(k, t);
      const allergy = allergenName(r, k, allergen, given);
      return {
        id: `allergy.${allergen}.${t.kind}.${t.id}.mind`,
        subject: { kind: "allergy", id: allergen, name: allergy },
        item: { kind: t.kind, id: t.id, name },
        severity: "contraindicated",
        action: "avoid",
        effect: text(
          `${name.zh}含有或来自你过敏的东西，可能引起过敏反应。`,
          `${name.en} holds or comes from what you are allergic to and may set off a reaction.`,
        ),
        advice: text("请不要食用。买别的产品时看一下配料表。", "Leave it out, and read the ingredients of other products."),
        rule: "allergen_present",
        sources: k.sources(citations),
      };
    });
  });
}
