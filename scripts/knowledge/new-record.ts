/** `new <kind> <id> [--in <folder>]`: a record from a template, where the compiler looks for it. Never over another. */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { Id } from "@nutri/knowledge/schema";
import { type Command, KNOWLEDGE, ROOT, UsageError } from "./command.ts";
import { yamlFiles } from "./files.ts";
import { type Template, TEMPLATES } from "./templates.ts";

type Wanted = { readonly template: Template; readonly id: string; readonly folder: string };

function read(args: readonly string[]): Wanted {
  const at = args.indexOf("--in");
  const folder = at < 0 ? "" : args[at + 1];
  const [kind = "", id = "", ...rest] = at < 0 ? args : args.filter((_, i) => i !== at && i !== at + 1);
  const template = Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind] : undefined;
  if (!template) throw new UsageError(`${kind === "" ? "which kind?" : `no template for "${kind}".`} There are: ${Object.keys(TEMPLATES).join(", ")}`);
  const checked = Id.safeParse(id);
  if (!checked.success) throw new UsageError(id === "" ? "which id?" : `"${id}" is no id: ${checked.error.issues[0]?.message}`);
  if (folder === undefined || !/^[\w/-]*$/u.test(folder)) throw new UsageError("--in takes the name of a folder below the kind's own");
  if (rest.length > 0) throw new UsageError(`not understood: ${rest.join(" ")}`);
  return { template, id, folder };
}

/** Writes the record and gives its path. @throws UsageError when the kind has a record with this id, wherever it lies. */
export function newRecord(args: readonly string[], root = KNOWLEDGE): string {
  const { template, id, folder } = read(args);
  const there = yamlFiles(join(root, template.kind)).find((file) => basename(file) === `${id}.yaml`);
  if (there) throw new UsageError(`there is one already: ${relative(ROOT, there)}`);
  const file = join(root, template.kind, folder, `${id}.yaml`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, template.text(id), { flag: "wx" });
  return file;
}

export const run: Command = (args, print) => {
  const file = newRecord(args);
  print(`written: ${relative(ROOT, file)}`);
  print(`Fill in what is marked, then: npm run knowledge -- check`);
  return 0;
};
