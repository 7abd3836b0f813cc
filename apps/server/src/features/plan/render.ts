import type { PlanSummary, PrecisePlan } from "@nutri/contract";
import { type Lang, LANGS, localise, nextStep, type Plan } from "@nutri/domain";
import type { ReportAnalysis } from "@nutri/engine";
import { changesBetween, type LocalPlan } from "./changes.ts";
import type { Rendered, StoredPlan } from "./store.ts";

type Identity = {
  id: string;
  customNutritionPlanId: string;
  nickname: string;
  createdAt: string;
  previous: StoredPlan | undefined;
  wanted?: readonly string[];
  /** What the person's reports mean, when there are any. */
  reportAnalysis?: ReportAnalysis | undefined;
};

function render(plan: Plan, { previous, wanted = [], reportAnalysis, ...identity }: Identity, lang: Lang): { body: PrecisePlan; summary: PlanSummary } {
  const local: LocalPlan = localise(plan, lang);
  const step = nextStep({
    questionnaireType: plan.questionnaireType,
    reportAnalysis,
    medicineTaboos: plan.medicineTaboos,
    productReviews: plan.productReviews,
  });
  const before = previous && (JSON.parse((lang === "en-US" ? previous.en : previous.zh).toString("utf8")) as LocalPlan);
  const { id, customNutritionPlanId, nickname, createdAt } = identity;
  const head = { id, customNutritionPlanId, nickname, createdAt, nextStep: step };
  const lowNutrients = local.nutrients.filter((n) => n.status === "low").map((n) => n.name);
  return {
    body: {
      ...head,
      ...(previous && before && { previousId: previous.id, changes: changesBetween(before, local, lang) }),
      ...(wanted.length > 0 && { wanted: [...wanted] }),
      ...(reportAnalysis && { reportAnalysis: localise(reportAnalysis, lang) }),
      ...local,
    },
    summary: { ...head, questionnaireType: plan.questionnaireType, summary: local.summary, lowNutrients, products: local.products.length },
  };
}

/** The plan as it is stored and sent, in each language. */
export function renderPlan(plan: Plan, identity: Identity): Rendered {
  const [zh, en] = LANGS.map((lang) => render(plan, identity, lang));
  if (!zh || !en) throw new Error("two languages");
  return { body: { "zh-CN": zh.body, "en-US": en.body }, summary: { "zh-CN": zh.summary, "en-US": en.summary } };
}
