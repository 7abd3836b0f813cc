import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useSession } from "../lib/session.ts";
import { goTo, render } from "../testing.tsx";
import { Drawing, isCrowded, wordScale } from "./Drawing.tsx";

const place = { width: 0, rem: 0 };
let measured: () => void = () => undefined;

beforeEach(() => {
  goTo("http://localhost/#/x");
  useSession.setState({ settings: { theme: "system", textSize: 1.3 } });
  Object.assign(place, { width: 0, rem: 0 });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => place.width);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(() => ({ width: place.rem }) as DOMRect);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        measured = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

const turn = (width: number, rem: number): Promise<void> =>
  act(async () => {
    Object.assign(place, { width, rem });
    measured();
  });

test("a drawing is told the width and the text size of its place, first by the setting, then as it is, and anew when that changes", async () => {
  const at = await render(<Drawing>{({ width, scale }) => `${Math.round(width)} at ${scale}`}</Drawing>);
  expect(at.textContent).toMatch(/ at 1\.3$/);
  await turn(326, 20.8);
  expect(at.textContent).toBe("326 at 1.3");
  await turn(326, 32);
  expect(at.textContent).toBe("326 at 2");
  // A place that is hidden has no size: the drawing stays as it was.
  await turn(0, 0);
  expect(at.textContent).toBe("326 at 2");
});

test("words of a drawing grow to one and a half; beyond, its table stands open", () => {
  expect([1, 1.5, 2].map((scale) => wordScale({ width: 326, scale }))).toEqual([1, 1.5, 1.5]);
  expect([1, 1.5, 2].map((scale) => isCrowded({ width: 326, scale }))).toEqual([false, false, true]);
});
