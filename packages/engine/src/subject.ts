import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { subjectsOf } from "./conflicts/subjects.ts";
import type { Resolved } from "./person.ts";

/** Every rule whose subject is surely this person: their medicines, conditions and life stage. */
export const rulesAbout = (r: Resolved, k: KnowledgeIndex): readonly Rule[] => [...new Set(subjectsOf(r, k).flatMap((s) => [...s.rules.keys()]))];
