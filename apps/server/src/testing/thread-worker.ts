/** A thread for tests: it does what it is told. */
import { parentPort, workerData } from "node:worker_threads";
import type { Asked, Said } from "../thread.ts";

const port = parentPort;
if (!port) throw new Error("this file runs as a worker");
if (workerData === "cannot start") throw new Error("it cannot start");
const say = (said: Said<string>): void => port.postMessage(said);
port.on("message", ({ id, question }: Asked<string>) => {
  if (question === "die") process.exit(1);
  if (question === "hang") for (;;);
  if (question === "fail") return say({ id, error: "no" });
  return say({ id, answer: `heard ${question}` });
});
say({ ready: true });
