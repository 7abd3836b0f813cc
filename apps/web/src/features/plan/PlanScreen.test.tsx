import { PrecisePlan } from "@nutri/contract";
import { STAGES } from "@nutri/contract/calls/plan";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";
import { dropStream } from "../../lib/stream-store.ts";
import { failed, fakeNetwork, goTo, ok, render, settle, until } from "../../testing.tsx";
import { makingKey, stagesOf } from "./api/making.ts";
import { fixturePlan } from "./fixture.ts";
import PlanScreen from "./PlanScreen.tsx";

const at = (query = ""): void => goTo(`http://localhost/#/qsGeneratePageNew${query}`);
const screen = (): Promise<HTMLElement> => render(<PlanScreen />, ["plan"]);
const GET = "/v1/precise_nutrition_plan/get_by_custom_nutrition_plan";
const links = (place: HTMLElement): (string | null)[] => [...place.querySelectorAll("main a")].map((a) => a.getAttribute("href"));
const press = async (place: HTMLElement, words: string): Promise<void> => {
  await act(async () => [...place.querySelectorAll<HTMLElement>("button")].find((b) => b.textContent.includes(words))?.click());
  await settle(30);
};

/** Answers the stream from the given parts, each connection the next; the rest of the network as `fakeNetwork` has it. */
function withStream(parts: string[]): { asked: string[] } {
  const rest = fetch;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    if (!input.includes("/stream")) return rest(input, init);
    asked.push((init.headers as Record<string, string>)["last-event-id"] ?? "");
    return new Response(parts.shift() ?? "", { headers: { "content-type": "text/event-stream" } });
  });
  return { asked };
}
const stageEvent = (i: number, label: string): string =>
  `id: job:${i}\nevent: stage\ndata: ${JSON.stringify({ stage: STAGES[i], label, progress: i / 5 })}\n\n`;
const planEvent = (plan: PrecisePlan): string => `id: ${plan.id}\nevent: plan\ndata: ${JSON.stringify(plan)}\n\n`;

beforeEach(() => {
  at();
  localStorage.setItem("access_token", "t-1");
  localStorage.setItem("currentActiveQsId", "custom-1");
  useSession.setState({ lastPlan: undefined });
  for (const lang of ["zh-CN", "en-US"] as const) dropStream(makingKey("custom-1", lang));
});

describe("plan screen", () => {
  test("the fixture is a plan of the contract", () => {
    for (const lang of ["zh-CN", "en-US"] as const) expect(PrecisePlan.safeParse(JSON.parse(JSON.stringify(fixturePlan(lang)))).error).toBeUndefined();
  });

  test("with no plan begun it says what a plan is for and leads to the start", async () => {
    localStorage.removeItem("currentActiveQsId");
    const asked = fakeNetwork(() => failed(404, "not_found", "x"));
    const place = await screen();
    expect(place.textContent).toContain("还没有方案");
    expect(links(place)).toEqual(["#/qsStartPage"]);
    expect(asked).toEqual([]);
  });

  test("a stored plan shows, its id taken from the address before the one held, and becomes the current one", async () => {
    at("?custom_nutrition_plan_id=custom-9");
    const asked = fakeNetwork(() => ok(fixturePlan("zh-CN")));
    const place = await screen();
    await until(() => place.querySelector("article") !== null);
    expect([...new Set(asked.map((a) => a.path))]).toEqual([`${GET}?custom_nutrition_plan_id=custom-9`]);
    expect(place.querySelector("h1")?.textContent).toBe("三样不够，一样偏多，其余都好");
    expect(document.title).toBe("小林的方案 · 营养师");
    expect(localStorage.getItem("currentActiveQsId")).toBe("custom-9");
  });

  test("while the first load runs, the layout stands in grey", async () => {
    fakeNetwork(() => ok(fixturePlan("zh-CN")));
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const place = await screen();
    expect(place.querySelector("main")?.textContent).toBe("我的方案");
    expect(place.querySelectorAll("main .breathe").length).toBeGreaterThan(3);
  });

  test("a questionnaire that is not complete: which answers are missing, and the way there", async () => {
    useSession.setState({ lastPlan: { id: "custom-1", status: "draft", planType: "deep_questionnaire", createdAt: "2026-11-18T00:00:00.000Z", seenAt: 0 } });
    fakeNetwork(() =>
      failed(422, "questionnaire_incomplete", "问卷还没有答完。", [
        { path: "answers.medicines", message: "请回答这一项。" },
        { path: "answers.diet.pattern", message: "请回答这一项。" },
      ]),
    );
    const place = await screen();
    await until(() => place.textContent.includes("还差"));
    expect(place.textContent).toContain("在吃的药、饮食方式");
    expect(links(place)).toEqual(["#/questionnaire?plan_type=deep_questionnaire"]);
  });

  test("a plan of somebody else, or none: said, with the way to the start", async () => {
    fakeNetwork(() => failed(404, "not_found", "没有找到。"));
    const place = await screen();
    await until(() => place.textContent.includes("没有找到这份方案"));
    expect(links(place)).toEqual(["#/qsStartPage"]);
  });

  test("an error carries its number and can be tried again", async () => {
    let good = false;
    fakeNetwork(() => (good ? ok(fixturePlan("zh-CN")) : failed(500, "internal", "出了点问题，我们已经记录下来。")));
    const place = await screen();
    await until(() => place.textContent.includes("出了点问题"));
    expect(place.textContent).toContain("编号 r-1");
    good = true;
    await press(place, "再试一次");
    await until(() => place.querySelector("article") !== null);
    expect(place.textContent).toContain("三样不够");
  });

  test("offline, the last plan stays, with the time it is from; nothing of it is in local storage", async () => {
    fakeNetwork(() => ok(fixturePlan("zh-CN")));
    const place = await screen();
    await until(() => place.querySelector("article") !== null);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fakeNetwork(() => new TypeError("Failed to fetch"));
    await act(() => queryClient.refetchQueries());
    await settle(30);
    expect(place.textContent).toContain("现在没有网络。下面是 ");
    expect(place.textContent).toContain("三样不够");
    expect(JSON.stringify({ ...localStorage })).not.toContain("左甲状腺素");
  });

  test("offline with no plan seen: said, and nothing pretended", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fakeNetwork(() => new TypeError("Failed to fetch"));
    const place = await screen();
    await until(() => place.textContent.includes("现在没有网络"));
    expect(place.querySelector("article")).toBeNull();
  });
});

