/** An operator's command made of others, each a file of its own: `npm run <whose> -- <name> …`. */
import { KnowledgeError } from "@nutri/knowledge/compile";
import { type Command, UsageError } from "./command.ts";

export type Commands = Readonly<Record<string, { readonly args?: string; readonly what: string; readonly load: () => Promise<{ run: Command }> }>>;

type Options = {
  /** The command that is run when none is named. */
  readonly byDefault: string;
  /** Mistakes of whoever calls it, beside those of usage and of the records: told in one line, without where in the code. */
  readonly expected?: readonly (new (...args: never[]) => Error)[];
};

/** Runs what the process was called with and sets its exit code: 1 for a mistake in what is given, 2 for a wrong call. */
export async function runCommands(whose: string, commands: Commands, { byDefault, expected = [] }: Options): Promise<void> {
  const call = (name: string): string => `${name} ${commands[name]?.args ?? ""}`.trim();
  const width = Math.max(...Object.keys(commands).map((name) => call(name).length)) + 2;
  const usage = (): string =>
    [`npm run ${whose} -- <command>`, ...Object.entries(commands).map(([name, { what }]) => `  ${call(name).padEnd(width)}${what}`)].join("\n");

  const [name = byDefault, ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (name === "help" || name === "--help") return console.log(usage());
    if (!command) throw new UsageError(`there is no command "${name}"`);
    process.exitCode = await (await command.load()).run(args, (line) => console.log(line));
  } catch (error) {
    if (![UsageError, KnowledgeError, ...expected].some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    if (error instanceof UsageError) console.error(command ? `usage: npm run ${whose} -- ${call(name)}` : usage());
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
