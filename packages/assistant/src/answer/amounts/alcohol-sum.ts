/** "Two glasses of wine a night, too much?": the grams of alcohol in what was told, held against the most of a day. */
import { countSaid } from "../../understand/said-numbers.ts";
import { readable, type Text } from "@nutri/domain";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";
import { ILL } from "../articles/says-of-it.ts";

/** Strengths as they are sold, in % by volume; a bottle or glass of it in mL, from least to most. */
const DRINKS = [
  { name: both("啤酒", "beer"), is: /啤酒|\b(?:beers?|lager|ale)\b/iu, percent: [4, 5], bottle: [330, 500], glass: [330, 500] },
  { name: both("葡萄酒", "wine"), is: /葡萄酒|红酒|\bwines?\b|\bprosecco\b|\bchampagne\b/iu, percent: [12, 13], bottle: [750, 750], glass: [125, 175] },
  { name: both("黄酒", "rice wine"), is: /黄酒|花雕/u, percent: [14, 17], bottle: [500, 500], glass: [100, 150] },
  { name: both("白酒", "Chinese spirits"), is: /白酒|高粱酒|二锅头|茅台|老白干|\bbaijiu\b/iu, percent: [38, 52], bottle: [500, 500], glass: [50, 100] },
  {
    name: both("烈酒", "spirits"),
    is: /威士忌|伏特加|白兰地|\b(?:whisk(?:y|ey)|vodka|gin|rum|brandy)\b/iu,
    percent: [40, 40],
    bottle: [700, 700],
    glass: [25, 45],
  },
] as const;
/** Grams in a millilitre of pure alcohol. */
const DENSITY = 0.789;
const LIANG = 50;
const PINT = 568;
/** The most a day for adults who drink at all, by the Chinese guideline. */
const MOST = 15;
const COUNT_ZH = /([\d半一两二三四五六]+)\s?(瓶|罐|听|杯|两|扎|斤)(?!三)/u;
const COUNT_EN = /\b(\d|half a|half|an?|one|two|three|four|five|six) (?:large |small |big |more )?(bottles?|cans?|glass(?:es)?|pints?|shots?|beers?)\b/iu;
const VOLUME = /(\d{2,4})\s?(?:ml|毫升)/iu;
const ASKS =
  /多[吗么]|多不多|太多|过量|超|行[吗不]|好[吗不]|可以吗|没事|要紧|算不算|多少酒精|\b(?:too much|over|limit|ok|okay|fine|safe|a lot|how much alcohol|bad|harm\w*)\b/iu;

type Span = readonly [number, number];
/** What was told of one drink, in g of alcohol. */
export function alcoholIn(text: string): { readonly name: Text; readonly grams: Span } | undefined {
  const [drink, ...others] = DRINKS.filter((d) => d.is.test(text));
  const [, number, measure = ""] = COUNT_ZH.exec(text) ?? COUNT_EN.exec(text) ?? [];
  const volume = Number(VOLUME.exec(text)?.[1] ?? Number.NaN);
  const count = number === undefined ? 1 : countSaid(number);
  if (!drink || others.length > 0 || (number === undefined && Number.isNaN(volume)) || !(count > 0)) return undefined;
  const unit: Span = !Number.isNaN(volume)
    ? [volume, volume]
    : measure === "两"
      ? [LIANG, LIANG]
      : measure === "斤"
        ? [LIANG * 10, LIANG * 10]
        : /pint/iu.test(measure)
          ? [PINT, PINT]
          : /瓶|bottle|罐|听|can|beer/iu.test(measure)
            ? drink.bottle
            : drink.glass;
  const of = (i: 0 | 1): number => Math.round((count * unit[i] * drink.percent[i] * DENSITY) / 100);
  return { name: drink.name, grams: [of(0), of(1)] };
}

const verdict = ([least, most]: Span): Text =>
  least > MOST
    ? both("多了", "Yes, too much")
    : most > MOST
      ? both("可能已经多了", "It may be too much already")
      : both("没有超过上限，但没有已知的安全量", "Within that limit, though no amount is known to be safe");

export const alcoholSum: Speaker = once((c: Context): Part | undefined => {
  const { u, k } = c;
  if (u.young || u.staged || u.medicines.length + u.labs.length > 0 || !ASKS.test(u.text)) return undefined;
  if (u.conditions.some((x) => !x.denied && ILL.has(k.conditions.get(x.ref.id)?.kind))) return undefined;
  const told = alcoholIn(u.text);
  const article = k.articles.get("alcohol");
  if (!told || !article) return undefined;
  const [least, most] = told.grams;
  const range =
    least === most ? both(`约 ${readable(least)} 克`, `about ${readable(least)} g`) : both(`约 ${least} 到 ${most} 克`, `about ${least} to ${most} g`);
  const said = verdict(told.grams);
  return {
    id: "usual",
    lead: both(
      `${said.zh}：这些${told.name.zh}里有${range.zh}酒精，中国指南是成人要喝的话一天不超过 ${MOST} 克，天天喝更伤；越少越好，每周留几天不喝。`,
      `${said.en}: that is ${range.en} of alcohol, and the Chinese guideline says no more than ${MOST} g a day for adults who drink at all; the less the better, with days without any.`,
    ),
    title: both("酒精", "Alcohol"),
    body: [
      line(
        both(
          "酒是明确的致癌物，“红酒养生”没有可靠证据；要开车、在用药、备孕、怀孕、哺乳的人不喝。",
          "Alcohol causes cancer, and wine is no exception; none when driving, on medicines, planning a pregnancy, pregnant or breastfeeding.",
        ),
      ),
    ],
    todo: [
      article.refer ??
        both(
          "每天喝、不喝就手抖出汗的人，不要突然停，先看医生。",
          "Who drinks daily and shakes or sweats without it must not stop suddenly: see a doctor first.",
        ),
    ],
    sources: k.sources(article.sources),
    findings: [{ kind: "amount", role: "stated", value: most, unit: "g", rule: "alcohol" }],
    refer: true,
  };
});
