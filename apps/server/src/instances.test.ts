import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@nutri/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import "./testing/quiet.ts";
import { HEALTHY } from "./testing/answers.ts";
import { openTestDatabase, POSTGRES, type TestDatabase } from "./testing/databases.ts";
import { CONSENTS } from "./testing/belongings.ts";
import { readEvents } from "./testing/events.ts";
import { FakeEndpoint } from "./testing/fake-endpoint.ts";
import { Cable, type Instance, startInstance } from "./testing/instances.ts";
import { PersistentClient, Writer } from "./testing/persistent.ts";
import { FakeS3 } from "./testing/s3.ts";

/** Two processes on one database; bench/chaos.ts is the long form. Times are limits of patience, not measures. */

const KEYS = { accessKeyId: "k", secretAccessKey: "s" };

describe.skipIf(!POSTGRES.reachable)("several instances", () => {
  const ending: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end();
  });

  type House = { start: (env?: Record<string, string>) => Promise<Instance>; database: TestDatabase; cable: Cable; s3: FakeS3 };
  async function house(): Promise<House> {
    const database = await openTestDatabase("postgres");
    ending.push(() => database.drop());
    const { cable, address } = await Cable.to(database.databaseUrl ?? "");
    ending.push(() => cable.close());
    const s3 = await new FakeS3(KEYS).start();
    ending.push(() => s3.stop());
    const dir = mkdtempSync(join(tmpdir(), "nutri-instances-"));
    ending.push(() => rmSync(dir, { recursive: true, force: true }));
    let count = 0;
    const start = async (env: Record<string, string> = {}): Promise<Instance> => {
      const instance = await startInstance({
        ...env,
        DATA_DIR: join(dir, String(++count)),
        DATABASE_URL: address,
        DATA_KEY: "ab".repeat(32),
        FILES_URL: "s3://bucket/files",
        AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
        AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
        AWS_ENDPOINT_URL: s3.endpoint,
      });
      ending.push(() => instance.end("SIGKILL"));
      return instance;
    };
    return { start, database, cable, s3 };
  }

  it("lose and double nothing when one is killed and one is ended while they are written to", async () => {
    const { start } = await house();
    const live = [await start(), await start()];
    const writers = [0, 1, 2, 3].map((i) => new Writer(`w${i}`, () => live.map((l) => l.url), i));
    await Promise.all(writers.map((w) => w.begin()));
    const enough = new AbortController();
    const work = Promise.all(
      writers.map(async (w) => {
        while (!enough.signal.aborted) await w.turn();
      }),
    );
    await expect.poll(() => writers.every((w) => w.written > 6), { timeout: 120_000, interval: 50 }).toBe(true);
    const [first] = live.splice(0, 1);
    await first?.end("SIGKILL");
    live.push(await start());
    const [second] = live.splice(0, 1);
    expect(await second?.end("SIGTERM")).toBe(0);
    enough.abort();
    await work;
    expect((await Promise.all(writers.map((w) => w.wrong()))).flat()).toEqual([]);
  }, 300_000);

  it("take over the job of one that was killed, and go on with its stream", async () => {
    const { start, database } = await house();
    const [first, second] = [await start(), await start()];
    const client = new PersistentClient(() => [second.url]);
    const writer = new Writer("w", () => [second.url], 0);
    await writer.begin();
    client.token = writer.client.token;
    const plan = await client.data("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, (d: { id: string }) => d.id);
    const body = { customNutritionPlanId: plan, questionnaireType: "short_questionnaire", answers: HEALTHY, submit: false };
    await client.ask("questionnairePut", { body });
    // As the first leaves it when it dies while it works: said to run, with the lease that it had.
    await first.end("SIGKILL");
    const { user_id } = await database.db.selectFrom("custom_plans").select("user_id").where("id", "=", plan).executeTakeFirstOrThrow();
    const now = Date.now();
    const job = {
      id: "00000000-0000-7000-8000-000000000000",
      kind: "plan",
      subject: plan,
      user_id,
      request_id: null,
      status: "running" as const,
      stage: "targets",
    };
    await database.db
      .insertInto("jobs")
      .values({ ...job, attempts: 1, lease_until: now + 10_000, created_at: now, updated_at: now })
      .execute();
    const attempts = async () => (await database.db.selectFrom("jobs").select("attempts").where("id", "=", job.id).executeTakeFirst())?.attempts;
    await expect.poll(attempts, { timeout: 15_000, interval: 100 }).toBe(2);
    const response = await fetch(`${second.url}/api${calls.precisePlanStream.path}?custom_nutrition_plan_id=${plan}`, {
      headers: { authorization: client.token, "last-event-id": `${job.id}:1` },
    });
    const events = readEvents(await response.text());
    expect(events[0]?.id).toBe(`${job.id}:2`);
    expect(events.at(-1)?.event).toBe("plan");
    expect(await database.db.selectFrom("jobs").select(["status", "attempts"]).where("id", "=", job.id).executeTakeFirst()).toEqual({
      status: "done",
      attempts: 2,
    });
  }, 300_000);

  it("take over the answer that one was making when it was killed, within 15 s and in the same stream", async () => {
    const { start } = await house();
    const endpoint = await new FakeEndpoint().start();
    ending.push(() => endpoint.stop());
    // The model says a sentence, and then nothing for ever.
    endpoint.moves = [{ say: ["请先说说你多大。"], hold: true }];
    const [first, second] = [await start({ LLM_BASE_URL: endpoint.url, LLM_MODEL: "fake", LLM_API_KEY: "a key" }), await start()];
    const client = new PersistentClient(() => [second.url]);
    client.token = await client.data("loginIp", { body: { clientType: "web" } }, (d: { accessToken: string }) => d.accessToken);
    await client.ask("consent", { body: { ...CONSENTS, documents: [...CONSENTS.documents, "model"] } });
    const headers = { authorization: client.token, "content-type": "application/json", "idempotency-key": "asked once" };
    const asked = fetch(`${first.url}/api${calls.chatSend.path}`, { method: "POST", headers, body: JSON.stringify({ text: "维生素 D 一天吃多少？" }) });
    let heard = "";
    for await (const part of (await asked).body!.pipeThrough(new TextDecoderStream())) if ((heard += part).includes("你多大")) break;
    const before = readEvents(heard.slice(0, heard.lastIndexOf("\n\n") + 2));
    const { messageId, conversationId } = (before[0]?.data ?? {}) as { messageId: string; conversationId: string };
    const messages = () => client.data("chatMessages", { query: { conversationId } }, (d: { items: { status?: string; text: string }[] }) => d.items);
    await expect.poll(async () => (await messages()).at(-1)?.text, { timeout: 30_000 }).toBe("请先说说你多大。");
    await first.end("SIGKILL");

    const killed = performance.now();
    const rest = await fetch(`${second.url}/api${calls.chatSend.path}`, {
      method: "POST",
      headers: { ...headers, "last-event-id": before.at(-1)?.id ?? "" },
      body: JSON.stringify({ text: "维生素 D 一天吃多少？" }),
    });
    const events = [...before, ...readEvents(await rest.text())];
    expect(performance.now() - killed).toBeLessThan(15_000);
    const said = events.flatMap((e) => (e.event === "delta" ? [(e.data as { text: string }).text] : [])).join("");
    expect([events[0]?.event, events.at(-1)?.event, events.at(-1)?.data]).toMatchObject(["start", "end", { finishReason: "stop" }]);
    expect(said).toMatch(/^请先说说你多大。\n\n./u);
    // What is kept, what is heard in two parts, and what is heard anew from either door are one and the same.
    expect(readEvents(await client.ask("chatStream", { query: { messageId } }))).toEqual(events);
    expect((await messages()).map(({ status, text }) => [status, text])).toEqual([
      [undefined, "维生素 D 一天吃多少？"],
      ["done", said],
    ]);
  }, 300_000);

  it("say 503 while the database is gone, and go on when it is back", async () => {
    const { start, cable } = await house();
    const instance = await start();
    const writer = new Writer("w", () => [instance.url], 0);
    await writer.begin();
    await writer.turn();
    // It listens before its assistant is there.
    await vi.waitFor(async () => expect((await fetch(`${instance.url}/readyz`)).status).toBe(200), { timeout: 60_000, interval: 100 });
    cable.cut();
    const login = () =>
      fetch(`${instance.url}/api${calls.loginIp.path}`, { method: "POST", headers: { "content-type": "application/json" }, body: '{"clientType":"web"}' });
    const refused = await login();
    expect([refused.status, refused.headers.get("retry-after"), ((await refused.json()) as { error: string }).error]).toEqual([503, "5", "overloaded"]);
    expect([(await fetch(`${instance.url}/readyz`)).status, (await fetch(`${instance.url}/healthz`)).status]).toEqual([503, 200]);
    cable.mend();
    expect((await fetch(`${instance.url}/readyz`)).status).toBe(200);
    await writer.turn();
    expect(await writer.wrong()).toEqual([]);
  }, 300_000);
});
