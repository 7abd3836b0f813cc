/** The person's own plan, report and products. */
import type { CatalogueProduct, Text } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import { amount } from "./amounts/figures.ts";
import { goalMissed } from "./labs/lab-advice.ts";
import { both, inside, line, type Speaker } from "./part.ts";
import { measured, printed } from "./amounts/units.ts";

const same = (s: string): Text => both(s, s);

/** The plan speaks in the screen's language, as it was rendered. */
export const planOf: Speaker = (c) => {
  const { u, q } = c;
  if (!u.intents.includes("plan")) return undefined;
  const { plan } = q.person;
  if (!plan)
    return {
      id: "plan",
      lead: both(
        "你还没有方案。回答几个问题（大约 3 分钟），就能生成一份。",
        "You have no plan yet. Answer a few questions (about 3 minutes) and one is made.",
      ),
      suggestions: [both("你怎么得出方案的？", "Where do your numbers come from?")],
    };
  const rows = plan.nutrients.filter((n) => u.nutrients.includes(n.nutrient));
  const recommended = plan.recommendations.filter((r) => u.nutrients.length === 0 || u.nutrients.includes(r.nutrient));
  const lead = rows[0]
    ? same(
        `${rows[0].name}：${rows[0].because
          .map((b) => b.text)
          .slice(0, 3)
          .join(" ")}`,
      )
    : same(plan.summary);
  return {
    id: "plan",
    lead,
    title: both("你的方案", "Your plan"),
    body: [
      ...recommended
        .slice(0, 8)
        .map((r) =>
          line(same(`${r.name} ${amount(r.dailyAmount, r.unit as never)}${r.form ? ` (${r.form})` : ""}${r.timing[0] ? `: ${r.timing[0].text}` : ""}`)),
        ),
      ...plan.warnings.slice(0, 3).map((w) => line(same(w.text))),
    ],
    sources: [...recommended.flatMap((r) => r.sources.slice(0, 1)), ...rows.map((r) => r.target.source)].slice(0, 5),
    findings: recommended.map((r) => ({ kind: "amount", of: r.nutrient, role: "dose", value: r.dailyAmount, unit: r.unit, rule: "plan" })),
    cards:
      recommended.length > 0
        ? [
            {
              kind: "recommend",
              title: u.lang === "zh-CN" ? "你的方案" : "Your plan",
              items: recommended.slice(0, 8).map((r) => ({ nutrient: r.nutrient, name: r.name, amount: r.dailyAmount, unit: r.unit })),
            },
          ]
        : [],
  };
};

const withMore = (t: Text, more: Text | undefined): Text => (more ? both(`${t.zh}${more.zh}`, `${t.en} ${more.en}`) : t);
const LONGEST_UNIT = 12;
export const reportOf: Speaker = (c) => {
  const { u, q } = c;
  if (!u.intents.includes("report") || u.labs.length > 0) return undefined;
  const [report] = q.person.reports ?? [];
  if (!report)
    return {
      id: "report",
      lead: both(
        "我这里还没有你的化验单。上传一张（PDF 或照片），我会逐项读出来；也可以直接把数值打给我，例如“铁蛋白 8 µg/L”。",
        "I have no report of yours. Upload one (PDF or photo) and I read it row by row, or type a value, such as “ferritin 8 µg/L”.",
      ),
    };
  const abnormal = report.rows.filter((r) => r.flag === "low" || r.flag === "high" || r.flag === "abnormal");
  const flag = { low: both("偏低", "low"), high: both("偏高", "high"), abnormal: both("异常", "abnormal") };
  const shown = abnormal.slice(0, 12);
  // What is within the printed range may be off the goal of an illness of theirs.
  const missed = report.rows.flatMap((r) => {
    const goal = abnormal.includes(r) ? undefined : goalMissed(c, r.code, r.value, r.unit);
    const { name } = (r.code === undefined ? undefined : c.k.biomarkers.get(r.code)) ?? {};
    return goal && name
      ? [{ goal, said: both(`${name.zh} ${measured(r.value, r.unit)}：${goal.text.zh}`, `${name.en} ${measured(r.value, r.unit)}: ${goal.text.en}`) }]
      : [];
  });
  const but = missed[0]?.said;
  return {
    id: "report",
    lead: withMore(
      abnormal.length === 0
        ? both(`这份报告的 ${report.rows.length} 项里，没有标出异常的。`, `Of the ${report.rows.length} rows of this report none is flagged.`)
        : both(
            `这份报告的 ${report.rows.length} 项里，有 ${abnormal.length} 项超出参考范围。`,
            `Of the ${report.rows.length} rows of this report ${abnormal.length} are outside the reference range.`,
          ),
      but && both(`但这一项看你的情况：${but.zh}`, `But one goes by your own state: ${but.en}`),
    ),
    title: both("你的报告", "Your report"),
    body: [
      ...missed.slice(1).map(({ said }) => line(said)),
      ...shown.map((r) =>
        line(
          both(`${r.name} ${measured(r.value, r.unit)}：${flag[r.flag as "low"].zh}`, `${r.name} ${measured(r.value, r.unit)}: ${flag[r.flag as "low"].en}`),
        ),
      ),
    ],
    sources: missed.flatMap(({ goal }) => c.k.sources(goal.sources.slice(0, 1))),
    todo:
      abnormal.length > 0
        ? [
            both(
              "想知道某一项是什么意思，直接问我；要不要治，由医生看整份报告决定。",
              "Ask me what any of them means; whether it needs treatment is for your doctor, with the whole report.",
            ),
          ]
        : [],
    findings: report.rows.flatMap((r) =>
      typeof r.value === "number" ? [{ kind: "amount" as const, of: r.code, role: "lab" as const, value: r.value, unit: r.unit, rule: "report" }] : [],
    ),
    cards:
      shown.length > 0
        ? [
            {
              kind: "report",
              title: u.lang === "zh-CN" ? "超出范围的项目" : "Outside the range",
              link: "/reportListPage",
              rows: shown.map((r) => ({ name: r.name, value: String(r.value), unit: printed(r.unit), flag: r.flag, text: "" })),
            },
          ]
        : [],
    quotes: true,
    toModel: shown.map((r) => {
      const name = c.k.biomarkers.get(r.code ?? "")?.name ?? both("另一项", "another test");
      const { zh, en } = flag[r.flag as "low"];
      // A unit is short; what is longer may be a sentence.
      const value = typeof r.value === "number" && r.unit.length <= LONGEST_UNIT ? ` ${measured(r.value, r.unit)}` : "";
      return line(both(`${name.zh}${value}：${zh}`, `${name.en}${value}: ${en}`));
    }),
    refer: abnormal.length + missed.length > 0,
  };
};

