/** The real knowledge and the sample catalogue, for tests. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Catalogue, CatalogueProduct } from "@nutri/domain";
import { createKnowledge, type KnowledgeIndex, loadKnowledge } from "@nutri/knowledge";
import { compile } from "@nutri/knowledge/compile";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "..");

const PACKAGE = join(ROOT, "packages", "knowledge");
const COMPILED = join(PACKAGE, "generated", "knowledge.json");

/** The compiled file is good when nothing it was made from, records and code alike, is newer. */
function isFresh(): boolean {
  if (!existsSync(COMPILED)) return false;
  const made = statSync(COMPILED).mtimeMs;
  const files = readdirSync(PACKAGE, { recursive: true, withFileTypes: true }).filter((e) => (e.isFile() && /\.(?:yaml|ts)$/u.test(e.name)) || e.isDirectory());
  return files.filter((e) => e.name !== "generated").every((e) => statSync(join(e.parentPath, e.name)).mtimeMs <= made);
}

let knowledge: KnowledgeIndex | undefined;
export const realKnowledge = (): KnowledgeIndex => (knowledge ??= isFresh() ? loadKnowledge(COMPILED) : createKnowledge(compile(PACKAGE)));

let catalogue: Catalogue | undefined;
export function sampleCatalogue(): Catalogue {
  if (catalogue) return catalogue;
  const text = readFileSync(join(ROOT, "catalogue", "products.json"), "utf8");
  catalogue = { version: createHash("sha256").update(text).digest("hex").slice(0, 12), products: CatalogueProduct.array().parse(JSON.parse(text)) };
  return catalogue;
}
