import type { Page } from "playwright-core";
import { type At, button, dialog, type Lang, open, type Scene, withPlan, word } from "./scene.ts";

/** The chat with a plan behind it, a question asked and answered. */
async function chat(page: Page, at: At, ...questions: readonly string[]): Promise<void> {
  await withPlan(page, at);
  await open(page, at, "chat");
  const input = page.locator('[data-screen="chat"] textarea');
  await input.waitFor();
  for (const question of questions) {
    await input.fill(question);
    await button(page, word(at.lang, "发送", "Send"));
    const copies = page.getByRole("button", { name: word(at.lang, "复制回答", "Copy the answer") });
    await copies.nth(questions.indexOf(question)).waitFor({ timeout: 30_000 });
    await page.locator('[data-screen="chat"] section button').first().waitFor();
  }
}
const HOW_MUCH = (lang: Lang): string => word(lang, "维生素 D 一天吃多少？", "How much vitamin D do I need a day?");
/** A conversation as the server keeps it, longer than anybody has. */
function longTalk(lang: Lang): object {
  const text = word(lang, "钙和铁分开吃，隔两小时。", "Take calcium and iron two hours apart. ");
  const items = Array.from({ length: 100 }, (_, i) => ({
    id: `m-${i}`,
    role: i % 2 === 0 ? "user" : "assistant",
    text: i % 2 === 0 ? HOW_MUCH(lang) : text.repeat(1 + (i % 7) * 4),
    createdAt: "2026-11-20T08:00:00.000Z",
  }));
  return { code: 200, message: "ok", data: { items, total: 500 } };
}
const talks = (lang: Lang): object => ({
  code: 200,
  message: "ok",
  data: { items: [{ id: "c-1", title: HOW_MUCH(lang), updatedAt: "2026-11-20T08:00:00.000Z" }], total: 1 },
});

export const CHAT_SCENES: Scene[] = [
  { name: "chat-welcome", show: (page, at) => chat(page, at) },
  {
    name: "chat-first",
    show: async (page, at) => {
      await open(page, at, "chat");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  { name: "chat-answer", show: (page, at) => chat(page, at, HOW_MUCH(at.lang)) },
  {
    name: "chat-taboos",
    show: (page, at) => chat(page, at, word(at.lang, "优甲乐和钙片能一起吃吗？", "Can I take levothyroxine with calcium?")),
  },
  {
    name: "chat-whole",
    whole: true,
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang), word(at.lang, "推荐一款铁", "Recommend an iron supplement"));
      await page.locator('[data-screen="chat"] summary, [data-screen="chat"] [aria-expanded]').last().click();
    },
  },
  {
    name: "chat-emergency",
    show: (page, at) => chat(page, at, word(at.lang, "我胸口压着痛，左胳膊发麻，出冷汗", "My chest hurts with pressure and my left arm is numb, cold sweat")),
  },
  {
    name: "chat-side",
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        await button(page, word(at.lang, "对话和我的资料", "Conversations and profile"));
        await dialog(page);
      }
    },
  },
  {
    name: "chat-setting",
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      await button(page, word(at.lang, "显示设置", "Display settings"));
      await dialog(page);
    },
  },
  {
    name: "chat-feedback",
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      await button(page, word(at.lang, "没帮助", "Not helpful"));
      await dialog(page);
    },
  },
  {
    name: "chat-error",
    broken: true,
    show: async (page, at) => {
      await chat(page, at);
      await page.route("**/chat/send**", (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/json",
          body: JSON.stringify({
            code: 500,
            error: "internal",
            message: word(at.lang, "出了点问题，我们已经记录下来。", "Something went wrong. We have made a note of it."),
            requestId: "4f0c2a9e",
            data: null,
          }),
        }),
      );
      await page.locator("textarea").fill(HOW_MUCH(at.lang));
      await button(page, word(at.lang, "发送", "Send"));
      await page.getByText("4f0c2a9e").waitFor();
    },
  },
  {
    name: "chat-offline",
    broken: true,
    show: async (page, at) => {
      await chat(page, at, HOW_MUCH(at.lang));
      await page.context().setOffline(true);
      await page.locator("textarea").fill(word(at.lang, "铁呢？", "And iron?"));
      await button(page, word(at.lang, "发送", "Send"));
      await page.waitForTimeout(1500);
    },
  },
  {
    name: "chat-long",
    show: async (page, at) => {
      await page.route("**/chat/conversations**", (route) => route.fulfill({ json: talks(at.lang) }));
      await page.route("**/chat/messages**", (route) => route.fulfill({ json: longTalk(at.lang) }));
      await withPlan(page, at);
      await open(page, at, "chat?c=c-1");
      await page.locator('[data-screen="chat"] article').first().waitFor();
    },
  },
];
