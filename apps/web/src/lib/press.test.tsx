import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "../testing.tsx";
import { usePress } from "./press.ts";

const onTap = vi.fn<() => void>();
const onLongPress = vi.fn<() => void>();
const Target = () => <button type="button" id="target" {...usePress({ onTap, onLongPress })} />;
const pointer = (type: string, x = 0, y = 0): Promise<void> =>
  act(async () => void document.getElementById("target")?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y })));
/** The finger leaves: the browser's click follows. */
const up = async (x = 0, y = 0): Promise<void> => {
  await pointer("pointerup", x, y);
  await act(async () => document.getElementById("target")?.click());
};

beforeEach(async () => {
  await render(<Target />);
  vi.useFakeTimers();
  for (const f of [onTap, onLongPress]) f.mockReset();
});
afterEach(() => vi.useRealTimers());

describe("press (notes, section 9)", () => {
  test("a long press is 500 ms, and then the click is no tap", async () => {
    await pointer("pointerdown");
    vi.advanceTimersByTime(499);
    expect(onLongPress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLongPress).toHaveBeenCalledOnce();
    await up();
    expect(onTap).not.toHaveBeenCalled();
    vi.runAllTimers();
    await pointer("pointerdown");
    await up();
    expect(onTap).toHaveBeenCalledOnce();
  });

  test("a tap bears 5 px of movement, not more", async () => {
    await pointer("pointerdown");
    await pointer("pointermove", 3, 4);
    await up(3, 4);
    expect(onTap).toHaveBeenCalledOnce();
    await pointer("pointerdown");
    await pointer("pointermove", 3, 4.1);
    await up(3, 4.1);
    vi.advanceTimersByTime(1000);
    expect(onTap).toHaveBeenCalledOnce();
    expect(onLongPress).not.toHaveBeenCalled();
  });

  test("a click of the keyboard or a screen reader, with no finger, is a tap", async () => {
    await act(async () => document.getElementById("target")?.click());
    expect(onTap).toHaveBeenCalledOnce();
  });

  test("a finger that the browser takes for scrolling does neither", async () => {
    await pointer("pointerdown");
    await pointer("pointercancel");
    vi.advanceTimersByTime(1000);
    expect([onTap.mock.calls.length, onLongPress.mock.calls.length]).toEqual([0, 0]);
  });
});
