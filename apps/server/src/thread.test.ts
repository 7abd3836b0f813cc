import { afterEach, describe, expect, it } from "vitest";
import { Thread, type ThreadEnded, type ThreadOptions } from "./thread.ts";

describe("a thread", () => {
  const threads: Thread<string, string>[] = [];
  afterEach(async () => {
    for (const thread of threads.splice(0)) await thread.stop();
  });
  const begin = (options: ThreadOptions = {}): Thread<string, string> => {
    const thread = new Thread<string, string>(new URL("testing/thread-worker.ts", import.meta.url), "the test", options);
    threads.push(thread);
    return thread;
  };
  const outcomes = async (thread: Thread<string, string>, questions: readonly string[]) =>
    (await Promise.allSettled(questions.map((q) => thread.ask(q)))).map((o) => (o.status === "fulfilled" ? o.value : (o.reason as ThreadEnded)));

  it("answers each in turn, and what fails harms nothing else", async () => {
    const thread = begin();
    const asked = outcomes(thread, ["a", "fail", "b"]);
    expect(thread.waiting).toBe(3);
    expect(await asked).toMatchObject(["heard a", { message: "the test failed: no" }, "heard b"]);
    expect(thread.waiting).toBe(0);
  });

  it("tells, when it dies, which question it was at, and is made anew for the next", async () => {
    const thread = begin();
    expect(await outcomes(thread, ["a", "die", "b", "c"])).toMatchObject([
      "heard a",
      { begun: true, started: true },
      { begun: false, started: true },
      { begun: false, started: true },
    ]);
    expect(await thread.ask("d")).toBe("heard d");
  });

  it("is made before anything is asked, and tells when it is there", async () => {
    const thread = begin();
    expect([thread.begun, thread.ready]).toEqual([false, false]);
    const made = thread.warm();
    expect([thread.begun, thread.ready]).toEqual([true, false]);
    await made;
    expect(thread.ready).toBe(true);
    await outcomes(thread, ["die"]);
    expect([thread.begun, thread.ready]).toEqual([false, false]);
    const never = begin({ workerData: "cannot start" });
    await never.warm();
    expect(never.ready).toBe(false);
  });

  it("is ended by a question that takes too long", async () => {
    const thread = begin({ patienceMs: 300 });
    expect(await outcomes(thread, ["a", "hang", "b"])).toMatchObject(["heard a", { begun: true }, { begun: false }]);
    expect(await thread.ask("c")).toBe("heard c");
  });

  it("tells when it cannot be started", async () => {
    expect(await outcomes(begin({ workerData: "cannot start" }), ["a", "b"])).toMatchObject([
      { begun: false, started: false },
      { begun: false, started: false },
    ]);
  });

  it("gives up what waits when it is stopped", async () => {
    const thread = begin();
    const asked = outcomes(thread, ["a"]);
    await thread.stop();
    expect(await asked).toMatchObject([{ message: "the test's thread has ended" }]);
  });
});
