import { SEALED_COLUMNS } from "../db/keys.ts";
import { settleKey } from "../db/data-key.ts";
import type { Db } from "../db/open.ts";
import type { Sealed, Vault } from "../db/vault.ts";
import type { FileStore } from "../files/store.ts";
import { fileIds, pages, replaceValue, rowName, sealedByAnother, type Table } from "./rows-store.ts";

type House = { db: Db; vault: Vault; files: FileStore };

/**
 * Seals everything anew that was sealed by another key than the vault's present one. It may be stopped at any moment and run again:
 * each value names the key it was sealed by, and the vault opens both. The server may run meanwhile if it knows both keys too.
 * @returns how many values and files were sealed anew
 * @throws UnsealError when a value was sealed by a third key
 */
export async function rotateKey(house: House): Promise<{ values: number; files: number }> {
  let values = 0;
  for (const name of SEALED_COLUMNS) {
    const [table, column] = name.split(".") as [Table, string];
    for await (const rows of pages(house.db, table, sealedByAnother(column, house.vault.keyId)))
      for (const row of rows) {
        const old = row[column] as Sealed<typeof name>;
        const place = rowName(table, row);
        await replaceValue(house.db, table, row, column, old, house.vault.seal(name, place, house.vault.open(name, place, old)));
        values++;
      }
  }
  let files = 0;
  for await (const id of fileIds(house.db)) if (await house.files.sealAnew(id)) files++;
  await settleKey(house.db, house.vault);
  return { values, files };
}
