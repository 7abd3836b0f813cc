/** What everything taken sums up to, against the limits. Meals are not in it: the review is about products. */
import { type AmountUnit, type Because, type Text, text, tidy } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { amountText, plain } from "../amounts.ts";
import { recordOf } from "../found.ts";
import type { Limit } from "../limits.ts";
import type { Taken } from "../person.ts";

export type Total = {
  readonly nutrient: string;
  readonly name: Text;
  readonly amount: number;
  readonly unit: AmountUnit;
  readonly upperLimit?: number;
  readonly share?: number;
};
export type LimitsByNutrient = ReadonlyMap<string, readonly Limit[]>;

type Counted = { readonly most: number; readonly least: number };
const parts = (t: Taken, limit: Pick<Limit, "nutrient" | "scope">) =>
  t.nutrients.filter((n) => n.nutrient === limit.nutrient && (limit.scope === "total" || n.scopes.includes(limit.scope)));

/** What one thing adds to a limit: the larger and the smaller reading of its label. */
export function countedIn(t: Taken, limit: Pick<Limit, "nutrient" | "scope">): Counted {
  const held = parts(t, limit);
  return { most: tidy(held.reduce((sum, n) => sum + (n.mass ?? 0), 0)), least: tidy(held.reduce((sum, n) => sum + (n.low ?? n.mass ?? 0), 0)) };
}

export function countedAll(all: readonly Taken[], limit: Pick<Limit, "nutrient" | "scope">): Counted {
  const each = all.map((t) => countedIn(t, limit));
  return { most: tidy(each.reduce((s, c) => s + c.most, 0)), least: tidy(each.reduce((s, c) => s + c.least, 0)) };
}

/** The reading that is shown: the larger, unless only the smaller is believable (a salt weighed as a salt: 300 mg of ferrous sulfate are not 300 mg of iron). */
const believable = (c: Counted, limit: Limit | undefined): number => (limit && c.most > limit.amount ? c.least : c.most);

/** What one thing holds of a nutrient, as it is shown. */
export const shownMass = (t: Taken, nutrient: string, limits: LimitsByNutrient): number => {
  const total = { nutrient, scope: "total" as const };
  const [tightest] = (limits.get(nutrient) ?? []).toSorted((a, b) => a.amount - b.amount);
  return believable(countedIn(t, total), tightest);
};

const shareOf = (counted: number, limit: Limit): number => (limit.amount > 0 ? counted / limit.amount : counted > 0 ? Infinity : 0);

/** The sums by nutrient, each with the limit it comes nearest to. A limit of zero has no share. */
export function totalsOf(all: readonly Taken[], k: KnowledgeIndex, limits: LimitsByNutrient): Total[] {
  const ids = [...new Set(all.flatMap((t) => t.nutrients.filter((n) => n.mass !== undefined).map((n) => n.nutrient)))];
  return ids.map((id) => {
    const nutrient = recordOf(k.nutrients, id);
    const nearest = (limits.get(id) ?? [])
      .map((limit) => ({ limit, counted: believable(countedAll(all, limit), limit) }))
      .toSorted((a, b) => shareOf(b.counted, b.limit) - shareOf(a.counted, a.limit))[0];
    const amount = nearest?.counted ?? countedAll(all, { nutrient: id, scope: "total" }).most;
    const share = nearest && nearest.limit.amount > 0 ? plain(nearest.counted / nearest.limit.amount) : undefined;
    return {
      nutrient: id,
      name: nutrient.name,
      amount: plain(amount),
      unit: nutrient.unit,
      ...(nearest && { upperLimit: plain(nearest.limit.amount) }),
      ...(share !== undefined && { share }),
    };
  });
}

export type Excess = { readonly limit: Limit; readonly because: Because; readonly sure: boolean };

/** Limits that everything taken together passes, of those this thing adds a tenth or more to. */
export function excessesOf(t: Taken, all: readonly Taken[], k: KnowledgeIndex, limits: LimitsByNutrient): Excess[] {
  return [...new Set(t.nutrients.map((n) => n.nutrient))].flatMap((id) =>
    (limits.get(id) ?? []).flatMap((limit) => {
      const own = countedIn(t, limit).most;
      const sum = countedAll(all, limit);
      const nutrient = recordOf(k.nutrients, id);
      if (sum.most <= limit.amount || own === 0 || own < limit.amount / 10) return [];
      const sure = sum.least > limit.amount;
      const [counted, most] = [amountText(sure ? sum.least : sum.most, limit.unit), amountText(limit.amount, limit.unit)];
      const least = sure && sum.least < sum.most ? { zh: "至少", en: "at least " } : { zh: "", en: "" };
      const said = sure
        ? text(
            `${nutrient.name.zh}合计每天${least.zh} ${counted.zh}，超过上限 ${most.zh}。`,
            `${nutrient.name.en} adds up to ${least.en}${counted.en} a day, above the limit of ${most.en}.`,
          )
        : text(
            `如果标签写的是${nutrient.name.zh}本身的量，合计每天 ${counted.zh}，会超过上限 ${most.zh}；如果写的是化合物的量，就没有超过。请看标签。`,
            `If the label gives the ${lowerFirst(nutrient.name.en)} itself, it adds up to ${counted.en} a day, above the limit of ${most.en}; if it gives the compound, it does not. Look at the label.`,
          );
      return [{ limit, sure, because: { kind: "limit" as const, rule: limit.rule, text: said, source: limit.source } }];
    }),
  );
}
