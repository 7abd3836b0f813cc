/** The advice names a class of medicines; theirs is said to be one of it. */
import type { Text } from "@nutri/domain";
import { nameOf } from "../names.ts";
import { both, type Context } from "../part.ts";

/** Shorter names stand in other words. */
const LEAST = 3;
/** "Medicines that lower sugar" are too many to need telling. */
const MOST_MEMBERS = 20;
const ENDING_S = /s$/u;
const namesOf = ({ k }: Context, id: string): string[] => {
  const record = k.classes.get(id);
  return record ? [record.name.zh, record.name.en, ...record.aliases].map((n) => n.toLowerCase().replace(ENDING_S, "")).filter((n) => n.length >= LEAST) : [];
};
/** "Empagliflozin is one of the gliflozins spoken of above." */
export function ofItsClass(c: Context, advice: string): Text[] {
  const said = advice.toLowerCase();
  const told = c.u.medicines.map((l) => ({ id: l.ref.id, name: nameOf(c.k, l) }));
  const known = (c.u.person.medicines ?? []).flatMap(({ id }) => (id === undefined ? [] : (c.k.medicines.get(id) ?? [])));
  for (const { id, name } of [...told, ...known]) {
    if ([name.zh, name.en].some((n) => said.includes(n.toLowerCase()))) continue;
    const isInIt = (n: string): boolean => name.zh.includes(n) || name.en.toLowerCase().split(" ").includes(n);
    const spoken = [...c.k.classesOf(id)]
      .filter((x) => c.k.membersOf(x).size <= MOST_MEMBERS)
      .flatMap((x) => namesOf(c, x))
      .find((n) => said.includes(n) && !isInIt(n));
    if (spoken !== undefined) return [both(`${name.zh}就是上面说的${spoken}里的一种。`, `${name.en} is one of those spoken of above (${spoken}).`)];
  }
  return [];
}
