/** "Salt 1.8 g per 100 g, is that high?": what a label was told to hold, held against the lines of labels. */
import type { Text } from "@nutri/domain";
import type { LabelLine } from "@nutri/knowledge";
import { inPortion, nameOfPortion, type Portion, portionTold, toldPer100 } from "./label-portion.ts";
import { questionsOf } from "../../understand/several.ts";
import { both, type Context, line, once, type Part, type Speaker, unique } from "../part.ts";

const JUDGED =
  /[高低][吗么不嘛]|算[高低多少咸甜]|偏[高低咸甜]|多[吗么嘛]|多不多|太多|[咸甜][吗么不嘛]|太[咸甜]|健康|能算|叫[高低无零]|能[吃喝买]|可以[吃喝]|[高低无][糖脂钠盐蛋]|\b(?:high|low|a lot|too much|bad|ok|okay|healthy|salty|sugary|good|called|sugar.?free|fat.?free)\b/iu;

/** Labels reckon salt as sodium times this. */
const TIMES = 2.5;
/** The most salt an adult is to have a day (WHO), in grams. */
const MOST_SALT = 5;
const PERCENT = 100;
const MG = 1000;

/** Of what the label says, and of nothing beside it. */
const OF_LABEL = /盐|钠|克|多少|\b(?:salt|sodium|grams?|how much)\b/iu;

const CONVERTS = /换算|怎么(?:算|换)|乘(?:以)?(?:多少|几)|\bconver\w+|\bwork (?:it )?out\b|\bturn (?:it |that )?into\b|\bcompare\b/iu;
/** How sodium becomes salt, where that is asked. */
const CONVERSION = both(`换算：钠乘 ${TIMES} 是盐，盐除以 ${TIMES} 是钠。`, `Sodium times ${TIMES} is salt; salt divided by ${TIMES} is sodium.`);
const g = (x: number): string => String(Math.round(x * 100) / 100);
type Told = ReturnType<typeof toldPer100>[number];
type Claim = LabelLine["claims"][number];
/** The salt of it, where it was told as sodium. */
const saltOf = (t: Told): Told => (t.of === "sodium" ? { ...t, of: "salt", said: both("盐", "salt"), grams: t.grams * TIMES } : t);
const lineOf = (c: Context, t: Told): LabelLine | undefined => c.k.records.label_lines.find((l) => l.id === saltOf(t).of);
const basis = (t: Told): "food" | "drink" => (t.ml ? "drink" : "food");
const per100 = (t: Told): Text => both(t.ml ? "每 100 毫升" : "每 100 克", t.ml ? "per 100 mL" : "per 100 g");
const grams = (x: number): Text => (x < 0.25 ? both(`${g(x * MG)} 毫克`, `${g(x * MG)} mg`) : both(`${g(x)} 克`, `${g(x)} g`));

/** "Sugar free", "sugar-free", "无糖". */
const asks = ({ asked }: Claim, text: string): boolean =>
  asked.some((words) => new RegExp(/\p{Script=Han}/u.test(words) ? words : `\\b${words.replaceAll(" ", "[\\s-]?")}\\b`, "iu").test(text));

/** Asked whether it may be called so: yes or no, first of all. */
function called(c: Context, told: Told): Text[] {
  const t = saltOf(told);
  return (lineOf(c, t)?.claims ?? [])
    .filter((x) => x.most !== undefined && asks(x, c.u.asked))
    .map(({ said, most }) => {
      const bound = most?.[basis(t)] ?? 0;
      const may = t.grams <= bound;
      return both(
        `${may ? "可以" : "不能"}叫“${said.zh}”：中国的线是${per100(t).zh}不超过 ${g(bound)} 克${t.said.zh}。`,
        `It may ${may ? "" : "not "}be called "${said.en}": the line in China is ${g(bound)} g of ${t.said.en} ${per100(t).en}.`,
      );
    });
}

/** What was told, as it is said again: sodium with the salt it comes to. */
function again(told: Told): Text {
  const t = saltOf(told);
  const own = t.of === "calcium" ? grams(t.grams) : both(`${g(t.grams)} 克`, `${g(t.grams)} g`);
  return told.of === "sodium"
    ? both(
        `${per100(t).zh}钠 ${g(told.grams * MG)} 毫克，约合盐 ${g(t.grams)} 克`,
        `${g(told.grams * MG)} mg of sodium, about ${g(t.grams)} g of salt ${per100(t).en}`,
      )
    : both(`${per100(t).zh}${t.said.zh} ${own.zh}`, `${own.en} of ${t.said.en} ${per100(t).en}`);
}

