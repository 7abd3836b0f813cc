import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { Metrics } from "./metrics.ts";

/** What the documents name exists, and what exists is named. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const text = (path: string): string => readFileSync(join(root, path), "utf8");
const all = (of: string, pattern: RegExp): string[] => [...new Set([...of.matchAll(pattern)].map((m) => m[1] ?? ""))];

it("docs/security.md proves by tests that are there", () => {
  const named = all(text("docs/security.md"), /`([\w/.-]+\.test\.ts)`/g);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !["apps/server/src", "."].some((folder) => existsSync(join(root, folder, path))))).toEqual([]);
});

it("docs/security.md proves each line by a test or a command, or says why there is none", () => {
  const rows = [...text("docs/security.md").matchAll(/^\| (V\d[^|]*) \| (.+) \| (.+) \|$/gm)].map(([, what = "", holds = "", proof = ""]) => ({
    what,
    holds,
    proof,
  }));
  expect(rows.length).toBeGreaterThan(35);
  const proven = (proof: string): boolean => /`[\w/.-]+\.test\.ts`|`npm run [\w: -]+`|Dockerfile/.test(proof);
  const excused = (holds: string, proof: string): boolean => /^does not apply|Open:/.test(holds) || proof.length > 3;
  expect(rows.filter(({ holds, proof }) => !proven(proof) && !excused(holds, proof)).map((r) => r.what)).toEqual([]);
});

it("docs/operations.md has every setting, and no other", () => {
  const known = all(text("apps/server/src/env.ts"), /(?:read\.\w+|givenKey)\((?:read, )?"([A-Z][A-Z\d_]+)"/g);
  const youzan = all(text("apps/server/src/env.ts"), /"(YOUZAN_\w+|AWS_ENDPOINT\w+)"/g);
  const settings = new Set([...known, ...youzan]);
  expect(settings.size).toBeGreaterThan(25);
  const named = new Set(all(text("docs/operations.md"), /`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|PORT|HOST|MARKET)`/g));
  expect([...settings].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !settings.has(name))).toEqual([]);
});

it("docs/operations.md speaks of metrics that are there", async () => {
  const metrics = new Metrics();
  metrics.watchProcess();
  const there = `${await metrics.registry.metrics()} http_request_duration_seconds`;
  const named = all(text("docs/operations.md"), /`([a-z]+_[a-z\d_]+?)(?:_count|_bucket)?(?:\{.*?\})?`/g).filter((n) =>
    /_(?:total|seconds|bytes)$|lag_p99/.test(n),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

it("every command of the documents is in package.json", () => {
  const { scripts } = JSON.parse(text("package.json")) as { scripts: Record<string, string> };
  for (const path of ["README.md", "docs/operations.md", "docs/security.md", "docs/privacy.md"])
    expect([path, all(text(path), /npm run ([a-z][\w:-]*)/g).filter((name) => !(name in scripts))]).toEqual([path, []]);
});
