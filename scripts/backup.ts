/** `npm run backup -- <folder>`: a backup of the data, while the server runs. The data key is not in it: keep that elsewhere. */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { backup } from "../apps/server/src/operate/backup.ts";
import { withHouse } from "../apps/server/src/operate/with-house.ts";

const folder = process.argv[2];
if (!folder) {
  console.error("usage: npm run backup -- <folder>");
  process.exit(2);
}
await withHouse({}, async ({ db, engine, files, vault }) => {
  const now = Date.now();
  const to = join(resolve(folder), `nutritionist-${new Date(now).toISOString().replaceAll(/[:.]/g, "-")}`);
  mkdirSync(resolve(folder), { recursive: true });
  const made = await backup({ db, engine, files, keyId: vault.keyId, now }, to);
  const rows = Object.values(made.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${to}: ${rows} rows, ${made.files} files, data key ${made.keyId}`);
});
