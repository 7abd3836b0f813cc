import type * as Crypto from "node:crypto";
import { Worker } from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { randomBytesOf } from "./random.ts";

const FILE = new URL("./random.ts", import.meta.url).href;

it("never gives the same bytes out twice, over many fillings of the pool", () => {
  const seen = new Set(Array.from({ length: 20_000 }, (_, i) => randomBytesOf([12, 16, 32][i % 3] ?? 12).toString("hex")));
  expect(seen.size).toBe(20_000);
});

it("gives as many as are asked for, also just before the pool is empty, and none that are not random", () => {
  for (const size of [1, 12, 4_095, 4_096, 16, 4_090, 12]) expect(randomBytesOf(size)).toHaveLength(size);
  // Sixteen zeros would come by chance once in 2^128.
  for (let i = 0; i < 1_000; i++) expect(randomBytesOf(16).equals(Buffer.alloc(16))).toBe(false);
  expect(() => randomBytesOf(4_097)).toThrow(RangeError);
});

it("keeps nothing of what it gave out, and what was given out is its receiver's alone", async () => {
  const pools: Buffer[] = [];
  vi.resetModules();
  vi.doMock("node:crypto", async (real) => {
    const crypto = await real<typeof Crypto>();
    return { ...crypto, randomFillSync: (pool: Buffer) => (pools.push(pool), crypto.randomFillSync(pool)) };
  });
  const fresh = await import("./random.ts");
  const [first, second] = [fresh.randomBytesOf(16), fresh.randomBytesOf(16)];
  const kept = Buffer.from(second);
  first.fill(0);
  expect(pools).toHaveLength(1);
  expect([pools[0]?.includes(kept), pools[0]?.subarray(0, 32).equals(Buffer.alloc(32)), second.equals(kept)]).toEqual([false, true, true]);
  vi.doUnmock("node:crypto");
});

it("is another pool in each thread", async () => {
  const code = `const { parentPort } = require("node:worker_threads");
    import(${JSON.stringify(FILE)}).then(({ randomBytesOf }) => parentPort.postMessage(Array.from({ length: 300 }, () => randomBytesOf(12).toString("hex"))));`;
  const inThread = (): Promise<string[]> =>
    new Promise((resolve, reject) => void new Worker(code, { eval: true }).once("message", resolve).once("error", reject));
  const drawn = [...(await Promise.all([inThread(), inThread()])).flat(), ...Array.from({ length: 300 }, () => randomBytesOf(12).toString("hex"))];
  expect(new Set(drawn).size).toBe(900);
});
