/** From a name as people write it to what the knowledge calls it: exact, then without its form, then the longest name inside, then one slip of the pen. */
import { type Dose, parseDose } from "@nutri/domain/dose";
import type { Lookup, Match, Span } from "./lookup.ts";
import { namesHanMaker, withoutMaker } from "./makers.ts";
import { isHan, keyOf, singular, tokens } from "./normalise.ts";
import { anotherRemedy, type Around, AROUND, remedyOfHerb } from "./remedies.ts";
import { baseOf, stripForms } from "./strip.ts";
import { ENTITY_KINDS, type EntityKind, type EntityRef, type Recognition, type Route } from "./types.ts";

/** Order of preference where one name means several kinds. */
export const EATEN_KINDS: readonly EntityKind[] = ["item", "form", "nutrient", "group"];
export const MEDICINE_KINDS: readonly EntityKind[] = ["medicine", "class"];

type Found = { entities: readonly EntityRef[]; matched: string; how: Recognition["how"]; route?: Route };
const found = (match: Match, how: Recognition["how"], route?: Route): Found => ({
  entities: match.entities,
  matched: match.row.name,
  how,
  ...(route && { route }),
});

const BRACKETS = /[(（[【]([^)）\]】]{1,120})[)）\]】]?/gu;
const JOINED = /\s*(?:[+＋&/／、,，;；|]|\band\b|\bplus\b|\bwith\b|(?<![饱柔缓])和(?!丸|胃(?!药))|及|与|(?<=\p{Script=Han})加(?=\p{Script=Han}))\s*/giu;
const MOST_PARTS = 12;

function exactOrStripped(lookup: Lookup, text: string, kinds: readonly EntityKind[]): Found | undefined {
  const words = tokens(text);
  if (words.length === 0) return undefined;
  const exact = lookup.exact(keyOf(words), kinds);
  const { words: bare, route } = stripForms(words);
  if (exact) return found(exact, "exact", route);
  const one = lookup.exact(keyOf(words.map(singular)), kinds);
  if (one) return found(one, "stripped", route);
  const formed = bare.length < words.length;
  for (const kind of kinds) {
    const match = lookup.exact(keyOf(bare), [kind]) ?? lookup.base(baseOf(words, kind), [kind], formed);
    if (match) return found(match, "stripped", route);
  }
  const reordered = lookup.bag(words, kinds);
  return reordered && found(reordered, "stripped", route);
}

/** Beside something else a letter alone is a vitamin: "calcium citrate with D". */
const VITAMIN_LETTER = /^[a-ek]\d{0,2}$/iu;
/** "Calcium + vitamin D", "阿莫西林/克拉维酸": known only when each part is. */
function joined(lookup: Lookup, text: string, kinds: readonly EntityKind[]): Found | undefined {
  const parts = text.split(JOINED).filter((p) => p.trim() !== "");
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  const each = parts.map((p) => exactOrStripped(lookup, VITAMIN_LETTER.test(p.trim()) ? `vitamin ${p}` : p, kinds) ?? elements(lookup, tokens(p), kinds));
  const all = each.filter((f) => f !== undefined);
  return all.length === parts.length
    ? { entities: all.flatMap((f) => f.entities), matched: all.map((f) => f.matched).join(" + "), how: "stripped" }
    : undefined;
}

/** "钙镁锌", "维生素C锌": names of nutrients one after the other, nothing left over. */
function elements(lookup: Lookup, words: readonly string[], kinds: readonly EntityKind[]): Found | undefined {
  const nutrients = kinds.filter((k) => k === "nutrient" || k === "form");
  if (nutrients.length === 0 || words.length > 40 || !words.some(isHan)) return undefined;
  const bare = stripForms(words).words;
  const parts: Match[] = [];
  for (let from = 0; from < bare.length;) {
    let match: Match | undefined;
    let to = bare.length;
    for (; to > from; to--) {
      match = lookup.exact(keyOf(bare.slice(from, to)), nutrients);
      if (match) break;
    }
    if (!match) return undefined;
    parts.push(match);
    from = to;
  }
  return parts.length > 1 ? { entities: parts.flatMap((m) => m.entities), matched: parts.map((m) => m.row.name).join(" + "), how: "stripped" } : undefined;
}

const isMedicine = (m: Match): boolean => m.row.kind === "medicine" || m.row.kind === "class";

