import type { Person } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { found } from "../found.ts";
import { takenFrom } from "./taken.ts";
import type { Taken } from "./types.ts";

const CLAUSE = /[。.;；,，!！?？\n]|\bbut\b|但是?/u;
const NOT_EATEN = /不(?!止|仅|但)|没|从未|戒|很少|\b(?:no|not|never|don'?t|doesn'?t|avoid|rarely|without|hate|dislike|stopped|quit)\b/iu;

/** Foods and drinks that the notes on the diet tell of. What a clause denies is left out. */
export function readDietNotes(person: Person, k: KnowledgeIndex): Taken[] {
  const clauses = (person.diet?.notes ?? "").split(CLAUSE).filter((c) => !NOT_EATEN.test(c));
  return clauses.flatMap((clause) =>
    k.names.mentions(clause, ["item", "group"]).flatMap((m) => m.entities.map((ref) => found(takenFrom(k, ref, m.matched, "diet", { doses: 1 }), ref.id))),
  );
}

/** Somebody who answered that they drink takes alcohol, in an amount that is not known. */
export function readLifestyle(person: Person, k: KnowledgeIndex): Taken[] {
  const alcohol = person.lifestyle?.alcohol;
  const taken = alcohol === undefined || alcohol === "never" ? undefined : takenFrom(k, { kind: "item", id: "alcohol" }, "alcohol", "lifestyle", { doses: 1 });
  return taken ? [taken] : [];
}
