/** "Zinc picolinate 50 mg": a supplement's label mostly counts the zinc, not the compound. Where so much of the nutrient itself were above the limit, that reading leads. */
import type { Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import { ceilingsFor } from "./bands.ts";
import { type Compound, compoundTold, held, nameOfForm } from "./elemental.ts";
import { isFar } from "./far-over.ts";
import { amount } from "./figures.ts";
import { inNutrientUnit } from "./addends.ts";
import { both, type Context, inside } from "../part.ts";

/** Sold as medicines too, whose name tells the weight of the compound: so many milligrams of ferrous sulfate. */
const BY_COMPOUND: ReadonlySet<string> = new Set([
  "ferrous_sulfate",
  "ferrous_fumarate",
  "ferrous_gluconate",
  "ferrous_succinate",
  "calcium_carbonate",
  "calcium_gluconate",
  "magnesium_oxide",
  "zinc_sulfate",
]);
/** In China these tablets are a medicine, and elsewhere a supplement. */
const IN_CHINA = "zinc_gluconate";

/** What was told of a compound, as the nutrient itself: only where just that is above a limit, and no more than some product holds. */
export function carefulTold(c: Context, n: Nutrient, x: Compound | undefined = compoundTold(c, n)): number | undefined {
  if (!x || BY_COMPOUND.has(x.form.id) || (x.form.id === IN_CHINA && c.u.lang === "zh-CN")) return undefined;
  const value = inNutrientUnit(n, x.told.value, x.told.unit);
  const all = ceilingsFor(c, n);
  const own = all.filter((m) => m.set === c.q.referenceSet);
  const limit = Math.min(...(own.length > 0 ? own : all).map((m) => m.value));
  return value !== undefined && Number.isFinite(limit) && value > limit && !isFar(value, limit) && value * x.share <= limit ? value : undefined;
}

export const carefulText = (n: Nutrient, x: Compound): Text => {
  const told = amount(x.told.value, x.told.unit);
  return both(`${told} 的${n.name.zh}（补充剂标签多半标的是${n.name.zh}本身的量）`, `${told} of ${inside(n.name).en}, as supplement labels mostly count it,`);
};

/** The other reading, said at once. */
export const onlyIfCompound = (n: Nutrient, x: Compound): Text => {
  const told = amount(x.told.value, x.told.unit);
  const form = nameOfForm(x.form);
  return both(
    `看一眼标签：只有写明 ${told} 是${form.zh}的重量时，才只含约 ${held(x)} 的${n.name.zh}，没有超过。`,
    ` Look at the label: only if it says that ${told} is the weight of the ${form.en} does it hold about ${held(x)} of ${inside(n.name).en}, which is not above the limit.`,
  );
};
