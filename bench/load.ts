/**
 * Realistic mixed traffic, as ratios within one run: visitors come, answer, get a plan, look at it again, ask, type a report and search
 * medicines; beside it raw node:http sending as many bytes. Then more than it can take: who is let in must be answered, who is not gets
 * 503 with Retry-After. LOAD_SECONDS (20; 1800 to see whether memory grows), LOAD_AT_ONCE (8), LOAD_OVER (200).
 * Another self-hosted app can be measured in the same run: LOAD_URL with a module LOAD_ADAPTER whose default export is `(base) => Turn`.
 */
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type CallId, calls, type Input } from "@nutri/contract";
import { startProduct } from "../scripts/product.ts";
import { load as loadOne, median, percentile } from "./fixtures/load.ts";
import { memoryMb } from "./fixtures/memory.ts";
import { random } from "./fixtures/random.ts";
import { CONSENTS } from "../apps/server/src/testing/belongings.ts";

const setting = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);
const SECONDS = setting("LOAD_SECONDS", 20);
const AT_ONCE = setting("LOAD_AT_ONCE", 8);
const OVER = setting("LOAD_OVER", 200);
const GROWN = 1.05;

/** `at`: milliseconds from the beginning of the process to when it was asked. */
type Answer = { status: number; bytes: number; at: number; ms: number; retryAfter: boolean; text: string };
type Send = (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<Answer>;
/** One request of a client's walk; called again and again. */
type Turn = () => Promise<Answer>;

const sender =
  (base: string, agent: Agent): Send =>
  (method, path, headers, body) =>
    new Promise((resolve, reject) => {
      const t0 = performance.now();
      request(base + path, { method, agent, headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) } }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            bytes: bytes.length,
            at: t0,
            ms: performance.now() - t0,
            retryAfter: response.headers["retry-after"] !== undefined,
            text: bytes.toString("utf8"),
          });
        });
      })
        .on("error", reject)
        .end(body);
    });

const QUESTIONS = ["维生素 D 一天吃多少？", "How much iron do I need?", "鱼油和华法林能一起吃吗？", "缺铁怎么补？"] as const;
const MEDICINES = ["华法林", "二甲双胍", "levothyroxine", "阿托伐他汀"] as const;

