/** `npm start`. What is compiled once is remembered for the next start; only then is the server loaded. */
import { enableCompileCache } from "node:module";

enableCompileCache();
const { start } = await import("./main/start.ts");
if (!(await start({ say: console.log, complain: console.error }))) process.exit(1);
