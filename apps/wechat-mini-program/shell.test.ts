/** The pages run as WeChat runs them, with `Page` and `wx` in its place. */
import { createRequire } from "node:module";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const require = createRequire(import.meta.url);
type PageOptions = Record<string, unknown> & { data: Record<string, unknown> };
type Shown = PageOptions & { setData: (data: object) => void };
type AnyFunction = (...args: unknown[]) => unknown;

const wx = {
  language: "zh_CN",
  network: "wifi",
  went: [] as string[],
  listeners: new Set<AnyFunction>(),
  getAppBaseInfo: () => ({ language: wx.language }),
  redirectTo: ({ url }: { url: string }) => void wx.went.push(url),
  getNetworkType: ({ success }: { success: AnyFunction }) => success({ networkType: wx.network }),
  onNetworkStatusChange: (heard: AnyFunction) => void wx.listeners.add(heard),
  offNetworkStatusChange: (heard: AnyFunction) => void wx.listeners.delete(heard),
};

let made: PageOptions | undefined;
function show(page: string): Shown & Record<string, AnyFunction> {
  delete require.cache[require.resolve(`./pages/${page}/index.js`)];
  require(`./pages/${page}/index.js`);
  const options = made as PageOptions;
  return {
    ...options,
    setData(this: Shown, data: object) {
      Object.assign(this.data, data);
    },
  } as unknown as Shown & Record<string, AnyFunction>;
}

beforeEach(() => {
  Object.assign(wx, { language: "zh_CN", network: "wifi", went: [] });
  vi.stubGlobal("wx", wx);
  vi.stubGlobal("Page", (options: PageOptions) => (made = { ...options, data: { ...options.data } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  wx.listeners.clear();
});

const srcFor = (query: object): string => {
  const page = show("web");
  page["onLoad"]?.(query);
  return String(page.data["src"]);
};

describe("the mini-program's web page", () => {
  it("opens the web app at its entry, in the phone's language", () => {
    expect(srcFor({})).toBe("https://nutrition.example/?lang=zh#/qsStartPage");
    wx.language = "en";
    expect(srcFor({})).toBe("https://nutrition.example/?lang=en#/qsStartPage");
    expect(srcFor({ lang: "zh" })).toContain("lang=zh");
  });

  it("hands launch parameters in: route, ticket, invitation, also from a scanned code", () => {
    const ticket = `v1.${"a".repeat(60)}`;
    expect(srcFor({ route: encodeURIComponent("/chat"), ticket, inv: "CLINIC-1" })).toBe(
      `https://nutrition.example/?lang=zh&mobile=${ticket}&invCode=CLINIC-1#/chat`,
    );
    expect(srcFor({ scene: encodeURIComponent("route=/report&inv=AB") })).toBe("https://nutrition.example/?lang=zh&invCode=AB#/report");
  });

  it.each([
    { route: "https://evil.example" },
    { route: "//evil.example" },
    { route: "/chat?x=<script>" },
    { route: "%E0%A4%A" },
    { ticket: "13800138000" },
    { ticket: "v1.short" },
    { inv: "<b>" },
    { scene: "%" },
    { scene: "&&=&a" },
  ])("leaves out what does not fit: %o", (query) => expect(srcFor(query)).toBe("https://nutrition.example/?lang=zh#/qsStartPage"));

  it("shares what the web app offered, and nothing of a person", () => {
    const page = show("web");
    page["onLoad"]?.({ ticket: `v1.${"a".repeat(60)}` });
    expect(page["onShareAppMessage"]?.()).toEqual({ title: "AI 营养师：三分钟看清你的营养", path: "/pages/web/index?route=%2FqsStartPage" });
    page["onMessage"]?.({ detail: { data: [{ kind: "share", title: "Old" }, { kind: "share", title: "钙怎么选", route: "/chat" }, { kind: "else" }] } });
    expect(page["onShareAppMessage"]?.()).toEqual({ title: "钙怎么选", path: "/pages/web/index?route=%2Fchat" });
  });

  it("goes to the page of failure, and from there back to where it was", () => {
    const page = show("web");
    page["onLoad"]?.({ route: "/chat", inv: "AB" });
    page["onFailure"]?.();
    const back = new URLSearchParams(wx.went[0]?.split("?")[1]).get("back") ?? "";
    const failed = show("failed");
    failed["onLoad"]?.({ back: encodeURIComponent(back) });
    failed["onAgain"]?.();
    expect(wx.went[1]).toBe("/pages/web/index?route=%2Fchat&inv=AB");
  });
});

describe("the page of failure", () => {
  it("opens and leads to the entry when what it was opened with cannot be read", () => {
    const page = show("failed");
    page["onLoad"]?.({ back: "%E0%A4%A" });
    page["onAgain"]?.();
    expect(wx.went).toEqual(["/pages/web/index?"]);
  });

  it("says whether the phone is offline, in its language, and tries again when it is not", () => {
    Object.assign(wx, { network: "none", language: "en" });
    const page = show("failed");
    page["onLoad"]?.({ back: "" });
    expect([page.data["offline"], (page.data["words"] as { title: string }).title]).toEqual([true, "This did not open"]);
    for (const heard of wx.listeners) heard({ isConnected: true });
    expect(wx.went).toEqual(["/pages/web/index?"]);
    page["onUnload"]?.();
    expect(wx.listeners.size).toBe(0);
  });
});
