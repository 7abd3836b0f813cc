/** Texts that name foods to eat: which of them are named depends on whom they are said to. */
import type { Text } from "@nutri/domain";

export const FOODS_MARK = "{foods}";

const listed = (names: readonly string[], comma: string, and: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(comma)}${and}${names.at(-1) ?? ""}`;

/** @param template a text that holds `{foods}`. */
export const withFoods = (template: Text, foods: readonly { readonly name: Text }[]): Text => ({
  zh: template.zh.replace(
    FOODS_MARK,
    listed(
      foods.map((f) => f.name.zh),
      "、",
      "、",
    ),
  ),
  en: template.en.replace(
    FOODS_MARK,
    listed(
      foods.map((f) => f.name.en),
      ", ",
      " and ",
    ),
  ),
});
