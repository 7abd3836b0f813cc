/** What a lab value says, by the biomarker's record; never a diagnosis. */
import { readable, type Text } from "@nutri/domain";
import { holds, resolvePerson } from "@nutri/engine";
import { resolveLab } from "@nutri/engine/person/labs";
import type { Biomarker } from "@nutri/knowledge";
import type { LabTold } from "../understand/labs.ts";
import { both, type Context, inside, line, type Part, type Speaker } from "./part.ts";

const UNIT: Readonly<Record<string, string>> = { "ug/L": "µg/L", "umol/L": "µmol/L", "ug/dL": "µg/dL" };
const shown = (unit: string): string => UNIT[unit] ?? unit;

function rangeOf(b: Biomarker, r: ReturnType<typeof resolvePerson>): { low?: number | undefined; high?: number | undefined } | undefined {
  return b.ranges.find((x) => holds(x.when, r) === "yes") ?? b.ranges.find((x) => holds(x.when, r) !== "no");
}

function one(c: Context, lab: LabTold): Part | undefined {
  const { k, u } = c;
  const resolved = resolveLab(k, { code: lab.biomarker.id, value: lab.value, unit: lab.unit });
  if (!resolved) return undefined;
  const b = lab.biomarker;
  const person = { ...u.person, ...(u.pregnant && { pregnancy: "pregnant_2" as const }), labs: [{ code: b.id, value: lab.value, unit: lab.unit }] };
  const r = resolvePerson(person, k);
  const value = resolved.value;
  const range = rangeOf(b, r);
  const level = range?.low !== undefined && value < range.low ? "low" : range?.high !== undefined && value > range.high ? "high" : range ? "within" : "unknown";
  const says = b.indicates.filter((i) => value >= (i.atLeast ?? -Infinity) && value < (i.below ?? Infinity) && holds(i.when, r) !== "no");
  const advice = k.records.advice.filter(
    (a) =>
      a.when.labs?.some((l) => l.code === b.id) === true &&
      holds(a.when, r) !== "no" &&
      a.when.labs.some((l) => l.code === b.id && value < (l.below ?? Infinity) && value >= (l.atLeast ?? -Infinity) && value > (l.above ?? -Infinity)),
  );
  const certain = advice.toSorted((x, y) => Number(holds(y.when, r) === "yes") - Number(holds(x.when, r) === "yes")).slice(0, 3);
  const si = `${readable(value)} ${shown(b.unit)}`;
  const told = lab.unit === b.unit ? si : `${lab.value} ${shown(lab.unit)}（${si}）`;
  const LEVEL: Readonly<Record<string, Text>> = {
    low: both("偏低", "low"),
    high: both("偏高", "high"),
    within: both("在参考范围内", "within the reference range"),
    unknown: both("没有通用的参考范围", "without a general reference range"),
  };
  const bounds = range
    ? both(
        `参考范围${range.low !== undefined ? ` ${readable(range.low)}` : ""}${range.low !== undefined && range.high !== undefined ? "–" : range.high !== undefined ? " 不高于 " : " 以上"}${range.high !== undefined ? readable(range.high) : ""} ${shown(b.unit)}`,
        `reference ${range.low !== undefined && range.high !== undefined ? `${readable(range.low)}–${readable(range.high)}` : range.high !== undefined ? `up to ${readable(range.high)}` : `from ${readable(range.low ?? 0)}`} ${shown(b.unit)}`,
      )
    : both("", "");
  const [first] = says;
  const level0 = LEVEL[first?.status === "low" ? "low" : first?.status === "high" ? "high" : level] ?? both("", "");
  const food = first?.status === "low" ? k.nutrients.get(first.nutrient) : undefined;
  return {
    id: "lab",
    lead: both(
      `${b.name.zh} ${told}：${level0.zh}。${first ? first.text.zh : ""}`,
      `${b.name.en} ${told.replace("（", " (").replace("）", ")")}: ${level0.en}. ${first ? first.text.en : ""}`.trim(),
    ),
    title: both(b.name.zh, b.name.en),
    body: [
      ...(range
        ? [line(both(`${bounds.zh}；以你的化验单上印的为准。`, `${bounds.en.replace(/^r/u, "R")}; the range printed on your own report comes first.`))]
        : []),
      ...(lab.unitTold
        ? []
        : [
            line(
              both(
                `你没写单位，这里按 ${shown(lab.unit)} 理解；单位不同，意思就不同。`,
                `You gave no unit; this reads it as ${shown(lab.unit)}. Another unit would mean something else.`,
              ),
            ),
          ]),
      ...says.slice(1, 2).map((s) => line(s.text)),
      ...certain.map((a) => line(a.text)),
      ...(food
        ? [
            line(
              both(
                `食物里含${food.name.zh}多的：${food.foods
                  .slice(0, 5)
                  .map((f) => f.name.zh)
                  .join("、")}。`,
                `Foods high in ${inside(food.name).en}: ${food.foods
                  .slice(0, 5)
                  .map((f) => inside(f.name).en)
                  .join(", ")}.`,
              ),
            ),
          ]
        : []),
    ],
    todo: [
      both(
        "单个数值定不了诊断。请带着整张化验单和医生谈，需要时复查。",
        "One value makes no diagnosis. Take the whole report to your doctor, and repeat the test where needed.",
      ),
    ],
    sources: [
      ...says.slice(0, 2).flatMap((s) => k.sources(s.sources)),
      ...certain.flatMap((a) => k.sources(a.sources.slice(0, 1))),
      ...k.sources(b.sources.filter((s) => s.source !== "loinc").slice(0, 1)),
    ],
    findings: [
      { kind: "amount", of: b.id, role: "lab", value: lab.value, unit: lab.unit, rule: "asked" },
      { kind: "amount", of: b.id, role: "lab", value, unit: b.unit, rule: b.id },
      { kind: "name", of: "biomarker", id: b.id },
    ],
    cards: [
      {
        kind: "report",
        title: u.lang === "zh-CN" ? "化验值" : "Lab value",
        link: "/reportListPage",
        rows: [
          {
            name: u.lang === "zh-CN" ? b.name.zh : b.name.en,
            value: String(lab.value),
            unit: shown(lab.unit),
            flag: level === "within" ? "normal" : level,
            text: (u.lang === "zh-CN" ? first?.text.zh : first?.text.en) ?? "",
          },
        ],
      },
    ],
    refer: true,
    suggestions: food ? [both(`哪些食物含${food.name.zh}多？`, `Which foods are high in ${inside(food.name).en}?`)] : [],
  };
}

export const labOf: Speaker = (c) => {
  const parts = c.u.labs.flatMap((l) => one(c, l) ?? []);
  const [first, ...others] = parts;
  return (
    first && {
      ...first,
      body: [...(first.body ?? []), ...others.flatMap((p) => [...(p.lead ? [p.lead] : []), ...(p.body ?? [])])],
      sources: parts.flatMap((p) => p.sources ?? []),
      findings: parts.flatMap((p) => p.findings ?? []),
    }
  );
};
