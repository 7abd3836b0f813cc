/** `check`: what is wrong with a file, line by line, and what the engine can use of it. Opens no database and writes nothing. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createKnowledge, type KnowledgeIndex, loadKnowledge } from "@nutri/knowledge";
import { compile } from "@nutri/knowledge/compile";
import { readFile } from "../../apps/server/src/catalogue/files/read-file.ts";
import { type Command, KNOWLEDGE } from "../knowledge/command.ts";
import { asked } from "./command.ts";
import { problemLines, useTable } from "./report.ts";

function knowledge(): KnowledgeIndex {
  const compiled = join(KNOWLEDGE, "generated", "knowledge.json");
  return existsSync(compiled) ? loadKnowledge(compiled) : createKnowledge(compile(KNOWLEDGE));
}

function linesOfProducts(file: string): { lines: string[]; bad: boolean } {
  const { values, problems, places } = readFile(file, "products");
  return problems.length > 0 ? { lines: problemLines(file, problems), bad: true } : { lines: useTable(file, values, places, knowledge()), bad: false };
}

function linesOfVouchers(file: string): { lines: string[]; bad: boolean } {
  const { values, problems } = readFile(file, "vouchers");
  return problems.length > 0 ? { lines: problemLines(file, problems), bad: true } : { lines: [`${values.length} vouchers, in order`], bad: false };
}

export const run: Command = (args, print) => {
  const { file, content } = asked(args);
  const { lines, bad } = content === "products" ? linesOfProducts(file) : linesOfVouchers(file);
  for (const line of lines) print(line);
  return bad ? 1 : 0;
};