const TAKEN = /^[吃服用打喝贴吸滴喷]/u;
/** How substances end, also where they are misspelt. */
const SUBSTANCE =
  /(?:他[汀丁廷]|沙坦|地[平评]|普利|洛尔|拉唑|替丁|西林|霉素|沙星|昔布|西泮|唑仑|替尼|单抗|列净|列汀|格雷|沙班|[拉诺瑞那]韦|夫定|司他|膦酸|他滨|替康|司琼|那非|特罗|洛芬|昔康|西汀|哌酮|西普|司亭|[酯胺嗪唑酮肽酶苷啶])$/u;
/** Antibodies, kinase inhibitors and cell treatments are named alike, and differ in what stands in front. */
const NAMED_ALIKE = /(?:单抗|替尼|仑赛)$/u;
/** A brand of two characters inside another name is another brand: 艾力 is not 艾力可, nor 舒宁 米安舒宁. Nor is any brand what a substance begins with: 瑞舒 is not 瑞舒伐他丁, 依托芬 not 依托芬那酯. */
function anotherBrand(m: Match, bare: string, others: readonly string[]): boolean {
  const key = m.row.key;
  if (!isMedicine(m) || !/\p{Script=Han}/u.test(bare) || !isHan(key) || bare === key) return false;
  // So does one character in front of a substance: 舒瑞基奥仑赛 is not 瑞基奥仑赛.
  if (NAMED_ALIKE.test(key) && bare.length === key.length + 1 && bare.endsWith(key)) return !TAKEN.test(bare);
  if (key.length === 2 && bare.length === 3 && m.row.rank > 0) return !TAKEN.test(bare);
  if (m.row.kind === "class" || m.row.rank === 0) return false;
  return (
    (key.length === 2 && !AROUND.test(others.reduce((left, name) => left.replace(name, ""), bare.replace(key, "")))) ||
    (m.row.rank === 2 && bare.startsWith(key) && SUBSTANCE.test(bare))
  );
}

/** A brand with one of these behind it holds something more, or something else: what, is known only where that product is known. */
const HOLDS_MORE = /^(?:plus|comp|compositum|compuesto|duo|hct|hctz|conti|combi|dm|pm|ac|flu|sinus|congestion|night|nighttime)$/u;
const holdsMore = (m: Span, words: readonly string[]): boolean => m.row.kind === "medicine" && m.row.rank === 2 && HOLDS_MORE.test(words.at(-1) ?? "");

/** A drink with a name in front of it that nobody here knows is that product ("Smooth Move tea", "Mother's Milk tea", "Dream Water"), and what it holds may be anything. */
const DRINK_HEAD = /^(?:teas?|milk|juice|water|coffee)$/u;
const OF_DRINK =
  /^(?:an?|the|some|my|cups?|mugs?|glass(?:es)?|bottles?|cans?|of|and|with|in|or|no|hot|warm|iced?|cold|strong|weak|sweet|sweetened|unsweetened|plain|fresh|freshly|squeezed|whole|skimmed|skim|semi|low|reduced|full|non|fat|free|organic|daily|morning|evening|every|day|black|white|red|dark|instant|ground|bubble|boba|pearl|loose|leaf|bag|bags|breakfast|afternoon|earl|grey|gray|english|chinese|indian|ceylon|assam|darjeeling|tap|still|drinking|bottled|boiled|sugar|one|two|three|litres?|liters?|drink|drinking|lots?|too|much|large|small|cow|cows|[\d.]+|ml|l|oz|pct|percent)$/u;
const namesDrinkProduct = (m: Span, words: readonly string[]): boolean =>
  m.to === words.length &&
  m.to - m.from === 1 &&
  m.from > 0 &&
  DRINK_HEAD.test(words[m.from] ?? "") &&
  words.slice(0, m.from).some((w) => !isHan(w) && !OF_DRINK.test(w));

/** "Now Foods magnesium", "meal replacement": food in general, which says too little in any other name; whose food "dog food" is, tells that it is none. */
const ANY_FOOD = "food";
const ANIMALS = /^(?:dog|cat|pet|fish|bird|animal|cattle|horse)s?$/u;

/** What stands in 酒 is drunk with it: 枸杞酒 is alcohol too. */
function wineOf(lookup: Lookup, words: readonly string[], spans: readonly Span[], kinds: readonly EntityKind[]): Match[] {
  const steeped = words.at(-1) === "酒" && spans.some((s) => s.to === words.length - 1 && !isMedicine(s));
  return (steeped ? [lookup.exact("酒", kinds)] : []).filter((m) => m !== undefined);
}

