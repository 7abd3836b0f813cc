/** "Cipro with soy milk": many cartons have calcium added, and the rule for those is told beside the silence on the plain one. */
import type { Linked } from "../../understand/link.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside, lower, type Part, type Speaker } from "../part.ts";

/** Where no rule speaks of the plain one, what `rules` say of the sort that it is often sold as. `undefined` where that is no more. */
export function ofEnriched(c: Context, plain: Part, rules: Speaker): Part | undefined {
  const { u, k } = c;
  const [one, ...others] = u.eaten;
  const sold = one && k.items.get(one.ref.id)?.enriched;
  if (!sold || others.length > 0 || (plain.findings ?? []).length > 0) return undefined;
  const thing: Linked = { ...one, ref: { kind: "item", id: sold.as }, also: [] };
  const change = (all: readonly Linked[]): Linked[] => all.map((l) => (l === one ? thing : l));
  const found = rules({ ...c, u: { ...u, eaten: change(u.eaten), linked: change(u.linked) } });
  if (!found?.lead || (found.findings ?? []).length === 0) return undefined;
  const [name, added] = [inside(nameOf(k, one)), k.nutrients.get(sold.with)?.name];
  if (!added) return undefined;
  const what = inside(added);
  return {
    ...found,
    lead: both(
      `${name.zh}要看买的是哪一种。包装上写着加${what.zh}、高${what.zh}的：${found.lead.zh}没有加${what.zh}的，资料里没有查到要当心的地方（没查到不等于绝对没有）。`,
      `It depends on the ${name.en}. With ${what.en} added, as most cartons have (read the label): ${lower(found.lead.en)} Of the plain kind the sources we checked name nothing to mind (not found is not the same as none).`,
    ),
  };
}
