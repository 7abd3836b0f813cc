import { readFileSync } from "node:fs";
import { createKnowledge, type KnowledgeIndex } from "./create.ts";
import type { Knowledge } from "./schema.ts";

/** Reads the compiled knowledge (`npm run knowledge -- compile`). Its shape was checked when it was compiled. */
export const loadKnowledge = (path: string | URL): KnowledgeIndex => createKnowledge(JSON.parse(readFileSync(path, "utf8")) as Knowledge);
