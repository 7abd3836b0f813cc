/** "1.70 m and 62 kg, may I lose 10 kg?": what they weigh for their height, and what they would. */
import { readable, type Text } from "@nutri/domain";
import { EN_NUMBERS, HAN_DIGITS } from "../../text/number-words.ts";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";

const LOSE =
  /(?:减|瘦|掉)(?:掉|去|个|下)?\s?(\d+(?:\.\d+)?)\s?(公斤|千克|斤|kg|磅)|\b(?:lose|losing|drop|shed)(?: about| another)? (\d+(?:\.\d+)?)\s?(kgs?|kilos?|kilograms?|lbs?|pounds?|stone)\b/iu;
const KG: readonly { readonly is: RegExp; readonly kg: number }[] = [
  { is: /^(?:公斤|千克|kg|kilo)/iu, kg: 1 },
  { is: /^斤/u, kg: 0.5 },
  { is: /^(?:磅|lb|pound)/iu, kg: 0.45359237 },
  { is: /^stone/iu, kg: 6.35 },
];
const THIN = 18.5;
/** From here on adults are overweight: by the Chinese line, and by that of the WHO. */
const HEAVY = { "china-2023": 24, "us-dri": 25 } as const;
/** Older people do not slim by themselves. */
const OLD = 65;
/** Where the pace is written, with its sources. */
export const PACE = "weight_loss_pace";
/** These eat by other rules than a table's. */
const OTHERS: ReadonlySet<string> = new Set(["eating_disorder", "anorexia_nervosa", "bulimia_nervosa", "binge_eating"]);
const tenth = (x: number): number => Math.round(x * 10) / 10;

/** How many kilograms are to go, where that was told. */
export function wantedLoss(text: string): number | undefined {
  const m = LOSE.exec(text);
  const unit = m?.[2] ?? m?.[4] ?? "";
  const kg = KG.find((x) => x.is.test(unit))?.kg;
  return m && kg !== undefined ? Number(m[1] ?? m[3]) * kg : undefined;
}

const WEEKS_IN: readonly { readonly is: RegExp; readonly weeks: number }[] = [
  { is: /^(?:周|星期|礼拜|week)/iu, weeks: 1 },
  { is: /^(?:月|month)/iu, weeks: 52 / 12 },
];
const WITHIN =
  /(\d{1,2}|[一二两三四五六七八九十]|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve))\s?(?:个)?(周|星期|礼拜|月|weeks?|months?)(?![\w])(?!以?前|来|了|大|龄|old| ago| old)/iu;
/** In how many weeks it is to go, where that was told. */
function weeksTold(text: string): number | undefined {
  const [, told = "", unit = ""] = WITHIN.exec(text) ?? [];
  const weeks = WEEKS_IN.find((x) => x.is.test(unit))?.weeks;
  const many = /^an?$/iu.test(told) ? 1 : told === "十" ? 10 : (HAN_DIGITS[told] ?? EN_NUMBERS[told.toLowerCase()] ?? Number(told));
  return weeks === undefined || !(many > 0) ? undefined : many * weeks;
}
/** What is written on the pace: kg a week. */
const SLOW = { least: 0.5, most: 1 } as const;
/** Faster than is written, it is said first how much would do. */
function tooFast(text: string, kg: number): Text | undefined {
  const weeks = weeksTold(text);
  if (weeks === undefined || weeks < 1 || kg / weeks <= SLOW.most) return undefined;
  const [least, most] = [SLOW.least, SLOW.most].map((x) => readable(Math.round(x * weeks)));
  const pace = tenth(kg / weeks);
  return both(
    `太快了：这样每周要掉约 ${pace} 公斤；每周 ${SLOW.least} 到 ${SLOW.most} 公斤才稳妥，这段时间约 ${least} 到 ${most} 公斤。`,
    `Too fast to be safe: that is about ${pace} kg a week; ${SLOW.least} to ${SLOW.most} kg (1 to 2 lb) a week is safe, ${least} to ${most} kg in that time.`,
  );
}

