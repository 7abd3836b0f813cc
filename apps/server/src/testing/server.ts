import "./quiet.ts";
import { type CallId, CONSENT_VERSION, type Failure, type Input, type LoginResult, type Output, routes } from "@nutri/contract";
import type { Lang } from "@nutri/domain";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe } from "vitest";
import { type AppOptions, createApp } from "../app.ts";
import { assemble, type Parts } from "../assemble.ts";
import type { Context } from "../context.ts";
import type { Engine } from "../db/open.ts";
import { openVault } from "../db/data-key.ts";
import type { Env } from "../env.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { createLog } from "../log.ts";
import { createReader } from "../reports/reader.ts";
import { testProducts, testVouchers } from "./catalogue.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "./databases.ts";
import { testKnowledge } from "./knowledge.ts";
import { type TestPlanner, testPlanner } from "./planner.ts";

export const SSO_SECRET = "a secret for tests only";

const testEnv = (database: TestDatabase): Env => ({
  port: 0,
  host: "127.0.0.1",
  dataDir: database.dataDir,
  databaseUrl: database.databaseUrl,
  dataKey: Buffer.alloc(32, 7),
  previousDataKey: undefined,
  filesAt: undefined,
  ssoSecret: SSO_SECRET,
  youzan: undefined,
  market: "cn",
  referenceSet: "china-2023",
  metricsToken: undefined,
  retentionDays: undefined,
  rateLimit: false,
  redisUrl: undefined,
  model: undefined,
  modelPrice: undefined,
  brandFile: undefined,
  trustProxy: false,
  publicUrl: undefined,
  logLevel: "info",
  checkAnswers: true,
});

export type Answer<T> = { status: number; data: T; failure: Failure; headers: LightMyRequestResponse["headers"]; text: string };
export type With = { token?: string | undefined; lang?: Lang; headers?: Record<string, string> };
export type Visitor = { token: string; login: LoginResult };
/** `parts`: others in the place of those that tests have; `planner` of the server stays the test's own. */
export type ServerOptions = { env?: Partial<Env>; app?: AppOptions; parts?: Partial<Pick<Parts, "knowledge" | "planner" | "reader" | "retail" | "model">> };

/** A whole server on a throw-away database, without a port. Time stands still until it is moved. */
export class TestServer {
  readonly context: Context;
  readonly app: FastifyInstance;
  readonly planner: TestPlanner;
  readonly logs: string[];
  readonly #jobs: Jobs<Context>;
  readonly #database: TestDatabase;
  readonly #clock: { now: number };

  private constructor(parts: {
    context: Context;
    app: FastifyInstance;
    planner: TestPlanner;
    logs: string[];
    jobs: Jobs<Context>;
    database: TestDatabase;
    clock: { now: number };
  }) {
    ({ context: this.context, app: this.app, planner: this.planner, logs: this.logs } = parts);
    this.#jobs = parts.jobs;
    this.#database = parts.database;
    this.#clock = parts.clock;
  }

  static async start(engine: Engine, options: ServerOptions = {}): Promise<TestServer> {
    const database = await openTestDatabase(engine);
    const env = { ...testEnv(database), ...options.env };
    const logs: string[] = [];
    const clock = { now: Date.UTC(2026, 10, 21, 8) };
    const planner = testPlanner();
    const log = createLog(env, { write: (line) => void logs.push(line) });
    const vault = await openVault(database.db, { current: env.dataKey });
    const knowledge = options.parts?.knowledge ?? testKnowledge();
    const parts: Parts = { env, log, db: database.db, vault, now: () => clock.now, knowledge, planner, reader: createReader(knowledge), ...options.parts };
    const { context, jobs } = assemble(parts);
    await context.catalogue.replace(testProducts);
    await context.catalogue.replaceVouchers(testVouchers);
    await context.catalogue.addInvitationCodes([{ code: "WELCOME", owner: "The clinic" }]);
    const app = await createApp(context, options.app);
    jobs.start(context, engine);
    return new TestServer({ context, app, planner, logs, jobs, database, clock });
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.#jobs.stop();
    await this.#database.drop();
  }

  advance(ms: number): void {
    this.#clock.now += ms;
    this.#jobs.wake();
  }

  /** Errors that were logged. */
  get errors(): string[] {
    return this.logs.filter((line) => line.includes('"level":50'));
  }

  async call<K extends CallId>(
    id: K,
    input: Partial<Input<K>> | Record<string, unknown> = {},
    { token, lang, headers }: With = {},
  ): Promise<Answer<Output<K>>> {
    const [method, path] = routes[id];
    const { query, body } = input as { query?: Record<string, string>; body?: object };
    const response = await this.app.inject({
      method,
      url: `/api${path}`,
      ...(query && { query }),
      ...(method === "POST" && { payload: body ?? {} }),
      headers: { ...(token !== undefined && { authorization: token }), ...(lang && { "accept-language": lang }), ...headers },
    });
    return toAnswer(response);
  }

  /** A new visitor who has accepted what is needed. */
  async visitor({ consents = true } = {}): Promise<Visitor> {
    const { data } = await this.call("loginIp", { body: { clientType: "web" } });
    const token = data.accessToken;
    if (consents)
      await this.call("consent", { body: { version: CONSENT_VERSION, documents: ["agreement", "privacy", "health_data"], accepted: true } }, { token });
    return { token, login: data };
  }

  /** Waits until no job is queued or running. */
  async settled(): Promise<void> {
    for (let i = 0; i < 3000; i++) {
      const open = await this.context.db.selectFrom("jobs").select("id").where("status", "in", ["queued", "running"]).execute();
      if (open.length === 0) return;
      await new Promise((r) => setTimeout(r, 5));
    }
    throw new Error("jobs do not end");
  }
}

function toAnswer<T>(response: LightMyRequestResponse): Answer<T> {
  const text = response.body;
  const body = (response.headers["content-type"]?.toString().startsWith("application/json") ? JSON.parse(text) : {}) as { data?: T };
  return { status: response.statusCode, data: body.data as T, failure: body as unknown as Failure, headers: response.headers, text };
}

/** The same tests on every database there is. */
export const onEachDatabase = (name: string, tests: (server: () => TestServer) => void, options: ServerOptions = {}): void => {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await TestServer.start(engine, options);
    });
    afterAll(() => server.stop());
    tests(() => server);
  });
};

export { ANSWERS } from "./answers.ts";

export { readEvents } from "./events.ts";
