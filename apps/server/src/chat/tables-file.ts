/** The assistant's tables in a file beside its code, so that a start need not make them. Plain data, as V8 writes it. */
import { type Tables, tablesOf } from "@nutri/assistant";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";

const PACKAGES = fileURLToPath(new URL("../../../../packages/", import.meta.url));
export const TABLES_FILE = join(PACKAGES, "assistant/generated/tables.bin");

/** `of`: the version of the knowledge that they were made of. */
type Written = { readonly of: string; readonly tables: Tables };

export function writeTables(knowledge: KnowledgeIndex, file: string = TABLES_FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serialize({ of: knowledge.version, tables: tablesOf(knowledge) } satisfies Written));
}

/** No code that they may be made by has changed since. */
function isFresh(file: string): boolean {
  const made = statSync(file).mtimeMs;
  const code = readdirSync(PACKAGES)
    .map((name) => join(PACKAGES, name, "src"))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path, { recursive: true, withFileTypes: true }));
  return code.every((e) => !e.isFile() || !e.name.endsWith(".ts") || statSync(join(e.parentPath, e.name)).mtimeMs <= made);
}

/** @returns nothing where there is no such file, or it is of another knowledge, older than the code, or damaged: then they are made anew */
export function readTables(knowledge: KnowledgeIndex, file: string = TABLES_FILE): Tables | undefined {
  try {
    if (!isFresh(file)) return undefined;
    const written = deserialize(readFileSync(file)) as Partial<Written> | undefined;
    return written?.of === knowledge.version ? written.tables : undefined;
  } catch {
    return undefined;
  }
}
