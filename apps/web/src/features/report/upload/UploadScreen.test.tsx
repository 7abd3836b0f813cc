import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { failed, fakeNetwork, goTo, ok, render, settle, until } from "../../../testing.tsx";
import UploadScreen from "../UploadScreen.tsx";
import { addFiles, clearFiles, MAX_BYTES, useFiles } from "./queue.ts";

/** Requests that are made with XMLHttpRequest, each answered by hand. */
class FakeRequest {
  static all: FakeRequest[] = [];
  status = 0;
  statusText = "";
  responseText = "";
  timeout = 0;
  headers: Record<string, string> = {};
  url = "";
  sent: FormData | undefined;
  upload = new EventTarget();
  private readonly events = new EventTarget();
  open(_method: string, url: string): void {
    this.url = url;
    FakeRequest.all.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  addEventListener(name: string, listener: () => void): void {
    this.events.addEventListener(name, listener);
  }
  send(form: FormData): void {
    this.sent = form;
  }
  abort(): void {
    this.events.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded, total }));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.events.dispatchEvent(new Event("load"));
  }
  fail(): void {
    this.events.dispatchEvent(new Event("error"));
  }
}
const uploaded = (fileId: string) => ({ code: 200, message: "ok", data: { fileId, name: "a", size: 1, mime: "image/png", sha256: fileId } });
const file = (name: string, bytes = 2048): File => new File([new Uint8Array(bytes)], name, { type: "image/png" });
const screen = (): Promise<HTMLElement> => render(<UploadScreen />, ["report"]);
const press = (place: HTMLElement, label: string): Promise<void> =>
  act(async () => [...place.querySelectorAll<HTMLElement>("button")].find((b) => (b.getAttribute("aria-label") ?? b.textContent).includes(label))?.click());
const add = (...files: File[]): Promise<void> =>
  act(async () => {
    addFiles(files);
    await settle(0);
  });
const step = (work: (r: FakeRequest) => void): Promise<void> =>
  act(async () => {
    const last = FakeRequest.all.at(-1);
    if (last) work(last);
    await settle(0);
  });
const names = (): string[] => useFiles.getState().items.map((i) => i.file.name);

beforeEach(() => {
  goTo("http://localhost/#/uploadReportsPageNew");
  localStorage.setItem("access_token", "t-1");
  FakeRequest.all = [];
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  clearFiles();
});

