/**
 * Lighthouse's mobile run on a page of a visitor who has been here before. Its package brings 110 others (170 MB), so it is no dependency:
 * LIGHTHOUSE names an installed one's cli, else npx fetches it at an exact version.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const VERSION = "lighthouse@13.5.0";
export type Scores = { performance: number; accessibility: number; lcp: string; tbt: string; cls: string; faults: string[] };
type Audit = { title: string; score: number | null; displayValue?: string };
type Report = { categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>; audits: Record<string, Audit> };

const run = (command: string, args: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
    let complaints = "";
    child.stderr.on("data", (chunk) => (complaints += String(chunk)));
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`lighthouse ended with ${code}: ${complaints.slice(-500)}`))));
  });

/** @param port where the browser that holds the visitor listens for its tools */
export async function lighthouse(url: string, port: number): Promise<Scores> {
  const dir = mkdtempSync(join(tmpdir(), "nutri-lighthouse-"));
  const out = join(dir, "report.json");
  const own = process.env["LIGHTHOUSE"];
  const flags = [
    url,
    `--port=${port}`,
    "--quiet",
    "--output=json",
    `--output-path=${out}`,
    "--only-categories=performance,accessibility",
    "--no-enable-error-reporting",
  ];
  await run(own ? process.execPath : "npx", [...(own ? [own] : ["--yes", VERSION]), ...flags]);
  const { categories, audits } = JSON.parse(readFileSync(out, "utf8")) as Report;
  rmSync(dir, { recursive: true, force: true });
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const shown = (name: string): string => audits[name]?.displayValue ?? "?";
  const faults = (categories["accessibility"]?.auditRefs ?? []).flatMap(({ id, weight }) => (weight > 0 && audits[id]?.score === 0 ? [audits[id].title] : []));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    lcp: shown("largest-contentful-paint"),
    tbt: shown("total-blocking-time"),
    cls: shown("cumulative-layout-shift"),
    faults,
  };
}
