import type { Answers, CatalogueProduct, QuestionnaireType } from "@nutri/domain";
import {
  analyseReport,
  assess,
  ENGINE_VERSION,
  findTaboos,
  NOTHING_TO_SOLVE,
  planFrom,
  planProblem,
  refusedWishes,
  resolvePerson,
  reviewAsked,
  type Settings,
} from "@nutri/engine";
import { conflictsWith } from "@nutri/engine/conflicts/pairs";
import { subjectsOf } from "@nutri/engine/conflicts/subjects";
import { productAsTaken } from "@nutri/engine/plan/content";
import { bmiOf } from "@nutri/engine/equations/bmi";
import { energyOf } from "@nutri/engine/equations/energy";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { recommendable } from "../catalogue/use.ts";
import type { Env } from "../env.ts";
import { matters, named } from "./matters.ts";
import type { Planner, PlanRequest, ProductConflict, StageName, Wished } from "./planner.ts";
import { Solver } from "./solver.ts";
import { together } from "./together.ts";

/** A model so small that solving it only serves to load the solver. */
const WARM_UP = "Maximize\n obj: x\nSubject To\n c: x <= 1\nBounds\n 0 <= x <= 1\nGeneral\n x\nEnd\n";

function productConflicts(answers: Answers, products: readonly CatalogueProduct[], knowledge: KnowledgeIndex): ProductConflict[] {
  const person = resolvePerson(answers, knowledge);
  const subjects = subjectsOf(person, knowledge);
  return products.flatMap((product) =>
    conflictsWith(productAsTaken(product, product.dose.perDay, knowledge), person, knowledge, subjects)
      .filter(matters)
      .map((taboo) => named(taboo, product)),
  );
}

/** The engine with its knowledge and its solver. The engine itself is pure: what day it is and what the solver found are handed to it. */
export function createPlanner(
  knowledge: KnowledgeIndex,
  env: Pick<Env, "market" | "referenceSet">,
): { planner: Planner; warm: () => Promise<unknown>; stop: () => Promise<void> } {
  const solver = new Solver();
  const settings = (questionnaireType: QuestionnaireType, wanted: readonly string[]): Settings => ({
    referenceSet: env.referenceSet,
    market: env.market,
    questionnaireType,
    wanted,
  });

  async function work({ answers, type, catalogue, asOf, wanted = [] }: PlanRequest, stage: (name: StageName) => Promise<void>): Promise<Wished> {
    const assessment = assess(answers, knowledge, asOf, settings(type, wanted));
    // Targets, intake and conflicts are one step of the engine: they are reached together.
    await stage("conflicts");
    const problem = planProblem(assessment, recommendable(catalogue, knowledge));
    const solution = problem.lp === "" ? NOTHING_TO_SOLVE : await solver.solve(problem.lp);
    await stage("plan");
    const plan = planFrom(problem, solution);
    return { plan, refused: refusedWishes(problem, plan) };
  }

  const planner: Planner = {
    engineVersion: ENGINE_VERSION,
    taboos: (asked) => findTaboos(asked, knowledge),
    reviews: (asked) => reviewAsked(asked, knowledge),
    conflicts: (answers, products) => productConflicts(answers, products, knowledge),
    together: (answers, basket, rest) => together(answers, basket, rest, knowledge, env.referenceSet),
    understood: (answers) => {
      const person = resolvePerson(answers, knowledge);
      return { bmi: bmiOf(person, knowledge, env.referenceSet), energy: energyOf(person, knowledge, env.referenceSet) };
    },
    analyse: ({ answers, rows, asOf }) => analyseReport(rows, answers, knowledge, asOf, settings("deep_questionnaire", [])),
    make: async (request, stage) => (await work(request, stage)).plan,
    answerWishes: (request) => work(request, () => Promise.resolve()),
  };
  return { planner, warm: () => solver.solve(WARM_UP), stop: () => solver.stop() };
}
