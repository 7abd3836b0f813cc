/** Templates mark what a person has to write. A record with a mark left is not knowledge yet. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parse } from "yaml";
import { KINDS } from "@nutri/knowledge/schema";
import { join } from "node:path";
import { yamlFiles } from "./files.ts";
import { stringsOf } from "./walk.ts";

export const MARK = "FILL:";

export type Unfilled = { readonly file: string; readonly paths: readonly string[] };

const marked = (text: string): string[] => stringsOf(parse(text)).flatMap(({ path, value }) => (value.startsWith(MARK) ? [path] : []));

/** Records with marks left, `file` relative to `root` as the compiler names it. */
export function unfilled(root: string): Unfilled[] {
  return Object.keys(KINDS).flatMap((kind) =>
    yamlFiles(join(root, kind)).flatMap((file): Unfilled[] => {
      const text = readFileSync(file, "utf8");
      return text.includes(MARK) ? [{ file: relative(root, file), paths: marked(text) }] : [];
    }),
  );
}
