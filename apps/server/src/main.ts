/** `npm start`. What is compiled once is remembered for the next start; only then is the server loaded. */
import { enableCompileCache } from "node:module";

enableCompileCache();
// The assistant takes longest to be made: it is begun first.
const { answerThreads } = await import("./chat/answer-threads.ts");
const threads = answerThreads();
void threads[0]?.warm();
const { start } = await import("./main/start.ts");
if (!(await start({ say: console.log, complain: console.error }, threads))) process.exit(1);
