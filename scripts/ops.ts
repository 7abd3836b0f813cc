/** `npm run ops`: an operator's view, while the server runs or not: health, rows, jobs, the operation log by day. It changes nothing and shows nothing that somebody told. */
import { overview } from "../apps/server/src/operate/overview.ts";
import { withHouse } from "../apps/server/src/operate/with-house.ts";

await withHouse({ empty: true }, async ({ db, engine, files, env }) => {
  console.log(JSON.stringify(await overview({ db, engine, files, dataDir: env.dataDir, now: Date.now() }), null, 2));
});
