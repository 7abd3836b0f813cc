/** Protein and a weight that was told: what an amount or some scoops come to for each kilogram, and what is wanted in their state. */
import { countSaid } from "../../understand/said-numbers.ts";
import { readable, type Text } from "@nutri/domain";
import { convert, UnlikeUnits } from "@nutri/domain";
import { isWeakened } from "../../understand/weakened.ts";
import { pairs } from "../rules/pairs.ts";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";
import { ILL } from "../articles/says-of-it.ts";

const ASKS =
  /多少|几[克勺杯份]|够|多[吗么不]|太多|过量|合适|行[吗不么]|可以|能[吃喝]|\bhow (?:much|many)\b|\btoo (?:much|many)\b|\benough\b|\b(?:can|may|should) i\b|\b(?:ok|okay|safe|fine)\b/iu;
const AT_A_MEAL = /一顿|一餐|每餐|每顿|一次|\bper meal\b|\bat (?:a|one|each) meal\b|\bat once\b|\bone (?:go|sitting)\b/iu;
const LITTLE = /够|太少|\benough\b|\btoo (?:little|few)\b/iu;
const TRAINS =
  /健身|撸铁|增肌|力量训练|举铁|练肌肉|\b(?:lift(?:s|ing)?|weightlifting|gym|bodybuild\w*|strength train\w*|work(?:ing)? out|train(?:ing)? hard)\b/iu;
const SCOOPS = /(?<![\d.])([\d一两二三四五六半]+(?:\.5)?)\s?(?:大|小)?勺|\b(\d(?:\.5)?|one|two|three|four|five|half a) scoops?\b/iu;
const ASKS_SCOOPS = /几[勺杯份]|\bhow many (?:scoops?|shakes?)\b/iu;
/** A day's grams were asked for, and no more. */
const ASKS_GRAMS =
  /\b(?:how many|target in|in) grams\b|\bhow much protein\b|\bprotein (?:target|goal|intake|need)|多少(?:克|蛋白)|蛋白质?[^，。？?]{0,8}多少|几克|目标/iu;
const ASKS_EACH_MEAL = /每[顿餐][^，。？?]{0,6}(?:都|吗|必须)|\b(?:at|with|in) (?:every|each) meal\b/iu;
const PLANT_ONLY = both("全吃植物蛋白消化利用略低，往上多留一成左右。", " Plant protein is digested slightly less well: allow about a tenth more.");
const NOT_EACH_MEAL = both(
  "不是必须每餐都有：看的是全天总量，分到三四餐只是方便。",
  " It need not be at every meal: the day's total counts most, and three or four meals are just a handy split.",
);
/** What a scoop of powder mostly holds. */
const SCOOP = [20, 25] as const;
/** "每公斤体重 0.6 到 0.8 克", of a rule on an illness of theirs. */
const PER_KG = /每公斤(?:体重)?[^，。；\d]{0,8}(\d+(?:\.\d+)?)\s?(?:到|–|-)\s?(\d+(?:\.\d+)?)\s?克/u;

const POWDER = /_protein$|^protein_powder/u;

type Band = {
  readonly low: number;
  readonly high: number;
  readonly most: number;
  readonly who: Text;
  readonly sources: Part["sources"];
  readonly ill: boolean;
};
const TRAINING = { low: 1.4, high: 2 } as const;
const AGED = { from: 65, low: 1, high: 1.2 } as const;
const WEAKENED = { low: 1.2, high: 1.5 } as const;
/** While weight falls on an injection; of much weight by what is aimed at. */
const SLIMMING = { low: 1.2, high: 1.6 } as const;
const INJECTED = "glp1_agonist";
const slims = ({ u, k }: Context): boolean =>
  u.medicines.length > 0 && u.medicines.every(({ ref }) => ref.id === INJECTED || k.classesOf(ref.id).has(INJECTED));
/** Protein is reckoned by the weight that is healthy for the height, where theirs is far above it. */
const HEALTHY_BMI = 25;
const FAR_ABOVE_BMI = 27;
function aimedWeight({ u }: Context, kg: number): number {
  const metres = (u.person.heightCm ?? 0) / 100;
  return metres > 0 && kg / metres ** 2 > FAR_ABOVE_BMI ? Math.round(HEALTHY_BMI * metres ** 2) : kg;
}
const AT_LEAST = both("每天至少 60 到 75 克。", " At least 60 to 75 g a day.");
const EVERYBODY = { low: 0.8, high: 1 } as const;
/** Up to here healthy kidneys were not found to suffer. */
const UNHARMED = 2;

