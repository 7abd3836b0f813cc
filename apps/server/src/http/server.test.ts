import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testProducts } from "../testing/catalogue.ts";
import { ANSWERS, readEvents, type ServerOptions, TestServer } from "../testing/server.ts";

const withServer = async (options: ServerOptions, work: (server: TestServer) => Promise<void>): Promise<void> => {
  const server = await TestServer.start("sqlite", options);
  await work(server).finally(() => server.stop());
};
const get = (server: TestServer, url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  server.app.inject({ method: "GET", url, headers, remoteAddress });

describe("pages and files", () => {
  let root = "";
  let server: TestServer;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "nutri-pages-"));
    mkdirSync(join(root, "dist/assets"), { recursive: true });
    mkdirSync(join(root, "images"));
    writeFileSync(join(root, "dist/index.html"), '<div id="root"></div>');
    writeFileSync(join(root, "dist/index.html.br"), "compressed page");
    writeFileSync(join(root, "dist/assets/app-1a2b3c4d.js"), "export {}");
    writeFileSync(join(root, "dist/assets/app-1a2b3c4d.js.br"), "compressed");
    writeFileSync(join(root, "dist/favicon.svg"), "<svg/>");
    writeFileSync(join(root, "images/a.svg"), "<svg/>");
    writeFileSync(join(root, "secret.txt"), "secret");
    server = await TestServer.start("sqlite", { app: { webRoot: join(root, "dist"), imageRoot: join(root, "images") } });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(root, { recursive: true });
  });

  it.each(["/", "/index.html", "/?mobile=13800138000&lang=en"])("serves the app at %s, strictly and never from an old cache", async (url) => {
    const { statusCode, headers, body } = await get(server, url);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(body).toContain('id="root"');
    const csp = headers["content-security-policy"] as string;
    expect(csp).toContain("default-src 'self'");
    expect(csp).not.toMatch(/unsafe|\*|https?:/);
    expect(csp).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(csp).toContain("style-src-attr 'none'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("serves the app compressed where there is a compressed one, with the same headers", async () => {
    const { headers, rawPayload } = await get(server, "/", { "accept-encoding": "gzip, br" });
    expect([headers["content-encoding"], headers["content-type"], rawPayload.toString()]).toEqual(["br", "text/html; charset=utf-8", "compressed page"]);
    expect(headers["content-security-policy"]).toBeDefined();
  });

  it("compresses long answers for who takes them", async () => {
    const zipped = await get(server, "/api/openapi.json", { "accept-encoding": "gzip" });
    expect(zipped.statusCode).toBe(200);
    const { token } = await server.visitor();
    const all = { authorization: token, "accept-encoding": "gzip" };
    await server.context.catalogue.replace(Array.from({ length: 30 }, (_, i) => ({ ...testProducts[0]!, id: `p-${i}` })));
    const post = (headers: Record<string, string>) =>
      server.app.inject({ method: "POST", url: "/api/v1/product/get_all", payload: { page_size: 30 }, headers });
    const [plain, small] = [await post({ authorization: token }), await post(all)];
    expect([small.headers["content-encoding"], small.headers["vary"], plain.headers["content-encoding"]]).toEqual([
      "gzip",
      "Accept-Language, Accept-Encoding",
      undefined,
    ]);
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect((await get(server, "/api/x", all)).headers["content-encoding"]).toBeUndefined();
  });

  it("serves hashed files for ever, compressed where there is a compressed one, and the rest for now", async () => {
    const asset = await get(server, "/assets/app-1a2b3c4d.js", { "accept-encoding": "br" });
    expect([asset.statusCode, asset.headers["cache-control"], asset.headers["content-encoding"]]).toEqual([200, "public, max-age=31536000, immutable", "br"]);
    expect((await get(server, "/assets/app-1a2b3c4d.js")).body).toBe("export {}");
    const icon = await get(server, "/favicon.svg");
    expect([icon.headers["cache-control"], icon.headers["content-security-policy"]]).toEqual(["no-cache", undefined]);
    expect((await get(server, "/staticImages/a.svg")).headers["cache-control"]).toBe("public, max-age=86400");
  });

  it.each([
    "/staticImages/../secret.txt",
    "/staticImages/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/staticImages/none.png",
    "/assets/none.js",
  ])("gives nothing for %s", async (url) => {
    const response = await get(server, url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toBe("secret");
    expect(response.json()).toMatchObject({ data: null });
  });

  it("describes the API: every call, its errors, its events", async () => {
    const document = (await get(server, "/api/openapi.json")).json<{
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown>; operationId: string }>>;
      components: { schemas: Record<string, unknown> };
    }>();
    expect(document.openapi).toBe("3.1.0");
    const { calls } = await import("@nutri/contract");
    for (const [id, call] of Object.entries(calls)) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(id);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(["200", "400", "422", "429", "500", "503", ...(call.auth === "visitor" ? ["401"] : [])]),
      );
    }
    expect(JSON.stringify(document.paths["/v1/precise_nutrition_plan/stream"])).toContain("text/event-stream");
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((m) => m[1] ?? "");
    for (const ref of new Set(refs)) expect(document.components.schemas).toHaveProperty(ref);
    expect(JSON.stringify(document)).not.toContain("#/$defs");
  });

  it("has a readable page of it, without script or anything from elsewhere", async () => {
    const { headers, body } = await get(server, "/api/docs");
    expect(headers["content-security-policy"]).toBeDefined();
    expect(body).toContain("/api/v1/questionnaire/put");
    expect(body).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
    expect((await get(server, "/api/docs.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
  });
});

describe("running", () => {
  it("says healthy, ready, and not ready before the assistant is made and when the database is gone", () =>
    withServer({}, async (server) => {
      expect((await get(server, "/healthz")).json()).toEqual({ status: "ok" });
      expect((await get(server, "/readyz")).json()).toMatchObject({ status: "ready", knowledgeVersion: "test-knowledge" });
      expect((await get(server, "/")).body).toContain("/api/docs");
      const { answerer } = server.context;
      server.context.answerer = { ...answerer, ready: false };
      expect((await get(server, "/readyz")).statusCode).toBe(503);
      server.context.answerer = answerer;
      await server.context.db.destroy();
      const { statusCode, headers } = await get(server, "/readyz");
      expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    }));

  it("shows metrics to this machine alone, or to who has the token", async () => {
    await withServer({}, async (server) => {
      await server.call("reviewOptions");
      expect((await get(server, "/metrics")).body).toMatch(/http_request_duration_seconds_count\{call="reviewOptions",status="200"\} 1/);
      expect((await get(server, "/metrics", {}, "10.0.0.7")).statusCode).toBe(403);
      for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
        expect((await get(server, "/metrics", { [name]: "127.0.0.1" })).statusCode).toBe(403);
    });
    await withServer({ env: { metricsToken: "a token for tests" } }, async (server) => {
      expect((await get(server, "/metrics", { authorization: "Bearer a token for tests" }, "10.0.0.7")).statusCode).toBe(200);
      for (const authorization of ["", "Bearer x"]) expect((await get(server, "/metrics", { authorization })).statusCode).toBe(403);
    });
  });

  it("limits logins by address, and says when to come back", () =>
    withServer({ env: { rateLimit: true } }, async (server) => {
      const login = async (remoteAddress: string) =>
        server.app.inject({ method: "POST", url: "/api/v1/base/login_ip", payload: { clientType: "web" }, remoteAddress });
      const statuses = new Map<number, number>();
      for (let i = 0; i < 130; i++) {
        const { statusCode } = await login("10.0.0.1");
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [200, 120],
        [429, 10],
      ]);
      const refused = await login("10.0.0.1");
      expect(refused.json()).toMatchObject({ code: 429, error: "too_many_requests", data: null });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect((await login("10.0.0.2")).statusCode).toBe(200);
    }));

  it("turns calls away when it cannot keep up, but still says that it lives", () =>
    withServer({ app: { gate: { atOnce: 1, waiting: 0, waitMs: 0, rushMs: 0, patienceMs: 0 } } }, async (server) => {
      const { status, failure, headers } = await server.call("reviewOptions");
      expect([status, failure.error]).toEqual([503, "overloaded"]);
      expect(headers["retry-after"]).toBeDefined();
      expect((await get(server, "/healthz")).statusCode).toBe(200);
    }));
});

