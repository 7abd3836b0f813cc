/** `npm run check`: types, lint, format, arrows, dead code, sizes. Runs them all and says which fail. */
import { spawn } from "node:child_process";

const STEPS: Record<string, string[]> = {
  types: ["typescript/bin/tsc", "-p", "tsconfig.json"],
  "types (web)": ["typescript/bin/tsc", "-p", "apps/web/tsconfig.json"],
  lint: ["oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
  format: ["oxfmt/bin/oxfmt", "--check"],
  arrows: ["dependency-cruiser/bin/dependency-cruiser.mjs", "--config", ".dependency-cruiser.cjs", "packages", "apps/server", "apps/web/src"],
  "dead code": ["knip/bin/knip.js"],
  sizes: ["size-limit/bin.js"],
  licences: ["../scripts/licences.ts", "check"],
};
/** dependency-cruiser reports success when it understands no file at all: it must have seen at least this many. */
const MIN_MODULES = 60;

type Outcome = { name: string; ok: boolean; output: string; seconds: number };

const run = (name: string, args: string[]): Promise<Outcome> =>
  new Promise((done) => {
    const t0 = performance.now();
    const child = spawn(process.execPath, [`node_modules/${args[0]}`, ...args.slice(1)], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (d) => (output += String(d)));
    child.stderr.on("data", (d) => (output += String(d)));
    child.on("close", (code) => {
      const seen = name === "arrows" ? Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) : MIN_MODULES;
      done({ name, ok: code === 0 && seen >= MIN_MODULES, output, seconds: (performance.now() - t0) / 1000 });
    });
  });

const queue = Object.entries(STEPS);
const outcomes: Outcome[] = [];
const worker = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const outcome = await run(...next);
    outcomes.push(outcome);
    console.log(`${outcome.ok ? "ok  " : "FAIL"} ${outcome.name} (${outcome.seconds.toFixed(1)} s)`);
    if (!outcome.ok) console.log(outcome.output);
  }
};
await Promise.all([worker(), worker()]);
process.exit(outcomes.every((o) => o.ok) ? 0 : 1);
