export { type Assessment, assess } from "./assess.ts";
export * from "./conflicts/index.ts";
export { NOTHING_TO_SOLVE, planFrom } from "./plan/assemble.ts";
export { type Problem, planProblem } from "./plan/problem.ts";
export { fromHighs, HIGHS_OPTIONS, type Solution, type Solve } from "./plan/solution.ts";
export { type Refused, refusedWishes } from "./plan/wanted.ts";
export { type Asked, type Resolved, resolvePerson } from "./person.ts";
export { ENGINE_VERSION, type Settings } from "./settings.ts";
export { holds } from "./when.ts";
