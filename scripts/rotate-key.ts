/**
 * `npm run rotate-key`: seals everything by a new data key. With the key in DATA_DIR (the server stopped) it makes the new key itself;
 * with DATA_KEY given it seals by DATA_KEY what DATA_KEY_PREVIOUS sealed. When it was stopped in between, run it again.
 */
import { beginNewKey, forgetPreviousKey } from "../apps/server/src/operate/key-files.ts";
import { rotateKey } from "../apps/server/src/operate/rotate-key.ts";
import { withHouse } from "../apps/server/src/operate/with-house.ts";

const own = !process.env["DATA_KEY"] && !process.env["DATABASE_URL"];
if (own) await withHouse({ alone: true }, ({ env }) => Promise.resolve(beginNewKey(env.dataDir)));
if (!process.exitCode)
  await withHouse({ alone: true }, async (house) => {
    const { values, files } = await rotateKey(house);
    if (own) forgetPreviousKey(house.env.dataDir);
    console.log(`sealed by the data key ${house.vault.keyId}: ${values} values, ${files} files`);
  });
