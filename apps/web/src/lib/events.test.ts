import { beforeEach, describe, expect, test, vi } from "vitest";
import { startTexts } from "../i18n/index.ts";
import { goTo } from "../testing.tsx";
import { readEvents, type StreamEvent } from "./events.ts";

const stream = (text: string): Response => new Response(text, { headers: { "content-type": "text/event-stream" } });
const at = (id: number, event: string, data: object): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const run = async (signal?: AbortSignal): Promise<{ events: StreamEvent[]; lost: boolean[] }> => {
  const events: StreamEvent[] = [];
  const lost: boolean[] = [];
  await readEvents("precisePlanStream", {
    query: { custom_nutrition_plan_id: "p-1" },
    isLast: (e) => e.event === "plan",
    onEvent: (e) => events.push(e),
    onLost: (l) => lost.push(l),
    ...(signal ? { signal } : {}),
  });
  return { events, lost };
};

beforeEach(async () => {
  goTo("http://localhost/#/qsGeneratePageNew");
  localStorage.setItem("access_token", "t-1");
  await startTexts([]);
});

describe("server-sent events", () => {
  test("are read until the last one", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => stream(at(1, "stage", { stage: "answers", progress: 0.2 }) + at(2, "plan", { id: "p" })));
    vi.stubGlobal("fetch", fetch);
    const { events } = await run();
    expect(events).toEqual([
      { id: "1", event: "stage", data: { stage: "answers", progress: 0.2 } },
      { id: "2", event: "plan", data: { id: "p" } },
    ]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      "/api/v1/precise_nutrition_plan/stream?custom_nutrition_plan_id=p-1",
      expect.objectContaining({ method: "GET" }),
    );
    vi.unstubAllGlobals();
  });

  test("a lost connection is resumed with Last-Event-ID", async () => {
    const asked: (string | undefined)[] = [];
    vi.stubGlobal("fetch", async (_: string, init: { headers: Record<string, string> }) => {
      asked.push(init.headers["last-event-id"]);
      if (asked.length === 1) return stream(at(1, "stage", { stage: "answers" }));
      if (asked.length === 2) throw new TypeError("network");
      return stream(at(2, "plan", {}));
    });
    const { events, lost } = await run();
    expect(asked).toEqual([undefined, "1", "1"]);
    expect(events.map((e) => e.id)).toEqual(["1", "2"]);
    expect(lost.at(0)).toBe(false);
    expect(lost).toContain(true);
    expect(lost.at(-1)).toBe(false);
    vi.unstubAllGlobals();
  });

  test("a server gone for a minute, behind a proxy or not at all, is waited for; then the stream goes on where it was", async () => {
    vi.useFakeTimers();
    const start = Date.now();
    let asked = 0;
    vi.stubGlobal("fetch", async () => {
      asked += 1;
      if (asked === 1) return stream(at(1, "stage", { stage: "answers" }));
      if (Date.now() - start > 60_000) return stream(at(2, "plan", {}));
      if (asked % 2 === 0) throw new TypeError("network");
      return new Response("<html>bad gateway</html>", { status: 502 });
    });
    const running = run();
    await vi.advanceTimersByTimeAsync(75_000);
    vi.useRealTimers();
    expect((await running).events.map((e) => e.id)).toEqual(["1", "2"]);
    vi.unstubAllGlobals();
  });

  test("a refusal rejects with the problem at once", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      async () =>
        new Response(JSON.stringify({ code: 422, error: "questionnaire_incomplete", message: "问卷还没有答完。", requestId: "r", data: null }), {
          status: 422,
        }),
    );
    vi.stubGlobal("fetch", fetch);
    await expect(run()).rejects.toMatchObject({ error: "questionnaire_incomplete" });
    expect(fetch).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
