/** What the commands of `npm run catalogue` share: how they are called, and their files. */
import { parseArgs } from "node:util";
import type { Content } from "../../apps/server/src/catalogue/files/columns.ts";
import { UsageError } from "../knowledge/command.ts";

type Asked = { readonly file: string; readonly content: Content; readonly dryRun: boolean };

/** @throws UsageError */
export function asked(args: readonly string[]): Asked {
  const options = { vouchers: { type: "boolean", default: false }, "dry-run": { type: "boolean", default: false } } as const;
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const [file, ...more] = parsed.positionals;
  if (file === undefined || more.length > 0) throw new UsageError("one file is needed");
  return { file, content: parsed.values.vouchers ? "vouchers" : "products", dryRun: parsed.values["dry-run"] };
}
