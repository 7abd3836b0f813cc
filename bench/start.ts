/** Start of an installed clone to ready, beside the start of an empty Node process in the same run. */
import { spawnSync } from "node:child_process";
import { startProduct } from "../scripts/product.ts";

const ROUNDS = 5;
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const ready: number[] = [];
const empty: number[] = [];
for (let i = 0; i < ROUNDS; i++) {
  const t0 = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  empty.push(performance.now() - t0);
  const product = await startProduct();
  ready.push(product.readyMs);
  await product.stop();
}
console.log(
  `ready after ${median(ready).toFixed(0)} ms (an empty process: ${median(empty).toFixed(0)} ms, ratio ${(median(ready) / median(empty)).toFixed(1)}); target under 3000 ms`,
);
