/** The assistant's thread: the knowledge is loaded once, and one question is answered at a time. */
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { Reply, ToolResult } from "@nutri/assistant";
import type { Catalogue } from "@nutri/domain";
import type { Asked, Said } from "../thread.ts";
import type { Posted } from "./answer-threads.ts";

const port = parentPort;
if (!port) throw new Error("this file runs as a worker");
enableCompileCache();
const [{ answerWith, callTool, createAssistant }, { loadKnowledge }, { NO_CATALOGUE }, { readTables }, { runIn }] = await Promise.all([
  import("./answer.ts"),
  import("@nutri/knowledge"),
  import("./answer-threads.ts"),
  import("./tables-file.ts"),
  import("./run-in.ts"),
]);

type Answer = Reply | ToolResult | typeof NO_CATALOGUE;
const knowledge = loadKnowledge(workerData as string);
const assistant = createAssistant(knowledge, readTables(knowledge));
let held: Catalogue = { version: "", products: [] };

function answer({ catalogue: { version, products }, tool, ...rest }: Posted): Answer {
  if (products) held = { version, products };
  if (held.version !== version) return NO_CATALOGUE;
  const inquiry = { ...rest, catalogue: held };
  return tool ? callTool(knowledge, inquiry, tool) : answerWith(assistant, inquiry);
}

runIn(assistant, knowledge);
const say = (said: Said<Answer>): void => port.postMessage(said);
port.on("message", ({ id, question }: Asked<Posted>) => {
  try {
    say({ id, answer: answer(question) });
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
say({ ready: true });
