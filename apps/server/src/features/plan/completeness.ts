import { contradictions, missingAnswers } from "@nutri/domain";
import { Fault } from "../../fault.ts";
import type { Questionnaire } from "./store.ts";

const MISSING = { zh: "请回答这一项。", en: "Please answer this." };
const CONTRADICTS = { zh: "这一项与其他答案矛盾。", en: "This does not fit your other answers." };

/** A plan is made only of complete answers that can hold together. @throws Fault naming each path */
export function requireComplete({ type, answers }: Questionnaire): void {
  const missing = missingAnswers(answers, type);
  if (missing.length > 0) throw new Fault("questionnaire_incomplete", { details: missing.map((path) => ({ path: `answers.${path}`, message: MISSING })) });
  const against = contradictions(answers);
  if (against.length > 0) throw new Fault("invalid", { details: against.map((path) => ({ path: `answers.${path}`, message: CONTRADICTS })) });
}
