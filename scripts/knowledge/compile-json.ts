/** `compile`: the records as one JSON, which the product reads. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiled, counted } from "./check.ts";
import { type Command, KNOWLEDGE, noMore } from "./command.ts";

export const run: Command = (args, print) => {
  noMore(args);
  const knowledge = compiled(KNOWLEDGE);
  mkdirSync(join(KNOWLEDGE, "generated"), { recursive: true });
  writeFileSync(join(KNOWLEDGE, "generated", "knowledge.json"), JSON.stringify(knowledge));
  print(counted(knowledge));
  return 0;
};
