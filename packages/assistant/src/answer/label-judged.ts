/** "Salt 1.8 g per 100 g, is that high?": what a label was told to hold, held against what counts as low and high on labels. */
import type { Text } from "@nutri/domain";
import { inPortion, nameOfPortion, type Portion, portionTold, toldPer100 } from "./label-portion.ts";
import { questionsOf } from "../understand/several.ts";
import { both, type Context, line, once, type Part, type Speaker, unique } from "./part.ts";

const JUDGED =
  /[高低][吗么不嘛]|算[高低多少咸甜]|偏[高低咸甜]|多[吗么嘛]|多不多|太多|[咸甜][吗么不嘛]|太[咸甜]|健康|能算|叫[高低无零]|能[吃喝买]|可以[吃喝]|[高低无][糖脂钠盐蛋]|\b(?:high|low|a lot|too much|bad|ok|okay|healthy|salty|sugary|good|called|sugar.?free|fat.?free)\b/iu;

/** Up to the first it is low, above the second high: of food in 100 g; of drinks in 100 mL where they have lines of their own. */
const LINES = {
  sugar: { food: [5, 22.5], drink: [2.5, 11.25] },
  fat: { food: [3, 17.5] },
  saturates: { food: [1.5, 5] },
  salt: { food: [0.3, 1.5] },
} as const;
/** From here a Chinese label may call it rich, in 100 g and in 100 mL. */
const RICH = { protein: [12, 6], calcium: [0.24, 0.12] } as const;
const CLAIMS = {
  sugar: both(
    "中国标签：每 100 克或 100 毫升糖不超过 0.5 克才能写“无糖”，不超过 5 克可写“低糖”。",
    'Chinese labels: "sugar-free" is at most 0.5 g per 100 g or 100 mL, "low sugar" at most 5 g.',
  ),
  fat: both("中国标签：“低脂肪”是每 100 克不超过 3 克。", 'Chinese labels: "low fat" is at most 3 g per 100 g.'),
  salt: both(
    "中国标签：“低钠”是每 100 克钠不超过 120 毫克（约 0.3 克盐）。",
    'Chinese labels: "low sodium" is at most 120 mg of sodium per 100 g (about 0.3 g of salt).',
  ),
} as const;
/** What a Chinese label may say up to so much in 100 g or 100 mL, in grams. */
const MAY_SAY: readonly { readonly of: keyof typeof CLAIMS; readonly asked: RegExp; readonly most: number; readonly said: Text }[] = [
  { of: "sugar", asked: /[无零0０]糖|\bsugar.?free\b|\bzero sugar\b|\bno sugar\b/iu, most: 0.5, said: both("无糖", "sugar-free") },
  { of: "sugar", asked: /低糖|\blow.?sugar\b|\blow in sugar\b/iu, most: 5, said: both("低糖", "low sugar") },
  { of: "fat", asked: /[无零0０]脂|\bfat.?free\b/iu, most: 0.5, said: both("无脂肪", "fat-free") },
  { of: "fat", asked: /低脂|\blow.?fat\b|\blow in fat\b/iu, most: 3, said: both("低脂肪", "low fat") },
  { of: "salt", asked: /低[钠盐]|\blow.?(?:salt|sodium)\b|\blow in (?:salt|sodium)\b/iu, most: 0.3, said: both("低钠", "low sodium") },
];

/** Labels reckon salt as sodium times this. */
const TIMES = 2.5;
/** The most salt an adult is to have a day (WHO), in grams. */
const MOST_SALT = 5;
const PERCENT = 100;
const MG = 1000;

/** Of what the label says, and of nothing beside it. */
const OF_LABEL = /盐|钠|克|多少|\b(?:salt|sodium|grams?|how much)\b/iu;

const g = (x: number): string => String(Math.round(x * 100) / 100);
type Told = ReturnType<typeof toldPer100>[number];
/** The salt of it, where it was told as sodium. */
const saltOf = (t: Told): Told => (t.of === "sodium" ? { ...t, of: "salt", said: both("盐", "salt"), grams: t.grams * TIMES } : t);

/** Asked whether it may be called so: yes or no, first of all. */
function called(told: readonly Told[], text: string): Text[] {
  return MAY_SAY.filter((x) => x.asked.test(text)).flatMap(({ of, most, said }) => {
    const t = told.map(saltOf).find((x) => x.of === of && !(x.ml && of === "fat"));
    const per = both(`每 100 ${t?.ml ? "毫升" : "克"}`, `per 100 ${t?.ml ? "mL" : "g"}`);
    if (!t) return [];
    return t.grams <= most
      ? [
          both(
            `可以叫“${said.zh}”：中国的线是${per.zh}不超过 ${g(most)} 克${t.said.zh}。`,
            `It may be called "${said.en}": the line in China is ${g(most)} g of ${t.said.en} ${per.en}.`,
          ),
        ]
      : [
          both(
            `不能叫“${said.zh}”：中国的线是${per.zh}不超过 ${g(most)} 克${t.said.zh}。`,
            `It may not be called "${said.en}": the line in China is ${g(most)} g of ${t.said.en} ${per.en}.`,
          ),
        ];
  });
}

