/** Why the person's own plan has this in this dose, and what leaving it out would mean. The figures are the plan's. */
import { type AmountUnit, readable } from "@nutri/domain";
import { amount } from "./amounts/figures.ts";
import { both, inside, line, type Context, type Part, type Speaker } from "./part.ts";

const WHY = /为什么|为何|为啥|凭什么|怎么(?:给|推荐|安排|定)|\bwhy\b|\bhow come\b|\breason\b/iu;
const LEAVE =
  /停(?:掉|了|用|吃|下|一停)?|(?:可以|能|可不可以|能不能|要是|如果).{0,8}(?:不吃|少吃|去掉|减掉)|不吃(?:了|它|会|行|可以)|\b(?:stop|skip|quit|drop|leave out|do without|give up|come off)\b/iu;
const OF_DOSE = /剂量|用量|这么多|这么少|这个量|这些量|\bdos(?:e|es|age)\b|\bamounts?\b|\bso much\b|\bso little\b/iu;
/** Reasons that are said of one thing. */
const MOST_REASONS = 3;
const MOST_LINES = 8;

type Plan = NonNullable<Context["q"]["person"]["plan"]>;
type Recommended = Plan["recommendations"][number];
const same = (s: string) => both(s, s);
const reasonsOf = (plan: Plan, r: Recommended): string[] => [
  ...new Set([...(plan.nutrients.find((n) => n.nutrient === r.nutrient)?.because ?? []), ...r.because].map((b) => b.text)),
];

/** One that was asked about by name. */
function one({ k, u }: Context, plan: Plan, r: Recommended): Part {
  const name = k.nutrients.get(r.nutrient)?.name ?? same(r.name);
  const en = inside(name).en;
  const row = plan.nutrients.find((n) => n.nutrient === r.nutrient);
  const dose = amount(r.dailyAmount, r.unit as AmountUnit);
  const leaves = LEAVE.test(u.asked);
  const without = row && readable(row.intake.diet + row.intake.supplements);
  const of = row && amount(row.target.amount, row.target.unit as AmountUnit);
  const gap =
    row &&
    (leaves
      ? both(
          `不吃它，按你的回答估计，你每天大约有 ${without} / ${of}（${row.target.kind}）；缺口就还在。`,
          `Without it you would have about ${without} of ${of} (${row.target.kind}) a day, estimated from your answers; the gap stays.`,
        )
      : both(
          `你的参考量是每天 ${of}（${row.target.kind}）；不算方案，按你的回答估计每天大约有 ${without}。`,
          `Your reference is ${of} (${row.target.kind}) a day; without the plan you have about ${without}, estimated from your answers.`,
        ));
  return {
    id: "own_dose",
    lead: both(`你的方案里，${name.zh}是每天 ${dose}。${gap?.zh ?? ""}`, `Your plan has ${dose} of ${en} a day. ${gap?.en ?? ""}`.trim()),
    title: both("你的方案", "Your plan"),
    body: reasonsOf(plan, r)
      .slice(0, MOST_REASONS)
      .map((text) => line(same(text))),
    todo: leaves
      ? [
          both(
            "如果是医生让你补的，或者已经查出缺乏，停之前先问医生；不再需要时，改答案就会重新做一份方案。",
            "If a doctor told you to take it, or a lack was found in a test, ask before you stop. When you no longer need it, change your answers and the plan is made anew.",
          ),
        ]
      : [],
    sources: [...(row ? [row.target.source] : []), ...r.sources.slice(0, 2)],
    findings: [
      { kind: "amount", of: r.nutrient, role: "dose", value: r.dailyAmount, unit: r.unit, rule: "plan" },
      ...(row
        ? [{ kind: "amount" as const, of: r.nutrient, role: "target" as const, value: row.target.amount, unit: row.target.unit, rule: row.target.rule }]
        : []),
    ],
    refer: leaves,
  };
}

/** All of them, each with what decided it. */
const all = (plan: Plan): Part => ({
  id: "own_dose",
  lead: both("你的方案里每一项的剂量是这样定的：", "How each dose in your plan came about:"),
  title: both("你的方案", "Your plan"),
  body: plan.recommendations
    .slice(0, MOST_LINES)
    .map((r) => line(same(`**${r.name}** ${amount(r.dailyAmount, r.unit as AmountUnit)}: ${reasonsOf(plan, r).slice(0, 2).join(" ")}`))),
  sources: plan.recommendations.flatMap((r) => r.sources.slice(0, 1)).slice(0, MOST_LINES),
  findings: plan.recommendations.map((r) => ({ kind: "amount", of: r.nutrient, role: "dose", value: r.dailyAmount, unit: r.unit, rule: "plan" })),
});

export const ownDoseOf: Speaker = (c) => {
  const { u, q } = c;
  const { plan } = q.person;
  if (!plan || u.subject !== "self" || !(WHY.test(u.asked) || LEAVE.test(u.asked))) return undefined;
  const named = plan.recommendations.filter((r) => u.nutrients.includes(r.nutrient));
  const [first] = named;
  // "Why does magnesium help with sleep?" asks of magnesium, not of the plan.
  if (first && named.length === 1 && (LEAVE.test(u.asked) || OF_DOSE.test(u.asked) || u.intents.includes("plan"))) return one(c, plan, first);
  return u.linked.length === 0 && OF_DOSE.test(u.asked) ? all(plan) : undefined;
};