describe("handing in files", () => {
  test("says what is accepted and what happens to it, before anything is chosen", async () => {
    const place = await screen();
    for (const words of ["HEIC", "20 MB", "加密", "随时可以删除"]) expect(place.textContent).toContain(words);
    expect([...place.querySelectorAll("input")].map((i) => [i.accept.includes("pdf"), i.multiple, i.getAttribute("capture")])).toEqual([
      [false, false, "environment"],
      [false, true, null],
      [true, true, null],
    ]);
  });

  test("in WeChat on Android only pictures can be chosen, and how to bring a PDF is said", async () => {
    vi.resetModules();
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Linux; Android 14 MicroMessenger/8.0");
    const { Sources } = await import("./Sources.tsx");
    const { render: again } = await import("../../../testing.tsx");
    const place = await again(<Sources onFiles={() => undefined} />, ["report"]);
    expect([...place.querySelectorAll("input")].map((i) => i.accept)).toEqual(["image/*", "image/*"]);
    expect(place.textContent).toContain("用浏览器打开");
  });

  test("shows the share that has left, sends one after the other, with the token and one key a file", async () => {
    const place = await screen();
    await add(file("a.png"), file("b.png"));
    expect(FakeRequest.all).toHaveLength(1);
    await step((r) => r.progress(512, 2048));
    expect(place.querySelector("progress")?.getAttribute("value")).toBe("25");
    expect(place.textContent).toContain("已传 25%");
    expect(FakeRequest.all[0]?.headers["authorization"]).toBe("t-1");
    expect(FakeRequest.all[0]?.url).toContain("path=health_report");
    await step((r) => r.answer(200, uploaded("f-1")));
    expect(FakeRequest.all).toHaveLength(2);
    expect(FakeRequest.all[1]?.headers["idempotency-key"]).not.toBe(FakeRequest.all[0]?.headers["idempotency-key"]);
  });

  test("the same content twice is said and counted once; without the first the second counts", async () => {
    const asked = fakeNetwork(() => ok({ id: "r-1", status: "queued", createdAt: "2026-06-12T00:00:00.000Z" }));
    const place = await screen();
    await add(file("a.png"), file("copy of a.png"));
    await step((r) => r.answer(200, uploaded("f-1")));
    await step((r) => r.answer(200, uploaded("f-1")));
    expect(place.textContent).toContain("和a.png内容相同，只读一次");
    await press(place, "去掉a.png");
    expect(place.textContent).not.toContain("内容相同");
    await press(place, "读这份报告");
    await until(() => asked.length > 0);
    expect(asked[0]?.body).toEqual({ fileIds: ["f-1"] });
  });

  test("the order of the pages can be changed and is the order in which they are read", async () => {
    const asked = fakeNetwork(() => ok({ id: "r-1", status: "queued", createdAt: "2026-06-12T00:00:00.000Z" }));
    localStorage.setItem("currentActiveQsId", "custom-1");
    const place = await screen();
    await add(file("one.png"), file("two.png"));
    await step((r) => r.answer(200, uploaded("f-1")));
    await step((r) => r.answer(200, uploaded("f-2")));
    await press(place, "把two.png往前移");
    expect(names()).toEqual(["two.png", "one.png"]);
    await press(place, "读这份报告");
    await until(() => window.location.hash.includes("id=r-1"));
    expect(asked[0]?.body).toEqual({ fileIds: ["f-2", "f-1"], customNutritionPlanId: "custom-1" });
    expect(useFiles.getState().items).toEqual([]);
  });

  test("a dropped connection is said, and the file is sent again under the same key, by hand or when the network is back", async () => {
    const place = await screen();
    await add(file("a.png"));
    await step((r) => r.fail());
    expect(place.textContent).toContain("连接断了");
    await press(place, "重传a.png");
    await step((r) => r.fail());
    await act(async () => {
      window.dispatchEvent(new Event("online"));
      await settle(0);
    });
    await step((r) => r.answer(200, uploaded("f-1")));
    expect(place.textContent).toContain("已传好");
    expect(new Set(FakeRequest.all.map((r) => r.headers["idempotency-key"])).size).toBe(1);
    expect(FakeRequest.all).toHaveLength(3);
  });

  test("cancelling stops the request and goes on with the next file", async () => {
    const place = await screen();
    await add(file("a.png"), file("b.png"));
    await press(place, "取消上传a.png");
    await act(() => settle(0));
    expect(names()).toEqual(["b.png"]);
    expect(FakeRequest.all).toHaveLength(2);
    await step((r) => r.answer(200, uploaded("f-2")));
    expect(place.textContent).toContain("已传好");
  });

  test("what is empty, too large or of another kind is refused in words, the first two without being sent", async () => {
    const place = await screen();
    await add(file("empty.png", 0), Object.defineProperty(file("big.png"), "size", { value: MAX_BYTES + 1 }), file("notes.txt"));
    expect(FakeRequest.all).toHaveLength(1);
    await step((r) => r.answer(415, { code: 415, error: "unsupported_file", message: "不支持这种文件。", requestId: "r", data: null }));
    for (const words of ["这个文件是空的", "超过 20 MB", "能读照片、PDF 和 FHIR"]) expect(place.textContent).toContain(words);
    expect(place.querySelector<HTMLButtonElement>("main > div:last-child button")?.disabled).toBe(true);
  });

  test("a refusal to read is said and nothing is lost", async () => {
    fakeNetwork(() => failed(503, "overloaded", "现在访问的人很多，请稍后再试。"));
    const place = await screen();
    await add(file("a.png"));
    await step((r) => r.answer(200, uploaded("f-1")));
    await press(place, "读这份报告");
    await until(() => place.textContent.includes("没有开始读"));
    expect(place.textContent).toContain("现在访问的人很多");
    expect(names()).toEqual(["a.png"]);
  });
});

describe("typing by hand", () => {
  const type = (input: HTMLInputElement | null | undefined, text: string): Promise<void> =>
    act(async () => {
      if (!input) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });

  test("an analyte is chosen, its value and unit typed, and the rows become a report", async () => {
    goTo("http://localhost/#/uploadReportsPageNew?by=hand");
    const asked = fakeNetwork(({ path }) =>
      path.includes("options")
        ? ok({ options: [{ code: "ferritin", name: "铁蛋白", aliases: ["FER"], unit: "ug/L", units: ["ug/L", "ng/mL"] }] })
        : ok({ id: "r-2", status: "queued", createdAt: "2026-06-12T00:00:00.000Z" }),
    );
    const place = await screen();
    await until(() => asked.length > 0);
    await press(place, "加上这一项");
    expect(place.textContent).toContain("请先选项目");
    await type(place.querySelector<HTMLInputElement>("form input"), "fer");
    await press(place, "铁蛋白");
    expect(place.querySelector("form input[inputmode=decimal]")).not.toBeNull();
    await press(place, "加上这一项");
    expect(place.textContent).toContain("请填结果");
    await type(place.querySelector<HTMLInputElement>("form input[inputmode=decimal]"), "9,2");
    await press(place, "加上这一项");
    expect(place.textContent).toContain("已填 1 项");
    await press(place, "保存并分析");
    await until(() => window.location.hash.includes("id=r-2"));
    expect(asked.find((a) => a.path === "/v1/health_report/put")?.body).toEqual({ rows: [{ code: "ferritin", value: 9.2, unit: "ug/L" }] });
  });
});
