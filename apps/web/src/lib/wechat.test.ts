import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { goTo } from "../testing.tsx";

const WECHAT = "Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50";
/** The module anew, as a page with this user agent meets it: the environment is determined once. */
async function inside(userAgent: string) {
  vi.resetModules();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  return import("./wechat.ts");
}

beforeEach(() => goTo("http://localhost/#/qsGeneratePageNew"));

describe("WeChat", () => {
  test("inside a mini-program the shell is told what to share; elsewhere its SDK is not asked for", async () => {
    const postMessage = vi.fn<(message: object) => void>();
    const loaded = vi.fn<() => void>();
    vi.doMock("weixin-js-sdk", () => {
      loaded();
      return { default: { miniProgram: { postMessage } } };
    });
    onTestFinished(() => vi.doUnmock("weixin-js-sdk"));
    expect((await inside("Mozilla/5.0 (Linux; Android 14)")).canOfferCard()).toBe(false);
    expect((await inside(WECHAT)).canOfferCard()).toBe(false);
    const { canOfferCard, offerCard } = await inside(`${WECHAT} miniProgram/wx123`);
    expect([canOfferCard(), loaded.mock.calls.length]).toEqual([true, 0]);
    await offerCard({ title: "营养师", route: "/qsStartPage" });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ data: { kind: "share", title: "营养师", route: "/qsStartPage" } });
  });

  test("its font slider is kept out, now and when it is moved; elsewhere nothing is listened to", async () => {
    const invoke = vi.fn<(name: string, values: object) => void>();
    const events = new Map<string, () => void>();
    (await inside("Mozilla/5.0")).holdFontSize();
    Object.assign(window, { WeixinJSBridge: { invoke, on: (event: string, then: () => void) => events.set(event, then) } });
    onTestFinished(() => void Reflect.deleteProperty(window, "WeixinJSBridge"));
    document.dispatchEvent(new Event("WeixinJSBridgeReady"));
    expect(invoke).not.toHaveBeenCalled();
    (await inside(WECHAT)).holdFontSize();
    expect(invoke).toHaveBeenCalledExactlyOnceWith("setFontSizeCallback", { fontSize: 0 });
    events.get("menu:setfont")?.();
    expect(invoke).toHaveBeenCalledTimes(2);
  });

  test("the bridge may come later than the page", async () => {
    (await inside(WECHAT)).holdFontSize();
    const invoke = vi.fn<(name: string, values: object) => void>();
    Object.assign(window, { WeixinJSBridge: { invoke, on: () => undefined } });
    onTestFinished(() => void Reflect.deleteProperty(window, "WeixinJSBridge"));
    document.dispatchEvent(new Event("WeixinJSBridgeReady"));
    expect(invoke).toHaveBeenCalledOnce();
  });
});
