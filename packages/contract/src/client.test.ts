import { describe, expect, it } from "vitest";
import { address, ApiError, createClient } from "./client.ts";

const answering = (status: number, body: string, seen: Request[] = []) =>
  createClient({
    base: "http://host/api",
    headers: () => ({ authorization: "token", "accept-language": "en-US" }),
    fetch: (url, init) => {
      seen.push(new Request(url, init));
      return Promise.resolve(new Response(body, { status, statusText: "Status Text" }));
    },
  });

describe("the typed client", () => {
  it("sends method, path, headers and body, and gives data", async () => {
    const seen: Request[] = [];
    const call = answering(200, '{"code":200,"message":"ok","data":{"id":"1"}}', seen);
    expect(await call("operationLogSave", { body: { type: "share" } }, { idempotencyKey: "k" })).toEqual({ id: "1" });
    const [request] = seen;
    expect([request?.method, request?.url]).toEqual(["POST", "http://host/api/v1/operation_log/save"]);
    expect(request?.headers.get("authorization")).toBe("token");
    expect(request?.headers.get("idempotency-key")).toBe("k");
    expect(await request?.json()).toEqual({ type: "share" });
  });

  it("puts the query into the address, without what is undefined", () => {
    expect(address("http://host/api", "reportList", { page_num: 2, page_size: undefined })).toBe("http://host/api/v1/health_report/list?page_num=2");
  });

  it("throws the contract's failure", async () => {
    const failure = { code: 403, message: "no", error: "consent_required", requestId: "r", data: null };
    const error = await answering(403, JSON.stringify(failure))("customPlanLast", {}).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 403, failure, message: "no" });
  });

  it.each([
    [502, "<html>bad gateway</html>"],
    [200, "not json"],
    [500, '{"code":200,"data":{}}'],
    [200, "null"],
  ])("throws without a failure when a %s answers %s", async (status, body) => {
    const error = await answering(status, body)("customPlanLast", {}).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: "ApiError", status, failure: undefined, message: "Status Text" });
  });
});
