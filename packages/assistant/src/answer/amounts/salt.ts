/** Sodium as people weigh it: grams of table salt. */
import { readable, type Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import { countryIn } from "../../understand/country.ts";
import { nutrientAmount } from "./figures.ts";
import { heldInPortion, inPortion, nameOfPortion, portionTold } from "./label-portion.ts";
import { ceilings, readers } from "./needs.ts";
import { both, type Context, line, type Part } from "../part.ts";

const SALT = "sodium_chloride";
const MG_IN_G = 1000;

/** The grams of salt that hold so many milligrams of sodium. */
export function saltOf(n: Nutrient, value: number): number | undefined {
  const share = n.forms.find((f) => f.id === SALT)?.fraction;
  return share === undefined ? undefined : readable(Math.round((value / share / MG_IN_G) * 10) / 10);
}

/** A line for an amount of sodium; none for any other nutrient. */
export function saltLines(n: Nutrient, value: number | undefined): Text[] {
  const grams = n.id === "sodium" && value !== undefined ? saltOf(n, value) : undefined;
  if (grams === undefined || value === undefined) return [];
  const of = nutrientAmount(n, value);
  return [
    line(
      both(
        `${of} 钠约合食盐 ${grams} 克，饭菜、酱油和加工食品里的都算。`,
        `${of} of sodium is about ${grams} g of salt, that in meals, sauces and processed food included.`,
      ),
    ),
  ];
}

const UNIT = "(mg|g|毫克|克)(?![a-z])";
/** "每100g钠780毫克": of two amounts around a name the one behind it is its own, the other is what the label counts in. */
const valueOf = (name: string): readonly RegExp[] => [
  new RegExp(
    `(\\d+(?:\\.\\d+)?)\\s?${UNIT}\\s?(?:of |的)?(?:table )?(?:${name})(?!(?:含量)?(?:是|有|为|is|was|[:：\\s]){0,4}\\d+(?:\\.\\d+)?\\s?(?:mg|g|毫克|克))`,
    "iu",
  ),
  new RegExp(`(?:${name})[^\\d，。？,.?!]{0,12}(\\d+(?:\\.\\d+)?)\\s?${UNIT}`, "iu"),
];
const [OF_SODIUM, OF_SALT] = [valueOf("sodium|钠"), valueOf("salt|食?盐")];
const ASKS_SALT =
  /\bhow (?:much|many (?:g|grams?)(?: of)?) salt\b(?! (?:a|per|each|every) day| daily)|\bsalt (?:equivalent|content)\b|\b(?:in|into|to) (?:grams? of )?salt\b|(?:多少|几)\s?克?的?(?:食|食用)?盐|(?:换算?|折算?|折合|相当于|合)成?[^，。？?]{0,4}盐/iu;
const ASKS_SODIUM =
  /\bhow (?:much|many (?:mg|milligrams?|g|grams?)(?: of)?) sodium\b(?! (?:a|per|each|every) day| daily)|\b(?:in|into|to) (?:mg of )?sodium\b|(?:多少|几)\s?(?:毫克|克)?的?钠|(?:换算?|折算?|折合|相当于|合)成?[^，。？?]{0,4}钠|钠是?多少/iu;
/** Labels reckon salt as sodium times this. */
const TIMES = 2.5;
const PERCENT = 100;
/** The most an adult is to have a day, in grams of salt. */
const MOST_OF = { who: 5, gb: 6 } as const;
/** Where these are written, with their sources. */
const WRITTEN = "salt_limit";

const toldOf = (text: string, ways: readonly RegExp[]): number | undefined => {
  const [, value, unit = ""] = ways.map((w) => w.exec(text)).find((m) => m !== null) ?? [];
  return value === undefined ? undefined : Number(value) * (/^(?:g|克)$/iu.test(unit) ? MG_IN_G : 1);
};
/** How much of each was told, in mg. */
export const toldIn = (text: string): { readonly sodium: number | undefined; readonly salt: number | undefined } => ({
  sodium: toldOf(text, OF_SODIUM),
  salt: toldOf(text, OF_SALT),
});
const grams = (g: number): string => String(readable(Math.round(g * 10) / 10));

/** "Sodium 0.8 g, how much salt is that?" and the other way round: the sum, then how much of a day it is. */
export function saltAsked(c: Context): Part | undefined {
  const { u, k } = c;
  const n = k.nutrients.get("sodium");
  // Asked for what the label tells, nothing is turned into the other.
  if (heldInPortion(u.asked)) return undefined;
  const [sodium, salt] = [ASKS_SALT.test(u.asked) ? toldOf(u.asked, OF_SODIUM) : undefined, ASKS_SODIUM.test(u.asked) ? toldOf(u.asked, OF_SALT) : undefined];
  const portion = portionTold(u.asked);
  const per100 = sodium ?? (salt === undefined ? undefined : salt / TIMES);
  const mg = per100 === undefined || !portion ? per100 : inPortion(per100, portion);
  if (!n || mg === undefined || mg === 0) return undefined;
  const ofSalt = (mg * TIMES) / MG_IN_G;
  const [inSalt, na] = [grams(ofSalt), readable(Math.round(mg))];
  const sum =
    sodium === undefined
      ? both(`${inSalt} 克盐约有 ${na} 毫克钠（盐的量除以 2.5）。`, `${inSalt} g of salt holds about ${na} mg of sodium (salt divided by 2.5).`)
      : both(`${na} 毫克钠约合 ${inSalt} 克盐（钠的量乘 2.5）。`, `${na} mg of sodium is about ${inSalt} g of salt (sodium times 2.5).`);
  const of = portion ? both(`${nameOfPortion(portion).zh}里：`, `In ${nameOfPortion(portion).en}: `) : both("", "");
  const own = ceilings(c, n, readers(c));
  // A child's most is its own table's.
  const [least] = u.young ? own.toSorted((a, b) => a.value - b.value) : [];
  const british = countryIn(u.text)?.place === "gb";
  const most = least ? (least.value * TIMES) / MG_IN_G : british ? MOST_OF.gb : MOST_OF.who;
  const whose = least
    ? both("这个年龄", "At that age")
    : british
      ? both("英国（NHS）建议成人", "In the UK (NHS) adults")
      : both("成人（世界卫生组织）", "Adults (WHO)");
  const share = readable(Math.round((ofSalt / most) * PERCENT));
  const over = share >= PERCENT ? both("光这一样就超了，", ", too much by itself") : both("", "");
  const limit = both(
    `${whose.zh}每天全部的盐不超过 ${grams(most)} 克，${over.zh}这就占 ${share}%。`,
    ` ${whose.en}: no more than ${grams(most)} g of salt a day in all, of which this is ${share}%${over.en}.`,
  );
  return {
    id: "usual",
    lead: both(`${of.zh}${sum.zh}${limit.zh}`, `${of.en}${sum.en}${limit.en}`),
    title: both("钠和盐", "Sodium and salt"),
    body: u.young
      ? []
      : [
          line(
            british
              ? both("世界卫生组织：每天少于 5 克盐（2 克钠）。", "WHO: less than 5 g of salt (2 g of sodium) a day.")
              : both("英国（NHS）：每天不超过 6 克盐。", "UK (NHS): no more than 6 g of salt a day."),
          ),
          ...own
            .filter((m) => m.set === "us-dri")
            .slice(0, 1)
            .map((m) =>
              line(
                both(
                  `美国和加拿大：每天不超过 ${readable(m.value)} 毫克钠（约 ${grams((m.value * TIMES) / MG_IN_G)} 克盐）。`,
                  `US and Canada: no more than ${readable(m.value)} mg of sodium a day (about ${grams((m.value * TIMES) / MG_IN_G)} g of salt).`,
                ),
              ),
            ),
          ...(portion
            ? []
            : [
                line(
                  both(
                    "看清是每 100 克、每份还是整包的量，面汤和调料包里的都算。",
                    "See whether it is per 100 g, a serving or the whole pack; broth and seasoning sachets count.",
                  ),
                ),
              ]),
        ],
    sources: [...(least ? [least.source] : k.sources(k.articles.get(WRITTEN)?.sources ?? [])), ...k.sources(n.sources.slice(0, 1))],
    findings: [{ kind: "amount", of: n.id, role: "stated", value: Math.round(mg), unit: n.unit, rule: "asked" }],
  };
}
