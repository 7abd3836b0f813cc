/** A whole kind of food is asked about ("fruit with tacrolimus"), and rules speak of some of it: those are the answer. */
import type { Taboo } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import { kindsOf } from "../../understand/food-kinds.ts";
import type { Linked } from "../../understand/link.ts";
import { askedOf } from "./asked-of.ts";
import { type Context, once } from "../part.ts";

const WARNS: ReadonlySet<Taboo["action"]> = new Set(["avoid", "separate", "monitor"]);
/** Names that stand for a kind; its members are told by their own. */
const KINDS: ReadonlySet<string> = new Set(["fruit", "vegetables", "nuts", "seeds", "fish"]);

const isKind = ({ k }: Context, { ref }: Linked): boolean => KINDS.has(ref.id) || (ref.kind === "group" && k.groups.get(ref.id)?.kind === "food");

/** It is of that kind, or a group with something of it. */
function isOf({ k }: Context, { ref }: Linked, { item }: Taboo): boolean {
  const ids = k.groups.has(item.id) ? [...k.itemsIn(item.id)] : [item.id];
  const members = ref.kind === "group" ? k.itemsIn(ref.id) : new Set<string>();
  return ids.some((id) => members.has(id) || kindsOf(k.items.get(id)?.name.en ?? "").includes(ref.id));
}

export type OfKind = { readonly kind: Linked; readonly taboos: readonly Taboo[] };

/** For each kind asked about, what the medicines and states named here warn of in it. */
export const membersFound = once((c: Context): readonly OfKind[] => {
  const { u } = c;
  const kinds = u.eaten.filter((l) => isKind(c, l));
  if (kinds.length === 0) return [];
  const named = new Set([...u.medicines.map((m) => m.ref.id), ...(u.person.medicines ?? []).map((m) => m.id), ...u.conditions.map((x) => x.ref.id)]);
  const warned = findTaboos({ ...askedOf(c), supplements: [], foods: [] }, c.k).taboos.filter(
    (t) => named.has(t.subject.id) && t.severity !== "minor" && WARNS.has(t.action) && t.item.kind === "food",
  );
  return kinds.map((kind) => ({ kind, taboos: warned.filter((t) => isOf(c, kind, t)) }));
});
