/** `npm test`: unit, API and knowledge-health tests (the engine's with every branch counted), then the browser tests when there is a Chromium. Ends with one line of totals. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.ts";

type Totals = { passed: number; failed: number; skipped: number };

/** One vitest run of these projects; its totals come from its JSON report, and a run that ends badly counts as a failure. */
function run(projects: readonly string[], given: readonly string[], env: Record<string, string> = {}): Totals {
  const dir = mkdtempSync(join(tmpdir(), "nutri-test-"));
  const out = join(dir, "report.json");
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...projects.map((p) => `--project=${p}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${out}`,
    ...given,
  ];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  try {
    const report = JSON.parse(readFileSync(out, "utf8")) as { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
    const failed = report.numFailedTests > 0 || status === 0 ? report.numFailedTests : 1;
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const ENGINE = "packages/engine";
const ALL = ["unit", "server", "web"];
// Only a whole run can say that no branch of the engine is left untested.
const results = asked.length > 0 ? [run(ALL, asked)] : [run(["unit"], [ENGINE, "--coverage"]), run(ALL, [`--exclude=${ENGINE}/**`])];
const notes: string[] = [];
const chromium = findChromium();
if ("path" in chromium) results.push(run(["e2e"], asked, { CHROME_PATH: chromium.path }));
else notes.push(`Browser tests skipped. ${chromium.missing}`);

const sum = (key: keyof Totals): number => results.reduce((n, r) => n + r[key], 0);
for (const note of notes) console.log(note);
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
process.exit(sum("failed") > 0 ? 1 : 0);
