/** What a question tells, worked out once for all the articles that are held against it. */
import { keysOf } from "../../retrieve/keys.ts";
import type { Linked } from "../../understand/link.ts";
import { type Context, once } from "../part.ts";

const keysIn = (linked: readonly Linked[], k: Context["k"]): ReadonlySet<string> => new Set(linked.flatMap((l) => keysOf(l, k)));
/** The keys of all that was named. */
export const toldKeys = once(({ u, k }: Context) => keysIn(u.linked, k));
/** The same with what only a story mentions. */
export const spokenKeys = once(({ u, k }: Context) => keysIn([...u.linked, ...(u.story?.mentioned ?? [])], k));

const withAncestors = (ids: readonly string[], k: Context["k"]): ReadonlySet<string> => new Set(ids.flatMap((id) => [id, ...k.conditionAncestors(id)]));
const idsOf = (conditions: readonly Linked[]): string[] => conditions.map((x) => x.ref.id);
/** The states that were told, and what they are kinds of. */
export const statesTold = once(({ u, k }: Context) => withAncestors(idsOf(u.conditions), k));
type States = { readonly told: readonly string[]; readonly covered: ReadonlySet<string> };
const statesOfKind = (kinds: ReadonlySet<string>): ((c: Context) => States) =>
  once(({ u, k }: Context) => {
    const told = idsOf(u.conditions).filter((id) => kinds.has(k.conditions.get(id)?.kind ?? ""));
    return { told, covered: withAncestors(told, k) };
  });
export const diseasesTold = statesOfKind(new Set(["disease"]));
export const illnessesTold = statesOfKind(new Set(["disease", "genetic", "allergy"]));
