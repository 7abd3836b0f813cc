/** Writes what the assistant would else make of the compiled knowledge at each start: generated/tables.bin. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadKnowledge } from "@nutri/knowledge";
import { writeTables } from "../apps/server/src/chat/tables-file.ts";

writeTables(loadKnowledge(join(fileURLToPath(new URL("..", import.meta.url)), "packages/knowledge/generated/knowledge.json")));
