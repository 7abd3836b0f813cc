/** Whose medicine it is that a question speaks of, or leaves out. */
import type { Answers } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Intent } from "./intents.ts";
import { EATEN, type Linked } from "./link.ts";

/** What of a thing is asked of somebody who takes something. */
export const OF_TAKERS: ReadonlySet<Intent> = new Set<Intent>(["may_i", "together", "diet", "side_effects"]);
const MOST_TAKEN = 3;
/** A medicine that is stored counts as asked about with what is eaten, where no rule speaks of the two: what is written on both is found by its name. */
export function besideTheirs(spoken: readonly Linked[], medicines: readonly string[], asks: boolean, k: KnowledgeIndex): Linked[] {
  const eaten = spoken.filter((l) => EATEN.has(l.ref.kind) && !l.denied);
  const named = spoken.some((l) => /^(?:medicine|class|biomarker)$/u.test(l.ref.kind));
  if (!asks || named || eaten.length === 0) return [];
  const links = [...new Set(medicines)].slice(0, MOST_TAKEN).flatMap((id): Linked[] => {
    const kind = k.medicines.has(id) ? "medicine" : k.classes.has(id) ? "class" : undefined;
    return kind ? [{ ref: { kind, id }, also: [], given: "", at: 1000, clause: 0, denied: false }] : [];
  });
  return eaten.some((l) => meets(l, links, k)) ? [] : links;
}

/** A rule speaks of it with a medicine that was told: soy milk, and thyroxine. */
export function meets({ ref, also }: Linked, linked: readonly Linked[], k: KnowledgeIndex): boolean {
  const medicines = new Set(
    linked.flatMap((l) => (l.ref.kind === "medicine" ? [l.ref.id, ...k.classesOf(l.ref.id)] : l.ref.kind === "class" ? [l.ref.id] : [])),
  );
  if (medicines.size === 0) return false;
  const groups = [ref, ...also].flatMap(({ kind, id }) => (kind === "group" ? [id] : [...k.groupsOf(id)]));
  const rules = [...[ref, ...also].flatMap(({ id }) => k.rules.byItem.get(id) ?? []), ...groups.flatMap((g) => k.rules.byGroup.get(g) ?? [])];
  return rules.some(({ subject: { medicines: by, classes } }) => [...by, ...classes].some((id) => medicines.has(id)));
}

/** What a combination is called by: "levodopa and carbidopa" holds two. */
const partsOf = (medicine: string, k: KnowledgeIndex): readonly string[] => {
  const parts = (k.medicines.get(medicine)?.name.en ?? "").toLowerCase().split(/\s*(?:\band\b|,|\/|\+)\s*/u);
  return parts.length > 1 ? parts : [];
};
/** "My blood thinner" of somebody who told which: that one. So is, where food is asked about, a part of the combination they take. */
const MY = /\bmy\b|我(?:的|吃|用|在)/iu;
export function theirs(linked: readonly Linked[], text: string, medicines: Answers["medicines"], k: KnowledgeIndex): Linked[] {
  const own = (medicines ?? []).flatMap((m) => m.id ?? []);
  const named = linked.some((l) => EATEN.has(l.ref.kind)) ? linked.flatMap((l) => (l.ref.kind === "medicine" ? l.ref.id : [])) : [];
  return linked.map((l) => {
    const id =
      l.ref.kind === "class" && MY.test(text)
        ? own.find((m) => k.classesOf(m).has(l.ref.id))
        : l.ref.kind === "medicine"
          ? named.find((m) => m !== l.ref.id && partsOf(m, k).includes(k.medicines.get(l.ref.id)?.name.en.toLowerCase() ?? " "))
          : undefined;
    return id === undefined ? l : { ...l, ref: { kind: "medicine", id }, also: [] };
  });
}
