/** "I eat 1200 kcal a day, 170 cm and 60 kg: is it enough?": what was told of, held against what somebody so old uses, and against their weight. */
import { readable, type Text } from "@nutri/domain";
import type { Article } from "@nutri/knowledge";
import type { Understanding } from "../../understand/understand.ts";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";
import { PACE, wantedLoss } from "./weight-wanted.ts";
import { every } from "../../text/every.ts";

const KCAL = /(?<![\d.])(\d{3,4})\s?(?:个)?(?:千卡|大卡|卡路里|卡(?!片|尼)|kcals?\b|calories?\b|cals?\b)/giu;
const EATS = /[吃摄]|热量|\b(?:eat\w*|ate|having|on|intake|consum\w*|diet)\b/iu;
const A_DAY = /[每一][天日]|\b(?:a|per|each|every) day\b|\bdaily\b|\/\s?d(?:ay)?\b/iu;
const JUDGED =
  /够|太少|太低|少不少|少吗|行[吗不]|可以吗|好[吗不]|合适|正常|健康|\b(?:enough|too (?:little|low|few)|ok|okay|healthy|safe|sufficient|alright|all right|fine)\b/iu;
const BURNT = /消耗|燃烧|跑步|\bburn\w*\b/iu;

/** What adults who sit much use a day, from an age on (China 2023, light activity). */
const NEEDS = [
  { from: 75, female: 1500, male: 1800 },
  { from: 65, female: 1550, male: 1900 },
  { from: 50, female: 1600, male: 1950 },
  { from: 30, female: 1700, male: 2050 },
  { from: 18, female: 1700, male: 2150 },
] as const;
/** Losing weight, not below these without a doctor. */
const LEAST = { female: 1200, male: 1500 } as const;
const VERY_LOW = 800;
/** So near the need is as much as it. */
const NEARLY = 0.9;
const ACTIVE = 400;
const OLD = 65;
const THIN = 18.5;
const HEAVY = { "china-2023": 24, "us-dri": 25 } as const;
/** These eat by other rules than a table's. */
const OTHERS: ReadonlySet<string> = new Set(["eating_disorder", "anorexia_nervosa", "bulimia_nervosa", "binge_eating"]);

/** The one amount of energy that is eaten a day. */
function eaten({ asked, text, person }: Understanding): number | undefined {
  const told = every(KCAL, asked).map((m) => Number(m[1]));
  const [one, ...others] = told;
  return one !== undefined &&
    others.length === 0 &&
    (EATS.test(text) || person.weightKg !== undefined) &&
    A_DAY.test(text) &&
    JUDGED.test(asked) &&
    !BURNT.test(asked)
    ? one
    : undefined;
}

type Told = { readonly kcal: number; readonly sex: "female" | "male" | undefined; readonly bmi: number | undefined };
/** What they use: of a sex that was told one number, else those of both. */
function needOf(age: number, sex: Told["sex"]): { readonly least: number; readonly text: Text } {
  const row = NEEDS.find((r) => age >= r.from) ?? NEEDS[NEEDS.length - 1] ?? NEEDS[0];
  if (sex) {
    const of = sex === "female" ? both("女性", "women") : both("男性", "men");
    return { least: row[sex], text: both(`坐得多的${of.zh}一天约需 ${row[sex]} 千卡`, `${of.en} who sit much use about ${row[sex]} kcal a day`) };
  }
  return {
    least: row.female,
    text: both(
      `坐得多的女性一天约需 ${row.female} 千卡、男性约 ${row.male} 千卡`,
      `women who sit much use about ${row.female} kcal a day and men about ${row.male}`,
    ),
  };
}

