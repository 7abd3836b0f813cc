import { call } from "../../lib/api.ts";
import { newKey } from "../../lib/http.ts";
import type { Problem } from "../../lib/problem.ts";
import { useDraft } from "./store.ts";

let running: Promise<void> | undefined;

/** Saves until the server holds what is on the screen. One request at a time, so that an older answer never overtakes a newer one. */
export function save(): Promise<void> {
  running ??= drain().finally(() => {
    running = undefined;
  });
  return running;
}

async function drain(): Promise<void> {
  for (let { planId, answers, saved } = useDraft.getState(); planId && answers !== saved; { planId, answers, saved } = useDraft.getState()) {
    const sent = answers;
    try {
      const { understood } = await put(false);
      if (useDraft.getState().planId === planId) useDraft.setState({ saved: sent, understood, unsaved: false });
    } catch {
      useDraft.setState({ unsaved: true });
      return;
    }
  }
}

const put = (submit: boolean) => {
  const { planId = "", planType, answers } = useDraft.getState();
  return call("questionnairePut", { body: { customNutritionPlanId: planId, questionnaireType: planType, answers, submit } }, { idempotencyKey: newKey() });
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
    await put(true);
    useDraft.setState((s) => ({ saved: s.answers, unsaved: false }));
    return undefined;
  } catch (e) {
    return e as Problem;
  }
}
