import type { QuestionnaireType } from "@nutri/domain/answers";
import { useLang } from "../../i18n/index.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Problem } from "../../lib/problem.ts";
import { queryClient, queryOf } from "../../lib/query.ts";
import { useLocation, useNavigate, useSearch } from "../../lib/router.ts";
import { currentQsId } from "../../lib/questionnaire-ids.ts";
import { START } from "./Question.tsx";
import { save, submit } from "./saving.ts";
import { resumeAt, stepOfPath, stepsFor, type StepId } from "./steps.ts";
import { answer, openDraft, useDraft } from "./store.ts";

const PLAN_SCREEN = "/qsGeneratePageNew";

/** Loads the questionnaire of the current plan into the draft, once. */
export function useOpenDraft(planType: QuestionnaireType): { open: boolean; none: boolean; problem: Problem | null; retry: () => void } {
  const planId = currentQsId();
  const open = useDraft((s) => s.planId !== undefined && s.planId === planId);
  const { data, error, refetch } = useQuery({
    ...queryOf("customPlanLast", {}, useLang()),
    enabled: !open && planId !== undefined,
    staleTime: 0,
    refetchOnMount: "always",
  });
  const mine = data?.id === planId;
  useEffect(() => {
    if (planId && data && mine && !open) openDraft(planId, planType, data.questionnaire?.answers ?? {});
  }, [planId, data, mine, open, planType]);
  useEffect(() => useDraft.setState({ planType }), [planType]);
  return { open, none: planId === undefined || (data !== undefined && !mine), problem: error, retry: () => void refetch() };
}

/** The step that the address names, and the ways to the next and the one before. Each step is an entry of the history. */
export function useSteps(planType: QuestionnaireType) {
  const answers = useDraft((s) => s.answers);
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: StepId } | null)?.from;
  const params = useSearch();
  const steps = stepsFor(answers, planType);
  const asked = params.get("step");
  // Without a step in the address: where the questionnaire was left when it was opened, not where each answer would move it.
  const [resumed] = useState(() => resumeAt(answers, planType));
  const id = (steps.find((s) => s.id === asked) ?? steps.find((s) => s.id === resumed))?.id ?? "nickname";
  const at = steps.findIndex((s) => s.id === id);
  const before = steps[at - 1];

  const to = (step: StepId, how: { replace?: boolean; from?: StepId } = {}): void =>
    void navigate(`/questionnaire?plan_type=${planType}&step=${step}`, { replace: how.replace ?? false, state: { from: how.from } });
  const back = (): void => {
    if (!before) void navigate("/qsStartPage", { replace: true });
    else if (from === before.id) void navigate(-1);
    else to(before.id, { replace: true });
  };
  return { step: steps[at], next: steps[at + 1], to, back };
}

/** A wheel or ruler shows a number before it is touched: going on takes that number, and the button says so. */
export function takeShown(id: StepId): void {
  const { age, heightCm, weightKg } = useDraft.getState().answers;
  if (id === "age" && age === undefined) answer({ age: START.age });
  if (id === "height" && heightCm === undefined) answer({ heightCm: START.heightCm });
  if (id === "weight" && weightKg === undefined) answer({ weightKg: START.weightKg });
}

/** Going on: keeps the answer, then the next step, or the end. */
export function useGoOn({ step, next, to }: Pick<ReturnType<typeof useSteps>, "step" | "next" | "to">) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const finish = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const failed = await submit();
    setBusy(false);
    if (!failed) {
      await queryClient.invalidateQueries();
      return void navigate(PLAN_SCREEN, { replace: true });
    }
    const open = failed.error === "questionnaire_incomplete" ? stepOfPath(failed.details?.[0]?.path ?? "") : undefined;
    if (open) to(open);
    else setProblem(failed);
  };
  const goOn = (): void => {
    if (!step) return;
    takeShown(step.id);
    if (!next) return void finish();
    void save();
    to(next.id, { from: step.id });
  };
  return { goOn, busy, problem };
}