/** What was told is faster than is written. */
export const paceTold = (text: string): Text | undefined => {
  const kg = wantedLoss(text);
  return kg === undefined ? undefined : tooFast(text, kg);
};

/** Nothing is to be lost, too much is, or it takes its time. */
function verdict(bmi: number, after: number, heavy: number): Text {
  if (bmi < THIN) return both(`不要减：你的 BMI 是 ${bmi}，已经偏瘦。`, `No: your BMI is ${bmi}, which is underweight already.`);
  if (bmi < heavy)
    return both(
      `不用减：你的 BMI 是 ${bmi}，在正常范围${after < THIN ? `；减这么多就到 ${after}，偏瘦了` : `；减下去是 ${after}`}。`,
      `No need: your BMI is ${bmi}, in the normal range${after < THIN ? `; so much less would make it ${after}, underweight` : `; it would be ${after}`}.`,
    );
  return after < THIN
    ? both(`减这么多太多：你的 BMI 是 ${bmi}，减完到 ${after}，偏瘦了。`, `That is too much: your BMI is ${bmi} and would be ${after}, underweight.`)
    : both(`可以减，慢慢来：你的 BMI 是 ${bmi}，减完约 ${after}。`, `Yes, slowly: your BMI is ${bmi} and would be about ${after}.`);
}

/** Whoever slims by other rules than a table's is told nothing of a pace. */
const isOther = ({ u }: Context): boolean =>
  u.young || u.staged || (u.person.age ?? 0) >= OLD || u.medicines.length > 0 || u.conditions.some((x) => OTHERS.has(x.ref.id));

export const weightWanted: Speaker = once((c): Part | undefined => {
  const { u, k, q } = c;
  const { heightCm, weightKg } = u.person;
  const loss = wantedLoss(u.asked);
  const article = k.articles.get(PACE);
  if (loss === undefined || !article || isOther(c) || loss >= (weightKg ?? Infinity)) return undefined;
  const fast = tooFast(u.asked, loss);
  const shared = { id: "usual", title: article.title, todo: article.refer ? [article.refer] : [], sources: k.sources(article.sources), refer: true } as const;
  if (heightCm === undefined || weightKg === undefined)
    return (
      fast && {
        ...shared,
        lead: both(`${fast.zh}${article.answer.zh}`, `${fast.en} ${article.answer.en}`),
        body: [both(article.body.zh.trim(), article.body.en.trim())],
      }
    );
  const of = (kg: number): number => tenth(kg / (heightCm / 100) ** 2);
  const heavy = HEAVY[q.referenceSet === "china-2023" ? "china-2023" : "us-dri"];
  const said = verdict(of(weightKg), of(weightKg - loss), heavy);
  const first = fast && of(weightKg - loss) >= THIN ? both(`${fast.zh}${said.zh}`, `${fast.en} ${said.en}`) : said;
  return {
    ...shared,
    lead: both(`${first.zh}${article.answer.zh}`, `${first.en} ${article.answer.en}`),
    body: [
      line(
        both(
          `正常范围（BMI ${THIN} 到 ${heavy}）在你这个身高是 ${readable(Math.round(THIN * (heightCm / 100) ** 2))} 到 ${readable(Math.round(heavy * (heightCm / 100) ** 2))} 公斤；肌肉多的人另看腰围。`,
          `The normal range (BMI ${THIN} to ${heavy}) at your height is ${readable(Math.round(THIN * (heightCm / 100) ** 2))} to ${readable(Math.round(heavy * (heightCm / 100) ** 2))} kg; with much muscle the waist tells more.`,
        ),
      ),
    ],
    findings: [{ kind: "amount", role: "stated", value: of(weightKg), unit: "kg/m2", rule: PACE }],
  };
});