const NO = both("不够：", "No, it is not enough: ");
const TOO_LITTLE = /太少|太低|少吗|\btoo (?:little|low|few)\b/iu;
const openingOf = ({ u }: Context): Text => (TOO_LITTLE.test(u.asked) ? both("少了：", "Yes, too little: ") : NO);
/** For their weight: those who weigh too much may eat less for a time, nobody else. */
function verdict(c: Context, { kcal, sex, bmi }: Told): Text {
  const need = needOf(c.u.person.age ?? 30, sex);
  const least = sex ? LEAST[sex] : LEAST.female;
  // In old age nobody goes on a diet by themselves.
  const heavy = (c.u.person.age ?? 30) < OLD && bmi !== undefined && bmi >= HEAVY[c.q.referenceSet === "china-2023" ? "china-2023" : "us-dri"];
  const few = kcal < need.least * NEARLY;
  const ofNeed = both(`${need.text.zh}（中国 2023 版）`, `${need.text.en} (China 2023)`);
  const body =
    bmi === undefined
      ? both("", "")
      : bmi < THIN
        ? both(`你的 BMI 是 ${bmi}，偏瘦，要多吃而不是少吃。`, ` Your BMI is ${bmi}, underweight: eat more, not less.`)
        : heavy
          ? both(`你的 BMI 是 ${bmi}，超重。`, ` Your BMI is ${bmi}, overweight.`)
          : bmi >= HEAVY["us-dri"]
            ? both(`你的 BMI 是 ${bmi}；65 岁以上不要自己节食，先问医生。`, ` Your BMI is ${bmi}; from 65 on no dieting without asking a doctor.`)
            : both(`你的 BMI 是 ${bmi}，在正常范围，不用减重。`, ` Your BMI is ${bmi}, in the normal range, so there is no weight to lose.`);
  if (kcal <= VERY_LOW)
    return both(
      `太少了：${kcal} 千卡这样的极低热量只能在医生看着的时候短期用；${ofNeed.zh}。${body.zh}`,
      `Far too little: so very few kcal (${kcal}) are only for a short time under a doctor; ${ofNeed.en}.${body.en}`,
    );
  if (!few && bmi !== undefined && bmi < THIN)
    return both(
      `对你还不够：${body.zh}${ofNeed.zh}，那是给体重正常的人的。`,
      `Not for you:${body.en} ${ofNeed.en.replace(/^./u, (s) => s.toUpperCase())}, which is for a normal weight.`,
    );
  if (!few)
    return both(
      `差不多够：${ofNeed.zh}，动得多再加 ${ACTIVE} 左右；体重稳住就是正好。${body.zh}`,
      `About enough: ${ofNeed.en}, some ${ACTIVE} more when active; a steady weight means it is right.${body.en}`,
    );
  if (heavy && kcal >= least)
    return both(
      `想减重可以，但不能再低：减重时女性不低于 ${LEAST.female}、男性不低于 ${LEAST.male} 千卡。${body.zh}不减重的话，${ofNeed.zh}。`,
      `To lose weight it will do, but no lower: women not below ${LEAST.female} and men not below ${LEAST.male} kcal.${body.en} Without losing, ${ofNeed.en}.`,
    );
  return both(
    `${openingOf(c).zh}${ofNeed.zh}，${kcal} 千卡长期偏少，容易缺营养、掉肌肉。${body.zh}`,
    `${openingOf(c).en}${ofNeed.en}, and ${kcal} kcal for long leaves one short of nutrients and muscle.${body.en}`,
  );
}

/** Growing, pregnant or nursing nobody goes on a diet. */
const STAGED = both(
  "孕期、哺乳期不节食：孕中期每天比平时多约 250 千卡，孕晚期和哺乳期多约 400 千卡",
  "no dieting in pregnancy or while breastfeeding: about 250 kcal a day more than usual in the second trimester, about 400 more in the third and while breastfeeding",
);

/** "And lose 10 kg in a month?": how fast it may go, unless there is nothing to lose. */
const paceFor = ({ u, k }: Context, kcal: number, bmi: number | undefined): Article | undefined =>
  kcal <= VERY_LOW && !u.staged && wantedLoss(u.asked) !== undefined && (bmi === undefined || bmi >= HEAVY["us-dri"]) ? k.articles.get(PACE) : undefined;

export const energyEaten: Speaker = once((c): Part | undefined => {
  const { u } = c;
  const kcal = eaten(u);
  const { heightCm, weightKg, age, gender } = u.person;
  const bmi = heightCm !== undefined && weightKg !== undefined ? Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10 : undefined;
  // Of nobody anything is known: what is written for all says it.
  const known = bmi !== undefined || gender !== undefined || age !== undefined || u.staged;
  if (kcal === undefined || !known || u.young || u.medicines.length > 0 || u.conditions.some((x) => OTHERS.has(x.ref.id))) return undefined;
  if (u.subject === "child" || u.subject === "baby") return undefined;
  const sex = gender === "female" || gender === "male" ? gender : undefined;
  const need = needOf(age ?? 30, u.staged ? "female" : sex);
  const said = verdict(c, { kcal, sex, bmi });
  const pace = paceFor(c, kcal, bmi);
  return {
    id: "usual",
    lead:
      u.staged && kcal < need.least
        ? both(
            `${openingOf(c).zh}${STAGED.zh}；平时${need.text.zh}（中国 2023 版）。`,
            `${openingOf(c).en}${STAGED.en}; otherwise ${need.text.en} (China 2023).`,
          )
        : pace
          ? both(`${said.zh}${pace.answer.zh}`, `${said.en} ${pace.answer.en}`)
          : said,
    title: both("一天的热量", "Energy for a day"),
    body: [
      line(
        both(
          `个头、年纪、肌肉和活动不同，差几百千卡很平常；动得多再加 ${readable(ACTIVE)} 左右。最准的是看体重：一直掉就是吃少了。`,
          `Size, age, muscle and activity make hundreds of kcal of difference; active people need some ${readable(ACTIVE)} more. Weight tells best: if it keeps falling it is too little.`,
        ),
      ),
    ],
    todo: [
      both(
        "头晕、怕冷、月经不来、一直掉头发或体重，去看医生；有糖尿病、在用药的人减重前先问医生。",
        "Dizzy, always cold, periods gone, hair or weight falling: see a doctor; with diabetes or on medicines ask before losing weight.",
      ),
    ],
    sources: c.k.sources([...(c.k.articles.get("daily_calories")?.sources ?? []), ...(pace?.sources ?? [])]),
    findings: [{ kind: "amount", role: "stated", value: need.least, unit: "kcal", rule: "daily_calories" }],
    refer: true,
  };
});
