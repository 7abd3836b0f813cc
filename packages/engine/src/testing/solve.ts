/** HiGHS for tests, and the way from a person to a plan. */
import type { Catalogue, Person, Plan } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import * as highsModule from "highs";
import { type Assessment, assess, fromHighs, HIGHS_OPTIONS, planFrom, type Problem, planProblem, type Settings, type Solution } from "../index.ts";

type Highs = { solve(lp: string, options: Readonly<Record<string, unknown>>): Parameters<typeof fromHighs>[0] };
const highs = await (highsModule.default as unknown as () => Promise<Highs>)();

export const solve = (lp: string): Solution => fromHighs(highs.solve(lp, HIGHS_OPTIONS));

export const SETTINGS: Settings = { referenceSet: "china-2023", market: "cn", questionnaireType: "deep_questionnaire" };
export const TODAY = "2026-11-21";

export type Made = { readonly plan: Plan; readonly assessment: Assessment; readonly problem: Problem };

/** The whole way: assessment, problem, solver, plan. */
export function planFor(person: Person, k: KnowledgeIndex, catalogue: Catalogue, settings: Partial<Settings> = {}): Made {
  const assessment = assess(person, k, TODAY, { ...SETTINGS, ...settings });
  const problem = planProblem(assessment, catalogue);
  return { plan: problem.lp === "" ? planFrom(problem) : planFrom(problem, solve(problem.lp)), assessment, problem };
}