function bandOf(c: Context): Band | undefined {
  const { u, k } = c;
  const of = (id: string): Part["sources"] => k.sources(k.articles.get(id)?.sources ?? []);
  const rule = pairs(c);
  const speaks = (rule?.findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined && f.stance !== "beneficial");
  const text = [rule?.lead?.zh ?? "", ...(rule?.body ?? []).map((t) => t.zh)].join("\n");
  const [, low, high] = (speaks && PER_KG.exec(text)) || [];
  if (low !== undefined && high !== undefined)
    return {
      low: Number(low),
      high: Number(high),
      most: Number(high),
      who: both("你这种情况", "in your situation"),
      sources: rule?.sources ?? [],
      ill: true,
    };
  if (slims(c)) return { ...SLIMMING, most: UNHARMED, who: both("打减肥针期间", "on a weight-loss injection"), sources: of("glp1_muscle"), ill: false };
  if (isWeakened(u) && (u.person.age ?? 0) >= AGED.from && !speaks)
    return {
      ...WEAKENED,
      most: UNHARMED,
      who: both("变瘦、没力气的老人", "for older people who lose muscle or weight"),
      sources: of("protein_older"),
      ill: false,
    };
  if (speaks || isWeakened(u) || u.conditions.some((x) => ILL.has(k.conditions.get(x.ref.id)?.kind))) return undefined;
  if (TRAINS.test(u.text) || u.goals.includes("muscle") || u.conditions.some((x) => x.ref.id === "regular_training"))
    return { ...TRAINING, most: UNHARMED, who: both("练力量的人", "with strength training"), sources: of("protein_timing"), ill: false };
  if ((u.person.age ?? 0) >= AGED.from)
    return { low: AGED.low, high: AGED.high, most: UNHARMED, who: both("健康老人", "in healthy old age"), sources: of("protein_older"), ill: false };
  return { ...EVERYBODY, most: UNHARMED, who: both("一般成人", "for most adults"), sources: of("protein_kidneys"), ill: false };
}

const grams = (x: number): string => String(readable(Math.round(x)));
const tenth = (x: number): string => String(readable(Math.round(x * 10) / 10));

/** Grams of protein that were told, where it was told of protein itself. */
function gramsTold({ u }: Context): number | undefined {
  const dose = u.eaten.find((l) => l.ref.id === "protein" && l.dose)?.dose;
  try {
    return dose && convert(dose.value, dose.unit, "g");
  } catch (e) {
    if (e instanceof UnlikeUnits) return undefined;
    throw e;
  }
}

/** What their weight makes of the band: "84 to 120 g a day". */
const wanted = (b: Band, kg: number): Text =>
  both(
    `${b.who.zh}每天每公斤 ${b.low} 到 ${b.high} 克，按 ${readable(kg)} 公斤算一共 ${grams(b.low * kg)} 到 ${grams(b.high * kg)} 克`,
    `${b.low} to ${b.high} g per kg a day ${b.who.en}, which at ${readable(kg)} kg is ${grams(b.low * kg)} to ${grams(b.high * kg)} g in all`,
  );
const FOOD_FIRST = both(
  "先算饭里的，差 20 到 25 克补一勺，不差就不用。",
  " Count what meals bring first: a scoop for each 20 to 25 g that is missing, none if nothing is.",
);

function ofAmount(c: Context, b: Band, kg: number, told: number): Text {
  const each = told / kg;
  const sum = both(`${grams(told)} 克按 ${readable(kg)} 公斤算是每公斤 ${tenth(each)} 克`, `${grams(told)} g at ${readable(kg)} kg is ${tenth(each)} g per kg`);
  const want = wanted(b, kg);
  if (each > b.most)
    return both(
      `多了：${sum.zh}；${want.zh}。${b.ill ? "由肾科医生或营养师定。" : "再多没有好处，健康人每公斤 2 克以内没有发现伤肾。"}`,
      `Yes, too much: ${sum.en}; wanted are ${want.en}.${b.ill ? " Your kidney doctor or dietitian sets the amount." : " More brings nothing, and up to 2 g per kg has not been found to harm healthy people."}`,
    );
  if (each < b.low)
    return both(
      `${LITTLE.test(c.u.asked) ? "不够：" : "不算多，还偏少："}${sum.zh}；${want.zh}。`,
      `${LITTLE.test(c.u.asked) ? "Not enough: " : "Not too much, rather little: "}${sum.en}; wanted are ${want.en}.`,
    );
  return both(
    `${LITTLE.test(c.u.asked) ? "够了：" : "不算多："}${sum.zh}；${want.zh}。${b.ill ? "" : "健康人每公斤 2 克以内没有发现伤肾。"}`,
    `${LITTLE.test(c.u.asked) ? "Yes, enough: " : "Not too much: "}${sum.en}; wanted are ${want.en}.${b.ill ? "" : " Up to 2 g per kg has not been found to harm healthy people."}`,
  );
}

function ofScoops(b: Band, kg: number, scoops: number): Text {
  const [least, most] = SCOOP.map((x) => x * scoops);
  const want = wanted(b, kg);
  const held = both(
    `${readable(scoops)} 勺约 ${grams(least ?? 0)} 到 ${grams(most ?? 0)} 克蛋白质`,
    `${readable(scoops)} scoop${scoops === 1 ? "" : "s"} bring about ${grams(least ?? 0)} to ${grams(most ?? 0)} g of protein`,
  );
  return (most ?? 0) > b.high * kg
    ? both(`多了：${held.zh}；${want.zh}，饭里还有。`, `Too many: ${held.en}; wanted are ${want.en}, and meals bring some of it.`)
    : both(
        `肾好的人可以，只要饭里的加上不超：${held.zh}；${want.zh}。${FOOD_FIRST.zh}`,
        `With healthy kidneys yes, as long as it fits beside your meals: ${held.en}; wanted are ${want.en}.${FOOD_FIRST.en}`,
      );
}

