/** The optimiser's thread: HiGHS is loaded once and takes one model at a time. */
import { parentPort } from "node:worker_threads";
import { HIGHS_OPTIONS, type Solution } from "@nutri/engine/plan/solution";
import type { Highs } from "highs";
import * as highsModule from "highs";
import type { Asked, Said } from "../thread.ts";

const port = parentPort;
if (!port) throw new Error("this file runs as a worker");

/** The types describe the CommonJS build; what Node gives is the module, whose default is the loader. */
const highs = await (highsModule.default as unknown as () => Promise<Highs>)();
const { optimal, solutionLimit } = highs.constants.modelStatus;
const FEASIBLE = highs.constants.solutionStatus.feasible;

/** This build has one thread by itself, and refuses to be told so. */
const { parallel: _parallel, threads: _threads, ...OPTIONS } = HIGHS_OPTIONS;

/** Solves LP text, bounded by nodes and not by time. @throws when there is no solution within the bound */
const solve = (lp: string): Solution =>
  highs.withModel({ format: "lp", data: lp }, (model): Solution => {
    for (const [name, value] of Object.entries(OPTIONS)) model.options.set(name, value);
    model.run();
    const status = model.getModelStatus();
    if ((status !== optimal && status !== solutionLimit) || model.info.get("primal_solution_status") !== FEASIBLE)
      throw new Error(`the model has no solution (status ${status})`);
    const values = Object.fromEntries([...model.getSolution().colValue].map((value, column) => [model.getColName(column), value]));
    if (status === optimal) return { status: "optimal", gap: 0, values };
    const gap = Number(model.info.get("mip_gap"));
    return { status: "bounded", gap: Number.isFinite(gap) ? gap : 1, values };
  });

const say = (said: Said<Solution>): void => port.postMessage(said);
say({ ready: true });
port.on("message", ({ id, question }: Asked<string>) => {
  try {
    say({ id, answer: solve(question) });
  } catch (error) {
    // After a trap the memory of WASM may be spoiled; a model without a solution harms nothing.
    say({ id, error: error instanceof Error ? error.message : String(error), spoiled: error instanceof Error && error.name === "RuntimeError" });
  }
});
