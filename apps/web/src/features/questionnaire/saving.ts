import { call } from "../../lib/api.ts";
import { clientType } from "../../lib/environment.ts";
import { newKey } from "../../lib/http.ts";
import type { Problem } from "../../lib/problem.ts";
import { setCurrentQsId } from "../../lib/questionnaire-ids.ts";
import { hasConsent, useSession } from "../../lib/session.ts";
import { useDraft } from "./store.ts";

let running: Promise<void> | undefined;

/** Saves until the server holds what is on the screen. One request at a time, so that an older answer never overtakes a newer one. Without consent nothing is saved. */
export function save(): Promise<void> {
  if (!hasConsent(useSession.getState())) return Promise.resolve();
  running ??= drain().finally(() => {
    running = undefined;
  });
  return running;
}

/** A review begins its plan with the first answer that is saved, so that merely looking in leaves nothing behind. */
async function ensurePlan(): Promise<void> {
  const { planId, mode, type } = useDraft.getState();
  if (planId !== undefined || mode !== "specify") return;
  const { id } = await call("customPlanNew", { body: { clientType: clientType(), planType: type } }, { idempotencyKey: newKey() });
  setCurrentQsId(id);
  useDraft.setState({ planId: id });
}

async function drain(): Promise<void> {
  for (let { mode, answers, saved } = useDraft.getState(); mode && answers !== saved; { mode, answers, saved } = useDraft.getState()) {
    const sent = answers;
    try {
      await ensurePlan();
      const { planId } = useDraft.getState();
      const { understood } = await put(false);
      if (useDraft.getState().planId === planId) useDraft.setState({ saved: sent, understood, unsaved: false });
    } catch {
      useDraft.setState({ unsaved: true });
      return;
    }
  }
}

const put = (submit: boolean) => {
  const { planId = "", type, answers } = useDraft.getState();
  return call("questionnairePut", { body: { customNutritionPlanId: planId, questionnaireType: type, answers, submit } }, { idempotencyKey: newKey() });
};

/** Asks what was understood so far, when nothing was saved since the questionnaire was opened again. */
export const askUnderstood = (): Promise<void> => {
  if (useDraft.getState().understood === undefined) useDraft.setState({ saved: undefined });
  return save();
};

/** Closes the questionnaire. @returns undefined when done, else why not (with the missing answers in `details`). */
export async function submit(): Promise<Problem | undefined> {
  await running;
  try {
    await ensurePlan();
    await put(true);
    useDraft.setState((s) => ({ saved: s.answers, unsaved: false }));
    return undefined;
  } catch (e) {
    return e as Problem;
  }
}