export const proteinByKilo: Speaker = once((c): Part | undefined => {
  const { u, k } = c;
  const weighs = u.person.weightKg;
  const slimming = slims(c);
  if (!u.nutrients.includes("protein") || u.nutrients.length > 1 || weighs === undefined || u.young || u.staged || (u.medicines.length > 0 && !slimming))
    return undefined;
  const kg = slimming ? aimedWeight(c, weighs) : weighs;
  const eachMeal = ASKS_EACH_MEAL.test(u.asked);
  if (!(ASKS.test(u.asked) || ASKS_GRAMS.test(u.asked)) || (AT_A_MEAL.test(u.asked) && !(eachMeal && ASKS_GRAMS.test(u.asked)))) return undefined;
  const [told, scoop] = [gramsTold(c), SCOOPS.exec(u.asked)];
  const said = (scoop?.[1] ?? scoop?.[2])?.toLowerCase();
  const scoops = said === undefined ? undefined : countSaid(said);
  const powder = u.eaten.some((l) => l.ref.kind === "item" && POWDER.test(l.ref.id));
  const band = bandOf(c);
  const training = band?.low === TRAINING.low;
  // A weight that was told is what it is asked for; for a goal there is an article.
  const plainly = band?.low === EVERYBODY.low && u.told.answers.weightKg !== undefined && u.goals.length === 0;
  const forGrams = (slimming || band?.low === WEAKENED.low || plainly) && ASKS_GRAMS.test(u.asked);
  const plants = u.conditions.some((x) => x.ref.id === "vegan");
  if (
    !band ||
    (told === undefined && scoops === undefined && !powder && !band.ill && !forGrams && !(training && (plants || eachMeal) && ASKS_GRAMS.test(u.asked)))
  )
    return undefined;
  // Powder is not for who is to have less of it: its rule says so.
  if (band.ill && powder) return undefined;
  const want = wanted(band, kg);
  const lead =
    told !== undefined
      ? ofAmount(c, band, kg, told)
      : scoops !== undefined && Number.isFinite(scoops) && powder
        ? ofScoops(band, kg, scoops)
        : powder
          ? both(
              `${ASKS_SCOOPS.test(u.asked) ? "看饭里差多少：" : ""}${want.zh}蛋白质。${FOOD_FIRST.zh}`,
              `It depends on your meals: ${want.en} of protein.${FOOD_FIRST.en}`,
            )
          : band.ill
            ? both(`${want.zh}蛋白质。由医生或营养师定。`, `Wanted are ${want.en} of protein. Your doctor or dietitian sets it.`)
            : both(
                `每天约 ${grams(band.low * kg)} 到 ${grams(band.high * kg)} 克蛋白质：${band.who.zh}每公斤 ${band.low} 到 ${band.high} 克，按${kg === weighs ? "" : "身高合适的体重"} ${readable(kg)} 公斤算。${slimming ? AT_LEAST.zh : ""}${plants ? PLANT_ONLY.zh : ""}${eachMeal ? NOT_EACH_MEAL.zh : ""}`,
                `About ${grams(band.low * kg)} to ${grams(band.high * kg)} g of protein a day: ${band.low} to ${band.high} g per kg ${band.who.en}, at ${kg === weighs ? "your" : "a weight healthy for your height,"} ${readable(kg)} kg.${slimming ? AT_LEAST.en : ""}${plants ? PLANT_ONLY.en : ""}${eachMeal ? NOT_EACH_MEAL.en : ""}`,
              );
  return {
    id: "usual",
    lead,
    title: both("按体重算", "By weight"),
    body: [
      line(
        both(
          "20 克大约是：三个鸡蛋、100 克肉或鱼、120 克老豆腐、一勺蛋白粉。",
          "20 g is about three eggs, 100 g of meat or fish, 120 g of firm tofu, or a scoop of powder.",
        ),
      ),
      ...(band.ill
        ? []
        : [
            line(
              both(
                "肾病、只有一个肾、肌酐高的人不按这个算，先问医生。",
                "With kidney disease, one kidney or a high creatinine this does not hold: ask your doctor.",
              ),
            ),
          ]),
    ],
    sources: [
      ...(band.sources ?? []),
      ...(plants ? k.sources(k.articles.get("vegan_muscle")?.sources ?? []) : []),
      ...k.sources(k.articles.get("protein_kidneys")?.sources ?? []),
    ],
    findings: [{ kind: "amount", of: "protein", role: "stated", value: Math.round(band.high * kg), unit: "g", rule: "by_weight" }],
    refer: band.ill,
  };
});
