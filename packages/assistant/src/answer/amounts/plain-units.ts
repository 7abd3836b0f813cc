/** Units turned into each other where no nutrient's own table is needed: kilojoules and kilocalories, grams of sugar or salt and level teaspoons. */
import { countSaid } from "../../understand/said-numbers.ts";
import { readable, type Text } from "@nutri/domain";
import { heldInPortion, inPortion, nameOfPortion, portionTold } from "./label-portion.ts";
import { both, type Context, type Part } from "../part.ts";

/** One kilocalorie in kilojoules: by definition. */
const KJ = 4.184;
const NUMBER = "(?<!\\d|\\d,)(\\d[\\d,]*(?:\\.\\d+)?)\\s?";
const KJ_TOLD = new RegExp(`${NUMBER}(?:千焦耳?|kj\\b|kilojoules?)`, "iu");
const KCAL_TOLD = new RegExp(`${NUMBER}(?:千卡|大卡|卡路里|kcals?\\b|calories?\\b|cals?\\b)`, "iu");
const TO_KCAL =
  /(?:多少|几)个?(?:千卡|大卡|卡)|(?:换|合|折|等于|是)[^，。？?]{0,4}(?:千卡|大卡|卡路里)|\b(?:how many|in|to|into) (?:kcals?|calories|cals?)\b/iu;
const TO_KJ = /(?:多少|几)个?千焦|(?:换|合|折|等于)[^，。？?]{0,4}千焦|\b(?:how many|in|to|into) (?:kj|kilojoules?)\b/iu;
/** Of both languages "a calorie" is the big one; what is asked of the body or of a food is no sum. */
const ASKS_MORE = /减|瘦|消耗|燃烧|\b(?:burn|lose|need)\b/iu;

/** A level teaspoon, in grams: FDA and AHA count 4 g of sugar, the NHS 6 g of salt. */
const SPOONS = [
  {
    thing: /糖|\bsugars?\b/iu,
    grams: 4,
    sources: "sugar_limit",
    zh: "糖",
    en: "sugar",
  },
  { thing: /盐|\bsalt\b/iu, grams: 6, sources: "salt_limit", zh: "盐", en: "salt" },
] as const;
const ASKS_SPOONS = /(?:几|多少)\s?(?:小|平|茶)?[勺匙]|\bhow many (?:level )?(?:tea\s?spoons?|teaspoonfuls|tsps?)\b|\bin (?:tea\s?spoons?|tsps?)\b/iu;
const ASKS_GRAMS = /(?:几|多少)\s?克|\bhow many (?:g|grams?)\b|\bin grams?\b/iu;
const GRAMS_TOLD = new RegExp(`${NUMBER}(?:克|g\\b|grams?\\b)`, "iu");
const SPOONS_TOLD = new RegExp(
  `(\\d+(?:\\.\\d+)?|[一两二三四五六七八九十半]|\\b(?:one|two|three|four|five|six|half)\\b)\\s?(?:小|平|茶)?(?:勺|匙|(?:level )?tea\\s?spoons?|tsps?\\b)`,
  "iu",
);

/** A spoon of it holds salt or sugar and is none. */
const SAUCE = /酱油|生抽|老抽|蚝油|酱|\b(?:soy sauce|ketchup|sauce|honey)\b/iu;

const numberOf = (m: RegExpExecArray | null): number | undefined => {
  const told = m?.[1]?.toLowerCase();
  const value = told === undefined ? undefined : countSaid(told);
  return value !== undefined && value > 0 ? value : undefined;
};
const tenth = (x: number): string => String(readable(Math.round(x * 10) / 10));
const whole = (x: number): string => String(readable(x < 10 ? Math.round(x * 10) / 10 : Math.round(x)));

const ADDED_SUGAR = new RegExp(`(?:${NUMBER}(?:克|g\\b|grams?)\\s?(?:of |的)?(?:added|添加|free|游离)\\s?(?:sugars?|糖))`, "iu");
/** Of added sugar a day, by the articles on it: children from 2, adults. */
const MOST_SUGAR = { young: 25, grown: 50 } as const;
/** Asked whether that is much: sugar has a limit in grams. */
function overSugar(c: Context, grams: number): Text {
  if (!JUDGED.test(c.u.asked)) return both("", "");
  const [most, who] = c.u.young ? [MOST_SUGAR.young, both("孩子", "a child")] : [MOST_SUGAR.grown, both("成人", "an adult")];
  return grams > most
    ? both(`超过了${who.zh}每天 ${most} 克添加糖的限量。`, ` That is over the ${most} g of added sugar a day for ${who.en}.`)
    : both(
        `没有超过${who.zh}每天 ${most} 克添加糖的限量，别的甜食、饮料里的要加进去。`,
        ` That is within the ${most} g of added sugar a day for ${who.en}, all other sweet food and drink counted in.`,
      );
}
/** Whether it is safe, enough or too much is asked as well. */
export const JUDGED =
  /安全|[能可]以?[吃喝]|可以[吗么]|[行好][吗么不]|多[吗么]|多不多|够|过量|超|太多|会不会|有事|没事|有问题|要紧|\b(?:ok|okay|safe|too (?:much|high)|enough|fine|over|limit|a lot|harm\w*|danger\w*|should i|can i|may i)\b/iu;