/** What only says what a medicine is for leaves room for its misspelt name: "blood thinner warfrin". */
function beside(lookup: Lookup, words: readonly string[], spans: readonly Span[], kinds: readonly EntityKind[]): Found | undefined {
  const rest = words.filter((_, i) => spans.every((s) => i < s.from || i >= s.to));
  const { words: bare, route } = stripForms(rest);
  const match = lookup.typo(bare, kinds);
  return match?.row.kind === "medicine" ? found(match, "typo", route) : undefined;
}

/** A product's brand with what it holds written on (斯利安叶酸) is that product once. A group's name inside another ("food" in "food colouring") says too little unless it is most of it. */
function contained(lookup: Lookup, text: string, kinds: readonly EntityKind[]): Found | undefined {
  const words = tokens(text);
  const whole = keyOf(words).length;
  const bare = keyOf(stripForms(words).words);
  const inside = lookup.inside(words, kinds);
  const misspelt = inside.length > 0 && inside.every((s) => s.row.kind === "class") ? beside(lookup, words, inside, kinds) : undefined;
  if (misspelt) return misspelt;
  // Beside a medicine its class only says what it is for: "my blood pressure pill amlodipine".
  const told = inside.some((s) => s.row.kind === "medicine") ? inside.filter((s) => s.row.kind !== "class") : inside;
  const medicines = told.filter(isMedicine).map((s) => s.row.key);
  const free = (from: number, to: number): string[] => words.slice(from, to).filter((_, i) => told.every((s) => from + i < s.from || from + i >= s.to));
  const around = (m: Span): Around => ({
    ahead: keyOf(free(0, m.from)),
    behind: keyOf(stripForms(free(m.to, words.length)).words),
  });
  if (told.some((s) => anotherRemedy(lookup, s, words, around(s), told.length === 1))) return undefined;
  const [main] = told;
  if (main && remedyOfHerb(lookup, told, words, around(main))) return undefined;
  const spans = told
    .filter((s) => (s.row.kind !== "group" && s.row.kind !== "class" && s.row.id !== ANY_FOOD) || keyOf(words.slice(s.from, s.to)).length * 2 > whole)
    .filter((s) => s.row.id !== ANY_FOOD || !ANIMALS.test(words[s.from - 1] ?? ""))
    .filter((s) => {
      const others = medicines.filter((name) => name !== s.row.key);
      return !anotherBrand(s, bare, others);
    });
  const [first, ...others] = spans;
  if (!first || holdsMore(first, words) || (spans.length === 1 && namesDrinkProduct(first, words))) return undefined;
  // What is left over may belong to the name, with a slip in it: 艾斯奥美拉唑 is no 奥美拉唑.
  const covered = spans.reduce((n, s) => n + s.row.key.length, 0);
  const near = covered < bare.length ? slip(lookup, text, kinds) : undefined;
  const slipped = near && keyOf(tokens(near.matched)).length > covered ? near : undefined;
  if (slipped) return slipped;
  // Names one after the other with nothing left over are a list without commas (牛奶酸奶). Otherwise a medicine's name stands alone.
  const product = /\s/u.test(text.trim()) ? undefined : spans.find((s) => s.row.rank === 2);
  if (product && spans.every((s) => s === product || s.row.kind === "nutrient" || s.row.kind === "form"))
    return found(product, "contained", routeOf(words).route);
  const listed = spans.reduce((n, s) => n + s.to - s.from, 0) === words.length;
  const wine = wineOf(lookup, words, told, kinds);
  const more = listed || !isMedicine(first) ? others : [];
  const all: readonly Match[] = [first, ...more, ...wine];
  return { entities: all.flatMap((s) => s.entities), matched: all.map((s) => s.row.name).join(" + "), how: "contained", ...routeOf(words) };
}

const routeOf = (words: readonly string[]): { route?: Route } => {
  const { route } = stripForms(words);
  return route ? { route } : {};
};

/** A slip is forgiven in the bare name only, so that "tablets" does not lengthen a short name. */
const ORDINARY =
  /^(?:ultra|super|advanced?|complete|complex|essentials?|premium|classic|original|active|balance|defen[cs]e|energy|vital|wellness|relax|focus|sleep|nutri|prime)$/u;
function slip(lookup: Lookup, text: string, kinds: readonly EntityKind[]): Found | undefined {
  const { words, route } = stripForms(tokens(text));
  // An ordinary word of product names is no misspelt medicine: ultra is not Ultram.
  if (words.length === 1 && ORDINARY.test(words[0] ?? "")) return undefined;
  const match = lookup.typo(words, kinds);
  return match && found(match, "typo", route);
}

