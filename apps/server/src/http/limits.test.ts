import { randomBytes } from "node:crypto";
import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { TestServer } from "../testing/server.ts";

const REDIS_URL = process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";

async function reachable(): Promise<boolean> {
  const redis = new Redis(REDIS_URL, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 1_000 });
  redis.on("error", () => undefined);
  const answers = await redis.connect().then(
    () => true,
    () => false,
  );
  redis.disconnect();
  return answers;
}

const there = await reachable();
if (!there) process.stdout.write("Redis is not reachable: its test is skipped (set TEST_REDIS_URL)\n");

const login = async (server: TestServer): Promise<number> =>
  (await server.app.inject({ method: "POST", url: "/api/v1/base/login_ip", payload: { clientType: "web" }, remoteAddress: "10.0.0.1" })).statusCode;

async function withTwo(redisUrl: string, work: (one: TestServer, other: TestServer) => Promise<void>): Promise<void> {
  // A key of this run: what another run counted is not found.
  const env = { rateLimit: true, redisUrl, dataKey: randomBytes(32) };
  const [one, other] = [await TestServer.start("sqlite", { env }), await TestServer.start("sqlite", { env })];
  try {
    await work(one, other);
  } finally {
    await one.stop();
    await other.stop();
  }
}

describe("limits of a visitor", () => {
  it.each([
    ["codes tried", "invCode", (i: number) => ({ invCode: `TRY-${i}` }), 20],
    ["writes of any kind", "operationLogSave", (i: number) => ({ type: "share", note: String(i) }), 600],
  ] as const)("hold for %s, each visitor for itself", async (_what, id, body, most) => {
    const server = await TestServer.start("sqlite", { env: { rateLimit: true } });
    try {
      const [one, other] = [await server.visitor(), await server.visitor()];
      const seen = new Map<number, number>();
      for (let i = 0; i < most + 2; i++) {
        const { status } = await server.call(id, { body: body(i) }, { token: one.token });
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
      expect([...seen]).toEqual([
        [200, most],
        [429, 2],
      ]);
      expect((await server.call(id, { body: body(0) }, { token: other.token })).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

describe("limits over several instances", () => {
  it.skipIf(!there)("are counted together through Redis", () =>
    withTwo(REDIS_URL, async (one, other) => {
      const seen: number[] = [];
      for (let i = 0; i < 61; i++) seen.push(await login(one), await login(other));
      expect([seen.filter((s) => s === 200).length, seen.filter((s) => s === 429).length]).toEqual([120, 2]);
    }),
  );

  it("let requests pass when Redis does not answer", () =>
    withTwo("redis://127.0.0.1:1", async (one) => {
      for (let i = 0; i < 3; i++) expect(await login(one)).toBe(200);
      expect(one.logs.join("")).toContain("Redis does not answer");
    }));
});
