/** Two products that hold the same medicine: taken together it is taken twice. */
import type { Text } from "@nutri/domain";
import type { KnownMedicine } from "../names.ts";
import { both, type Context, inside, listText, unique } from "../part.ts";

/** The medicines that more than one of the products holds, and those products. */
export function sharedIn({ k }: Context, asked: readonly KnownMedicine[]): { readonly shared: readonly Text[]; readonly by: readonly Text[] } | undefined {
  const swallowed = asked.filter((m) => k.medicines.get(m.id)?.systemic === true);
  const holders = Map.groupBy(
    swallowed.flatMap((m) => [...k.partsOf(m.id)].map((of) => ({ of, m }))),
    ({ of }) => of,
  );
  const twice = [...holders].filter(([, by]) => by.length > 1);
  if (twice.length === 0) return undefined;
  return {
    shared: twice.flatMap(([id]) => k.medicines.get(id)?.name ?? []),
    by: unique(
      twice.flatMap(([, by]) => by.map(({ m }) => m)),
      (m) => m.id,
    ).map((m) => m.name),
  };
}

/** "Do not take both: each holds paracetamol." */
export function doubledLead(c: Context, asked: readonly KnownMedicine[]): Text | undefined {
  const found = sharedIn(c, asked);
  if (!found) return undefined;
  const [names, what] = [listText(found.by), listText(found.shared.map(inside))];
  return both(
    `不要一起吃：${names.zh}都含${what.zh}，一起吃就是同一种药吃了双份，容易过量。要换着吃也要隔开时间、把一天的总量加在一起算，先问医生或药师。`,
    `Do not take them together: ${names.en} both hold ${what.en}, so the same medicine is taken twice and it is easily too much. Even one after the other, mind the gap and add up the day's total: ask a doctor or pharmacist first.`,
  );
}
