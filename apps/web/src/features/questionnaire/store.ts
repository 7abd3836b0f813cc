import type { Answers, QuestionnaireType } from "@nutri/domain/answers";
import type { Output } from "@nutri/contract/client";
import { asksPregnancy } from "@nutri/domain/required";
import { create } from "zustand";
import { onConsentWithdrawn, onVisitorChange } from "../../lib/session.ts";
import type { Mode } from "./steps.ts";
import { keepUnsaved, unsavedOf } from "./unsaved.ts";

type Draft = {
  /** The plan on the server; none yet while a review is only begun, or nothing may be saved. */
  planId: string | undefined;
  /** Undefined: no questionnaire is open. */
  mode: Mode | undefined;
  type: QuestionnaireType;
  answers: Answers;
  /** What the server holds; all is saved when it is the same object as `answers`. */
  saved: Answers | undefined;
  /** What the engine made of it so far. */
  understood: Output<"questionnairePut">["understood"];
  /** The last saving did not get through. */
  unsaved: boolean;
};

const EMPTY: Draft = {
  planId: undefined,
  mode: undefined,
  type: "short_questionnaire",
  answers: {},
  saved: undefined,
  understood: undefined,
  unsaved: false,
};

/** The answers on this device while the questionnaire is open; the server keeps them from each step on. */
export const useDraft = create<Draft>()(() => EMPTY);
const forget = (): void => useDraft.setState(EMPTY);
onVisitorChange(forget);
onConsentWithdrawn(forget);

type Opened = Pick<Draft, "planId" | "mode" | "type" | "answers">;
/** Opens a questionnaire with what the server holds of it, and what was answered since and did not get through. */
export function openDraft(opened: Opened): void {
  const unsaved = unsavedOf(opened.planId);
  const answers = unsaved ? consistent({ ...opened.answers, ...unsaved }) : opened.answers;
  useDraft.setState({ ...EMPTY, ...opened, answers, saved: opened.answers, unsaved: unsaved !== undefined });
}
useDraft.subscribe(({ mode, planId, answers, saved }) => keepUnsaved(mode && planId, answers, answers === saved ? answers : saved));

/** Drops what a changed answer makes impossible, so that a changed mind leaves nothing behind. */
export function consistent(answers: Answers): Answers {
  if (answers.pregnancy === undefined || asksPregnancy(answers) || (answers.gender === "female" && answers.age === undefined)) return answers;
  return { ...answers, pregnancy: undefined };
}

export const answer = (change: Partial<Answers>): void => useDraft.setState((s) => ({ answers: consistent({ ...s.answers, ...change }) }));
