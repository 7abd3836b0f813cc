import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startTexts } from "../i18n/index.ts";
import { call, setRules } from "../lib/api.ts";
import { useProtocol } from "../lib/protocol.ts";
import { useFloating } from "../lib/toast.ts";
import { failed, fakeNetwork, goTo } from "../testing.tsx";
import { installRules } from "./rules.ts";

const navigate = vi.fn<(...args: unknown[]) => void>();
beforeEach(async () => {
  goTo("http://localhost/#/chat");
  localStorage.setItem("access_token", "t-1");
  useFloating.setState({ toast: undefined, notice: undefined });
  navigate.mockReset();
  await startTexts([]);
  installRules(navigate);
  onTestFinished(() => setRules({ unauthenticated: () => undefined, forbidden: () => undefined, askConsent: async () => false }));
});
const ask = (): Promise<unknown> => call("customPlanLast", {}).catch((e: unknown) => e);

describe("error catalogue on the client (notes, section 8)", () => {
  test("HTTP 401: the token goes, the way leads to the root, and the toast says token失效，请重新登录!", async () => {
    fakeNetwork(() => failed(401, "unauthenticated", "登录已失效"));
    await ask();
    expect(localStorage.getItem("access_token")).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/", { replace: true });
    expect(useFloating.getState().toast?.text).toBe("token失效，请重新登录!");
  });

  test("HTTP 403: a red notification with the server's message", async () => {
    fakeNetwork(() => failed(403, "forbidden", "没有权限。"));
    await ask();
    expect(useFloating.getState().notice).toMatchObject({ text: "没有权限。", type: "danger" });
    expect(navigate).not.toHaveBeenCalled();
  });

  test("HTTP 403 without a message: a red notification with the status text", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 403, statusText: "Forbidden" }));
    await ask();
    vi.unstubAllGlobals();
    expect(useFloating.getState().notice).toMatchObject({ text: "Forbidden", type: "danger" });
  });

  test("other errors: the response body is the rejection, and nothing floats", async () => {
    fakeNetwork(() => failed(409, "conflict", "已经有一份了。"));
    await expect(ask()).resolves.toMatchObject({ code: 409, error: "conflict", message: "已经有一份了。" });
    expect([useFloating.getState().toast, useFloating.getState().notice]).toEqual([undefined, undefined]);
  });

  test("missing consent opens the documents and is no notification", async () => {
    fakeNetwork(() => failed(403, "consent_required", "请先同意"));
    const asked = ask();
    await vi.waitFor(() => expect(useProtocol.getState().ask?.mode).toBe("ask"));
    useProtocol.getState().ask?.settle(false);
    await expect(asked).resolves.toMatchObject({ error: "consent_required" });
    expect(useFloating.getState().notice).toBeUndefined();
  });
});
