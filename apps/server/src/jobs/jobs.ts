import { EventEmitter } from "node:events";
import { Fault } from "../fault.ts";
import { changeJob, claimJob, type Job, type JobsBase, requeueJob } from "./store.ts";

const LEASE_MS = 60_000;
const HEARTBEAT_MS = 20_000;
const POLL_MS = 2_000;
const MAX_ATTEMPTS = 3;
const RETRY_MS = 500;
const DRAIN_MS = 10_000;

/** The work of one kind of job. It must be safe to run again: a worker may die at any point. `stage` tells how far it is. */
export type JobBody<C extends JobsBase> = (context: C, job: Job, stage: (name: string) => Promise<void>) => Promise<void>;

/** Background work, from a table: a job outlives the process, is done by one worker at a time and tried again when that one dies. */
export class Jobs<C extends JobsBase> {
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #bodies: Readonly<Record<string, JobBody<C>>>;
  readonly #concurrency: number;
  readonly #running = new Set<Promise<void>>();
  #context: C | undefined;
  #skipLocked = false;
  #timer: NodeJS.Timeout | undefined;
  #claiming = false;
  #again = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(bodies: Readonly<Record<string, JobBody<C>>>, concurrency = 2) {
    this.#bodies = bodies;
    this.#concurrency = concurrency;
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
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((done) => (timer = setTimeout(done, DRAIN_MS)));
    await Promise.race([this.#looking.then(() => Promise.allSettled(this.#running)), enough]);
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
      while (this.#context && this.#again && this.#running.size < this.#concurrency) {
        this.#again = false;
        const job = await claimJob(context.db, context.now(), context.now() + LEASE_MS, this.#skipLocked);
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

  #begin(context: C, job: Job): void {
    const work: Promise<void> = this.#run(context, job).finally(() => {
      this.#running.delete(work);
      this.wake();
    });
    this.#running.add(work);
  }

  async #run(context: C, job: Job): Promise<void> {
    const { db, now, log } = context;
    const heart = setInterval(() => void changeJob(db, job, { lease_until: now() + LEASE_MS }, now()).catch(() => undefined), HEARTBEAT_MS);
    try {
      const body = this.#bodies[job.kind];
      if (!body) throw new Error(`no such kind of job: ${job.kind}`);
      await body(context, job, async (stage) => {
        await changeJob(db, job, { stage }, now());
        this.#changes.emit(job.subject);
      });
      await changeJob(db, job, { status: "done" }, now());
    } catch (error) {
      log.error({ err: error, jobId: job.id, kind: job.kind, attempt: job.attempts }, "a job failed");
      await this.#fail(context, job, error instanceof Fault || job.attempts >= MAX_ATTEMPTS).catch((e: unknown) =>
        log.error({ err: e, jobId: job.id }, "a failed job could not be put back"),
      );
    } finally {
      clearInterval(heart);
      this.#changes.emit(job.subject);
    }
  }

  async #fail({ db, now }: C, job: Job, forGood: boolean): Promise<void> {
    if (forGood) return changeJob(db, job, { status: "failed" }, now());
    await requeueJob(db, job, now() + RETRY_MS * job.attempts, now());
    setTimeout(() => this.wake(), RETRY_MS * job.attempts + 10).unref();
  }
}
