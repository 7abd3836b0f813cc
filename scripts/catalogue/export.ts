/** `export`: what is in the database that the environment names, with the price and stock of now, as a file that `import` takes. */
import { writeFileSync } from "node:fs";
import { type Content, LAYOUTS } from "../../apps/server/src/catalogue/files/columns.ts";
import { formatOf } from "../../apps/server/src/catalogue/files/read-file.ts";
import { FileError } from "../../apps/server/src/catalogue/files/read-text.ts";
import { writeCsv } from "../../apps/server/src/catalogue/files/write-csv.ts";
import { CatalogueStore } from "../../apps/server/src/catalogue/store.ts";
import { withHouse } from "../../apps/server/src/operate/with-house.ts";
import type { Command } from "../knowledge/command.ts";
import { asked } from "./command.ts";

type Entries = readonly Readonly<Record<string, unknown>>[];

/** @throws FileError when the file is there already: what was exported before is not lost by a slip */
function write(file: string, content: Content, entries: Entries): void {
  const text = formatOf(file) === "csv" ? writeCsv(entries, LAYOUTS[content]) : `${JSON.stringify(entries, null, 2)}\n`;
  try {
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new FileError(code === "EEXIST" ? `${file} is there already; name a new file` : message);
  }
}

export const run: Command = async (args, print) => {
  const { file, content } = asked(args);
  formatOf(file);
  let entries: Entries = [];
  await withHouse({}, async ({ db }) => {
    const store = new CatalogueStore(db, Date.now);
    entries = content === "products" ? await store.onSale() : await store.vouchers();
  });
  if (process.exitCode) return 1;
  write(file, content, entries);
  print(`${file}: ${entries.length} ${content}`);
  return 0;
};
