/** Reads every YAML record, checks it against its shape and the records it names, and gives the compiled knowledge. Runs when a clone is prepared. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { danglingReferences } from "./integrity.ts";
import { compileNames } from "./names/pinyin.ts";
import { type Kind, KINDS, type Knowledge, type Records } from "./schema.ts";

export class KnowledgeError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`${problems.length} problem(s) in the knowledge:\n${problems.slice(0, 200).join("\n")}`);
    this.name = "KnowledgeError";
    this.problems = problems;
  }
}

const yamlFiles = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .flatMap((e) => (e.isDirectory() ? yamlFiles(join(dir, e.name)) : e.name.endsWith(".yaml") ? [join(dir, e.name)] : []))
    .toSorted();

function readKind<K extends Kind>(root: string, kind: K, problems: string[]): Records[K] {
  const seen = new Set<string>();
  const records: unknown[] = [];
  // An older revision has no folder for a kind that came later.
  const folder = join(root, kind);
  for (const file of existsSync(folder) ? yamlFiles(folder) : []) {
    const where = file.slice(root.length + 1);
    let raw: unknown;
    try {
      raw = parse(readFileSync(file, "utf8"));
    } catch (e) {
      problems.push(`${where}: not YAML: ${String(e).split("\n")[0]}`);
      continue;
    }
    const result = KINDS[kind].safeParse(raw);
    if (!result.success) {
      for (const issue of result.error.issues) problems.push(`${where}: ${issue.path.join(".")}: ${issue.message}`);
      continue;
    }
    const { id } = result.data;
    if (!file.endsWith(`/${id}.yaml`)) problems.push(`${where}: the file must be named ${id}.yaml`);
    if (seen.has(id)) problems.push(`${where}: a second record with id ${id}`);
    seen.add(id);
    records.push(result.data);
  }
  return records as Records[K];
}

/** @param root the knowledge package's folder. @throws KnowledgeError with every problem found. */
export function compile(root: string): Knowledge {
  const problems: string[] = [];
  const entries = (Object.keys(KINDS) as Kind[]).map((kind) => [kind, readKind(root, kind, problems)] as const);
  const records = Object.fromEntries(entries) as unknown as Records;
  problems.push(...danglingReferences(records));
  if (problems.length > 0) throw new KnowledgeError(problems);
  const version = createHash("sha256").update(JSON.stringify(records)).digest("hex").slice(0, 12);
  return { version, ...records, names: compileNames(records) };
}
