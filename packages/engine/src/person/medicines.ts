import type { KnowledgeIndex, Medicine, Route } from "@nutri/knowledge";
import { recordOf } from "../found.ts";
import type { TakenMedicine } from "./types.ts";

const LOCAL: ReadonlySet<string> = new Set(["eye", "topical", "nasal", "inhaled"]);
const SYSTEMIC: ReadonlySet<string> = new Set(["oral", "injection"]);

/** A gel for the stomach is swallowed (磷酸铝凝胶): what the ATC counts to stomach and gut alone has no use on the skin. */
const isForTheGut = (atc: readonly string[]): boolean => atc.length > 0 && atc.every((code) => /^A0[2-9]/u.test(code));

/**
 * The form that is told decides before the record does: eye drops of a systemic medicine act locally, capsules of an inhaled
 * one do not. A form that is the record's own says nothing new: salbutamol's inhaler is what is recorded of salbutamol.
 */
function reachesBlood(told: Route | undefined, { route, systemic, systemicBy, atc }: Medicine): boolean {
  if (told === undefined || told === route || (told === "topical" && isForTheGut(atc))) return systemic;
  return LOCAL.has(told) ? systemicBy.includes(told) : systemic || SYSTEMIC.has(told);
}

type List = TakenMedicine["list"];

export function takenMedicine(k: KnowledgeIndex, id: string, given: string, list: List, route?: Route): TakenMedicine {
  const record = recordOf(k.medicines, id);
  const parts = k.partsOf(id);
  return {
    given,
    list,
    id,
    name: record.name,
    record,
    parts,
    classes: new Set([...parts].flatMap((p) => [...k.classesOf(p)])),
    systemic: reachesBlood(route, record),
  };
}

/** Only the class was named ("a statin"): no single medicine is known to be taken. */
export const takenClass = (k: KnowledgeIndex, id: string, given: string, list: List): TakenMedicine => ({
  given,
  list,
  id,
  name: recordOf(k.classes, id).name,
  parts: new Set(),
  classes: k.classAncestors(id),
  systemic: true,
});
