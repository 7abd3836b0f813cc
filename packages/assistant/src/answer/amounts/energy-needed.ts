/** "42, male, 85 kg, 176 cm: how many kcal a day to lose weight?": what somebody so built uses, by the DRI equations of 2023. */
import { readable, type Text } from "@nutri/domain";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";

const ASKS =
  /(?:多少|几|哪些?个?)(?:大卡|千卡|卡路里|卡(?!片|尼)|热量|能量)|(?:热量|能量|基础代谢|卡路里)[^，。？?]{0,10}(?:多少|怎么算|算一?下)|\bhow (?:many|much) (?:kcals?|calories|cals|energy)\b|\bcalories? (?:needs?|targets?|goals?|intake|deficit)\b|\bcalories? (?:to|for)\b|\b(?:tdee|maintenance)\b/iu;
/** Asked of a food, of a sport or of what was eaten. */
const OF_ELSE = /消耗|燃烧|跑步|走路|含|里(?:有|面)|每100|一[碗份块杯个包]|\b(?:burn\w*|in (?:a|an|one|this|that)|per 100)\b/iu;
const TO_LOSE = /减|瘦|\b(?:los(?:e|ing)|slim|deficit|cut(?:ting)?)\b/iu;

/** Total energy use of adults from 19 years: inactive, and low active (an hour or so of walking a day on top). */
const EQUATIONS = {
  male: { inactive: [753.07, -10.83, 6.5, 14.1], low: [581.47, -10.83, 8.3, 14.94] },
  female: { inactive: [584.9, -7.01, 5.72, 11.71], low: [575.77, -7.01, 6.6, 12.14] },
} as const;
const SOURCE = "nasem-dri-energy-2023";
const ADULT = 19;
const OLD = 65;
const THIN = 18.5;
const HEAVY = { "china-2023": 24, "us-dri": 25 } as const;
const LESS = 500;
const LEAST = { female: 1200, male: 1500 } as const;
const ILL: ReadonlySet<string | undefined> = new Set(["disease", "genetic", "procedure"]);
/** Weighing much is no reason against a sum by weight. */
const OF_WEIGHT: ReadonlySet<string> = new Set(["overweight", "obesity", "dieting"]);

const tens = (x: number): number => Math.round(x / 10) * 10;
export function energyOf(sex: "female" | "male", age: number, cm: number, kg: number): { readonly inactive: number; readonly low: number } {
  const of = ([base, perYear, perCm, perKg]: readonly [number, number, number, number]): number => tens(base + perYear * age + perCm * cm + perKg * kg);
  return { inactive: of(EQUATIONS[sex].inactive), low: of(EQUATIONS[sex].low) };
}

function toLose(c: Context, sex: "female" | "male", bmi: number, uses: number, age: number): Text {
  const heavy = HEAVY[c.q.referenceSet === "china-2023" ? "china-2023" : "us-dri"];
  if (bmi < THIN) return both(`你的 BMI 是 ${bmi}，偏瘦，不要减。`, ` Your BMI is ${bmi}, underweight: do not lose any.`);
  if (age >= OLD) return both("65 岁以上不要自己节食，先问医生。", " From 65 on no dieting without asking a doctor.");
  const goal = Math.max(LEAST[sex], uses - LESS);
  const body =
    bmi < heavy
      ? both(`你的 BMI 是 ${bmi}，在正常范围，没有必要减；`, ` Your BMI is ${bmi}, in the normal range, so there is no need to lose weight;`)
      : both(`你的 BMI 是 ${bmi}，`, ` Your BMI is ${bmi};`);
  return both(
    `${body.zh}要减就每天少约 ${LESS} 千卡，从约 ${goal} 千卡开始，一周约瘦 0.5 公斤，不低于 ${LEAST[sex]}。`,
    `${body.en} to lose weight eat about ${LESS} kcal less: start at about ${goal} kcal a day, for some 0.5 kg a week, and not below ${LEAST[sex]}.`,
  );
}

export const energyNeeded: Speaker = once((c): Part | undefined => {
  const { u, k } = c;
  const { heightCm, weightKg, age, gender } = u.person;
  if (!ASKS.test(u.asked) || OF_ELSE.test(u.asked) || u.eaten.length > 0 || u.medicines.length > 0 || u.staged || u.young) return undefined;
  if (heightCm === undefined || weightKg === undefined || age === undefined || age < ADULT || (gender !== "female" && gender !== "male")) return undefined;
  if (u.conditions.some((x) => ILL.has(k.conditions.get(x.ref.id)?.kind) && !OF_WEIGHT.has(x.ref.id))) return undefined;
  const { inactive, low } = energyOf(gender, age, heightCm, weightKg);
  const bmi = Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10;
  const lose = TO_LOSE.test(u.text) ? toLose(c, gender, bmi, inactive, age) : both("", "");
  const uses = both(
    `按你的身高、体重、年龄算，坐得多时一天约 ${inactive} 千卡体重不变，每天多走一小时约 ${low} 千卡。`,
    `At your height, weight and age about ${inactive} kcal a day keeps the weight when you sit much, and about ${low} with an hour of walking a day.`,
  );
  return {
    id: "usual",
    lead: bmi < THIN && lose.zh !== "" ? both(`${lose.zh}${uses.zh}`, `${lose.en.trim()} ${uses.en}`) : both(`${uses.zh}${lose.zh}`, `${uses.en}${lose.en}`),
    title: both("一天的热量", "Energy for a day"),
    body: [
      line(
        both(
          `用的是美国、加拿大 2023 年的公式，是估算，人和人差 ${readable(200)} 到 300 千卡很平常：两三周后看体重，一直掉就是少了，一直涨就是多了。`,
          `By the US and Canadian equations of 2023: an estimate, and people differ by ${readable(200)} to 300 kcal. See after two or three weeks: a falling weight means too little, a rising one too much.`,
        ),
      ),
      ...(lose.zh === "" || bmi < THIN
        ? []
        : [
            line(
              both("先减含糖饮料、油炸、零食和酒；蛋白质、蔬菜不减。", "Cut sugary drinks, fried food, snacks and alcohol first; keep protein and vegetables."),
            ),
          ]),
    ],
    todo: [both("在用降糖药、降压药的人减重前先问医生。", "On medicine for diabetes or blood pressure ask your doctor before losing weight.")],
    sources: [
      ...k.sources([{ source: SOURCE, locator: "Equations to estimate energy requirement, adults 19 and over" }]),
      ...k.sources(k.articles.get("calories_weight_loss")?.sources ?? []),
    ],
    findings: [{ kind: "amount", role: "stated", value: inactive, unit: "kcal", rule: "daily_calories" }],
    refer: false,
  };
});
