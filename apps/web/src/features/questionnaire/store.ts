import type { Answers, QuestionnaireType } from "@nutri/domain/answers";
import type { Output } from "@nutri/contract/client";
import { asksPregnancy } from "@nutri/domain/required";
import { create } from "zustand";

type Draft = {
  planId: string | undefined;
  planType: QuestionnaireType;
  answers: Answers;
  /** What the server holds; all is saved when it is the same object as `answers`. */
  saved: Answers | undefined;
  /** What the engine made of it so far. */
  understood: Output<"questionnairePut">["understood"];
  /** The last saving did not get through. */
  unsaved: boolean;
};

const EMPTY: Draft = { planId: undefined, planType: "short_questionnaire", answers: {}, saved: undefined, understood: undefined, unsaved: false };

/** The answers on this device while the questionnaire is open; the server keeps them from each step on. */
export const useDraft = create<Draft>()(() => EMPTY);

/** Opens a questionnaire with what the server holds of it. */
export const openDraft = (planId: string, planType: QuestionnaireType, answers: Answers): void =>
  useDraft.setState({ ...EMPTY, planId, planType, answers, saved: answers });

/** Drops what a changed answer makes impossible, so that a changed mind leaves nothing behind. */
export function consistent(answers: Answers): Answers {
  if (answers.pregnancy === undefined || asksPregnancy(answers) || (answers.gender === "female" && answers.age === undefined)) return answers;
  return { ...answers, pregnancy: undefined };
}

export const answer = (change: Partial<Answers>): void => useDraft.setState((s) => ({ answers: consistent({ ...s.answers, ...change }) }));
