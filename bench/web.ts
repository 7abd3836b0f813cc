/** Lighthouse (mobile) on the entry screen. Fetches lighthouse by npx at an exact version: it is too large to be installed in every clone. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_ARGS, findChromium } from "../scripts/chromium.ts";
import { startProduct } from "../scripts/product.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const ROUTES = ["qsStartPage"];

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { displayValue?: string }> };

const chromium = findChromium();
if ("missing" in chromium) {
  console.log(chromium.missing);
  process.exit(0);
}
const product = await startProduct();
const dir = mkdtempSync(join(tmpdir(), "nutri-lighthouse-"));
for (const route of ROUTES) {
  const out = join(dir, "report.json");
  const flags = `--headless ${CHROMIUM_ARGS.join(" ")}`;
  const args = [
    "--yes",
    LIGHTHOUSE,
    `${product.url}/#/${route}`,
    "--quiet",
    "--output=json",
    `--output-path=${out}`,
    "--only-categories=performance,accessibility",
    `--chrome-flags=${flags}`,
  ];
  const { status } = spawnSync("npx", args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, CHROME_PATH: chromium.path } });
  if (status !== 0) {
    process.exitCode = 1;
    continue;
  }
  const report = JSON.parse(readFileSync(out, "utf8")) as Report;
  const score = (name: string): number => Math.round((report.categories[name]?.score ?? 0) * 100);
  const audit = (name: string): string => report.audits[name]?.displayValue ?? "?";
  console.log(
    `/${route}: performance ${score("performance")}, accessibility ${score("accessibility")}; LCP ${audit("largest-contentful-paint")}, TBT ${audit("total-blocking-time")}, CLS ${audit("cumulative-layout-shift")}`,
  );
}
await product.stop();
rmSync(dir, { recursive: true, force: true });
