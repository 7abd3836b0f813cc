/** `npm run restore -- <backup>`: puts a backup into the empty data directory or database that the environment names. */
import { resolve } from "node:path";
import { restore } from "../apps/server/src/operate/restore.ts";
import { withHouse } from "../apps/server/src/operate/with-house.ts";

const folder = process.argv[2];
if (!folder) {
  console.error("usage: npm run restore -- <backup>");
  process.exit(2);
}
await withHouse({ alone: true, empty: true }, async ({ db, files, vault }) => {
  const made = await restore(resolve(folder), { db, files, knowsKey: (id) => vault.knows(id) });
  console.log(`restored the backup of ${made.madeAt}: ${Object.values(made.tables).reduce((sum, table) => sum + table.rows, 0)} rows, ${made.files} files`);
});