describe("on a real port", () => {
  let server: TestServer;
  let url = "";
  beforeAll(async () => {
    server = await TestServer.start("sqlite");
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.stop());

  const prepared = async (): Promise<{ token: string; id: string }> => {
    const { token } = await server.visitor();
    const { data } = await server.call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    await server.call(
      "questionnairePut",
      { body: { customNutritionPlanId: data.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: false } },
      { token },
    );
    return { token, id: data.id };
  };

  it("lets go of a stream whose client has gone", async () => {
    const { token, id } = await prepared();
    const { promise, resolve: go } = Promise.withResolvers<void>();
    server.planner.hold = promise;
    const seen = await new Promise<string>((resolve, reject) => {
      const request = httpRequest(
        `${url}/api/v1/precise_nutrition_plan/stream?custom_nutrition_plan_id=${id}`,
        { headers: { authorization: token } },
        (response) => {
          let text = "";
          response.on("data", (chunk) => {
            text += String(chunk);
            if (!text.includes('"stage":"plan"')) return;
            request.destroy();
            resolve(text);
          });
          response.on("error", () => undefined);
        },
      );
      request.on("error", reject);
      request.end();
    });
    expect(readEvents(seen).length).toBeGreaterThan(3);
    await expect.poll(() => openConnections(server)).toBe(0);
    go();
    server.planner.hold = undefined;
    await server.settled();
    const plan = await fetch(`${url}/api/v1/precise_nutrition_plan/get_by_custom_nutrition_plan?custom_nutrition_plan_id=${id}`, {
      headers: { authorization: token, connection: "close" },
    });
    expect(await plan.json()).toMatchObject({ code: 200, data: { nickname: "小林" } });
  });

  it("survives garbage on the wire", async () => {
    const { connect } = await import("node:net");
    for (const garbage of [
      "\0\0\0\0",
      "GET / HTTP/9.9\r\n\r\n",
      `GET /${"x".repeat(100_000)} HTTP/1.1\r\n\r\n`,
      "POST /api/v1/base/login_ip HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: -5\r\n\r\n",
    ]) {
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(garbage));
        let text = "";
        socket.on("data", (d) => (text += String(d)));
        socket.on("close", () => resolve(text));
        socket.on("error", () => resolve(text));
      });
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).toContain('"error":"malformed"');
    }
    expect((await fetch(`${url}/healthz`, { headers: { connection: "close" } })).status).toBe(200);
  });

  it("ends open streams and turns new requests away when it closes", async () => {
    const { token, id } = await prepared();
    const { promise, resolve: go } = Promise.withResolvers<void>();
    server.planner.hold = promise;
    const response = await fetch(`${url}/api/v1/precise_nutrition_plan/stream?custom_nutrition_plan_id=${id}`, { headers: { authorization: token } });
    const text = response.text();
    await wait(50);
    await server.app.close();
    expect(readEvents(await text)[0]).toMatchObject({ event: "stage" });
    go();
  });
});

const openConnections = (server: TestServer): Promise<number> =>
  new Promise((resolve, reject) => server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
