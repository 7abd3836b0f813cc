import { STAGES, type Stage } from "@nutri/contract";
import { type Lang, localise, type Text } from "@nutri/domain";
import type { StageName } from "../../planning/planner.ts";

const LABELS: Record<StageName, Text> = {
  answers: { zh: "核对你的答案", en: "Checking your answers" },
  targets: { zh: "计算每天需要多少", en: "Working out what you need a day" },
  intake: { zh: "估计现在吃到多少", en: "Estimating what you get now" },
  conflicts: { zh: "检查药物和冲突", en: "Checking medicines and conflicts" },
  plan: { zh: "选择合适的补充方案", en: "Choosing what to add" },
  done: { zh: "方案做好了", en: "Your plan is ready" },
};

/** Where a stage stands in the order; -1 before the first. */
export const stageIndex = (name: string | null): number => STAGES.findIndex((s) => s === name);

export function showStage(index: number, lang: Lang): Stage {
  const stage = STAGES[index] ?? "done";
  return { stage, label: localise(LABELS[stage], lang), progress: index / (STAGES.length - 1) };
}
