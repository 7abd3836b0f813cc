import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** One command: its arguments, where it prints, its exit code. */
export type Command = (args: readonly string[], print: (line: string) => void) => number | Promise<number>;

/** The command was called in a way that it does not understand. */
export class UsageError extends Error {}

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const KNOWLEDGE = join(ROOT, "packages", "knowledge");

/** @throws UsageError when something is left over */
export function noMore(args: readonly string[]): void {
  if (args.length > 0) throw new UsageError(`not understood: ${args.join(" ")}`);
}
