import type { CustomPlan } from "@nutri/contract/calls/plan";
import type { Answers } from "@nutri/domain/answers";
import { missingAnswers } from "@nutri/domain/required";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLang } from "../../i18n/index.ts";
import type { Problem } from "../../lib/problem.ts";
import { queryOf } from "../../lib/query.ts";
import { currentQsId, setCurrentQsId } from "../../lib/questionnaire-ids.ts";
import { hasConsent, useSession } from "../../lib/session.ts";
import { save } from "./saving.ts";
import { begun } from "./start.ts";
import type { Mode } from "./steps.ts";
import { openDraft, useDraft } from "./store.ts";

type Opening = { open: boolean; none: boolean; problem: Problem | null; retry: () => void };

/** Loads what the server holds into the draft, once: of the current plan, or for a review of the last plan of all. */
export function useOpenDraft(mode: Mode): Opening {
  const planId = currentQsId();
  const consented = useSession(hasConsent);
  const open = useDraft((s) => (s.mode === "specify") === (mode === "specify") && s.mode !== undefined && (s.planId ?? planId) === planId);
  const review = mode === "specify";
  const { data, error, refetch } = useQuery({
    ...queryOf("customPlanLast", {}, useLang()),
    enabled: !open && (review ? consented : planId !== undefined),
    staleTime: 0,
    refetchOnMount: "always",
  });
  const mine = data?.id === planId;
  useEffect(() => {
    if (open) return;
    if (!review) {
      if (planId && data && mine) openDraft({ planId, mode, type: mode, answers: begun(forPlan(data.questionnaire?.answers ?? {})) });
    } else if (!consented) openDraft({ planId: undefined, mode, type: "short_questionnaire", answers: { ...begun({}), reviewOnly: true } });
    else if (data !== undefined) openReview(data);
    if (useDraft.getState().unsaved) void save();
  }, [open, review, consented, planId, data, mine, mode]);
  useEffect(() => {
    if (!review) useDraft.setState((s) => (s.mode && s.mode !== "specify" ? { mode, type: mode } : s));
  }, [review, mode]);
  return { open, none: !review && (planId === undefined || (data !== undefined && !mine)), problem: error, retry: () => void refetch() };
}

function forPlan(answers: Answers): Answers {
  const { reviewOnly: _only, ...whole } = answers;
  return whole;
}

/**
 * What is taken is reviewed within the plan one has, and the plan is made anew with it. Where the questionnaire is not complete,
 * only the review is asked for; its other answers stay, for whoever goes on with it later.
 */
function openReview(last: CustomPlan | null): void {
  if (last) setCurrentQsId(last.id);
  const type = last?.questionnaire?.questionnaireType ?? last?.planType ?? "short_questionnaire";
  const answers = begun(forPlan(last?.questionnaire?.answers ?? {}));
  const whole = missingAnswers(answers, type).length === 0;
  openDraft({ planId: last?.id, mode: "specify", type, answers: whole ? answers : { ...answers, reviewOnly: true } });
}
