/** What is known of medicines: asked of the engine, one by one, as a person would. */
import { findTaboos } from "@nutri/engine";
import type { KnowledgeIndex } from "@nutri/knowledge";

export type MedicineCoverage = {
  readonly id: string;
  readonly classes: ReadonlySet<string>;
  /** Things about which something is known with it. */ readonly pairs: number;
};
export type ClassCoverage = {
  readonly id: string;
  readonly medicines: number;
  readonly covered: number;
  readonly pairs: number;
  readonly none: readonly string[];
};

/** What a medicine's own herbs do with other medicines is not counted: that is known of the herb. */
const pairsOf = (k: KnowledgeIndex, id: string): number => findTaboos({ medicines: [{ id }] }, k).taboos.filter((t) => t.subject.id === id).length;

export const coverMedicines = (k: KnowledgeIndex): MedicineCoverage[] =>
  [...k.medicines.keys()].map((id) => ({ id, classes: new Set([...k.partsOf(id)].flatMap((part) => [...k.classesOf(part)])), pairs: pairsOf(k, id) }));

/** By class, those with most medicines unknown first; a medicine stands in each of its classes, one without any under "(none)". */
export function coverClasses(medicines: readonly MedicineCoverage[]): ClassCoverage[] {
  const members = new Map<string, MedicineCoverage[]>();
  for (const m of medicines) for (const c of m.classes.size > 0 ? m.classes : ["(none)"]) (members.get(c) ?? members.set(c, []).get(c))?.push(m);
  return [...members]
    .map(([id, list]) => {
      const none = list.filter((m) => m.pairs === 0).map((m) => m.id);
      return { id, medicines: list.length, covered: list.length - none.length, pairs: list.reduce((n, m) => n + m.pairs, 0), none };
    })
    .toSorted((a, b) => b.none.length - a.none.length || (a.id < b.id ? -1 : 1));
}
