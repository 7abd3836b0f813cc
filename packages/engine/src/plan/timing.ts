/** When to take something, in words. */
import { type Moment, type Plan, type Text, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";

type Timing = Plan["products"][number]["timing"][number];
type Food = Timing["food"];

const MOMENT_TEXT: Readonly<Record<Moment, Text>> = {
  morning: text("早上", "In the morning"),
  noon: text("中午", "At noon"),
  evening: text("晚上", "In the evening"),
  bedtime: text("睡前", "At bedtime"),
};
const FOOD_TEXT: Readonly<Record<Food, Text>> = {
  with: text("随餐", "with food"),
  without: text("空腹", "without food"),
  either: text("与吃饭无关", "with or without food"),
};

export const timingText = (moment: Moment, food: Food): Text =>
  text(`${MOMENT_TEXT[moment].zh}，${FOOD_TEXT[food].zh}`, `${MOMENT_TEXT[moment].en}, ${FOOD_TEXT[food].en}`);

/** Moments with what the nutrient's own record says about taking it. */
export function timingsOf(at: readonly { readonly moment: Moment; readonly food: Food }[], nutrient: string | undefined, k: KnowledgeIndex): Timing[] {
  const own = nutrient === undefined ? undefined : k.nutrients.get(nutrient)?.timing?.text;
  return at.map(({ moment, food }) => {
    const base = timingText(moment, food);
    return { moment, food, text: own ? text(`${base.zh}。${own.zh}`, `${base.en}. ${own.en}`) : base };
  });
}