const NOTE = both("本品不能代替药物。保健食品不是药物，不能代替药物治疗疾病。", "Food supplements are not medicines and do not replace a varied diet.");

/** Of a food that is named the brand is no supplement's: "which brand of salt?" */
const A_SUPPLEMENT = /补剂|补充剂|保健品|\b(?:supplement|tablet|capsule|pill)s?\b|\bgumm(?:y|ies)\b/iu;
const A_PRODUCT = /牌子|品牌|产品|款|补剂|补充剂|保健品|\b(?:brand|product|supplement|tablet|capsule|pill)s?\b|\bgumm(?:y|ies)\b/iu;

/** Products that hold the nutrient and meet none of the person's taboos; never for the young. */
export const productsOf: Speaker = (c) => {
  const { u, q, k } = c;
  if (!u.intents.includes("products") || u.young) return undefined;
  const holding = q.products.filter(
    (p: CatalogueProduct) => p.nutrients.some((n) => u.nutrients.includes(n.nutrient)) || p.items.some((i) => u.eaten.some((e) => e.ref.id === i)),
  );
  /** Fish oil before algal oil where fish oil is asked for. */
  const named = (p: CatalogueProduct): number => Number(p.items.some((i) => u.eaten.some((e) => [e.ref, ...e.also].some((r) => r.id === i))));
  const single = holding.toSorted((a, b) => named(b) - named(a) || a.nutrients.length - b.nutrients.length || (a.id < b.id ? -1 : 1));
  const suits = single.filter((p) => {
    const found = findTaboos(
      {
        ...u.person,
        ...(u.pregnant && { conditions: [...(u.person.conditions ?? []), "pregnancy"] }),
        supplements: [
          ...p.items.map((id) => ({ id })),
          ...p.nutrients.map((n) => ({ id: n.form ?? n.nutrient, amounts: [{ nutrient: n.nutrient, amount: n.amount * p.dose.perDay, unit: n.unit }] })),
        ],
      },
      k,
    );
    return !found.taboos.some((t) => t.action === "avoid") && found.unrecognised.length === 0;
  });
  // Who buys food is not choosing a supplement.
  const isFood = u.eaten.every((l) => l.ref.kind === "group" || k.items.get(l.ref.id)?.kind === "food");
  if (isFood && suits.length === 0 && !(u.eaten.length > 0 ? A_SUPPLEMENT : A_PRODUCT).test(u.asked)) return undefined;
  const shown = suits.slice(0, 3);
  const lang = u.lang === "zh-CN" ? "zh" : "en";
  if (shown.length === 0)
    return {
      id: "products",
      lead: both(
        "我不推荐具体品牌。选补充剂看三点：元素含量是否够且不超上限、有没有第三方检验、和你的药有没有冲突。告诉我想补什么，我帮你看剂量和形式。",
        "I do not recommend brands. Look at three things: enough of the element without passing the limit, testing by a third party, and no conflict with your medicines. Tell me what you want to add and I will look at dose and form.",
      ),
      refer: u.medicines.length > 0,
    };
  return {
    id: "products",
    lead: both(
      `目录里含${u.nutrients.map((n) => k.nutrients.get(n)?.name.zh ?? "").join("、") || "它"}的有 ${suits.length} 款，列出 ${shown.length} 款给你比较。`,
      `Our catalogue has ${suits.length} with ${u.nutrients.map((n) => inside(k.nutrients.get(n)?.name ?? both("", "")).en).join(", ") || "it"}; here are ${shown.length} to compare.`,
    ),
    title: both("产品", "Products"),
    body: shown.map((p) => line(both(`${p.name.zh}：${p.dose.usage.zh}`, `${p.name.en}: ${p.dose.usage.en}`))),
    todo: [
      both("先看方案里缺不缺，再决定要不要。规格在产品页。", "See first whether your plan finds it short. Sizes are on the [products page](#/productsPage)."),
    ],
    findings: shown.flatMap((p) => [
      { kind: "name" as const, of: "product" as const, id: p.id },
      ...p.nutrients.map((n) => ({ kind: "amount" as const, of: n.nutrient, role: "content" as const, value: n.amount, unit: n.unit, rule: p.id })),
    ]),
    // Names and uses are the catalogue's words: shown, but nothing a model may lean on.
    quotes: true,
    cards: [
      {
        kind: "products",
        title: lang === "zh" ? "产品" : "Products",
        items: shown.map((p) => ({ productId: p.id, name: p.name[lang], summary: p.summary[lang], usage: p.dose.usage[lang] })),
        link: "/productsPage",
        note: NOTE[lang],
      },
    ],
    refer: u.medicines.length > 0,
  };
};