/** Whether it is much: by the levels of its kind, or by what a label may boast of. */
function level(c: Context, told: Told): Text | undefined {
  const line = lineOf(c, told);
  const has = again(told);
  const bound = line?.levels && { low: line.levels.low[basis(told)], high: line.levels.high[basis(told)] };
  if (bound) {
    const { grams: value } = saltOf(told);
    const [low, high] = [g(bound.low), g(bound.high)];
    if (value > bound.high)
      return both(`算高：${has.zh}，超过 ${high} 克就算高（英国标签标红）。`, `High: ${has.en}; more than ${high} g counts as high (red on a UK label).`);
    return value <= bound.low
      ? both(`算低：${has.zh}，不超过 ${low} 克算低（英国标签标绿）。`, `Low: ${has.en}; up to ${low} g counts as low (green on a UK label).`)
      : both(
          `中等，不算高也不算低：${has.zh}，${low} 到 ${high} 克之间算中等（英国标签标黄）。`,
          `Medium, neither high nor low: ${has.en}; from ${low} to ${high} g is medium (amber on a UK label).`,
        );
  }
  const rich = line?.claims.find((x) => x.least !== undefined);
  const least = rich?.least?.[basis(told)];
  if (!rich || least === undefined) return undefined;
  const from = grams(least);
  return told.grams >= least
    ? both(
        `算高：${has.zh}，${from.zh}以上就可以标“${rich.said.zh}”（中国）。`,
        `High: ${has.en}; from ${from.en} on a Chinese label may say "${rich.said.en}".`,
      )
    : both(
        `不算高：${has.zh}，${from.zh}以上才可以标“${rich.said.zh}”（中国）。`,
        `Not high: ${has.en}; a Chinese label may say "${rich.said.en}" only from ${from.en} on.`,
      );
}

/** What else a Chinese label may say of it, and up to how much. */
function mayBeSaid(c: Context, told: Told): Text[] {
  const all = (lineOf(c, told)?.claims ?? []).flatMap((x) => (x.most ? [{ said: x.said, most: x.most[basis(told)] }] : []));
  const name = saltOf(told).said;
  const [zh, en] = [all.map((x) => `不超过 ${g(x.most)} 克可写“${x.said.zh}”`), all.map((x) => `"${x.said.en}" is at most ${g(x.most)} g`)];
  return all.length === 0
    ? []
    : [line(both(`中国标签：${per100(told).zh}${name.zh}${zh.join("，")}。`, `Chinese labels, ${name.en} ${per100(told).en}: ${en.join(", ")}.`))];
}

/** What the amount that is eaten holds, of salt also how much of a day that is. */
function eaten(told: Told, portion: Portion, adult: boolean): Text {
  const t = saltOf(told);
  const [of, grams] = [nameOfPortion(portion), inPortion(t.grams, portion)];
  const sodium = both(
    told.of === "sodium" ? `${g(inPortion(told.grams, portion) * MG)} 毫克钠、约 ` : "",
    told.of === "sodium" ? `${g(inPortion(told.grams, portion) * MG)} mg of sodium, about ` : "",
  );
  const share =
    t.of === "salt" && adult
      ? both(
          `，占成人一天 ${MOST_SALT} 克盐（世界卫生组织）的 ${Math.round((grams / MOST_SALT) * PERCENT)}%`,
          `, ${Math.round((grams / MOST_SALT) * PERCENT)}% of an adult's ${MOST_SALT} g a day (WHO)`,
        )
      : both("", "");
  return both(`${of.zh}里有 ${sodium.zh}${g(grams)} 克${t.said.zh}${share.zh}。`, ` ${of.en} holds ${sodium.en}${g(grams)} g of ${t.said.en}${share.en}.`);
}

export const labelJudged: Speaker = once((c: Context): Part | undefined => {
  const { u, k } = c;
  const told = unique(JUDGED.test(u.asked) || CONVERTS.test(u.asked) ? toldPer100(u.asked) : [], (t) => saltOf(t).of);
  const levels = [...told.flatMap((t) => called(c, t)), ...told.flatMap((t) => level(c, t) ?? [])];
  if (levels.length === 0) return undefined;
  const portion = portionTold(u.asked);
  const converted = told.some((t) => saltOf(t).of === "salt") && CONVERTS.test(u.asked) ? [CONVERSION] : [];
  const holds = portion ? told.map((t) => eaten(t, portion, !u.young)) : [];
  return {
    id: "usual",
    ...(questionsOf(u.asked).every((q) => JUDGED.test(q) || OF_LABEL.test(q)) && { whole: true }),
    lead: both(
      [...converted, ...levels, ...holds].map((t) => t.zh).join(""),
      [[...converted, ...levels].map((t) => t.en).join(" "), ...holds.map((t) => t.en)].join(""),
    ),
    title: both("标签怎么看", "Reading the label"),
    body: [
      ...told.flatMap((t) => mayBeSaid(c, t)),
      ...(portion
        ? []
        : [
            line(
              both(
                "吃多少就乘多少：每 100 克的数乘你吃的克数，再除以 100。",
                "Reckon what you eat: the figure per 100 g times the grams you eat, divided by 100.",
              ),
            ),
          ]),
    ],
    sources: [
      ...k.sources(told.flatMap((t) => lineOf(c, t)?.sources ?? [])),
      ...(told.some((t) => saltOf(t).of === "salt") ? k.sources(k.articles.get("salt_limit")?.sources ?? []) : []),
    ],
    findings: told.map((t) => ({ kind: "amount", role: "stated", value: t.grams, unit: "g", rule: "asked" })),
  };
});
