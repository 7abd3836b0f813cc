/**
 * The engine by itself: a review of 20 medicines × 20 supplements, a plan (model built, solved in the server's thread, read) with the
 * sample catalogue and with 500 products, and the knowledge's loading. Each also as a share of parsing the compiled knowledge's JSON
 * in turns with it, which a slower or busier machine slows down alike; and the processor's own time, which a busy machine leaves alone.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Catalogue, CatalogueProduct, type Person } from "@nutri/domain";
import { assess, findTaboos, NOTHING_TO_SOLVE, planFrom, planProblem, reviewAsked, type Settings } from "@nutri/engine";
import { type KnowledgeIndex, loadKnowledge } from "@nutri/knowledge";
import { Solver } from "../apps/server/src/planning/solver.ts";
import { madeCatalogue } from "./fixtures/catalogue.ts";
import { MEDICINES, people, SUPPLEMENTS } from "./fixtures/people.ts";

const COMPILED = fileURLToPath(new URL("../packages/knowledge/generated/knowledge.json", import.meta.url));
const PRODUCTS = fileURLToPath(new URL("../catalogue/products.json", import.meta.url));
const TARGETS = { reviewMs: 5, samplePlanMs: 150, bigPlanMs: 500, loadMs: 300, heapMb: 60 } as const;
const PEOPLE = 60;
const LOADS = 5;
const SETTINGS: Settings = { referenceSet: "china-2023", market: "cn", questionnaireType: "deep_questionnaire" };
const TODAY = "2026-11-21";

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values: readonly number[]): number => percentile(values, 0.5);
/** Milliseconds on the clock, and of the processor (all threads). */
type Took = { ms: number; cpu: number };

async function took(work: () => unknown): Promise<Took> {
  const before = process.cpuUsage();
  const t0 = performance.now();
  await work();
  const ms = performance.now() - t0;
  const { user, system } = process.cpuUsage(before);
  return { ms, cpu: (user + system) / 1000 };
}
const timed = (work: () => unknown): number => {
  const t0 = performance.now();
  work();
  return performance.now() - t0;
};

/** The workload that everything is held against. */
type Reference = () => number;
const parsing = (): Reference => {
  const text = readFileSync(COMPILED, "utf8");
  return () => timed(() => JSON.parse(text));
};

type Loaded = { ms: number; parseMs: number; heapMb: number };

/** In a process of its own: what loading the knowledge takes, and what it leaves on the heap. */
function load(): void {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc") as () => void;
  gc();
  const before = process.memoryUsage().heapUsed;
  const t0 = performance.now();
  const k = loadKnowledge(COMPILED);
  const ms = performance.now() - t0;
  gc();
  const heapMb = (process.memoryUsage().heapUsed - before) / 1e6;
  const parse = parsing();
  const parseMs = median([parse(), parse(), parse(), parse(), parse()]);
  process.send?.({ ms, parseMs, heapMb: k.version === "" ? Number.NaN : heapMb } satisfies Loaded);
}

async function loadOnce(): Promise<Loaded> {
  const child = fork(fileURLToPath(import.meta.url), ["load"]);
  const [message] = (await once(child, "message")) as [Loaded];
  return message;
}

const verdict = (value: number, target: number): string => (value < target ? "met" : "MISSED");

async function benchLoad(): Promise<void> {
  const loads: Loaded[] = [];
  for (let i = 0; i < LOADS; i++) loads.push(await loadOnce());
  const ms = median(loads.map((l) => l.ms));
  const ratio = median(loads.map((l) => l.ms / l.parseMs));
  const heap = median(loads.map((l) => l.heapMb));
  console.log(`knowledge loaded in ${ms.toFixed(0)} ms, ${ratio.toFixed(1)} × parsing its JSON (target ${TARGETS.loadMs} ms: ${verdict(ms, TARGETS.loadMs)})`);
  console.log(`knowledge on the heap: ${heap.toFixed(0)} MB (target ${TARGETS.heapMb}: ${verdict(heap, TARGETS.heapMb)})`);
}

