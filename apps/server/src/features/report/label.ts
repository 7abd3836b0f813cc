import type { Text } from "@nutri/domain";
import type { EntityKind, EntityRef, KnowledgeIndex, Recognition } from "@nutri/knowledge";

import type { LabelLine } from "../../reports/reader.ts";

export type Option = { id: string; name: Text; kind: "supplement" | "medicine"; confidence: number };

const KINDS: readonly EntityKind[] = ["medicine", "item", "form", "nutrient"];
const MOST = 12;
/** How far a way of recognising may be trusted on a photo, where a letter may be another. */
const TRUST: Readonly<Record<Recognition["how"], number>> = { exact: 0.95, stripped: 0.85, contained: 0.6, typo: 0.4 };
/** Shorter names are found in words that mean something else. */
const isLong = (name: string): boolean => (/[\u3400-\u9fff]/u.test(name) ? name.length >= 2 : name.length >= 4);

/** Foods and drinks are not what a label is photographed for. */
function optionOf({ nutrients, medicines, items, forms }: KnowledgeIndex, { kind, id }: EntityRef, confidence: number): Option | undefined {
  const medicine = kind === "medicine" ? medicines.get(id) : undefined;
  if (medicine) return { id, name: medicine.name, kind: "medicine", confidence };
  const item = items.get(id);
  if (item?.kind === "food" || item?.kind === "alcohol") return undefined;
  const name = nutrients.get(id)?.name ?? item?.name ?? forms.get(id)?.form.name;
  return name && { id, name, kind: "supplement", confidence };
}

/** What the lines of a label name, surest first. The person chooses. */
export function recognisedOn(lines: readonly LabelLine[], knowledge: KnowledgeIndex): Option[] {
  const best = new Map<string, Option>();
  const parts = lines.flatMap(({ text, confidence }) => [text, ...text.split(/\s{2,}/u)].map((part) => ({ part, confidence })));
  for (const { part, confidence } of parts) {
    const found = knowledge.names.recognise(part, KINDS);
    if (!found || (found.how !== "exact" && !isLong(found.matched))) continue;
    for (const ref of found.entities) {
      const option = optionOf(knowledge, ref, Number((TRUST[found.how] * confidence).toFixed(2)));
      if (option && option.confidence > (best.get(option.id)?.confidence ?? 0)) best.set(option.id, option);
    }
  }
  return [...best.values()].toSorted((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1)).slice(0, MOST);
}
