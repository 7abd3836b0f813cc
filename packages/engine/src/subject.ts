import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { type Subject, subjectsOf } from "./conflicts/subjects.ts";
import type { Resolved } from "./person.ts";

/** Every rule whose subject is surely this person: their medicines, conditions and life stage. */
export const rulesAbout = (r: Resolved, k: KnowledgeIndex, subjects: readonly Subject[] = subjectsOf(r, k)): readonly Rule[] => [
  ...new Set(subjects.flatMap((s) => [...s.rules.keys()])),
];
