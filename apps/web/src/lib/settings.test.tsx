import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "../testing.tsx";
import { useSession } from "./session.ts";
import { useAppliedSettings } from "./settings.ts";

function Applied() {
  useAppliedSettings();
  return null;
}
const system = { matches: false, listeners: new Set<() => void>() };
const turn = (dark: boolean): Promise<void> =>
  act(async () => {
    system.matches = dark;
    for (const listener of system.listeners) listener();
  });
const choose = (theme: "system" | "light" | "dark", textSize = 1): Promise<void> =>
  act(async () => void useSession.setState({ settings: { theme, textSize } }));
const root = document.documentElement;

beforeEach(() => {
  system.matches = false;
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        get matches() {
          return system.matches;
        },
        addEventListener: (_: string, listener: () => void) => void system.listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => void system.listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

describe("theme and text size", () => {
  test("the colours are the system's and follow it, until the visitor chooses", async () => {
    useSession.setState({ settings: { theme: "system", textSize: 1 } });
    await render(<Applied />);
    expect(root.dataset["theme"]).toBe("light");
    await turn(true);
    expect(root.dataset["theme"]).toBe("dark");
    await choose("light");
    expect(root.dataset["theme"]).toBe("light");
    await choose("dark");
    await turn(false);
    expect(root.dataset["theme"]).toBe("dark");
    await choose("system");
    expect(root.dataset["theme"]).toBe("light");
  });

  test("the text size scales the page, and 1 leaves it as the browser has it", async () => {
    await render(<Applied />);
    await choose("system", 1.5);
    expect(root.style.fontSize).toBe("150%");
    await choose("system", 1);
    expect(root.style.fontSize).toBe("");
  });
});
