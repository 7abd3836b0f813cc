/**
 * The chat through the server: first words of single questions and of 200 at once, without a model; and how long a sentence of a
 * model's takes through referee, storage and stream, with an endpoint that says one every so often.
 */
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { CONSENT_VERSION } from "@nutri/contract";
import { type Product, startProduct } from "../scripts/product.ts";
import { percentile, visitor } from "./fixtures/load.ts";

const ONE_BY_ONE = 100;
const AT_ONCE = 200;
const SENTENCES = 40;
const EVERY_MS = 60;
const TARGETS = { firstMs: 100, crowdMs: 500, sentenceMs: 5 } as const;

const cases = readFileSync(fileURLToPath(new URL("../packages/assistant/cases/questions.jsonl", import.meta.url)), "utf8")
  .split("\n")
  .filter((l) => l !== "")
  .map((l) => JSON.parse(l) as { lang: "zh" | "en"; question: string });
const questionOf = (i: number): string => cases[i % cases.length]?.question ?? "";

/** Asks, and calls `heard` with what came so far until the stream ends. @returns the time to the first words, in ms. */
async function ask(base: string, token: string, text: string, heard: (all: string) => void = () => undefined): Promise<number> {
  const t0 = performance.now();
  const response = await fetch(`${base}/api/v1/chat/send`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", authorization: token },
    body: JSON.stringify({ text }),
  });
  const decoder = new TextDecoder();
  let all = "";
  let first = Number.NaN;
  for await (const part of response.body ?? []) {
    all += decoder.decode(part as Uint8Array, { stream: true });
    if (Number.isNaN(first) && all.includes("event: delta")) first = performance.now() - t0;
    heard(all);
  }
  return first;
}

const show = (what: string, values: readonly number[], target: number): void =>
  console.log(
    `${what}: p50 ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms of ${values.length} (target p95 ${target} ms)`,
  );

async function withoutModel(product: Product): Promise<void> {
  const { token } = await visitor(`${product.url}/api`);
  const single: number[] = [];
  for (let i = 0; i < ONE_BY_ONE; i++) single.push(await ask(product.url, token, questionOf(i)));
  show("first words, one question after the other", single, TARGETS.firstMs);
  const tokens: string[] = [];
  for (let i = 0; i < AT_ONCE; i++) tokens.push((await visitor(`${product.url}/api`)).token);
  const crowd = await Promise.all(tokens.map((t, i) => ask(product.url, t, questionOf(i))));
  show(`first words, ${AT_ONCE} at once`, crowd, TARGETS.crowdMs);
}

/** An endpoint that says sentence after sentence and notes when. */
async function sayer(saidAt: number[]): Promise<{ url: string; stop: () => void }> {
  const chunk = (delta: object, finish: string | null): string =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "bench", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const speak = (response: ServerResponse, i: number): void => {
    if (i === SENTENCES) return void response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
    saidAt[i] = performance.now();
    response.write(chunk({ content: `这是说明${String.fromCharCode(0x4e00 + i)}。` }, null));
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
  const token = await toModel(product.url);
  await ask(product.url, token, "你好，维生素 D 一天吃多少？", (all) => {
    for (let i = heardAt.length; i < SENTENCES && all.includes(`这是说明${String.fromCharCode(0x4e00 + i)}。`); i++) heardAt.push(performance.now());
  });
  const ways = heardAt.map((at, i) => at - (saidAt[i] ?? Number.NaN));
  if (ways.length < SENTENCES) console.log(`only ${ways.length} of ${SENTENCES} sentences came through`);
  show("a sentence's way through the server", ways, TARGETS.sentenceMs);
  await product.stop();
  endpoint.stop();
}

const product = await startProduct();
await withoutModel(product);
await product.stop();
await withModel();
