import { EventEmitter } from "node:events";
import { ERRORS } from "@nutri/contract/errors";
import { Fault } from "../fault.ts";
import { changeJob, claimJob, type Job, type JobsBase, requeueJob } from "./store.ts";

/** When a worker dies, another takes its job up after the lease and a poll: within 15 seconds. */
const LEASE_MS = 10_000;
const HEARTBEAT_MS = 2_500;
const POLL_MS = 2_000;
const MAX_ATTEMPTS = 3;
const RETRY_MS = 500;
const DRAIN_MS = 10_000;
/** How many jobs of a kind are worked on side by side, unless it says otherwise. */
const AT_ONCE = 2;

/**
 * The work of one kind of job. It must be safe to run again: a worker may die at any point. `stage` tells how far it is; `stopping` that the
 * process ends: work that takes long gives up then, and is begun again by the next process.
 */
export type JobBody<C extends JobsBase> = (context: C, job: Job, stage: (name: string) => Promise<void>, stopping: AbortSignal) => Promise<void>;

/** How one try of a job ended: `retried` and `stopped` are taken up again. */
/** A refusal that is for the person to mend. */
const isTheirs = (error: unknown): boolean => error instanceof Fault && ERRORS[error.id].status < 500;

type Outcome = "done" | "failed" | "refused" | "retried" | "stopped";

/**
 * Background work, from a table: a job outlives the process, is done by one worker at a time and tried again when that one dies.
 * Each kind has its own places, so that one never waits for another.
 */
export class Jobs<C extends JobsBase> {
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #bodies: Readonly<Record<string, JobBody<C>>>;
  readonly #atOnce: Readonly<Record<string, number>>;
  readonly #running = new Map<Promise<void>, string>();
  readonly #stopping = new AbortController();
  #context: C | undefined;
  #skipLocked = false;
  #timer: NodeJS.Timeout | undefined;
  #claiming = false;
  #again = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(bodies: Readonly<Record<string, JobBody<C>>>, atOnce: Readonly<Record<string, number>> = {}) {
    this.#bodies = bodies;
    this.#atOnce = atOnce;
  }

  start(context: C, engine: "sqlite" | "postgres"): void {
    this.#context = context;
    this.#skipLocked = engine === "postgres";
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Takes no more work and waits for what is running; what does not end in time is taken up again by its lease. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#context = undefined;
    this.#stopping.abort();
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((done) => (timer = setTimeout(done, DRAIN_MS)));
    await Promise.race([this.#looking.then(() => Promise.allSettled(this.#running.keys())), enough]);
    clearTimeout(timer);
  }

  /** Looks for work now; to be called when a queued job is committed. */
  wake(): void {
    if (this.#claiming) this.#again = true;
    else this.#looking = this.#claim();
  }

  /** Resolves at the next change of a subject's job, or after `ms` (a change made by another instance is not heard here). */
  next(subject: string, ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#changes.off(subject, end);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#changes.on(subject, end);
      signal.addEventListener("abort", end);
    });
  }

  async #claim(): Promise<void> {
    const context = this.#context;
    this.#again = true;
    if (this.#claiming || !context) return;
    this.#claiming = true;
    try {
      while (this.#context && this.#again) {
        const kinds = this.#free();
        if (kinds.length === 0) break;
        this.#again = false;
        const job = await claimJob(context.db, context.now(), context.now() + LEASE_MS, this.#skipLocked, kinds);
        if (!job) continue;
        this.#again = true;
        // Stopping came between: what was just taken is put back.
        if (this.#context) this.#begin(context, job);
        else await requeueJob(context.db, job, context.now(), context.now());
      }
    } catch (error) {
      context.log.error({ err: error }, "looking for jobs failed");
    } finally {
      this.#claiming = false;
    }
  }

  /** Kinds of which one more job can be taken. */
  #free(): string[] {
    const running = [...this.#running.values()];
    return Object.keys(this.#bodies).filter((kind) => running.filter((r) => r === kind).length < (this.#atOnce[kind] ?? AT_ONCE));
  }

  #begin(context: C, job: Job): void {
    const work: Promise<void> = this.#run(context, job).finally(() => {
      this.#running.delete(work);
      this.wake();
    });
    this.#running.set(work, job.kind);
  }

  /** Works on a job; what is logged meanwhile names it and the request that queued it. */
  async #run(base: C, job: Job): Promise<void> {
    const log = base.log.child({ jobId: job.id, kind: job.kind, ...(job.request_id !== null && { reqId: job.request_id }) });
    const context = { ...base, log, requestId: job.request_id ?? undefined };
    const started = performance.now();
    const outcome = await this.#try(context, job);
    const seconds = (performance.now() - started) / 1000;
    base.metrics?.jobs.observe({ kind: job.kind, outcome }, seconds);
    log.debug({ outcome, attempt: job.attempts, ms: Math.round(seconds * 1000) }, "a job ended");
  }

  async #try(context: C, job: Job): Promise<Outcome> {
    const { db, now, log } = context;
    const heart = setInterval(() => void changeJob(db, job, { lease_until: now() + LEASE_MS }, now()).catch(() => undefined), HEARTBEAT_MS);
    try {
      const body = this.#bodies[job.kind];
      if (!body) throw new Error(`no such kind of job: ${job.kind}`);
      await body(
        context,
        job,
        async (stage) => {
          await changeJob(db, job, { stage }, now());
          this.#changes.emit(job.subject);
        },
        this.#stopping.signal,
      );
      await changeJob(db, job, { status: "done" }, now());
      return "done";
    } catch (error) {
      if (this.#stopping.signal.aborted) {
        await requeueJob(db, job, now(), now()).catch(() => undefined);
        return "stopped";
      }
      // What the person can mend is no error of ours.
      const outcome = isTheirs(error) ? "refused" : job.attempts >= MAX_ATTEMPTS ? "failed" : "retried";
      log[outcome === "refused" ? "info" : "error"]({ err: error, attempt: job.attempts }, "a job failed");
      await this.#fail(context, job, outcome).catch((e: unknown) => log.error({ err: e }, "a failed job could not be put back"));
      return outcome;
    } finally {
      clearInterval(heart);
      this.#changes.emit(job.subject);
    }
  }

  async #fail({ db, now }: C, job: Job, outcome: "failed" | "refused" | "retried"): Promise<void> {
    if (outcome !== "retried") return changeJob(db, job, { status: outcome }, now());
    await requeueJob(db, job, now() + RETRY_MS * job.attempts, now());
    setTimeout(() => this.wake(), RETRY_MS * job.attempts + 10).unref();
  }
}