/** The walk of one visitor after another: mostly looking, sometimes writing, as people do. */
async function walker(send: Send, seed: number): Promise<Turn> {
  const r = random(seed);
  let token = "";
  let plan = "";
  const ask = (id: CallId, input: { query?: Record<string, string>; body?: object } = {}, as = token): Promise<Answer> => {
    const { method, path } = calls[id];
    return send(
      method,
      `/api${path}?${new URLSearchParams(input.query).toString()}`,
      { authorization: as },
      method === "POST" ? JSON.stringify(input.body ?? {}) : undefined,
    );
  };
  const data = (answer: Answer): Record<string, string> => (JSON.parse(answer.text) as { data: Record<string, string> | null }).data ?? {};
  const answers = (): Input<"questionnairePut">["body"]["answers"] => ({
    gender: r.pick(["male", "female"] as const),
    age: 20 + Math.floor(r.next() * 50),
    heightCm: 165,
    weightKg: 60,
    activityLevel: "light",
    pregnancy: "none",
    conditions: [],
    allergies: [],
    medicines: [],
  });
  const submit = (id = plan, as = token): Promise<Answer> =>
    ask("questionnairePut", { body: { customNutritionPlanId: id, questionnaireType: "short_questionnaire", answers: answers(), submit: true } }, as);
  /** Somebody new, who takes the walk over when all of it is done: what is refused halfway leaves the one before. */
  async function enter(): Promise<Answer> {
    const login = await ask("loginIp", { body: { clientType: "web" } });
    if (login.status !== 200) return login;
    const mine = data(login)["accessToken"] ?? "";
    const agreed = await ask("consent", { body: CONSENTS }, mine);
    if (agreed.status !== 200) return agreed;
    const begun = await ask("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, mine);
    if (begun.status !== 200) return begun;
    const made = await submit(data(begun)["id"] ?? "", mine);
    if (made.status === 200) [token, plan] = [mine, data(begun)["id"] ?? ""];
    return made;
  }
  const look = (): Promise<Answer> => ask("precisePlanGet", { query: { custom_nutrition_plan_id: plan } });
  const some: (readonly [number, () => Promise<Answer>])[] = [
    [0.45, look],
    [0.1, () => ask("precisePlansByUser")],
    [0.1, () => ask("productGetAll", { body: {} })],
    [0.1, () => ask("searchMedicine", { body: { name: r.pick(MEDICINES) } })],
    [0.1, () => ask("chatSend", { body: { text: r.pick(QUESTIONS) } })],
    [0.05, () => ask("medicineTaboos", { body: { medicines: [{ name: r.pick(MEDICINES) }] } })],
    [0.04, () => ask("reportPut", { body: { rows: [{ code: "ferritin", value: 8 + Math.floor(r.next() * 60), unit: "ug/L" }] } })],
    [0.03, () => submit()],
    [0.03, enter],
  ];
  await enter();
  return () => {
    if (plan === "") return enter();
    let at = r.next();
    return (some.find(([share]) => (at -= share) < 0)?.[1] ?? look)();
  };
}

async function drive(turns: readonly Turn[], seconds: number): Promise<{ answers: Answer[]; perSecond: number }> {
  const answers: Answer[] = [];
  const started = performance.now();
  await Promise.all(
    turns.map(async (turn) => {
      while (performance.now() - started < seconds * 1000) {
        const answer = await turn();
        // Half an hour's texts are more than memory holds; only what went wrong is shown.
        answers.push(answer.status === 200 ? { ...answer, text: "" } : answer);
      }
    }),
  );
  return { answers, perSecond: (answers.length / (performance.now() - started)) * 1000 };
}

/** How many answers had which status, other than 200. */
const failed = (answers: readonly Answer[]): string => {
  const by = Map.groupBy(
    answers.filter((a) => a.status !== 200),
    (a) => a.status,
  );
  return [...by].map(([status, { length }]) => `${length} × ${status}`).join(", ") || "all 200";
};

const shown = ({ answers, perSecond }: Awaited<ReturnType<typeof drive>>): string => {
  const fine = answers.filter((a) => a.status === 200).map((a) => a.ms);
  const times = [0.5, 0.95, 0.99].map((p) => percentile(fine, p).toFixed(0)).join(" / ");
  return `${perSecond.toFixed(0)} a second, p50 / p95 / p99 ${times} ms, of ${answers.length}: ${failed(answers)}`;
};

async function rawPerSecond(bytes: number): Promise<number> {
  const body = Buffer.alloc(bytes, "x");
  const server = createServer((_request, response) => response.end(body));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { perSecond } = await loadOne(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {}, 4, AT_ONCE);
  server.closeAllConnections();
  server.close();
  return perSecond;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const product = await startProduct({ LOG_LEVEL: "error" });
const send = sender(product.url, agent);
const turns = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => walker(send, i + 1)));
await drive(turns, Math.min(5, SECONDS));
const memory: number[] = [];
const sampling = setInterval(() => memory.push(memoryMb(product.pid)), Math.max(250, (SECONDS * 1000) / 240));
const normal = await drive(turns, SECONDS);
clearInterval(sampling);
const bytes = Math.round(normal.answers.reduce((n, a) => n + a.bytes, 0) / Math.max(1, normal.answers.length));
const raw = await rawPerSecond(bytes);
console.log(`mixed traffic, ${AT_ONCE} at once: ${shown(normal)}`);
console.log(`raw node:http with ${bytes} bytes (in this process): ${raw.toFixed(0)} a second; ratio ${(normal.perSecond / raw).toFixed(3)}`);
/** Medians of the parts of the run: the first is warming up, and what grows from the middle to the last grows for ever. */
const parts = [0, 1, 2].map((third) => median(memory.slice((third * memory.length) / 3, ((third + 1) * memory.length) / 3)));
const grown = (parts[2] ?? Number.NaN) / (parts[1] ?? Number.NaN);
console.log(
  `memory over ${SECONDS} s, medians of its thirds: ${parts.map((mb) => mb.toFixed(0)).join(" → ")} MB; last over middle ${grown.toFixed(2)} (target below ${GROWN} over half an hour)`,
);
if (SECONDS >= 1_800 && !(grown < GROWN)) process.exitCode = 1;

const over = await drive(
  Array.from({ length: OVER }, (_, i) => turns.at(i % turns.length) ?? (() => Promise.reject(new Error("no walker")))),
  Math.min(SECONDS, 60),
);
/** A rush is worked off in order; what is asked about is overload that lasts. */
const RUSH_MS = 3_000;
const began = Math.min(...over.answers.map((a) => a.at));
const lasting = over.answers.filter((a) => a.at - began > RUSH_MS);
const refused = over.answers.filter((a) => a.status === 503);
const other = over.answers.filter((a) => a.status !== 200 && a.status !== 503);
const p95 = (of: readonly Answer[]): number =>
  percentile(
    of.filter((a) => a.status === 200).map((a) => a.ms),
    0.95,
  );
console.log(`${OVER} at once: ${shown(over)}; ${refused.filter((a) => !a.retryAfter).length} × 503 without Retry-After`);
console.log(
  `p95 of what is let in, over normal: ${(p95(lasting) / p95(normal.answers)).toFixed(1)} (target 2), with the rush of the first ${RUSH_MS / 1000} s ${(p95(over.answers) / p95(normal.answers)).toFixed(1)}`,
);
const after = await drive(turns, 3);
console.log(`after it: ${shown(after)}`);
for (const { status, text } of other.slice(0, 3)) console.log(`  ${status}: ${text.slice(0, 200)}`);
if (other.length > 0 || refused.some((a) => !a.retryAfter)) process.exitCode = 1;

const { LOAD_URL: url, LOAD_ADAPTER: adapter } = process.env;
if (url && adapter) {
  const { default: turnOf } = (await import(adapter)) as { default: (base: string) => Turn };
  console.log(
    `${url}: ${shown(
      await drive(
        Array.from({ length: AT_ONCE }, () => turnOf(url)),
        SECONDS,
      ),
    )}`,
  );
}
agent.destroy();
await product.stop();
