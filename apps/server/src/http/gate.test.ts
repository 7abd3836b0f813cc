import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Gate, type GateRules } from "./gate.ts";

const RULES: GateRules = { atOnce: 2, waiting: 10, waitMs: 100, rushMs: 1_000, patienceMs: 500 };
const HERE = (): boolean => false;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setImmediate", "setTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Calls that are worked on until they are told to end, and the order in which they began or were turned away. */
function calls(rules: Partial<GateRules> = {}) {
  const gate = new Gate({ ...RULES, ...rules });
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const later = (ms = 5): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  const call = (name: string, gone = HERE): void =>
    void gate
      .through(gone, async () => {
        log.push(name);
        await new Promise<void>((end) => ends.set(name, end));
      })
      .catch((error: { id?: string }) => log.push(`${name} ${error.id}`));
  const end = async (...names: string[]): Promise<void> => {
    for (const name of names) {
      ends.get(name)?.();
      await later();
    }
  };
  return { gate, log, call, end, later };
}

describe("a gate", () => {
  it("lets in as many as can be worked on, and the next in order when one is done", async () => {
    const { gate, log, call, end, later } = calls();
    for (const name of ["a", "b", "c", "d"]) call(name);
    await later();
    expect([log, gate.working, gate.waiting]).toEqual([["a", "b"], 2, 2]);
    await end("b");
    expect(log).toEqual(["a", "b", "c"]);
    await end("a", "c", "d");
    expect([log, gate.working, gate.waiting]).toEqual([["a", "b", "c", "d"], 0, 0]);
  });

  it("works off a rush in order and turns nobody away", async () => {
    const { log, call, end, later } = calls();
    for (const name of ["a", "b", "c", "d"]) call(name);
    await later(900);
    await end("a", "b", "c", "d");
    expect(log).toEqual(["a", "b", "c", "d"]);
  });

  it("in lasting overload serves the newest and turns away who has waited too long", async () => {
    const { gate, log, call, end, later } = calls();
    for (const name of ["a", "b", "c", "d", "e"]) call(name);
    await later();
    for (const name of ["f", "g", "h"]) {
      await later(400);
      call(name);
      await end(log.at(-1) ?? "");
    }
    // While it was a rush, in order; then h, the newest, and of the others only g had waited for less than half a second.
    expect(log).toEqual(["a", "b", "c", "d", "h", "e overloaded", "f overloaded"]);
    await end("a", "h");
    expect(log.at(-1)).toBe("g");
    await end("g");
    expect([gate.working, gate.waiting]).toEqual([0, 0]);
  });

  it("is patient again once nobody waits long", async () => {
    const { log, call, end, later } = calls({ atOnce: 1 });
    for (const name of ["a", "b"]) call(name);
    await later(2_000);
    await end("a");
    expect(log).toEqual(["a", "b overloaded"]);
    for (const name of ["c", "d", "e"]) call(name);
    await later(600);
    await end("c", "d", "e");
    expect(log).toEqual(["a", "b overloaded", "c", "d", "e"]);
  });

  it("turns away at once when too many wait, and passes over those who have gone", async () => {
    const { gate, log, call, end, later } = calls({ waiting: 2 });
    let gone = false;
    for (const name of ["a", "b"]) call(name);
    await later();
    call("c", () => gone);
    for (const name of ["d", "e"]) call(name);
    await later();
    expect(log).toEqual(["a", "b", "e overloaded"]);
    gone = true;
    await end("a");
    expect(log.toSorted()).toEqual(["a", "b", "c overloaded", "d", "e overloaded"]);
    expect(gate.working).toBe(2);
  });

  it("gives a place back when the work fails", async () => {
    vi.useRealTimers();
    const gate = new Gate({ ...RULES, atOnce: 1 });
    await expect(gate.through(HERE, () => Promise.reject(new Error("x")))).rejects.toThrow("x");
    await expect(gate.through(HERE, () => Promise.resolve(1))).resolves.toBe(1);
  });
});
