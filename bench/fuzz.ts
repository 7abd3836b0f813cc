/**
 * Hostile traffic over the network: requests to every call, made from the call's own schema (fitting, nearly fitting, hostile), the same
 * ones for the same seed. None may be answered 500, hang, or get an answer that is not of the contract.
 * FUZZ_REQUESTS (100000), FUZZ_SEED, FUZZ_AT_ONCE (8), FUZZ_HANG_MS (2000).
 */
import { Agent, request } from "node:http";
import { gunzipSync } from "node:zlib";
import { type Finding, fuzz, type Send } from "../apps/server/src/testing/fuzzer.ts";
import { startProduct } from "../scripts/product.ts";
import { memoryMb } from "./fixtures/memory.ts";

const setting = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);
const COUNT = setting("FUZZ_REQUESTS", 100_000);
const SEED = setting("FUZZ_SEED", 20_261_121);
const AT_ONCE = setting("FUZZ_AT_ONCE", 8);
const HANG_MS = setting("FUZZ_HANG_MS", 2_000);
/** Growth beyond this after the first half is a leak. */
const GROWTH_MB = 200;

const product = await startProduct({ LOG_LEVEL: "error" });
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const statuses = new Map<number, number>();
const memory: number[] = [];
let sent = 0;

const send: Send = ({ method, url, headers, payload }) =>
  new Promise((resolve, reject) => {
    if (++sent % Math.ceil(COUNT / 10) === 0) memory.push(memoryMb(product.pid));
    request(product.url + url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const [bytes, status] = [Buffer.concat(chunks), response.statusCode ?? 0];
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const text = (response.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8");
        resolve({ status, headers: response.headers, text });
      });
    })
      .on("error", reject)
      .end(payload);
  });

const findings: Finding[] = [];
const started = performance.now();
await fuzz(send, { count: COUNT, seed: SEED, hangMs: HANG_MS, atOnce: AT_ONCE }, (finding) => findings.push(finding));
const seconds = (performance.now() - started) / 1000;
agent.destroy();
const log = product.log();
await product.stop();

console.log(`${COUNT} requests (seed ${SEED}) in ${seconds.toFixed(0)} s, ${AT_ONCE} at once; ${findings.length} findings`);
console.log(
  `answers: ${[...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, n]) => `${status} × ${n}`)
    .join(", ")}`,
);
console.log(`memory by tenths: ${memory.map((mb) => mb.toFixed(0)).join(", ")} MB`);
for (const { request: made, faults } of findings.slice(0, 20)) console.log(JSON.stringify({ faults, ...made, payload: String(made.payload).slice(0, 500) }));
/** What the server logged, each kind once: the same error of a thousand requests says no more than that of one. */
const kinds = new Map<string, { line: string; times: number }>();
for (const line of log.split("\n").filter((l) => l.trim() !== "")) {
  const kind = line.replaceAll(/"(?:time|reqId|jobId)":"[^"]*"/gu, "");
  kinds.set(kind, { line, times: (kinds.get(kind)?.times ?? 0) + 1 });
}
for (const { line, times } of kinds.values()) console.log(`the server said, ${times} times: ${line}`);
const half = memory[Math.floor(memory.length / 2)] ?? Number.NaN;
if (findings.length > 0 || (memory.at(-1) ?? 0) - half > GROWTH_MB) process.exitCode = 1;
