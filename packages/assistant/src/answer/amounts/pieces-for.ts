/** "One softgel has EPA 180 and DHA 120 mg, how many for 1 g?": what one piece holds, and how many of them make the amount that is wanted. */
import { type AmountUnit, readable, type Text } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import type { Nutrient } from "@nutri/knowledge";
import { piecesAsked } from "../../understand/tablets.ts";
import { inNutrientUnit } from "./addends.ts";
import { asked, cite } from "../each.ts";
import { namesCompound } from "./elemental.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { ceilings, readers, targetRows } from "./needs.ts";
import { both, type Context, inside, once, type Part, type Speaker } from "../part.ts";

const NUMBER = "(\\d[\\d,]*(?:\\.\\d+)?)";
const UNIT = "(?:(?:iu|mcg|µg|μg|ug|mg|grams?|g)(?![a-z])|国际单位|单位|微克|毫克|克)";
/** Parts of what is counted as one: each is told, and what counts is their sum. */
const PARTS = [/epa/iu, /dha/iu] as const;
/** After its name, else before it. */
const beside = (name: string): readonly RegExp[] => [
  new RegExp(`${name}(?:\\s|[:：=]|含量?|有|为|是|约|is|of|at)*${NUMBER}\\s?(${UNIT})?`, "iu"),
  new RegExp(`${NUMBER}\\s?(${UNIT})?\\s?(?:of |的)?${name}`, "iu"),
];
/** "For 2000 IU", "to get 1 g", "凑够 1 克", "医生让吃 2000 单位". */
const WANTED = new RegExp(
  `(?:\\b(?:for|to (?:get(?: up)?(?: to)?|reach|make(?: up)?|hit|take|add up to|end up (?:at|with|on))|need(?:s|ed)?|want(?:s|ed)?|aim(?:ing)? (?:for|at)|makes?|add(?:s|ing)? up to|(?:told|asked|said|wants) (?:me )?(?:to (?:take|have|get)|i need|get|take)|prescribed|goal(?: is)?|target(?: is)?)|凑[够到]?|达到|[要想得需]要?(?:吃|补)?(?:够|到|满)?|吃[够到]|补[够到]|让(?:我)?(?:每天|一天)?[吃补]|目标(?:是)?)\\s?(?:(?:about|around|roughly|at least|some|a total of|every day) |每天|一天|大概|大约|差不多)?(${NUMBER.replace("(", "(?:")}\\s?${UNIT})`,
  "iu",
);
const EACH = new RegExp(
  `(?:每|一|1\\s?)(?:片|粒|颗|丸|袋|包|滴|勺)[^，。？?\\d]{0,8}(${NUMBER.replace("(", "(?:")}\\s?${UNIT})|(${NUMBER.replace("(", "(?:")}\\s?${UNIT})\\s?(?:一|每|\\/|\\b(?:each|per|a|in each)\\b)\\s?(?:片|粒|颗|丸|袋|包|滴|勺|tab\\w*|cap\\w*|pills?|soft ?gels?|gumm\\w*|drops?)?|(${NUMBER.replace("(", "(?:")}\\s?${UNIT}) (?:[a-z]+\\d? ){0,3}(?:tablets?|pills?|capsules?|caps|soft ?gels?|gumm(?:y|ies)|drops?)\\b|\\b(?:tablets?|pills?|capsules?|caps|soft ?gels?|gumm(?:y|ies)|drops?)(?: (?:are|is|have|has|contain\\w*|hold\\w*|say\\w*|of|come in|with))? (${NUMBER.replace("(", "(?:")}\\s?${UNIT})`,
  "iu",
);
type Told = { readonly value: number; readonly text: string; /** As it was told. */ readonly unit: AmountUnit };
const read = (n: Nutrient, said: string | undefined): Told | undefined => {
  const dose = said === undefined ? undefined : parseDose(said.replace(/(?<=\d\s?)单位/u, "IU")).amount;
  const value = dose && inNutrientUnit(n, dose.value, dose.unit);
  return dose && value !== undefined && value > 0 ? { value, text: amount(dose.value, dose.unit), unit: dose.unit } : undefined;
};

/** "180 EPA, 120 DHA mg". */
const UNIT_LAST = /\b(?:epa|dha)\s?(mg|毫克|g|克)(?![a-z])/iu;
/** EPA and DHA told apart, of one piece. */
function summedParts(n: Nutrient, text: string): (Told & { readonly sum: Text }) | undefined {
  const told = PARTS.map((p) => {
    const m = beside(p.source)
      .map((x) => x.exec(text))
      .find((x) => x !== null);
    return m ? { number: m[1], unit: m[2] } : undefined;
  });
  // Labels count them in milligrams.
  const unit = told.find((t) => t?.unit)?.unit ?? UNIT_LAST.exec(text)?.[1] ?? (/mg|毫克/iu.test(text) ? "mg" : undefined);
  const parts = told.flatMap((t) => (t?.number === undefined || unit === undefined ? [] : (read(n, `${t.number} ${t.unit ?? unit}`) ?? [])));
  if (parts.length < PARTS.length) return undefined;
  const value = parts.reduce((s, p) => s + p.value, 0);
  const held = amount(value, n.unit);
  return { value, text: held, unit: n.unit, sum: both(`（${parts.map((p) => p.text).join(" + ")}）`, ` (${parts.map((p) => p.text).join(" + ")})`) };
}

