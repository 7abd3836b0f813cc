import type { KnowledgeIndex } from "@nutri/knowledge";
import type { LabelNutrient } from "@nutri/reports";

/** Thirty years, in months: a label's portion is meant for an adult. */
const ADULT = 360;
/** Less than this share of what is recommended is hardly worth its line on a label; more than so many times it, where no upper limit is known, is a slip. */
const LEAST = 0.05;
const MOST = 100;

/** `维生素D3（胆钙化醇）`: each of the two names is printed alone, too. */
const called = (name: string): string[] => [name, ...name.split(/[()（）]/u)].map((part) => part.trim()).filter(Boolean);

type References = KnowledgeIndex["records"]["references"];

/** The highest value of these kinds for an adult, over all sets of references, in the unit of the nutrient. */
function highest(references: References, nutrient: string, unit: string, kinds: readonly string[]): number | undefined {
  const rows = references.filter((r) => r.nutrient === nutrient && r.unit === unit).flatMap((r) => r.rows);
  const values = rows.flatMap(({ kind, value, months: [from, to] }) =>
    kinds.includes(kind) && from <= ADULT && (to === null || to >= ADULT) && value !== undefined ? [value] : [],
  );
  return values.length > 0 ? Math.max(...values) : undefined;
}

/** The nutrients a label may name, by every name of theirs and of forms that are wholly the nutrient, with what one portion may hold: up to the upper limit. */
export function labelNutrients({ records: { nutrients, references } }: KnowledgeIndex): LabelNutrient[] {
  return nutrients.map(({ id, name, aliases, unit, forms, conversions }) => {
    const wanted = highest(references, id, unit, ["RNI", "RDA", "AI"]);
    const limit = highest(references, id, unit, ["UL"]);
    const whole = forms.filter((form) => form.fraction === 1).flatMap((form) => [...called(form.name.zh), ...called(form.name.en), ...form.aliases]);
    const [iu, ...others] = conversions.filter((c) => c.from === "IU").map((c) => c.factor);
    const least = wanted ?? limit;
    const plausible = least === undefined ? undefined : { min: LEAST * least, max: limit ?? MOST * least };
    return {
      id,
      name,
      aliases: [...called(name.zh), ...called(name.en), ...aliases, ...whole],
      unit,
      ...(iu !== undefined && others.length === 0 ? { iu } : {}),
      plausible,
    };
  });
}
