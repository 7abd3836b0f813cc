/**
 * The chat through the server: first words of single questions and of 200 at once (each another one, and what the welcome card offers), without a model; and how long a sentence of a
 * model's takes through referee, storage and stream, with an endpoint that says one every so often.
 */
import { readFileSync } from "node:fs";
import { Agent, createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { CONSENT_VERSION } from "@nutri/contract";
import { type Product, startProduct } from "../scripts/product.ts";
import { percentile, visitor } from "./fixtures/load.ts";

const ONE_BY_ONE = 100;
const AT_ONCE = 200;
const SENTENCES = 200;
const EVERY_MS = 60;
/** Who uses less of a second's processor time is done. */
const RESTS_MS = 50;
const TARGETS = { firstMs: 100, crowdMs: 500, sentenceMs: 5 } as const;

/** A sentence as no other: with a sign that means nothing to whoever judges it. */
const sentence = (i: number): string => `这是说明${String.fromCharCode(0xac00 + i)}。`;

/** Enough of them that nobody asks what was asked before. */
const FILES = ["questions", "questions-second", "questions-third", "questions-fourth", "questions-fifth"];
const questions = FILES.flatMap((file) =>
  readFileSync(fileURLToPath(new URL(`../packages/assistant/cases/${file}.jsonl`, import.meta.url)), "utf8")
    .split("\n")
    .filter((l) => l !== "")
    .map((l) => (JSON.parse(l) as { question: string }).question),
);
let next = 0;
const another = (): string => {
  const question = questions[next++];
  if (question === undefined) throw new Error(`there are only ${questions.length} questions`);
  return question;
};

/** Connections are kept, and one client asks for all: what is measured is the server, and both share the processor. */
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Asks, and calls `heard` with what came so far until the stream ends. @returns the time to the first words, in ms; not a number when there were none */
const ask = (base: string, token: string, text: string, heard: (all: string) => void = () => undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    const t0 = performance.now();
    const headers = { "content-type": "application/json", accept: "text/event-stream", authorization: token };
    const asking = request(`${base}/api/v1/chat/send`, { agent, method: "POST", headers }, (response) => {
      let all = "";
      let first = Number.NaN;
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        all += part;
        if (Number.isNaN(first) && all.includes("event: delta")) first = performance.now() - t0;
        heard(all);
      });
      response.on("end", () => resolve(first));
    });
    asking.on("error", reject);
    asking.end(JSON.stringify({ text }));
  });

/** With the load beside it: what others do on the machine is in the figures. */
function show(what: string, all: readonly number[], target: number): void {
  const values = all.filter((v) => !Number.isNaN(v));
  const refused = all.length > values.length ? `, ${all.length - values.length} refused` : "";
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(values, share).toFixed(1));
  console.log(`${what}: p50 ${p50} ms, p95 ${p95} ms of ${values.length}${refused} (target p95 ${target} ms; load ${loadavg()[0]?.toFixed(1)})`);
}

/** Waits until the process rests: after its start it has its threads run what they are there for, on all the processor there is. */
async function warm({ url }: Product): Promise<void> {
  const t0 = performance.now();
  const usedMs = async (): Promise<number> => Number(/^process_cpu_seconds_total (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]) * 1000;
  let before: number;
  let used = await usedMs();
  do {
    before = used;
    await sleep(1_000);
    used = await usedMs();
  } while (used - before > RESTS_MS);
  console.log(`at rest ${((performance.now() - t0) / 1000).toFixed(0)} s after it was ready`);
}

async function withoutModel(product: Product): Promise<void> {
  const { token, call } = await visitor(`${product.url}/api`);
  const single: number[] = [];
  for (let i = 0; i < ONE_BY_ONE; i++) single.push(await ask(product.url, token, another()));
  show("first words, one question after the other", single, TARGETS.firstMs);
  const tokens: string[] = [];
  for (let i = 0; i < AT_ONCE; i++) tokens.push((await visitor(`${product.url}/api`)).token);
  // The first crowd finds code that has hardly run; the ones after it are what a server that has run for a while gives.
  for (const time of ["", ", once more", ", a third time"]) {
    const crowd = await Promise.all(tokens.map((t) => ask(product.url, t, another())));
    show(`first words, ${AT_ONCE} at once, each another question${time}`, crowd, TARGETS.crowdMs);
  }
  const offered = (await call("chatQuickQuestions", {})).questions.map((q) => q.text);
  const crowd = await Promise.all(tokens.map((t, i) => ask(product.url, t, offered[i % offered.length] ?? "")));
  show(`first words, ${AT_ONCE} at once, what the welcome card offers`, crowd, TARGETS.crowdMs);
}

/** An endpoint that says sentence after sentence and notes when. */
async function sayer(saidAt: number[]): Promise<{ url: string; stop: () => void }> {
  const chunk = (delta: object, finish: string | null): string =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "bench", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const speak = (response: ServerResponse, i: number): void => {
    if (i === SENTENCES) return void response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
    saidAt[i] = performance.now();
    response.write(chunk({ content: sentence(i) }, null));
    setTimeout(() => speak(response, i + 1), EVERY_MS);
  };
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(chunk({ role: "assistant" }, null));
      speak(response, 0);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, stop: () => server.close() };
}

/** A visitor who has agreed that a model words the answers. */
async function toModel(base: string): Promise<string> {
  const { call, token } = await visitor(`${base}/api`);
  await call("consent", { body: { version: CONSENT_VERSION, accepted: true, documents: ["model"] } });
  return token;
}

async function withModel(): Promise<void> {
  const saidAt: number[] = [];
  const heardAt: number[] = [];
  const endpoint = await sayer(saidAt);
  const product = await startProduct({ LLM_BASE_URL: endpoint.url, LLM_MODEL: "bench" });
  await warm(product);
  const token = await toModel(product.url);
  // The first answer of a process is not what its readers wait for day by day.
  await ask(product.url, token, "你好，维生素 C 一天吃多少？");
  await ask(product.url, token, "你好，维生素 D 一天吃多少？", (all) => {
    for (let i = heardAt.length; i < SENTENCES && all.includes(sentence(i)); i++) heardAt.push(performance.now());
  });
  const ways = heardAt.map((at, i) => at - (saidAt[i] ?? Number.NaN));
  if (ways.length < SENTENCES) console.log(`only ${ways.length} of ${SENTENCES} sentences came through`);
  show("a sentence's way through the server", ways, TARGETS.sentenceMs);
  await product.stop();
  endpoint.stop();
}

const product = await startProduct();
await warm(product);
await withoutModel(product);
await product.stop();
await withModel();
