/** The dietitian's command: `npm run knowledge -- <command>`. Each command is a file in scripts/knowledge/. */
import { KnowledgeError } from "@nutri/knowledge/compile";
import { type Command, UsageError } from "./knowledge/command.ts";

type Entry = { readonly args?: string; readonly what: string; readonly load: () => Promise<{ run: Command }> };
const COMMANDS: Readonly<Record<string, Entry>> = {
  check: { what: "every record against its shape, its ids, its names, its texts", load: () => import("./knowledge/check.ts") },
  coverage: { args: "[--all]", what: "what is known, in tables; --all lists each gap", load: () => import("./knowledge/coverage.ts") },
  diff: {
    args: "[revision]",
    what: "what changed since a git revision (HEAD), and what that does to the personas' plans",
    load: () => import("./knowledge/diff.ts"),
  },
  new: { args: "<kind> <id> [--in <folder>]", what: "a record from a template", load: () => import("./knowledge/new-record.ts") },
  document: { what: "writes docs/clinical.md from the knowledge", load: () => import("./knowledge/document.ts") },
  compile: { what: "writes generated/knowledge.json, which the product reads", load: () => import("./knowledge/compile-json.ts") },
};

const call = (name: string): string => `${name} ${COMMANDS[name]?.args ?? ""}`.trim();
const usage = (): string =>
  ["npm run knowledge -- <command>", ...Object.entries(COMMANDS).map(([name, { what }]) => `  ${call(name).padEnd(34)}${what}`)].join("\n");

const [name = "check", ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

/** @returns the exit code */
async function main(): Promise<number> {
  if (name === "help" || name === "--help") {
    console.log(usage());
    return 0;
  }
  if (!command) throw new UsageError(`there is no command "${name}"`);
  return (await command.load()).run(args, (line) => console.log(line));
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof KnowledgeError)) throw error;
  console.error(error.message);
  if (error instanceof UsageError) console.error(command ? `usage: npm run knowledge -- ${call(name)}` : usage());
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
