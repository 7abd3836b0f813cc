/** What this eater leaves out: by how they live, by an allergy or intolerance, or because they said that they do not eat it. */
import type { ArticleHit } from "../../retrieve/library.ts";
import { every } from "../../text/every.ts";
import { recalled } from "../../text/recall.ts";
import type { Context } from "../part.ts";

export const PLANT_ONLY = /吃素|素食|纯素|植物|\bplant|\bvegetarian|\bvegan/iu;
/** "If I hate fish", "no fish or dairy", "不喝牛奶": what is left out, as allergies are. */
const LEFT_OUT =
  /(?:\bhate[sd]?|\b(?:do|does|did|will|wo|ca|can)(?:n['’]?t|not| not) (?:like|stand|eat|drink|have|do|touch)|\brefus(?:es|ing)(?: to (?:eat|drink))?|\bwithout(?: eating| drinking)?|\bnot(?: (?:eat|drink)ing)?|\bno|\b(?:other than|besides|apart from|except(?: for)?|instead of)|\bnon-?|除了|不(?:是|含|带)(?!所有|每)|(?<![是除])非(?=[奶乳鱼肉蛋豆])|没法(?:再)?[吃喝]|不(?:爱|喜欢|想|能|碰|沾|敢)?再?[吃喝碰沾]|讨厌[吃喝]?)\s?/u
    .source;
/** "Neither fish nor dairy": another food that is said before it. */
const AND =
  /(?:(?:any |much )?(?:meat|fish|seafood|eggs?|milk|dairy|soy|鱼|肉|蛋|鸡蛋|海鲜|牛?奶|豆)(?:,? ?(?:or|and|nor|\/|&) |, ?|[和或跟与、及]|也不[吃喝])){0,3}/u
    .source;
const FOODS: readonly (readonly [allergen: string, leftOut: RegExp])[] = [
  ["fish", "(?:fish|seafood|鱼|海鲜)"],
  ["milk", "(?:(?:cow'?s )?milk|dairy|lactose|牛奶|奶|乳糖)"],
  ["egg", "(?:eggs?|鸡蛋|蛋)"],
  ["soy", "(?:soy|tofu|豆)"],
  ["mammalian_meat", "(?:(?:red|lean) )?(?:meats?|肉|红肉)"],
].map(([allergen, names]) => [allergen ?? "", new RegExp(`${LEFT_OUT}${AND}(?:any |much )?${names}`, "iu")]);
/** Asked of one text for every article that is held against it. */
export const dislikes = recalled((text): readonly string[] => FOODS.flatMap(([allergen, leftOut]) => (leftOut.test(text) ? [allergen] : [])));

/** "Allergic to eggs and fish", "对鸡蛋和鱼都过敏": each of them, where the names of allergies know only one. */
const ALLERGIES = /\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?)) (?:of |to )([^.?!;:，。]{1,50})|对([^，。？！]{1,20}?)都?(?:过敏|不耐受)/giu;
const ALLERGENS: readonly (readonly [allergen: string, named: RegExp])[] = [
  ["fish", /\bfish\b|(?<!鱿|章|甲)鱼/iu],
  ["shellfish", /shellfish|shrimp|prawn|crab|虾|蟹|贝/iu],
  ["milk", /\bmilk\b|\bdairy\b|奶/iu],
  ["egg", /\beggs?\b|蛋(?!白)/iu],
  ["soy", /\bsoya?\b|大豆|黄豆|豆腐/iu],
  ["peanut", /peanut|花生/iu],
  ["tree_nut", /(?<!pea)\bnuts?\b|almond|walnut|cashew|坚果|核桃|杏仁|腰果/iu],
  ["sesame", /sesame|芝麻/iu],
];
/** What is asked after the list is no part of it: "allergic to eggs, which fish has most?" */
const ASKED_AFTER = /(?:[,，]|\band\b)? ?\b(?:what|which|how|where|can|could|may|should|do|does|is|are|foods?)\b.*$/iu;
/** All that is left out, of choice or of need. */
export const avoided = recalled((text): readonly string[] => {
  const lists = every(ALLERGIES, text).map(([, en, zh]) => (en ?? zh ?? "").replace(ASKED_AFTER, ""));
  return [...new Set([...dislikes(text), ...ALLERGENS.flatMap(([id, named]) => (lists.some((list) => named.test(list)) ? [id] : []))])];
});

const MEAT =
  /liver|beef|pork|chicken|duck\b|lamb|turkey|kidney\b(?! bean)|heart\b|\bmeat|\bham\b|hamburger|gelatin|lard\b|blood|goose|veal|rabbit|mutton|bacon|sausage/u;
const FISH = /fish|salmon|sardine|mackerel|tuna|herring|trout|cod\b|(?<!p)eel\b|\broe\b|\bbass\b|carp\b|halibut|tilapia|perch|pollock|snapper|anchov|seafood/u;
const SHELLFISH = /oyster|mussel|clam|crab|shrimp|prawn|squid|octopus|scallop|seafood/u;
const MILK =
  /(?<!\b(?:soy|soya|almond|oat|coconut|rice|plant|nut) )\bmilk|cheese|cheddar|mozzarella|parmesan|feta\b|yogh?urt|whey|(?<!coconut )\bcream|(?<!peanut |nut |cocoa )\bbutter\b/u;
const EGG = /\begg/u;
const all = (...of: readonly RegExp[]): RegExp => new RegExp(of.map((x) => x.source).join("|"), "iu");
/** The foods of the tables that an allergen is in, by their names. */
const HOLDING: Readonly<Record<string, RegExp>> = {
  fish: all(FISH),
  shellfish: all(SHELLFISH),
  milk: all(MILK),
  lactose: all(MILK),
  egg: all(EGG),
  soy: /soy|tofu|edamame|natto|miso\b|tempeh/iu,
  peanut: /peanut/iu,
  tree_nut: /almond|brazil nut|cashew|hazelnut|macadamia|pecan|pistachio|walnut|\bnuts?\b/iu,
  sesame: /sesame/iu,
  mammalian_meat: all(MEAT),
};
const FLESH = all(MEAT, FISH, SHELLFISH);
const ANIMAL = all(MEAT, FISH, SHELLFISH, MILK, EGG, /\bhoney\b/u);

type Eater = "vegan" | "vegetarian" | undefined;
/** How they live, by what is told of them; "plant sources" are asked for by words alone. */
const eaterOf = ({ u }: Context): Eater => {
  const pattern = u.person.diet?.pattern;
  // "素食者不吃蛋奶": the stricter that was told.
  if (u.conditions.some((x) => x.ref.id === "vegan")) return "vegan";
  if (pattern === "vegan" || pattern === "vegetarian") return pattern;
  return u.conditions.some((x) => x.ref.id === "vegetarian") ? "vegetarian" : undefined;
};

/** The names of the foods that are not for this eater. */
export function notEaten(c: Context): (food: string) => boolean {
  const eater = eaterOf(c);
  const byWay =
    eater === "vegetarian" ? FLESH : eater === "vegan" || (c.u.person.diet?.pattern === undefined && PLANT_ONLY.test(c.u.text)) ? ANIMAL : undefined;
  const told = new Set(avoided(c.u.text));
  const out = Object.entries(HOLDING).flatMap(([allergen, foods]) => (told.has(allergen) || c.u.resolved.allergens.has(allergen) === "yes" ? [foods] : []));
  return (food) => byWay?.test(food) === true || out.some((foods) => foods.test(food));
}

/** Meat or fish as something to eat: not as what is left out, and not the oil or the liver of the body. */
const TO_EAT =
  /(?<!\b(?:no|not|without|less|avoid|limit|than|instead of|off) (?:(?:red|lean|processed|much|or|and|any|eating) )?)\b(?:(?:red |lean |dark )?meats?\b(?!-free)|poultry|beef|blood (?:foods|dishes)|(?:oily |white |sea ?)?fish\b(?! oil)|salmon|sardines?|seafood|oysters?|mussels?)/iu;
const OFFERS_FISH_OIL = /(?<!\b(?:no|not|without|instead of|than|nor) (?:plain )?)\bfish oil\b/iu;
const FOR_THEM = /vegetarian|vegan|without meat|no meat|plant (?:foods|sources)|eat(?:s|ing)? no (?:meat|fish)/iu;
/** A rule that sends to the butcher whoever eats no meat. */
export const rulesMeat = (c: Context, said: string): boolean =>
  (eaterOf(c) !== undefined || avoided(c.u.text).includes("mammalian_meat")) && TO_EAT.test(said) && !FOR_THEM.test(said);
/** An answer that sends to the butcher whoever eats no meat: where it knows nothing of them, another is for them. */
export function sendsToMeat(c: Context, { article: { about, title, answer, body }, exact }: ArticleHit): boolean {
  const eater = eaterOf(c);
  if (exact || (eater === undefined && !avoided(c.u.text).includes("mammalian_meat"))) return false;
  const ofTheirs = about.conditions.some((id) => id === "vegan" || id === "vegetarian");
  // Nor fish oil to whom nothing of a fish is food, whatever it says of others beside it.
  if (eater !== undefined && !ofTheirs && OFFERS_FISH_OIL.test(answer.en) && !FOR_THEM.test(`${title.en} ${answer.en}`)) return true;
  if (ofTheirs || FOR_THEM.test(`${title.en} ${answer.en} ${body.en}`)) return false;
  return TO_EAT.test(answer.en) && !TO_EAT.test(title.en);
}