describe("the making of a plan", () => {
  test("shows the server's stages, resumes a lost connection where it was, and ends with the plan", async () => {
    fakeNetwork(() => ok({ status: "generating" }));
    const { asked } = withStream([stageEvent(0, "核对答案 A") + stageEvent(1, "计算 B"), stageEvent(5, "好了") + planEvent(fixturePlan("zh-CN"))]);
    const place = await screen();
    await until(() => place.textContent.includes("计算 B"));
    expect(place.querySelector("h1")?.textContent).toBe("正在做你的方案");
    const states = [...place.querySelectorAll("ol li")].map((li) => li.textContent);
    expect(states.slice(0, 3)).toEqual(["核对答案 A完成", "计算 B正在做", "估计现在吃到多少等待"]);
    expect(place.querySelector("progress")?.getAttribute("value")).toBe("20");
    await until(() => place.textContent.includes("连接断了"));
    await settle(900);
    await until(() => place.querySelector("article") !== null);
    expect(place.textContent).toContain("三样不够");
    expect(asked).toEqual(["", "job:1"]);
  });

  test("goes on while the screen is left, and is there when one comes back", async () => {
    let answer: (r: Response) => void = () => undefined;
    let streams = 0;
    fakeNetwork(() => ok({ status: "generating" }));
    const rest = fetch;
    vi.stubGlobal("fetch", (input: string, init: RequestInit = {}) => {
      if (!input.includes("/stream")) return rest(input, init);
      streams += 1;
      return new Promise<Response>((done) => (answer = done));
    });
    const first = await screen();
    await until(() => streams === 1);
    first.remove();
    const second = await screen();
    expect(second.textContent).toContain("正在做你的方案");
    await act(async () => answer(new Response(planEvent(fixturePlan("zh-CN")), { headers: { "content-type": "text/event-stream" } })));
    await until(() => second.querySelector("article") !== null);
    expect(second.textContent).toContain("三样不够");
    expect(streams).toBe(1);
  });

  test("an error in the stream is said, and it can be made again", async () => {
    fakeNetwork(() => ok({ status: "generating" }));
    withStream([`event: error\ndata: ${JSON.stringify({ code: 500, error: "internal", message: "这次没有做成。" })}\n\n`, planEvent(fixturePlan("zh-CN"))]);
    const place = await screen();
    await until(() => place.textContent.includes("这次没有做成。"));
    await press(place, "再试一次");
    await until(() => place.querySelector("article") !== null);
    expect(place.textContent).toContain("三样不够");
  });

  test("its stages are the contract's, in the contract's order", () => {
    expect(stagesOf(undefined).stages.map((s) => s.name)).toEqual([...STAGES]);
    expect(stagesOf(undefined).stages.map((s) => s.state)).toEqual(["now", "waiting", "waiting", "waiting", "waiting", "waiting"]);
  });
});