/** Typed as it sounds, as on a phone without Chinese input: "anluodiping". */
function spoken(lookup: Lookup, text: string, kinds: readonly EntityKind[]): Found | undefined {
  const match = lookup.sound(tokens(text), kinds);
  return match && found(match, "stripped");
}

type Step = (lookup: Lookup, text: string, kinds: readonly EntityKind[]) => Found | undefined;
const WHOLE: readonly Step[] = [exactOrStripped];
const ANY: readonly Step[] = [exactOrStripped, joined, elementsOf, spoken, contained, slip];

function identify(lookup: Lookup, text: string, kinds: readonly EntityKind[], steps: readonly Step[]): Found | undefined {
  const outside = text.replace(BRACKETS, " ").trim();
  const inBrackets = [...text.matchAll(BRACKETS)].map((m) => m[1] ?? "");
  const variants = outside === text.trim() ? [text] : [text, outside, ...inBrackets];
  const made = variants.flatMap((v) => withoutMaker(v) ?? []);
  // What a maker calls a product goes first, then what it is without the maker.
  const within = [...made, ...variants.filter((v) => !namesHanMaker(v))];
  for (const step of steps)
    for (const variant of step === exactOrStripped ? [...variants, ...made] : within) {
      const result = step(lookup, variant, kinds);
      const how = result?.how === "exact" && made.includes(variant) ? "stripped" : result?.how;
      if (result && how) return withForm(lookup, { ...result, how }, inBrackets, kinds);
    }
  return undefined;
}
/** "维生素A（视黄醇）": the bracket tells the form. */
function withForm(lookup: Lookup, result: Found, inBrackets: readonly string[], kinds: readonly EntityKind[]): Found {
  if (!kinds.includes("form")) return result;
  const forms = inBrackets
    .flatMap((b) => exactOrStripped(lookup, b, ["form"])?.entities ?? [])
    .filter((f) => result.entities.some((e) => e.id === lookup.nutrientOf(f.id)));
  return forms.length > 0 ? { ...result, entities: [...result.entities, ...forms] } : result;
}

function elementsOf(lookup: Lookup, text: string, kinds: readonly EntityKind[]): Found | undefined {
  return elements(lookup, tokens(text), kinds);
}

/** Beside one of its forms the nutrient itself says nothing more ("vitamin A (retinol)"). */
const formsOver = (lookup: Lookup, refs: readonly EntityRef[]): readonly EntityRef[] => {
  const nutrients = new Set(refs.flatMap((r) => (r.kind === "form" ? [lookup.nutrientOf(r.id)] : [])));
  return refs.filter((r) => r.kind !== "nutrient" || !nutrients.has(r.id));
};

const unique = (refs: readonly EntityRef[]): EntityRef[] => refs.filter((r, i) => refs.findIndex((x) => x.kind === r.kind && x.id === r.id) === i);

const COUNTED = /[\d半一二两三四五六七八九十]|\b(?:an?|half|one|two|three|four|five|six)\b/iu;
/** A name that is known with its number ("One A Day") keeps it; "one glass of beer" is beer all the same without its glass. */
function doseBeside(lookup: Lookup, whole: Match, given: string, kinds: readonly EntityKind[]): Dose {
  const bare: Dose = { name: given, times: 1 };
  if (!COUNTED.test(given)) return bare;
  const told = parseDose(given);
  return lookup.exact(keyOf(tokens(told.name)), kinds)?.row.id === whole.row.id ? told : bare;
}

/** How far a name may be from what is known: `whole` in full or without its form; `any` also mixtures, a known name inside it, one slip. */
export type Reach = "whole" | "any";

/** @returns null when nothing here is called so. The dose in the name is read off first; a name that is known with its number ("One A Day") keeps it. */
export function recogniseWith(lookup: Lookup, given: string, kinds: readonly EntityKind[] = ENTITY_KINDS, reach: Reach = "any"): Recognition | null {
  const steps = reach === "whole" ? WHOLE : ANY;
  const whole = lookup.exact(keyOf(tokens(given)), kinds);
  const dose: Dose = whole ? doseBeside(lookup, whole, given, kinds) : parseDose(given);
  const result = whole
    ? found(whole, "exact", stripForms(tokens(given)).route)
    : (identify(lookup, dose.name, kinds, steps) ?? (dose.name === given ? undefined : identify(lookup, given, kinds, steps)));
  return result ? { given, ...result, entities: formsOver(lookup, unique(result.entities)), dose } : null;
}
