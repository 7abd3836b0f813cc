import { act, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { HashRouter } from "./lib/router.ts";
import { startTexts } from "./i18n/index.ts";
import { queryClient } from "./lib/query.ts";
import { WithQueries } from "./lib/WithQueries.tsx";

/** Renders into the document, with router, texts and query client; unmounts at the test's end. */
export async function render(what: ReactNode, texts: readonly string[] = []): Promise<HTMLElement> {
  await startTexts(texts);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
    queryClient.clear();
  });
  await act(async () =>
    root.render(
      <StrictMode>
        <WithQueries>
          <HashRouter useTransitions={false}>{what}</HashRouter>
        </WithQueries>
      </StrictMode>,
    ),
  );
  return place;
}

/** Lets promises, timers of 0 ms and what React makes of them run. */
export const settle = (ms = 20): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, ms)));

type Answer = { status?: number; body: unknown } | Error;
export type Asked = { path: string; method: string; headers: Record<string, string>; body: unknown };

/** Waits until something holds, ten seconds at most: a busy machine is no failure. */
export async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !holds(); i++) await settle();
}

/** A network in place of the real one: `answer` gives what a path answers. Returns what was asked, in order. */
export function fakeNetwork(answer: (asked: Asked) => Answer): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const asked: Asked = {
      path: input.replace(/^.*\/api/, ""),
      method: init.method ?? "GET",
      headers: init.headers as Record<string, string>,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    };
    all.push(asked);
    init.signal?.throwIfAborted();
    const given = answer(asked);
    if (given instanceof Error) throw given;
    return new Response(JSON.stringify(given.body), { status: given.status ?? 200, headers: { "content-type": "application/json" } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return all;
}

export const ok = (data: unknown): Answer => ({ body: { code: 200, message: "ok", data } });
export const failed = (status: number, error: string, message: string, details?: { path: string; message: string }[]): Answer => ({
  status,
  body: { code: status, error, message, requestId: "r-1", data: null, ...(details ? { details } : {}) },
});

export const loginAnswer = (more: object = {}): Answer =>
  ok({
    accessToken: "t-1",
    expiresAt: "2027-01-01T00:00:00.000Z",
    isYouZan: false,
    deviceId: "d-1",
    deviceSecret: "s-1",
    consentVersion: "2026-11",
    user: { id: "u-1", nickname: "", language: "zh-CN", isYouZan: false, consents: [] },
    ...more,
  });

/** The address bar. */
export const goTo = (href: string): void => window.happyDOM?.setURL(href);
declare global {
  interface Window {
    happyDOM?: { setURL(url: string): void };
  }
}