/** Whether it is much, by the lines of its kind. */
function level(told: Told): Text | undefined {
  const t = saltOf(told);
  const per = both(t.ml ? "每 100 毫升" : "每 100 克", t.ml ? "per 100 mL" : "per 100 g");
  const name =
    told.of === "sodium"
      ? both(`钠 ${g(told.grams * MG)} 毫克，约合盐 ${g(t.grams)} 克`, `${g(told.grams * MG)} mg of sodium, about ${g(t.grams)} g of salt`)
      : undefined;
  const has = both(`${per.zh}${name?.zh ?? `${t.said.zh} ${g(t.grams)} 克`}`, `${name?.en ?? `${g(t.grams)} g of ${t.said.en}`} ${per.en}`);
  if (t.of === "protein" || t.of === "calcium") {
    const least = RICH[t.of][t.ml ? 1 : 0];
    const unit = t.of === "calcium" ? both(`${g(least * MG)} 毫克`, `${g(least * MG)} mg`) : both(`${g(least)} 克`, `${g(least)} g`);
    const of = t.of === "calcium" ? both(`${per.zh}钙 ${g(t.grams * MG)} 毫克`, `${g(t.grams * MG)} mg of calcium ${per.en}`) : has;
    return t.grams >= least
      ? both(
          `算高：${of.zh}，${unit.zh}以上就可以标“高${t.said.zh}”（中国）。`,
          `High: ${of.en}; from ${unit.en} on a Chinese label may say "high ${t.said.en}".`,
        )
      : both(
          `不算高：${of.zh}，${unit.zh}以上才可以标“高${t.said.zh}”（中国）。`,
          `Not high: ${of.en}; a Chinese label may say "high ${t.said.en}" only from ${unit.en} on.`,
        );
  }
  if (!(t.of === "sugar" || t.of === "fat" || t.of === "saturates" || t.of === "salt")) return undefined;
  const lines = LINES[t.of];
  const [low, high] = t.ml ? ("drink" in lines ? lines.drink : []) : lines.food;
  if (low === undefined || high === undefined) return undefined;
  if (t.grams > high)
    return both(`算高：${has.zh}，超过 ${g(high)} 克就算高（英国标签标红）。`, `High: ${has.en}; more than ${g(high)} g counts as high (red on a UK label).`);
  return t.grams <= low
    ? both(`算低：${has.zh}，不超过 ${g(low)} 克算低（英国标签标绿）。`, `Low: ${has.en}; up to ${g(low)} g counts as low (green on a UK label).`)
    : both(
        `中等，不算高也不算低：${has.zh}，${g(low)} 到 ${g(high)} 克之间算中等（英国标签标黄）。`,
        `Medium, neither high nor low: ${has.en}; from ${g(low)} to ${g(high)} g is medium (amber on a UK label).`,
      );
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
  const told = unique(JUDGED.test(u.asked) ? toldPer100(u.asked) : [], (t) => saltOf(t).of);
  const levels = [...called(told, u.asked), ...told.flatMap((t) => level(t) ?? [])];
  if (levels.length === 0) return undefined;
  const portion = portionTold(u.asked);
  const holds = portion ? told.map((t) => eaten(t, portion, !u.young)) : [];
  const claims = told.flatMap((t) => {
    const { of } = saltOf(t);
    return of === "sugar" || of === "fat" || of === "salt" ? [line(CLAIMS[of])] : [];
  });
  return {
    id: "usual",
    ...(questionsOf(u.asked).every((q) => JUDGED.test(q) || OF_LABEL.test(q)) && { whole: true }),
    lead: both([...levels, ...holds].map((t) => t.zh).join(""), [levels.map((t) => t.en).join(" "), ...holds.map((t) => t.en)].join("")),
    title: both("标签怎么看", "Reading the label"),
    body: [
      ...claims,
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
      ...k.sources(k.records.articles?.find((a) => a.id === (told.some((t) => t.of === "sugar") ? "sugar_label" : "low_fat_food"))?.sources ?? []),
      ...(told.some((t) => saltOf(t).of === "salt") ? k.sources(k.articles.get("salt_limit")?.sources ?? []) : []),
    ],
    findings: told.map((t) => ({ kind: "amount", role: "stated", value: t.grams, unit: "g", rule: "asked" })),
  };
});
