import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Fault } from "../fault.ts";
import "../testing/quiet.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../testing/databases.ts";
import { type JobBody, Jobs } from "./jobs.ts";
import { addJob, claimJob, type JobsBase, latestJob } from "./store.ts";
import { USER_ROW } from "../testing/user-row.ts";

const NEVER = new AbortController().signal;

describe.each(ENGINES)("jobs on %s", (engine) => {
  let database: TestDatabase;
  let base: JobsBase;
  let now = 1_795_000_000_000;
  const running: Jobs<JobsBase>[] = [];

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    base = { db: database.db, now: () => now, log: pino({ level: "silent" }) };
    await database.db.insertInto("users").values(USER_ROW).execute();
  });
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop();
    await database.drop();
  });

  const worker = (body: JobBody<JobsBase>): Jobs<JobsBase> => {
    const jobs = new Jobs<JobsBase>({ test: body });
    running.push(jobs);
    jobs.start(base, engine);
    return jobs;
  };
  const add = (subject: string) => addJob(base.db, { kind: "test", subject, userId: "u" }, now);
  const state = (subject: string) => latestJob(base.db, "test", subject);
  const until = async (subject: string, status: string): Promise<void> => {
    await expect.poll(async () => (await state(subject))?.status, { interval: 5 }).toBe(status);
  };

  it("does each job once, with several workers", async () => {
    const done: string[] = [];
    const body: JobBody<JobsBase> = async (_base, job, stage) => {
      await stage("half");
      done.push(job.subject);
    };
    const subjects = Array.from({ length: 12 }, (_, i) => `s${i}`);
    for (const s of subjects) await add(s);
    worker(body);
    worker(body);
    for (const s of subjects) await until(s, "done");
    expect(done.toSorted()).toEqual(subjects.toSorted());
  });

  it("queues a subject once, and never works on it twice at the same time", async () => {
    await add("s");
    await add("s");
    expect(await base.db.selectFrom("jobs").select("id").execute()).toHaveLength(1);
    const first = await claimJob(base.db, now, now + 1000, engine === "postgres");
    await add("s");
    expect(await claimJob(base.db, now, now + 1000, engine === "postgres")).toBeUndefined();
    expect(first?.subject).toBe("s");
  });

  it("takes up a job whose worker has died", async () => {
    await add("s");
    const lost = await claimJob(base.db, now, now + 60_000, engine === "postgres");
    now += 61_000;
    const seen: number[] = [];
    worker(async (_base, job) => void seen.push(job.attempts));
    await until("s", "done");
    expect([lost?.attempts, seen]).toEqual([1, [2]]);
  });

  it("tries a failure again, at most three times, later each time", async () => {
    let tries = 0;
    await add("s");
    const jobs = worker(() => {
      tries++;
      return Promise.reject(new Error("no"));
    });
    for (const expected of [1, 2, 3]) {
      await expect.poll(() => tries, { interval: 5 }).toBe(expected);
      await until("s", expected === 3 ? "failed" : "queued");
      now += 10_000;
      jobs.wake();
    }
    await new Promise((r) => setTimeout(r, 30));
    expect(tries).toBe(3);
  });

  it("does not try again what was refused", async () => {
    let tries = 0;
    await add("s");
    worker(() => Promise.reject((tries++, new Fault("not_found"))));
    await until("s", "refused");
    expect(tries).toBe(1);
  });

  it("tries again what there was no room for", async () => {
    let tries = 0;
    await add("s");
    worker(() => Promise.reject((tries++, new Fault("overloaded"))));
    await expect.poll(() => tries, { interval: 5 }).toBe(1);
    await until("s", "queued");
    expect(tries).toBe(1);
  });

  it("tells who waits, and lets go when nothing comes or they leave", async () => {
    const jobs = worker(() => Promise.resolve());
    const heard = jobs.next("s", 10_000, NEVER);
    await add("s");
    jobs.wake();
    await heard;
    await jobs.next("other", 5, NEVER);
    const leaving = new AbortController();
    const left = jobs.next("other", 10_000, leaving.signal);
    leaving.abort();
    await left;
    expect((await state("s"))?.status).toBe("done");
  });

  it("finishes what runs before it stops, and takes nothing new", async () => {
    const { promise, resolve: go } = Promise.withResolvers<void>();
    await add("s");
    const jobs = worker(() => promise);
    await until("s", "running");
    const stopped = jobs.stop();
    await add("t");
    go();
    await stopped;
    jobs.wake();
    await until("s", "done");
    expect((await state("t"))?.status).toBe("queued");
  });
});