/** The sum that a question asks for by itself, as a sentence. */
type Sum = { readonly text: Text; readonly sources: NonNullable<Part["sources"]>; /** Whether it is too much is in it. */ readonly judged?: boolean };
export function plainSum(c: Context): Sum | undefined {
  const text = c.u.asked;
  const [kj, kcal] = [numberOf(KJ_TOLD.exec(text)), numberOf(KCAL_TOLD.exec(text))];
  const label = c.k.sources(c.k.articles.get("nutrition_label")?.sources ?? []).slice(0, 1);
  const portion = portionTold(text);
  const energy = kj ?? kcal;
  if (portion && energy !== undefined && (kj === undefined || kcal === undefined) && /多少|几|\bhow (?:many|much)\b/iu.test(text)) {
    const total = inPortion(kj === undefined ? energy : energy / KJ, portion);
    const of = nameOfPortion(portion);
    return {
      text: both(
        `${of.zh}约 ${whole(total)} 千卡（大卡），合 ${whole(total * KJ)} 千焦：标签是每 100 ${portion.ml ? "毫升" : "克"} ${readable(energy)} ${kj === undefined ? "千卡" : "千焦"}${kj === undefined ? "" : "，千焦除以 4.184 是千卡"}。`,
        `${of.en} is about ${whole(total)} kcal (${whole(total * KJ)} kJ): the label says ${readable(energy)} ${kj === undefined ? "kcal" : "kJ"} per 100 ${portion.ml ? "mL" : "g"}${kj === undefined ? "" : ", and kJ divided by 4.184 is kcal"}.`,
      ),
      sources: label,
    };
  }
  const held = heldInPortion(text);
  if (held) return { text: held, sources: label };
  if (kj !== undefined && kcal === undefined && TO_KCAL.test(text) && !ASKS_MORE.test(text))
    return {
      text: both(
        `${readable(kj)} 千焦约合 ${whole(kj / KJ)} 千卡（大卡；千焦除以 4.184）。`,
        `${readable(kj)} kJ is about ${whole(kj / KJ)} kcal (kJ divided by 4.184).`,
      ),
      sources: label,
    };
  if (kcal !== undefined && kj === undefined && TO_KJ.test(text))
    return {
      text: both(
        `${readable(kcal)} 千卡约合 ${whole(kcal * KJ)} 千焦（千卡乘 4.184）。`,
        `${readable(kcal)} kcal is about ${whole(kcal * KJ)} kJ (kcal times 4.184).`,
      ),
      sources: label,
    };
  // "20 g of added sugar a day, is that much?": no table has its limit, the guideline does.
  const sugar = numberOf(ADDED_SUGAR.exec(text));
  if (sugar !== undefined && JUDGED.test(text) && !ASKS_SPOONS.test(text)) {
    const said = overSugar(c, sugar);
    return {
      text: both(`${readable(sugar)} 克添加糖${said.zh}`, `${readable(sugar)} g of added sugar:${said.en.replace(/^ That/u, " that")}`),
      sources: c.k.sources(c.k.articles.get("sugar_limit")?.sources ?? []).slice(0, 1),
      judged: true,
    };
  }
  const [of, ...others] = SPOONS.filter((s) => s.thing.test(text));
  if (!of || others.length > 0 || SAUCE.test(text)) return undefined;
  const sources = c.k.sources(c.k.articles.get(of.sources)?.sources ?? []).slice(0, 1);
  const [grams, spoons] = [
    ASKS_SPOONS.test(text) ? numberOf(GRAMS_TOLD.exec(text)) : undefined,
    ASKS_GRAMS.test(text) ? numberOf(SPOONS_TOLD.exec(text)) : undefined,
  ];
  if (grams !== undefined)
    return {
      text: both(
        `${readable(grams)} 克${of.zh}约是 ${tenth(grams / of.grams)} 平茶匙（一平茶匙约 ${of.grams} 克）。${of.zh === "糖" ? overSugar(c, grams).zh : ""}`,
        `${readable(grams)} g of ${of.en} is about ${tenth(grams / of.grams)} level teaspoons (${of.grams} g each).${of.zh === "糖" ? overSugar(c, grams).en : ""}`,
      ),
      sources,
    };
  return spoons === undefined
    ? undefined
    : {
        text: both(
          `${readable(spoons)} 平茶匙${of.zh}约 ${tenth(spoons * of.grams)} 克（一平茶匙约 ${of.grams} 克）。`,
          `${readable(spoons)} level teaspoon${spoons === 1 ? "" : "s"} of ${of.en} ${spoons === 1 ? "is" : "are"} about ${tenth(spoons * of.grams)} g (${of.grams} g each).`,
        ),
        sources,
      };
}
