import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CatalogueProduct } from "@nutri/domain";
import { createKnowledge, type KnowledgeIndex, loadKnowledge } from "@nutri/knowledge";
import { compile } from "@nutri/knowledge/compile";
import { z } from "zod";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The product's own knowledge: as it was compiled, else from its records. */
export function realKnowledge(): KnowledgeIndex {
  const compiled = `${root}packages/knowledge/generated/knowledge.json`;
  return existsSync(compiled) ? loadKnowledge(compiled) : createKnowledge(compile(`${root}packages/knowledge`));
}

/** The sample catalogue. */
export const realProducts = (): CatalogueProduct[] => z.array(CatalogueProduct).parse(JSON.parse(readFileSync(`${root}catalogue/products.json`, "utf8")));
