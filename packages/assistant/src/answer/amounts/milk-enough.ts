/** "Is 800 mL of milk a day enough for a baby of 6 months?": the amount that was told, held against what is advised at that age. */
import type { Text } from "@nutri/domain";
import { countSaid } from "../../understand/said-numbers.ts";
import { both, type Context, once, type Part, type Speaker } from "../part.ts";
import { every } from "../../text/every.ts";

const MILK = /奶|\b(?:milk|formula|breast ?milk|bottles?)\b/iu;
const A_DAY = /[每一][天日]|\b(?:a|per|each|every) day\b|\bdaily\b|24 ?h/iu;
const AMOUNT = /(?<![\d.])(\d{2,4})\s?(?:ml\b|毫升|cc\b)|(?<![\d.])(\d(?:\.\d{1,2})?|an?|[一两二])\s?(?:(?:l|lit(?:re|er)s?)\b|升)/giu;
const inMillilitres = ([, ml, litres = ""]: RegExpMatchArray): number => (ml === undefined ? 1000 * countSaid(litres) : Number(ml));
const ASKS = /够|少不少|少吗|太少|多吗|太多|多不多|多了|正常|行[吗不]|可以吗|合适|\b(?:enough|too (?:much|little|many)|ok|okay|normal|right|fine)\b/iu;
/** Cow's milk and formula after the first birthday: no more than this. */
const MOST_AFTER_ONE = 600;
/** From half a year on, by age in years. */
const LEAST = [
  { to: 0.8, least: 600, zh: "6 到 9 个月每天不少于 600 毫升", en: "at 6 to 9 months no less than 600 mL a day is wanted" },
  { to: 1, least: 600, zh: "10 到 12 个月每天约 600 毫升", en: "at 10 to 12 months about 600 mL a day is wanted" },
  { to: 2, least: 500, zh: "13 到 24 个月每天约 500 毫升", en: "at 13 to 24 months about 500 mL a day is wanted" },
] as const;
/** After the second birthday, or where a small child's age was not told. */
const SMALL_CHILD = { to: 6, least: 350, zh: "1 到 5 岁每天 350 到 500 毫升", en: "from 1 to 5 years 350 to 500 mL a day is wanted" } as const;
const SMALL: ReadonlySet<string> = new Set(["toddler", "young_child"]);
/** What a lack of iron looks like, told of the child. */
const PALE = /苍白|(?:脸|面|嘴唇)[^，。？?]{0,5}(?:白|没血色)|没精神|蔫|吃(?:土|冰)|\b(?:pale|pallor|pasty|listless|washed out|eats? (?:dirt|ice))\b/iu;
const TO_TEST = both(
  "脸色白、没精神的，这几天就带去儿科查血常规和铁蛋白。",
  " Pale or listless with it: have a blood count and ferritin tested at the paediatrician's within days.",
);
/** So much for each kilogram in the first half year, of formula; and how far from it is no matter. */
const PER_KG = 150;
const BAND = 0.2;
const HALF_YEAR = 0.49;
/** Some age between the second birthday and school. */
const AGE_OPEN = 3;
const THREE_WEEKS = 0.05;

function verdict(age: number, told: number, kg: number | undefined): Text | undefined {
  if (age < HALF_YEAR) {
    if (kg === undefined || age < THREE_WEEKS) return undefined;
    const about = Math.round((PER_KG * kg) / 10) * 10;
    const off = told / about - 1;
    const word = Math.abs(off) <= BAND ? both("差不多：", "About right: ") : off < 0 ? both("偏少：", "Rather little: ") : both("偏多：", "Rather much: ");
    return both(
      `${word.zh}按 ${kg} 公斤算，配方奶一天大约 ${about} 毫升（每公斤 ${PER_KG} 毫升），各人不同，看尿布和体重。`,
      `${word.en}at ${kg} kg formula comes to about ${about} mL a day (${PER_KG} mL per kg); babies differ, nappies and weight tell.`,
    );
  }
  const row = LEAST.find((r) => age < r.to) ?? SMALL_CHILD;
  if (age >= SMALL_CHILD.to || (row === SMALL_CHILD && told <= MOST_AFTER_ONE)) return undefined;
  if (age >= 1 && told > MOST_AFTER_ONE)
    return both(
      `多了：一天 ${told} 毫升太多，${row.zh}就行，再多会挤掉饭菜、容易缺铁贫血。`,
      `More than is good: ${told} mL a day is too much, ${row.en}; more crowds out food and is a common cause of iron-deficiency anaemia.`,
    );
  return told >= row.least
    ? both(`够：${row.zh}，母乳或配方奶都算。`, `Yes, enough: ${row.en}, breast milk or formula alike.`)
    : both(`偏少：${row.zh}，母乳或配方奶都算。`, `Rather little: ${row.en}, breast milk or formula alike.`);
}

export const milkEnough: Speaker = once((c: Context): Part | undefined => {
  const { u, k } = c;
  const { weightKg } = u.person;
  const age = u.person.age ?? (u.conditions.some((x) => SMALL.has(x.ref.id)) ? AGE_OPEN : undefined);
  // Nobody but a baby weighs so little that one digit tells it.
  const [, light, jin] = /(?<![\d.])([2-9](?:\.\d+)?|1\d(?:\.\d+)?)\s?(?:kg|kilos?|公斤|(斤))/iu.exec(u.text) ?? [];
  const kg = weightKg ?? (light === undefined ? undefined : Number(light) / (jin ? 2 : 1));
  const told = every(AMOUNT, u.asked).map(inMillilitres);
  const [one, ...others] = told;
  if (age === undefined || one === undefined || others.length > 0 || u.medicines.length > 0) return undefined;
  if (!MILK.test(u.asked) || !A_DAY.test(u.asked) || !ASKS.test(u.asked) || u.conditions.some((x) => x.ref.id === "preterm_infant")) return undefined;
  const said = verdict(age, one, kg);
  const tooMuch = age >= 1 && one > MOST_AFTER_ONE;
  const article = k.articles.get(age < HALF_YEAR ? "formula_amount" : tooMuch ? "milk_too_much_anaemia" : "baby_milk_by_age");
  if (!said || !article) return undefined;
  const [zh, en] = [article.body.zh, article.body.en].map((t) => t.split("\n").filter((l) => l.trim() !== ""));
  return {
    id: "usual",
    lead: tooMuch && PALE.test(u.text) ? both(`${said.zh}${TO_TEST.zh}`, `${said.en}${TO_TEST.en}`) : said,
    title: article.title,
    body: (zh ?? []).map((l, i) => both(l, en?.[i] ?? "")),
    todo: article.refer ? [article.refer] : [],
    sources: k.sources(article.sources),
    findings: [{ kind: "amount", role: "stated", value: one, unit: "mL", rule: article.id }],
    refer: true,
  };
});
