import { routes } from "@nutri/contract";
import { expect, it, vi } from "vitest";
import { onEachDatabase } from "../testing/server.ts";

onEachDatabase("requests", (server) => {
  const post = (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    server().app.inject({ method: "POST", url: path, payload, headers: { "content-type": "application/json", ...headers } });
  const LOGIN = "/api/v1/base/login_ip";

  it.each([
    ["cut off JSON", '{"clientType":'],
    ["no JSON", "clientType=web"],
    ["a polluted prototype", '{"clientType":"web","__proto__":{"x":1}}'],
    ["a polluted constructor", '{"constructor":{"prototype":{"x":1}}}'],
  ])("refuses %s as malformed", async (_what, payload) => {
    const response = await post(LOGIN, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 400, message: "请求的格式不对。", error: "malformed", requestId: response.headers["x-request-id"], data: null });
  });

  it.each(["null", "[]", '"text"', "7", '{"clientType":null}'])("refuses the JSON %s as invalid", async (payload) => {
    expect((await post(LOGIN, payload)).json()).toMatchObject({ code: 422, error: "invalid" });
  });

  it("refuses what is not JSON, and what is too large", async () => {
    expect((await post(LOGIN, "<xml/>", { "content-type": "application/xml" })).json()).toMatchObject({ code: 415, error: "unsupported_media_type" });
    expect((await post(LOGIN, JSON.stringify({ clientType: "x".repeat(1_100_000) }))).json()).toMatchObject({ code: 413, error: "too_large" });
  });

  it("takes a POST without a body for one with an empty one", async () => {
    const { token } = await server().visitor({ consents: false });
    const response = await server().app.inject({ method: "POST", url: "/api/v1/userinfo", headers: { authorization: token } });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    "/api",
    "/api/",
    "/api/v1/nothing",
    "/api/v2/base/login_ip",
    "/api/v1/base/login_ip/",
    "/api/v1/base/../../etc/passwd",
    "/api/%2e%2e/secret",
    "/nothing",
    "/apps/server/package.json",
  ])("answers %s with 404", async (url) => {
    const response = await server().app.inject({ method: "GET", url });
    expect([response.statusCode, response.json<{ error: string; requestId: string }>().error]).toEqual([404, "not_found"]);
    expect(response.json<{ requestId: string }>().requestId).toBe(response.headers["x-request-id"]);
  });

  it("answers a wrong method with 404, and a broken address with 400", async () => {
    expect((await server().app.inject({ method: "GET", url: LOGIN })).json()).toMatchObject({ code: 404 });
    expect((await server().app.inject({ method: "DELETE", url: LOGIN })).json()).toMatchObject({ code: 404 });
    expect((await server().app.inject({ method: "GET", url: "/api/%zz" })).json()).toMatchObject({ code: 400, error: "malformed" });
  });

  it.each([
    ["en-US", "en-US"],
    ["en", "en-US"],
    ["en-GB,zh;q=0.5", "en-US"],
    ["zh-TW", "zh-CN"],
    ["fr, en;q=0.8, zh;q=0.9", "zh-CN"],
    ["fr", "zh-CN"],
    ["en;q=0, *", "zh-CN"],
    [";;;,,,", "zh-CN"],
    ["x".repeat(5000), "zh-CN"],
  ])("speaks, for %s, %s", async (header, lang) => {
    const response = await server().app.inject({ method: "GET", url: "/api/x", headers: { "accept-language": header } });
    expect(response.headers["content-language"]).toBe(lang);
    expect(response.json<{ message: string }>().message).toBe(lang === "en-US" ? "Not found." : "没有找到。");
  });

  const id = async (given: string) => (await server().app.inject({ method: "GET", url: "/api/x", headers: { "x-request-id": given } })).headers["x-request-id"];

  it("keeps a sane request id, and makes one otherwise", async () => {
    expect(await id("abc-123_DEF.4")).toBe("abc-123_DEF.4");
    for (const bad of ["short", "x".repeat(65), "with space", 'a"b<script>']) expect(await id(bad)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("gives no call's answer a stack, a query or a path when it breaks", async () => {
    const { token } = await server().visitor();
    const { context } = server();
    const broken = Object.assign(new Error("select secret from /home/x at PLANTED"), { code: "SQLITE_CORRUPT" });
    vi.spyOn(context.catalogue, "current").mockRejectedValueOnce(broken);
    const { status, failure, text } = await server().call("productGetAll", {}, { token });
    expect([status, failure.error, failure.message]).toEqual([500, "internal", "出了点问题，我们已经记录下来。"]);
    expect(text).not.toMatch(/PLANTED|select|SQLITE|\.ts/);
    const line = server().errors.at(-1) ?? "";
    expect(line).toContain(failure.requestId);
    expect(line).toContain("SQLITE_CORRUPT");
    expect(line).not.toContain("PLANTED");
  });

  it("logs no token and no body", async () => {
    const { token } = await server().visitor();
    await server().call("userinfo", { body: { nickname: "PLANTED".repeat(9) } }, { token });
    expect(server().logs.join("")).not.toMatch(new RegExp(`PLANTED|${token}`));
  });

  it("has every route of the contract under /api", () => {
    for (const [method, path] of Object.values(routes)) expect(server().app.hasRoute({ method, url: `/api${path}` })).toBe(true);
  });
});
