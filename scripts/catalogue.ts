/** The operator's command for what is sold: `npm run catalogue -- <command>`. Each command is a file in scripts/catalogue/. */
import { KnowledgeError } from "@nutri/knowledge/compile";
import { FileError } from "../apps/server/src/catalogue/files/read-text.ts";
import { type Command, UsageError } from "./knowledge/command.ts";

type Entry = { readonly args: string; readonly what: string; readonly load: () => Promise<{ run: Command }> };
const COMMANDS: Readonly<Record<string, Entry>> = {
  check: {
    args: "<file.csv|file.json> [--vouchers]",
    what: "what is wrong with a file, by line and column, and what the engine can use of it",
    load: () => import("./catalogue/check.ts"),
  },
  import: {
    args: "<file.csv|file.json> [--vouchers] [--dry-run]",
    what: "puts the file in place of what is there; --dry-run says what would change",
    load: () => import("./catalogue/import.ts"),
  },
  export: { args: "<file.csv|file.json> [--vouchers]", what: "what is there, with the price and stock of now", load: () => import("./catalogue/export.ts") },
  pictures: { args: "", what: "draws the pictures that the sample catalogue lacks", load: () => import("./catalogue/pictures.ts") },
};

const call = (name: string): string => `${name} ${COMMANDS[name]?.args ?? ""}`.trim();
const usage = (): string =>
  ["npm run catalogue -- <command>", ...Object.entries(COMMANDS).map(([name, { what }]) => `  ${call(name).padEnd(54)}${what}`)].join("\n");

const [name = "help", ...args] = process.argv.slice(2);
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

const EXPECTED = [UsageError, FileError, KnowledgeError];
try {
  process.exitCode = await main();
} catch (error) {
  if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  if (error instanceof UsageError) console.error(command ? `usage: npm run catalogue -- ${call(name)}` : usage());
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
