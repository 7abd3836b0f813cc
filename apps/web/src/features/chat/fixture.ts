/** A chat's server for tests: conversations and messages as the contract has them, answers as events that the test lets through. */
import { act } from "react";
import { onTestFinished, vi } from "vitest";
import { type Asked, fakeNetwork, ok } from "../../testing.tsx";

export type Event = readonly [event: string, data: unknown];
type Body = Record<string, unknown>;
export const AT = "2026-11-20T08:00:00.000Z";

export const question = (id: string, text: string): Body => ({ id, role: "user", text, createdAt: AT });
export const answer = (id: string, text: string, more: Body = {}): Body => ({
  id,
  role: "assistant",
  text,
  createdAt: AT,
  status: "done",
  answeredBy: "engine",
  ...more,
});
export const SOURCE = {
  id: "nih_d",
  title: "Vitamin D",
  publisher: "NIH ODS",
  url: "https://ods.od.nih.gov/factsheets/VitaminD-HealthProfessional/",
  lang: "en",
};
export const start = (messageId: string, conversationId = "c-1"): Event => ["start", { conversationId, messageId, questionId: `q-${messageId}` }];
export const END: Event = ["end", { finishReason: "stop", triage: null, answeredBy: "engine" }];

const wire = (messageId: string, events: readonly Event[]): string =>
  events.map(([event, data], i) => `id: ${messageId}:${i}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");

/** A stream that a test writes into while it is being read. */
export class Wire {
  readonly #encoder = new TextEncoder();
  #control: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly response: Response;
  constructor() {
    const body = new ReadableStream<Uint8Array>({ start: (control) => void (this.#control = control) });
    this.response = new Response(body, { headers: { "content-type": "text/event-stream" } });
  }
  say(...events: readonly Event[]): Promise<void> {
    return act(async () => this.#control?.enqueue(this.#encoder.encode(wire("a-1", events))));
  }
}

type Given = {
  /** The conversations; their messages by conversation. */
  talks?: readonly { id: string; title: string }[];
  messages?: Record<string, Body[]>;
  /** What answers a stream, a connection each; a Wire stays open. */
  streams?: (readonly Event[] | Wire | Response)[];
  else?: (asked: Asked) => ReturnType<typeof ok> | undefined;
};
export type ChatNetwork = { asked: Asked[]; messages: Record<string, Body[]> };

export const WELCOME = {
  title: "我是 AI 营养师小荷",
  intro: "可以问我营养。",
  tags: [
    { id: "own", name: "我的方案" },
    { id: "supplements", name: "补充剂" },
  ],
  questions: [
    { tag: "own", text: "我的钙为什么偏低？" },
    { tag: "supplements", text: "钙片怎么选？" },
  ],
};

/** Answers what the chat's screen asks; what is stored can be changed as the test goes on. */
export function chatNetwork({ talks = [], messages = {}, streams = [], else: other }: Given = {}): ChatNetwork {
  const page = (items: readonly unknown[]): ReturnType<typeof ok> => ok({ items, total: items.length });
  const asked = fakeNetwork((call) => {
    const url = new URL(call.path, "http://localhost");
    const given = other?.(call);
    if (given) return given;
    if (url.pathname.endsWith("/quick_questions")) return ok(WELCOME);
    if (url.pathname.endsWith("/conversations"))
      return page(talks.map((t) => ({ ...t, updatedAt: AT })).filter((t) => t.title.includes(url.searchParams.get("q") ?? "")));
    if (url.pathname.endsWith("/messages")) return page(messages[url.searchParams.get("conversationId") ?? ""] ?? []);
    return ok(null);
  });
  const rest = fetch;
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    if (!/\/chat\/(?:send|stream|regenerate)/.test(input)) return rest(input, init);
    asked.push({
      path: input.replace(/^.*\/api/, ""),
      method: init.method ?? "GET",
      headers: init.headers as Record<string, string>,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    });
    const next = streams.shift() ?? [];
    if (next instanceof Wire) return next.response;
    return next instanceof Response ? next : new Response(wire("a-1", next), { headers: { "content-type": "text/event-stream" } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { asked, messages };
}