/** "吃几颗够", "how many to get enough?": what they need of it. */
const ENOUGH = /(?:几|多少)[颗粒片丸滴勺][^，。？?]{0,4}(?:才)?够|够[吗么不]|\bhow many\b[^.?!]{0,40}\b(?:enough|do i need|i need|should i take)\b/iu;
function needOf(c: Context, n: Nutrient): Told | undefined {
  const [need, ...more] = targetRows(c, n, c.q.referenceSet, readers(c));
  return need && more.length === 0 ? { value: need.value, text: nutrientAmount(n, need.value), unit: n.unit } : undefined;
}

export const piecesFor: Speaker = once((c: Context): Part | undefined => {
  const { u } = c;
  const unit = piecesAsked(u.asked);
  const [n, ...others] = asked(c);
  if (!unit || !n || others.length > 0 || u.labs.length > 0) return undefined;
  const parts = n.id === "epa_dha" ? summedParts(n, u.asked.replace(WANTED, " ")) : undefined;
  // What the oil weighs is told beside what counts in it.
  if (!parts && namesCompound(c, n)) return undefined;
  const each =
    parts ??
    read(
      n,
      EACH.exec(u.asked)
        ?.slice(1)
        .find((x) => x !== undefined),
    );
  const goal = read(n, WANTED.exec(u.asked)?.[1]) ?? (ENOUGH.test(u.asked) ? needOf(c, n) : undefined);
  if (!each || (goal ? goal.value <= each.value : !parts)) return undefined;
  const en = inside(n.name).en;
  const many = (x: number): string => `${readable(x)} ${unit.en}${x === 1 ? "" : "s"}`.replace(/gummys$/u, "gummies");
  const held = both(`一${unit.zh}有 ${each.text} 的${n.name.zh}${parts?.sum.zh ?? ""}`, `one ${unit.en} holds ${each.text} of ${en}${parts?.sum.en ?? ""}`);
  const exact = goal ? goal.value / each.value : 1;
  const [low, high] = [Math.floor(exact), Math.ceil(exact)];
  // So many of them, in the unit both were told in.
  const held1 = parseDose(each.text).amount?.value ?? each.value;
  const of = (x: number): string => (goal?.unit === each.unit ? amount(x * held1, each.unit) : nutrientAmount(n, x * each.value));
  const whole = Math.abs(exact - Math.round(exact)) < 0.01 ? Math.round(exact) : undefined;
  const count: Text = !goal
    ? both("", "")
    : whole !== undefined
      ? both(`${whole} ${unit.zh}正好 ${goal.text}`, `${many(whole)} make ${goal.text}`)
      : both(
          `${low} ${unit.zh}是 ${of(low)}，${high} ${unit.zh}是 ${of(high)}，要到 ${goal.text} 得 ${high} ${unit.zh}`,
          `${many(low)} ${low === 1 ? "gives" : "give"} ${of(low)} and ${high} give ${of(high)}, so ${goal.text} takes ${many(high)}`,
        );
  const most = goal ? ceilings(c, n, readers(c)).toSorted((a, b) => a.value - b.value)[0] : undefined;
  const over = goal !== undefined && most !== undefined && goal.value > most.value;
  const warned = over
    ? both(
        `${goal.text} 超过了上限（每天 ${nutrientAmount(n, most.value)}）：只有医生开的才这样吃。`,
        ` ${goal.text} is above the upper limit (${nutrientAmount(n, most.value)} a day): only as a doctor prescribed it.`,
      )
    : both("", "");
  const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
  return {
    id: "usual",
    lead: goal ? both(`${count.zh}：${held.zh}。${warned.zh}`, `${upper(count.en)}: ${held.en}.${warned.en}`) : both(`${held.zh}。`, `${upper(held.en)}.`),
    title: both("要几粒", "How many"),
    body: parts
      ? [
          both(
            "- 看 EPA 和 DHA 各多少，不看“鱼油 1000 毫克”；标签写的是每粒还是每份（几粒）要看清。",
            '- Go by EPA and DHA and not by "fish oil 1000 mg"; see whether the label counts one capsule or a serving of several.',
          ),
        ]
      : [],
    sources: [...(parts ? c.k.sources(c.k.articles.get("fish_oil_label")?.sources ?? []) : cite(c, n)), ...(most ? [most.source] : [])],
    findings: [{ kind: "amount", of: n.id, role: "content", value: each.value, unit: n.unit, rule: "asked" }],
    refer: over || u.staged || u.young,
  };
});
