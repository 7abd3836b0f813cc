import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

const isOpen = (): boolean => document.documentElement.hasAttribute("data-keyboard");
const height = (px: number): void => {
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(px);
  window.dispatchEvent(new Event("resize"));
};
async function watch(userAgent: string): Promise<void> {
  vi.resetModules();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(800);
  const { watchKeyboard } = await import("./keyboard.ts");
  onTestFinished(watchKeyboard());
}

beforeEach(() => {
  document.documentElement.removeAttribute("data-keyboard");
  document.body.innerHTML = '<input id="text"><input id="tick" type="checkbox"><button id="press">x</button>';
});
const focus = (id: string, type: "focusin" | "focusout"): void => void document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));

describe("keyboard (notes, section 4)", () => {
  test("Android: open when the window is more than 100 px lower than at first", async () => {
    await watch("Mozilla/5.0 (Linux; Android 15)");
    height(701);
    expect(isOpen()).toBe(false);
    height(700);
    expect(isOpen()).toBe(false);
    height(699);
    expect(isOpen()).toBe(true);
    height(800);
    expect(isOpen()).toBe(false);
    focus("text", "focusin");
    expect(isOpen()).toBe(false);
  });

  test("iOS: focus in and focus out of what is typed into", async () => {
    await watch("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)");
    focus("text", "focusin");
    expect(isOpen()).toBe(true);
    focus("text", "focusout");
    expect(isOpen()).toBe(false);
    for (const id of ["tick", "press"]) focus(id, "focusin");
    expect(isOpen()).toBe(false);
    height(400);
    expect(isOpen()).toBe(false);
  });
});
