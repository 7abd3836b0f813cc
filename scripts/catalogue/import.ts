/** `import`: puts a file's products (or vouchers) in place of those in the database that the environment names. */
import { type Change } from "../../apps/server/src/catalogue/change.ts";
import type { Content } from "../../apps/server/src/catalogue/files/columns.ts";
import { readFile } from "../../apps/server/src/catalogue/files/read-file.ts";
import { ImportError, importProducts, importVouchers } from "../../apps/server/src/catalogue/import.ts";
import { CatalogueStore } from "../../apps/server/src/catalogue/store.ts";
import { withHouse } from "../../apps/server/src/operate/with-house.ts";
import type { Command } from "../knowledge/command.ts";
import { asked } from "./command.ts";
import { changeLines, problemLines } from "./report.ts";

type Outcome = { readonly problems: readonly string[]; readonly put: (store: CatalogueStore, dryRun: boolean) => Promise<Change<{ readonly id: string }>> };

function outcomeOf(file: string, content: Content): Outcome {
  if (content === "products") {
    const { values, problems } = readFile(file, "products");
    return { problems: problemLines(file, problems), put: (store, dryRun) => importProducts(store, values, { dryRun }) };
  }
  const { values, problems } = readFile(file, "vouchers");
  return { problems: problemLines(file, problems), put: (store, dryRun) => importVouchers(store, values, { dryRun }) };
}

export const run: Command = async (args, print) => {
  const { file, content, dryRun } = asked(args);
  const { problems, put } = outcomeOf(file, content);
  for (const line of problems) print(line);
  if (problems.length > 0) {
    print("nothing was changed");
    return 1;
  }
  let refused: ImportError | undefined;
  await withHouse({ alone: !dryRun }, async ({ db }) => {
    try {
      for (const line of changeLines(await put(new CatalogueStore(db, Date.now), dryRun))) print(line);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      refused = error;
    }
  });
  if (refused) print(refused.message);
  else if (dryRun) print("a dry run: nothing was changed");
  return refused || process.exitCode ? 1 : 0;
};
