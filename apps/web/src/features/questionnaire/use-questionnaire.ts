import { useState } from "react";
import type { Problem } from "../../lib/problem.ts";
import { openProtocol } from "../../lib/protocol.ts";
import { queryClient } from "../../lib/query.ts";
import { useLocation, useNavigate, useSearch } from "../../lib/router.ts";
import { hasConsent, useSession } from "../../lib/session.ts";
import { setSpecifyFlag } from "../../lib/specify-flag.ts";
import { addressOf } from "./address.ts";
import { save, submit } from "./saving.ts";
import { starts } from "./start.ts";
import { type Mode, resumeAt, stepOfPath, stepsFor, type StepId } from "./steps.ts";
import { answer, useDraft } from "./store.ts";

/** Where a finished questionnaire leads: to the plan; after a review to the part of it that was asked for. */
const planScreen = (mode: Mode): string => {
  if (mode !== "specify") return "/qsGeneratePageNew";
  return `/qsGeneratePageNew?section=${useDraft.getState().answers.supplements?.length ? "reviews" : "taboos"}`;
};

/** The step that the address names, and the ways to the next and the one before. Each step is an entry of the history. */
export function useSteps(mode: Mode) {
  const answers = useDraft((s) => s.answers);
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: StepId } | null)?.from;
  const params = useSearch();
  const steps = stepsFor(answers, mode);
  const asked = params.get("step");
  // Without a step in the address: where the questionnaire was left when it was opened, not where each answer would move it.
  const [resumed] = useState(() => resumeAt(answers, mode));
  const id = (steps.find((s) => s.id === asked) ?? steps.find((s) => s.id === resumed))?.id ?? "nickname";
  const at = steps.findIndex((s) => s.id === id);
  const before = steps[at - 1];

  const to = (step: StepId, how: { replace?: boolean; from?: StepId } = {}): void =>
    void navigate(addressOf(mode, step), { replace: how.replace ?? false, state: { from: how.from } });
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
  const shown = starts();
  if (id === "age" && age === undefined) answer({ age: shown.age });
  if (id === "height" && heightCm === undefined) answer({ heightCm: shown.heightCm });
  if (id === "weight" && weightKg === undefined) answer({ weightKg: shown.weightKg });
}

/** Going on: keeps the answer, then the next step, or the end. */
export function useGoOn(mode: Mode, { step, next, to }: Pick<ReturnType<typeof useSteps>, "step" | "next" | "to">) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const finish = async (): Promise<void> => {
    // Whoever does not want it kept is still told what is known.
    if (mode === "specify" && !hasConsent(useSession.getState()) && !(await openProtocol("ask"))) return void navigate(addressOf(mode, "result"));
    setBusy(true);
    setProblem(undefined);
    const failed = await submit();
    setBusy(false);
    if (!failed) {
      await queryClient.invalidateQueries();
      if (mode === "specify") setSpecifyFlag();
      return void navigate(planScreen(mode), { replace: true });
    }
    const open = failed.error === "questionnaire_incomplete" ? stepOfPath(failed.details?.[0]?.path ?? "", mode) : undefined;
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
