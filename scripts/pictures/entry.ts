import type { Page } from "playwright-core";
import { type At, button, dialog, type Lang, open, type Scene, withPlan, word } from "./scene.ts";

const START = (lang: Lang): string => word(lang, "开始，约 3 分钟", "Start, about 3 minutes");
const DOCUMENTS = (lang: Lang): string => word(lang, "协议与隐私", "Terms and privacy");
const lastPlan = (page: Page, lang: Lang): Promise<void> => page.getByText(word(lang, "上次", "Last"), { exact: true }).waitFor();

async function entry(page: Page, at: At): Promise<void> {
  await open(page, at, "qsStartPage");
  await page.getByRole("heading", { level: 1 }).waitFor();
}
async function entryAgain(page: Page, at: At): Promise<void> {
  await withPlan(page, at);
  await lastPlan(page, at.lang);
}

export const ENTRY_SCENES: Scene[] = [
  { name: "entry", show: entry },
  { name: "entry-again", show: entryAgain },
  {
    name: "entry-offline",
    broken: true,
    show: async (page, at) => {
      await entryAgain(page, at);
      await page.context().setOffline(true);
    },
  },
  {
    name: "entry-code",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, word(at.lang, "有邀请码", "Invitation code"));
      await dialog(page);
    },
  },
  {
    name: "entry-display",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, word(at.lang, "字号和明暗", "Display"));
      await dialog(page);
    },
  },
  {
    name: "consent",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, START(at.lang));
      await dialog(page);
    },
  },
  {
    name: "consent-missing",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, START(at.lang));
      await button(page, word(at.lang, "同意并继续", "Accept and continue"));
    },
  },
  {
    name: "consent-document",
    show: async (page, at) => {
      await entry(page, at);
      await button(page, DOCUMENTS(at.lang));
      await button(page, word(at.lang, "健康数据同意书", "Consent for health data"));
    },
  },
  {
    name: "consent-read",
    show: async (page, at) => {
      await entryAgain(page, at);
      await button(page, DOCUMENTS(at.lang));
      await dialog(page);
    },
  },
  {
    name: "consent-withdraw",
    show: async (page, at) => {
      await entryAgain(page, at);
      await button(page, DOCUMENTS(at.lang));
      await button(page, word(at.lang, "撤回健康数据同意", "Withdraw health data consent"));
    },
  },
  {
    name: "login-failed",
    broken: true,
    show: async (page, at) => {
      await page.route("**/base/login_ip", (route) => route.abort());
      await open(page, at, "qsStartPage");
    },
  },
];
