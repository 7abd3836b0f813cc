import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { environment } from "../../../lib/environment.ts";
import { useFloating } from "../../../lib/toast.ts";
import { type Asked, fakeNetwork, goTo, ok, render, until } from "../../../testing.tsx";
import { fixturePlan } from "../fixture.ts";
import ShareSheet from "./ShareSheet.tsx";

const postMessage = vi.hoisted(() => vi.fn<(message: object) => void>());
vi.mock("weixin-js-sdk", () => ({ default: { miniProgram: { postMessage } } }));
vi.mock("../../../lib/environment.ts", async (real) => ({ ...(await real<object>()), environment: vi.fn<() => object>() }));

const here = (where: { wechat?: boolean; miniProgram?: boolean }): void =>
  void vi.mocked(environment).mockReturnValue({ ios: false, android: true, wechat: false, miniProgram: false, youzan: false, ...where });
const sheet = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? document.createElement("i");
const rows = (): (string | null)[] => [...sheet().querySelectorAll("button[class*=min-h-14] .font-semibold")].map((b) => b.textContent);
const open = async (): Promise<void> => {
  await render(<ShareSheet plan={fixturePlan("zh-CN")} title="我的方案" open onClose={() => undefined} onPrint={() => undefined} />, ["plan"]);
  await until(() => rows().length > 0);
};

let asked: Asked[] = [];
beforeEach(() => {
  goTo("http://localhost/#/qsGeneratePageNew");
  localStorage.setItem("access_token", "t-1");
  asked = fakeNetwork(() => ok({ id: "l-1" }));
  postMessage.mockClear();
  vi.stubGlobal("print", vi.fn<() => void>());
});

describe("ways to pass the plan on", () => {
  test("in a browser: text, link, paper", async () => {
    here({});
    await open();
    expect(rows().filter((r) => r !== "发给别人")).toEqual(["复制文字", "复制链接", "打印或存成 PDF"]);
  });

  test("in WeChat's webview, which prints nothing, copying", async () => {
    here({ wechat: true });
    await open();
    expect(rows().filter((r) => r !== "发给别人")).toEqual(["复制文字", "复制链接"]);
  });

  test("in a mini-program also its share card: it leads to the start, carries nothing of the person, and is noted", async () => {
    here({ wechat: true, miniProgram: true });
    await open();
    await act(async () => [...sheet().querySelectorAll("button")].find((b) => b.textContent.includes("做成小程序卡片"))?.click());
    await until(() => asked.length > 0);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ data: { kind: "share", title: "营养师：三分钟看清自己的营养", route: "/qsStartPage" } });
    expect(asked.map((a) => a.body)).toEqual([{ type: "share", businessId: "plan-2", step: "1", way: "card" }]);
    await until(() => useFloating.getState().toast !== undefined);
    expect(useFloating.getState().toast?.text).toContain("右上角");
  });
});
