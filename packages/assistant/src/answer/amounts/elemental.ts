/** An amount told of a compound (ferrous sulfate 325 mg) is the weight of the compound: how much of the nutrient is in it, by the share of the form. */
import type { AmountUnit, Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { parseDose } from "@nutri/domain/dose";
import type { KnowledgeIndex, Nutrient } from "@nutri/knowledge";
import type { DoseTold, Linked } from "../../understand/link.ts";
import { amount } from "./figures.ts";
import { both, type Context, inside } from "../part.ts";

/** A form that is nearly all the nutrient is written as the nutrient. */
const NEARLY_ALL = 0.9;
/** A yeast that holds so little is weighed in milligrams: micrograms are of what it carries. */
const CARRIER = 0.01;
const MASS: ReadonlySet<AmountUnit> = new Set<AmountUnit>(["g", "mg", "ug"]);
/** "65 mg of elemental iron", "元素铁 65 毫克": the amount is the nutrient's already. */
const UNIT = "(?:mg|g|µg|μg|mcg|毫克|克|微克)";
const OF_ELEMENT = new RegExp(
  `(\\d[\\d.]*\\s?${UNIT})\\s?(?:of )?(?:the )?(?:elemental|元素)|元素[\\p{Script=Han}]{0,3}\\s?(\\d[\\d.]*\\s?${UNIT})|\\belemental [a-z]+:? ?(\\d[\\d.]*\\s?${UNIT})`,
  "iu",
);
const ELEMENT = "(?:magnesium|iron|calcium|zinc|selenium|copper|potassium|iodine|chromium|镁|铁|钙|锌|硒|铜|钾|碘|铬)";
/** "1500 mg, providing 210 mg magnesium": the label tells the weight and what is in it. */
const PROVIDES = new RegExp(
  `\\b(?:provid(?:es?|ing)|yield(?:s|ing)?|deliver(?:s|ing)?|suppl(?:y|ies|ying)|giv(?:es?|ing)|of which|equivalent to|equal to)\\s(?:about )?(\\d[\\d.]*\\s?${UNIT})\\s(?:of )?(?:actual |pure )?${ELEMENT}|(?:提供|相当于|折合|其中|合)\\s?(\\d[\\d.]*\\s?${UNIT})的?${ELEMENT}|(?:提供|相当于|折合|其中含?|里面?有)${ELEMENT}\\s?(\\d[\\d.]*\\s?${UNIT})`,
  "iu",
);
/** The amount that was told as the element itself. */
export function elementTold({ u }: Context): DoseTold | undefined {
  const said = (OF_ELEMENT.exec(u.asked) ?? PROVIDES.exec(u.asked))?.slice(1).find((x) => x !== undefined);
  return said === undefined ? undefined : parseDose(said).amount;
}

/** A form of the nutrient, or what is weighed as a whole and holds some of it. */
type Form = Pick<Nutrient["forms"][number], "id" | "name" | "fraction" | "sources">;
export type Compound = { readonly form: Form; readonly told: DoseTold; readonly share: number };

/** The compound that a link names, where its share of the nutrient is known and is not all of it. */
export function compoundOf({ k, u }: Context, n: Nutrient, l: Linked): Form | undefined {
  const ids = [l.ref, ...l.also].map((r) => r.id);
  const form = ids.flatMap((id) => k.forms.get(id) ?? []).find((f) => f.nutrient.id === n.id)?.form;
  if (form?.fraction !== undefined) return form.fraction < NEARLY_ALL ? form : undefined;
  return ACID_TOLD.test(u.asked) ? undefined : wholeOf(k, n, l);
}
const WHOLE = /油|oil/iu;
/** What is sought in an oil, with its own amount: that counts, and not the weight of the oil. */
const ACID_TOLD = new RegExp(
  `(?:EPA|DHA|omega-?\\s?3)[^\\d，,。;；]{0,12}\\d[\\d,.]*\\s?${UNIT}|\\d\\s?${UNIT}\\s?(?:of |的)?(?:the )?(?:EPA|DHA|omega)`,
  "iu",
);
/** "Fish oil 1000 mg" tells the weight of the oil; "omega-3 1000 mg" may tell that of what is sought in it. */
export function wholeOf(k: KnowledgeIndex, n: Nutrient, { ref, also, given }: Linked): Form | undefined {
  const item = WHOLE.test(given) ? [ref, ...also].map(({ id }) => k.items.get(id)).find((x) => x !== undefined) : undefined;
  const share = item?.nutrients.find((x) => x.nutrient === n.id)?.share;
  return item && share !== undefined ? { id: item.id, name: item.name, fraction: share, sources: item.sources } : undefined;
}

/** What was told of a compound, and the share of the nutrient in it. */
export function compoundTold(c: Context, n: Nutrient): Compound | undefined {
  if (elementTold(c)) return undefined;
  for (const l of c.u.eaten) {
    const form = l.dose && MASS.has(l.dose.unit) ? compoundOf(c, n, l) : undefined;
    if (form && isCarrier(form, l)) continue;
    if (form?.fraction !== undefined && l.dose) return { form, told: l.dose, share: form.fraction };
  }
  return undefined;
}

/** What a label prints: whole numbers from ten on; of a gram its hundredths. */
const rounded = (value: number): number => (value >= 10 ? Math.round(value) : value >= 1 ? Math.round(value * 10) / 10 : Number(value.toPrecision(2)));
export const held = ({ told, share }: Compound): string => amount(rounded(told.value * share), told.unit);

/** Micrograms told of a yeast are of what it carries. */
const isCarrier = (form: Form, l: Linked): boolean => form.fraction !== undefined && form.fraction < CARRIER && l.dose?.unit === "ug";

/** The weight of the compound, told beside what is in it. */
export function weightBeside(c: Context, n: Nutrient, element: DoseTold): Text | undefined {
  const heavier = c.u.eaten.find((l) => l.dose?.unit === element.unit && l.dose.value > element.value && compoundOf(c, n, l) !== undefined);
  const form = heavier && compoundOf(c, n, heavier);
  if (!heavier?.dose || !form) return undefined;
  const [own, whole] = [amount(element.value, element.unit), amount(heavier.dose.value, heavier.dose.unit)];
  return both(
    `${own} 的${n.name.zh}（算的是这个数；${whole} 是${nameOfForm(form).zh}的总重）`,
    `${own} of ${inside(n.name).en} (that is the number that counts; ${whole} is the weight of the ${nameOfForm(form).en})`,
  );
}

/** A compound of this nutrient is named, with a dose or without. */
export const namesCompound = (c: Context, n: Nutrient): boolean =>
  c.u.linked.some((l) => {
    const form = compoundOf(c, n, l);
    return form !== undefined && !isCarrier(form, l);
  });

/** Without what stands in brackets after it. */
export const nameOfForm = ({ name }: Form): Text => both(name.zh.replace(/[（(].*$/u, ""), lowerFirst(name.en.replace(/\s*\(.*$/u, "")));

/** "325 mg of ferrous sulfate (about 65 mg of iron)". */
export const compoundText = (n: Nutrient, x: Compound): Text => {
  const told = amount(x.told.value, x.told.unit);
  return both(
    `${told} ${nameOfForm(x.form).zh}（约含${n.name.zh} ${held(x)}）`,
    `${told} of ${nameOfForm(x.form).en} (about ${held(x)} of ${inside(n.name).en})`,
  );
};

/** Labels give the one or the other: the second reading of the number. */
export const otherReading = (n: Nutrient, x: Compound): Text => {
  const told = amount(x.told.value, x.told.unit);
  if (n.group === "fatty_acid")
    return both(
      `含量各家不同，以标签上${n.name.zh}的毫克数为准；写的如果是${n.name.zh}本身 ${told}，就按 ${told} 算。`,
      `Products differ: go by the milligrams of ${inside(n.name).en} on the label; if it gives ${told} of ${inside(n.name).en} itself, count ${told}.`,
    );
  return both(
    `标签上写的如果是${n.name.zh}（元素）${told}，那就是 ${told} 的${n.name.zh}，要按这个数和上限比。`,
    `If the label gives ${told} as ${inside(n.name).en} itself ("elemental", "as ${nameOfForm(x.form).en}"), it is ${told} of ${inside(n.name).en}: hold that against the limit.`,
  );
};
