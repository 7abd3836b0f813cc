import { ChatCard } from "@nutri/domain/chat-card";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useSession } from "../../lib/session.ts";
import { failed, goTo, render, settle, until } from "../../testing.tsx";
import { useChat } from "./api/live.ts";
import ChatScreen from "./ChatScreen.tsx";
import { answer, chatNetwork, END, question, SOURCE, start, WELCOME, Wire } from "./fixture.ts";

const QUESTION = "维生素 D 一天吃多少？";
const SAID = "成年人每天 10 微克。";
const screen = (): Promise<HTMLElement> => render(<ChatScreen />, ["chat"]);
const main = (place: HTMLElement): string => place.querySelector("main")?.textContent ?? "";
const count = (place: HTMLElement, words: string): number => main(place).split(words).length - 1;
const button = (place: ParentNode, name: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>("button")].find((b) => b.textContent.trim() === name || b.getAttribute("aria-label") === name);
const press = async (name: string, place: ParentNode = document.body): Promise<void> => {
  await until(() => button(place, name) !== undefined);
  await act(async () => button(place, name)?.click());
  await settle();
};
const area = (place: HTMLElement): HTMLTextAreaElement => place.querySelector("textarea") as HTMLTextAreaElement;
const write = async (field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> => {
  const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
};
const ask = async (place: HTMLElement, text: string): Promise<void> => {
  await write(area(place), text);
  await press("发送", place);
};
const calls = (asked: readonly { path: string }[], part: string): number => asked.filter((a) => a.path.includes(part)).length;

beforeEach(() => {
  goTo("http://localhost/#/chat");
  localStorage.setItem("access_token", "t-1");
  localStorage.removeItem("currentActiveQsId");
  useSession.setState({ lastPlan: undefined });
  useChat.setState({ conversationId: undefined, live: undefined, heard: undefined, draft: "", files: [] });
});

describe("the chat before anything was said", () => {
  test("says who this is, offers questions by topic, and asks the one that is chosen", async () => {
    const { asked } = chatNetwork({
      streams: [[start("a-1"), ["delta", { text: SAID }], END]],
      messages: { "c-1": [question("q-1", "钙片怎么选？"), answer("a-1", SAID)] },
    });
    const place = await screen();
    await until(() => main(place).includes(WELCOME.title));
    expect(place.querySelectorAll("h1")).toHaveLength(1);
    expect(main(place)).toContain("我的钙为什么偏低？");
    expect(main(place)).not.toContain("钙片怎么选？");
    await press("补充剂", place);
    await press("钙片怎么选？", place);
    await until(() => main(place).includes(SAID));
    expect(asked.find((a) => a.path.includes("/chat/send"))?.body).toEqual({ text: "钙片怎么选？" });
  });

  test("takes a question from the address into the draft, without sending it", async () => {
    goTo(`http://localhost/#/chat?q=${encodeURIComponent(QUESTION)}`);
    const { asked } = chatNetwork();
    const place = await screen();
    await until(() => area(place).value === QUESTION);
    expect(calls(asked, "/chat/send")).toBe(0);
    expect(location.hash).toBe("#/chat");
  });

  test("keeps a draft while the screen is left", async () => {
    chatNetwork();
    const first = await screen();
    await write(area(first), "铁吃多少");
    first.remove();
    expect(area(await screen()).value).toBe("铁吃多少");
  });

  test("says what happened when the welcome cannot be had, and tries again", async () => {
    let good = false;
    chatNetwork({ else: ({ path }) => (path.includes("quick_questions") && !good ? failed(500, "internal", "出了点问题。") : undefined) });
    const place = await screen();
    await until(() => main(place).includes("出了点问题。"));
    good = true;
    await press("再试一次", place);
    await until(() => main(place).includes(WELCOME.title));
    expect(main(place)).toContain(WELCOME.intro);
  });
});

describe("a question and its answer", () => {
  test("streams in, with its question said once, and is read from where it is kept when it is in", async () => {
    const line = new Wire();
    const network = chatNetwork({ streams: [line] });
    const place = await screen();
    await ask(place, QUESTION);
    expect(main(place)).toContain("正在查");
    network.messages["c-1"] = [question("q-a-1", QUESTION), answer("a-1", "", { status: "running" })];
    await line.say(start("a-1"), ["delta", { text: "成年人每天 " }]);
    await until(() => main(place).includes("成年人每天"));
    await settle(60);
    expect([count(place, QUESTION), calls(network.asked, "/chat/stream")]).toEqual([1, 0]);
    expect(place.querySelector("[role=status].sr-only")?.textContent ?? "").not.toContain("成年人");
    network.messages["c-1"] = [question("q-a-1", QUESTION), answer("a-1", SAID, { sources: [SOURCE], suggestions: ["吃多少算过量？"] })];
    await line.say(["delta", { text: "10 微克。" }], ["sources", [SOURCE]], ["suggestions", ["吃多少算过量？"]], END);
    await until(() => main(place).includes("吃多少算过量？"));
    await until(() => useChat.getState().live === undefined);
    expect(useChat.getState().live).toBeUndefined();
    expect(count(place, QUESTION)).toBe(1);
    expect(place.querySelectorAll("article")).toHaveLength(1);
    expect(place.querySelectorAll("h1")).toHaveLength(1);
    expect(place.querySelector<HTMLAnchorElement>("article a")?.href).toBe(SOURCE.url);
    expect(place.querySelector("p[role=status].sr-only")?.textContent).toContain(SAID);
  });

  test("is sent once, with a key of its own, even when the connection is lost before the first word", async () => {
    const { asked } = chatNetwork({
      streams: [[], [start("a-1"), ["delta", { text: SAID }], END]],
      messages: { "c-1": [question("q", QUESTION), answer("a-1", SAID)] },
    });
    const place = await screen();
    await ask(place, QUESTION);
    await until(() => main(place).includes("连接断了"));
    await settle(1000);
    await until(() => main(place).includes(SAID));
    const keys = asked.filter((a) => a.path.includes("/chat/send")).map((a) => a.headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("is joined after a reload while it is being made, and goes on", async () => {
    useChat.setState({ conversationId: "c-1" });
    const line = new Wire();
    const network = chatNetwork({ streams: [line], messages: { "c-1": [question("q-a-1", QUESTION), answer("a-1", "成年人", { status: "running" })] } });
    const place = await screen();
    await until(() => calls(network.asked, "/chat/stream?messageId=a-1") === 1);
    await line.say(start("a-1"), ["delta", { text: SAID }]);
    await until(() => main(place).includes(SAID));
    expect([count(place, QUESTION), calls(network.asked, "/chat/send")]).toEqual([1, 0]);
    network.messages["c-1"] = [question("q-a-1", QUESTION), answer("a-1", SAID)];
    await line.say(END);
    await until(() => useChat.getState().live === undefined);
    expect(useChat.getState().live).toBeUndefined();
    expect(place.querySelectorAll("article")).toHaveLength(1);
  });

  test("is stopped where it is made, not only here", async () => {
    const line = new Wire();
    const network = chatNetwork({ streams: [line], messages: { "c-1": [question("q", QUESTION), answer("a-1", "成年人", { status: "stopped" })] } });
    const place = await screen();
    await ask(place, QUESTION);
    await line.say(start("a-1"), ["delta", { text: "成年人" }]);
    await press("停止", place);
    expect(network.asked.find((a) => a.path.includes("/chat/stop"))?.body).toEqual({ messageId: "a-1" });
    await line.say(["end", { finishReason: "stopped", triage: null }]);
    await until(() => main(place).includes("你停下了这次回答。"));
    expect(main(place)).toContain("成年人");
  });

  test("is asked for again, in place of the old answer", async () => {
    useChat.setState({ conversationId: "c-1" });
    const network = chatNetwork({
      streams: [[start("a-2"), ["delta", { text: "新的回答。" }], END]],
      messages: { "c-1": [question("q", QUESTION), answer("a-1", "旧的回答。")] },
    });
    const place = await screen();
    await until(() => main(place).includes("旧的回答。"));
    network.messages["c-1"] = [question("q", QUESTION), answer("a-2", "新的回答。")];
    await press("重新回答", place);
    await until(() => main(place).includes("新的回答。"));
    expect(network.asked.find((a) => a.path.includes("/chat/regenerate"))?.body).toEqual({ messageId: "a-1" });
    expect([count(place, "旧的回答。"), count(place, QUESTION), count(place, "新的回答。")]).toEqual([0, 1, 2]);
  });

  test("is asked for again once, even when the connection is lost before the first word", async () => {
    useChat.setState({ conversationId: "c-1" });
    const network = chatNetwork({
      streams: [[], [start("a-2"), ["delta", { text: "新的回答。" }], END]],
      messages: { "c-1": [question("q", QUESTION), answer("a-1", "旧的回答。")] },
    });
    const place = await screen();
    await until(() => main(place).includes("旧的回答。"));
    network.messages["c-1"] = [question("q", QUESTION), answer("a-2", "新的回答。")];
    await press("重新回答", place);
    await settle(1000);
    await until(() => main(place).includes("新的回答。"));
    const keys = network.asked.filter((a) => a.path.includes("/chat/regenerate")).map((a) => a.headers["idempotency-key"]);
    expect([keys.length, new Set(keys).size, keys[0] === undefined]).toEqual([2, 1, false]);
  });

  test("with an emergency: announced before anything else", async () => {
    const end = ["end", { finishReason: "stop", triage: "emergency", answeredBy: "engine" }] as const;
    const line = new Wire();
    chatNetwork({ streams: [line] });
    const place = await screen();
    await ask(place, "胸口压着痛");
    await line.say(start("a-1"), ["delta", { text: "请拨打 120。" }], end);
    await until(() => place.querySelector("[role=alert]") !== null);
    expect(place.querySelector("article")?.textContent.indexOf("请先看这里")).toBeLessThan(place.querySelector("article")?.textContent.indexOf("120") ?? 0);
  });

  test("an answer that breaks off says so and keeps what was said", async () => {
    useChat.setState({ conversationId: "c-1" });
    chatNetwork({ messages: { "c-1": [question("q", QUESTION), answer("a-1", "先说一句。", { status: "interrupted" })] } });
    const place = await screen();
    await until(() => main(place).includes("先说一句。"));
    expect(main(place)).toContain("回答中断了");
    expect(button(place, "再试一次")).toBeDefined();
  });

  test("a refusal says why with its number, and the question can be asked once more", async () => {
    const refusal = new Response(JSON.stringify({ code: 500, error: "internal", message: "出了点问题。", requestId: "r-7", data: null }), { status: 500 });
    const { asked } = chatNetwork({
      streams: [refusal, [start("a-1"), ["delta", { text: SAID }], END]],
      messages: { "c-1": [question("q", QUESTION), answer("a-1", SAID)] },
    });
    const place = await screen();
    await ask(place, QUESTION);
    await until(() => main(place).includes("r-7"));
    expect(main(place)).toContain(QUESTION);
    await press("再试一次", place);
    await until(() => main(place).includes(SAID));
    expect(calls(asked, "/chat/send")).toBe(2);
    expect(count(place, QUESTION)).toBe(1);
  });

  test("offline, what was said stays and a new question says that there is no network", async () => {
    useChat.setState({ conversationId: "c-1" });
    chatNetwork({ messages: { "c-1": [question("q", QUESTION), answer("a-1", SAID)] } });
    const place = await screen();
    await until(() => main(place).includes(SAID));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await ask(place, "铁呢？");
    await until(() => main(place).includes("连接断了"));
    expect([main(place).includes(SAID), count(place, "铁呢？")]).toEqual([true, 1]);
    // The network is back: the question that waited is answered.
    const stored = [question("q", QUESTION), answer("a-1", SAID), question("q-2", "铁呢？"), answer("a-2", "每天 18 毫克。")];
    chatNetwork({ messages: { "c-1": stored }, streams: [[start("a-2"), ["delta", { text: "每天 18 毫克。" }], END]] });
    for (let tries = 0; tries < 5 && useChat.getState().live !== undefined; tries++) await until(() => useChat.getState().live === undefined);
    expect([...place.querySelectorAll("article")].map((a) => a.textContent.includes("每天 18 毫克。"))).toEqual([false, true]);
  });

  test("an answer that came in whole stays when the network goes before it was fetched, and the next is asked", async () => {
    const line = new Wire();
    const network = chatNetwork({ streams: [line] });
    const place = await screen();
    await ask(place, QUESTION);
    network.messages["c-1"] = [question("q-a-1", QUESTION), answer("a-1", "", { status: "running" })];
    await line.say(start("a-1"), ["delta", { text: "成年人每天 " }]);
    await until(() => main(place).includes("成年人每天") && calls(network.asked, "/chat/messages") > 0);
    await settle(60);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await line.say(["delta", { text: "10 微克。" }], END);
    await until(() => main(place).includes(SAID));
    await ask(place, "铁呢？");
    await until(() => main(place).includes("连接断了"));
    expect([main(place).includes(SAID), count(place, "正在查"), count(place, "铁呢？")]).toEqual([true, 1, 1]);
  });

  test("what is no answer at all breaks nothing", async () => {
    useChat.setState({ conversationId: "c-1" });
    const odd = { ...answer("a-1", SAID), cards: [{ kind: "hologram", depth: 3 }] };
    const line = new Wire();
    chatNetwork({ messages: { "c-1": [question("q", QUESTION), odd] }, streams: [line] });
    const place = await screen();
    await until(() => main(place).includes(SAID));
    await ask(place, "再说");
    await line.say(["start", { conversationId: "c-1", messageId: "a-9" }], ["hologram", {}], ["delta", { text: "好。" }]);
    await until(() => main(place).includes("好。"));
    expect(main(place)).toContain("好。");
  });
});

describe("what stands beside an answer", () => {
  const cards: ChatCard[] = [
    { kind: "profile", subject: "self", facts: [{ label: "年龄", value: "34 岁" }] },
    {
      kind: "recommend",
      title: "参考摄入量",
      items: [{ nutrient: "vitamin_d", name: "维生素D", amount: 10, unit: "ug", limit: { amount: 50, unit: "ug" }, action: "add_to_plan" }],
    },
    { kind: "tips", title: "怎么吃", items: ["和含油的一餐一起吃。"] },
    {
      kind: "products",
      title: "产品",
      items: [{ productId: "p-1", name: "维生素D3", summary: "每粒 10 微克", usage: "每日 1 粒" }],
      link: "/productsPage",
      note: "本品不能代替药物。",
    },
    {
      kind: "taboos",
      title: "搭配提醒",
      items: [{ subject: "左甲状腺素", item: "钙片", severity: "major", action: "separate", effect: "吸收变差。", advice: "隔开吃。", separateHours: 4 }],
    },
    { kind: "report", title: "超出范围", rows: [{ name: "铁蛋白", value: "9", unit: "ug/L", flag: "low", text: "偏低" }], link: "/reportListPage" },
  ];

  test("every kind of card shows, acts, and shows no price", async () => {
    useChat.setState({ conversationId: "c-1" });
    for (const card of cards) expect(ChatCard.safeParse(card).error).toBeUndefined();
    chatNetwork({ messages: { "c-1": [question("q", QUESTION), answer("a-1", SAID, { cards })] } });
    const place = await screen();
    await until(() => main(place).includes("搭配提醒"));
    for (const words of [
      "34 岁",
      "每天 10 微克",
      "上限 50 微克",
      "和含油的一餐一起吃。",
      "维生素D3",
      "左甲状腺素 × 钙片",
      "隔 4 小时",
      "铁蛋白",
      "本品不能代替药物。",
    ])
      expect(main(place)).toContain(words);
    const links = [...place.querySelectorAll("article a")].map((a) => a.getAttribute("href"));
    expect(links).toEqual(["#/addMoreNutrition?nutrient=vitamin_d", "#/productsPage", "#/reportListPage"]);
    expect(main(place)).not.toMatch(/[¥￥]|元/);
  });

  test("copies as rich and as plain text, with its sources and the label for what a model worded", async () => {
    useChat.setState({ conversationId: "c-1" });
    const written: Record<string, string>[] = [];
    const read = async (item: { parts: Record<string, Blob> }): Promise<void> => {
      written.push(Object.fromEntries(await Promise.all(Object.entries(item.parts).map(async ([type, blob]) => [type, await blob.text()] as const))));
    };
    vi.stubGlobal(
      "ClipboardItem",
      class {
        parts: Record<string, Blob>;
        constructor(parts: Record<string, Blob>) {
          this.parts = parts;
        }
      },
    );
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue({
      write: async ([item]: { parts: Record<string, Blob> }[]) => (item ? read(item) : undefined),
    } as unknown as Clipboard);
    chatNetwork({
      messages: { "c-1": [question("q", QUESTION), answer("a-1", "第一句 <b>。\n\n- 一\n- **二**", { sources: [SOURCE], answeredBy: "model" })] },
    });
    const place = await screen();
    await until(() => main(place).includes("措辞由语言模型生成"));
    await press("复制回答", place);
    await until(() => written.length === 1);
    expect(written[0]?.["text/html"]).toContain('data-generated-by="ai"');
    expect(written[0]?.["text/html"]).toContain("<li><strong>二</strong></li>");
    expect(written[0]?.["text/plain"]).toContain("第一句 <b>。\n\n一\n二");
    expect(written[0]?.["text/plain"]).toContain("【AI 生成】");
    expect(written[0]?.["text/plain"]).toContain("Vitamin D · NIH ODS");
  });

  test("takes feedback with reasons", async () => {
    useChat.setState({ conversationId: "c-1" });
    const { asked } = chatNetwork({ messages: { "c-1": [question("q", QUESTION), answer("a-1", SAID)] } });
    const place = await screen();
    await press("没帮助", place);
    await until(() => document.querySelector("[role=dialog] form") !== null);
    const sheet = document.querySelector("[role=dialog]") as HTMLElement;
    await act(async () => [...sheet.querySelectorAll<HTMLElement>("label")].find((l) => l.textContent.includes("看不明白"))?.click());
    await write(sheet.querySelector("textarea") as HTMLTextAreaElement, "太长");
    await press("提交", sheet);
    const bodies = asked.filter((a) => a.path.includes("/chat/feedback")).map((a) => a.body);
    expect(bodies).toEqual([
      { messageId: "a-1", rating: "down" },
      { messageId: "a-1", rating: "down", reasons: ["unclear"], text: "太长" },
    ]);
    expect(button(place, "没帮助")?.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("conversations", () => {
  const talks = [
    { id: "c-1", title: "维生素 D" },
    { id: "c-2", title: "钙和铁" },
  ];

  test("are found, opened, renamed and removed", async () => {
    const network = chatNetwork({ talks, messages: { "c-2": [question("q", "钙和铁一起吃？"), answer("a-2", "分开吃。")] } });
    const place = await screen();
    const aside = place.querySelector("aside") as HTMLElement;
    await until(() => aside.textContent.includes("钙和铁"));
    await write(aside.querySelector("input") as HTMLInputElement, "钙");
    await until(() => !aside.textContent.includes("维生素 D"));
    await press("改名或删除：钙和铁", aside);
    await until(() => document.querySelector("[role=dialog] form") !== null);
    const sheet = document.querySelector("[role=dialog]") as HTMLElement;
    await write(sheet.querySelector("input") as HTMLInputElement, "补钙");
    await press("保存", sheet);
    expect(network.asked.find((a) => a.path.includes("/chat/rename"))?.body).toEqual({ conversationId: "c-2", title: "补钙" });
    await act(async () => aside.querySelector<HTMLElement>("li button")?.click());
    await until(() => main(place).includes("分开吃。"));
    expect(useChat.getState().conversationId).toBe("c-2");
  });

  test("a long press on one opens what the pencil opens, and does not open the conversation; a scroll does nothing", async () => {
    chatNetwork({ talks });
    const place = await screen();
    await until(() => place.querySelectorAll("li button").length > 0);
    const row = place.querySelector("li button") as HTMLElement;
    const finger = (kind: string, y = 0): Promise<void> =>
      act(async () => void row.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, clientY: y })));
    await finger("pointerdown");
    await finger("pointermove", 20);
    await settle(600);
    await finger("pointerup", 20);
    expect(document.querySelector("[role=dialog]")).toBeNull();
    await finger("pointerdown");
    await settle(600);
    await finger("pointerup");
    await act(async () => row.click());
    await until(() => document.querySelector("[role=dialog] form") !== null);
    expect([document.querySelector("[role=dialog] form") !== null, useChat.getState().conversationId]).toEqual([true, undefined]);
  });

  test("removing asks once more", async () => {
    const network = chatNetwork({ talks });
    const place = await screen();
    await press("改名或删除：钙和铁", place);
    await press("删除这段对话");
    expect(calls(network.asked, "/chat/remove")).toBe(0);
    await press("确定删除，不能恢复");
    expect(network.asked.find((a) => a.path.includes("/chat/remove"))?.body).toEqual({ conversationId: "c-2" });
  });

  test("of 500 messages only those near the window are drawn, and the last turn always", async () => {
    useChat.setState({ conversationId: "c-1" });
    const items = Array.from({ length: 500 }, (_, i) => (i % 2 === 0 ? question(`m-${i}`, `问 ${i}`) : answer(`m-${i}`, `答 ${i}`)));
    chatNetwork({ messages: { "c-1": items } });
    const place = await screen();
    await until(() => main(place).includes("答 499"));
    expect(place.querySelectorAll("main h2").length).toBeLessThan(60);
    expect(main(place)).not.toContain("答 301");
  });
});