async function benchReview(k: KnowledgeIndex, reference: Reference): Promise<void> {
  const asked = { medicines: MEDICINES.map((name) => ({ name })), supplements: SUPPLEMENTS.map((name) => ({ name })) };
  const calls = { "review of the supplements": () => reviewAsked(asked, k), "taboos among them": () => findTaboos(asked, k) };
  for (const [name, call] of Object.entries(calls)) {
    const { ms: first } = await took(call);
    for (let i = 0; i < 60; i++) call();
    const measured: Took[] = [];
    const parsed: number[] = [];
    for (let i = 0; i < 200; i++) {
      if (i % 10 === 0) parsed.push(reference());
      measured.push(await took(call));
    }
    const [p50, p95] = [
      median(measured.map((t) => t.ms)),
      percentile(
        measured.map((t) => t.ms),
        0.95,
      ),
    ];
    const cpu = measured.reduce((sum, t) => sum + t.cpu, 0) / measured.length;
    console.log(
      `${name}, 20 medicines × 20 supplements: median ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, processor ${cpu.toFixed(1)} ms, first ${first.toFixed(0)} ms, ${(p50 / median(parsed)).toFixed(2)} × parsing (target ${TARGETS.reviewMs} ms: ${verdict(p50, TARGETS.reviewMs)})`,
    );
  }
}

type Step = "assess" | "build" | "solve" | "read";
type Plan = Record<Step, number> & { nodesStopped: boolean };

async function plan(person: Person, k: KnowledgeIndex, catalogue: Catalogue, solver: Solver): Promise<Plan> {
  const t0 = performance.now();
  const assessment = assess(person, k, TODAY, SETTINGS);
  const t1 = performance.now();
  const problem = planProblem(assessment, catalogue);
  const t2 = performance.now();
  const solution = problem.lp === "" ? NOTHING_TO_SOLVE : await solver.solve(problem.lp);
  const t3 = performance.now();
  const made = planFrom(problem, solution);
  return { assess: t1 - t0, build: t2 - t1, solve: t3 - t2, read: performance.now() - t3, nodesStopped: made.optimality.status === "bounded" };
}

async function benchPlans(name: string, k: KnowledgeIndex, catalogue: Catalogue, solver: Solver, reference: Reference, target: number): Promise<void> {
  const all = people(PEOPLE);
  for (const person of all.slice(0, 10)) await plan(person, k, catalogue, solver);
  const plans: (Plan & { cpu: number })[] = [];
  const parsed: number[] = [];
  for (const [i, person] of all.entries()) {
    if (i % 5 === 0) parsed.push(reference());
    const made: Plan[] = [];
    const { cpu } = await took(async () => made.push(await plan(person, k, catalogue, solver)));
    plans.push(...made.map((p) => ({ ...p, cpu })));
  }
  // A plan as the target has it: model built, solved, read. What comes before it, the assessment, stands beside it.
  const whole = plans.map((p) => p.build + p.solve + p.read);
  const [p50, p95] = [median(whole), percentile(whole, 0.95)];
  const stopped = plans.filter((p) => p.nodesStopped).length;
  console.log(
    `${name}, ${catalogue.products.length} products, ${PEOPLE} people: median ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${(p95 / median(parsed)).toFixed(1)} × parsing (target p95 ${target} ms: ${verdict(p95, target)}); ${stopped} stopped by the node limit`,
  );
  const steps = (["assess", "build", "solve", "read"] as const).map((s) => {
    const values = plans.map((p) => p[s]);
    return `${s} ${median(values).toFixed(1)}/${percentile(values, 0.95).toFixed(1)}`;
  });
  const processor = plans.map((p) => p.cpu);
  console.log(`  steps, median/p95 ms: ${steps.join(", ")}; processor for all of it ${median(processor).toFixed(0)}/${percentile(processor, 0.95).toFixed(0)}`);
}

async function main(): Promise<void> {
  await benchLoad();
  const k = loadKnowledge(COMPILED);
  const reference = parsing();
  const parseMs = median(Array.from({ length: 15 }, reference));
  console.log(`reference: parsing the compiled knowledge (${(statSync(COMPILED).size / 1e6).toFixed(1)} MB) takes ${parseMs.toFixed(0)} ms`);
  await benchReview(k, reference);
  const sample: Catalogue = { version: "sample", products: CatalogueProduct.array().parse(JSON.parse(readFileSync(PRODUCTS, "utf8"))) };
  const solver = new Solver();
  await benchPlans("plan with the sample catalogue", k, sample, solver, reference, TARGETS.samplePlanMs);
  await benchPlans("plan with a large catalogue", k, madeCatalogue(k, 500), solver, reference, TARGETS.bigPlanMs);
  await solver.stop();
}

if (process.argv[2] === "load") load();
else await main();
