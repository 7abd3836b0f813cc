import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Records } from "@nutri/knowledge";
import { ROOT } from "./command.ts";
import { citedIn } from "./walk.ts";

/** Equations and cut-offs of the engine cite their source in the code. */
export function citedInEngine(root = join(ROOT, "packages", "engine", "src")): ReadonlySet<string> {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (f) => f.endsWith(".ts") && !f.endsWith(".test.ts") && !f.startsWith("testing"),
  );
  return new Set(files.flatMap((f) => [...readFileSync(join(root, f), "utf8").matchAll(/source: "([a-z0-9_-]+)"/gu)].flatMap((m) => m[1] ?? [])));
}

/** Sources that no record and no rule of the engine cites. */
export function uncitedSources(records: Records, inEngine: ReadonlySet<string>): string[] {
  const cited = new Set(citedIn({ ...records, sources: [] }));
  return records.sources.map((s) => s.id).filter((id) => !cited.has(id) && !inEngine.has(id));
}
