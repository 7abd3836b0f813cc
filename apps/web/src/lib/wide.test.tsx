import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "../testing.tsx";
import { useWide } from "./wide.ts";

const window1024 = { matches: false, listeners: new Set<() => void>() };
beforeEach(() => {
  window1024.matches = false;
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: query === "(min-width: 1024px)" && window1024.matches,
        addEventListener: (_: string, listener: () => void) => void window1024.listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => void window1024.listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

const Beside = () => useWide() && <aside>beside</aside>;

test("what stands beside the column is made when the window has room for it, and goes with the room", async () => {
  const place = await render(<Beside />);
  expect(place.textContent).toBe("");
  const turn = (wide: boolean): Promise<void> =>
    act(async () => {
      window1024.matches = wide;
      for (const listener of window1024.listeners) listener();
    });
  await turn(true);
  expect(place.textContent).toBe("beside");
  await turn(false);
  expect(place.textContent).toBe("");
});
