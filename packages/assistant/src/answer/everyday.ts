/** The everyday foods that the advice names for a nutrient: without those this eater does not like, does not eat or must not eat. */
import type { Answers, SourceRef, Text } from "@nutri/domain";
import { holds, resolvePerson } from "@nutri/engine";
import { wordedFor } from "@nutri/engine/told-foods";
import type { Nutrient } from "@nutri/knowledge";
import type { Context } from "./part.ts";

export const PLANT_ONLY = /吃素|素食|纯素|植物|\bplant|\bvegetarian|\bvegan/iu;
/** "If I hate fish", "不喝牛奶": what is left out, as allergies are. */
const LEFT_OUT =
  /(?:\bhate[sd]?|\b(?:do|does|did|will|wo|ca|can)(?:n['’]?t|not| not) (?:like|stand|eat|drink|have)|\brefus(?:es|ing)(?: to (?:eat|drink))?|\bwithout(?: eating| drinking)?|\bnot (?:eat|drink)ing|\bno|不(?:爱|喜欢|想|能)?[吃喝]|讨厌)\s?/u
    .source;
const FOODS: readonly (readonly [allergen: string, leftOut: RegExp])[] = [
  ["fish", "(?:fish|seafood|鱼|海鲜)"],
  ["milk", "(?:(?:cow'?s )?milk|dairy|牛奶|奶)"],
  ["egg", "(?:eggs?|鸡蛋|蛋)"],
  ["soy", "(?:soy|tofu|豆)"],
].map(([allergen, names]) => [allergen ?? "", new RegExp(`${LEFT_OUT}${names}`, "iu")]);
export const dislikes = (text: string): string[] => FOODS.flatMap(([allergen, leftOut]) => (leftOut.test(text) ? [allergen] : []));

export function everyday(c: Context, n: Nutrient): { readonly text: Text; readonly sources: readonly SourceRef[] } | undefined {
  const { u, k } = c;
  const left = dislikes(u.text);
  const plants = u.person.diet?.pattern === undefined && PLANT_ONLY.test(u.text);
  const eater: Answers = {
    ...u.person,
    ...(plants && { diet: { pattern: "vegan" as const } }),
    ...(left.length > 0 && { allergies: [...(u.person.allergies ?? []), ...left] }),
    ...(u.pregnant && u.person.pregnancy === undefined && { pregnancy: "pregnant_2" as const }),
  };
  const r = resolvePerson(eater, k);
  const advice = k.records.advice.filter((a) => a.lowIn.includes(n.id) && holds(a.when, r) !== "no");
  const said = advice
    .toSorted((a, b) => Number(b.foods.length > 0) - Number(a.foods.length > 0))
    .flatMap((a) => {
      const text = wordedFor(a, r, k);
      return text ? [{ text, sources: k.sources(a.sources.slice(0, 1)) }] : [];
    });
  return said[0];
}
