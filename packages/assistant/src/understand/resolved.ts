/** A person as the engine knows them: several speakers of one answer ask for the same one, and many questions tell nothing of anybody. */
import { type Asked, type Resolved, resolvePerson } from "@nutri/engine";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { recalled } from "../text/recall.ts";

const MOST = 32;
const known = new WeakMap<KnowledgeIndex, (person: string) => Resolved>();
export function resolvedOf(person: Asked, k: KnowledgeIndex): Resolved {
  const resolve = known.get(k) ?? recalled((told: string) => resolvePerson(JSON.parse(told) as Asked, k), MOST);
  known.set(k, resolve);
  return resolve(JSON.stringify(person));
}
