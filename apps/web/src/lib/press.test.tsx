import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "../testing.tsx";
import { usePress } from "./press.ts";

const onTap = vi.fn<() => void>();
const onLongPress = vi.fn<() => void>();
const Target = () => <i id="target" {...usePress({ onTap, onLongPress })} />;
const pointer = (type: string, x = 0, y = 0): Promise<void> =>
  act(async () => void document.getElementById("target")?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y })));

beforeEach(async () => {
  await render(<Target />);
  vi.useFakeTimers();
  for (const f of [onTap, onLongPress]) f.mockReset();
});
afterEach(() => vi.useRealTimers());

describe("press (notes, section 9)", () => {
  test("a long press is 500 ms, and then no tap", async () => {
    await pointer("pointerdown");
    vi.advanceTimersByTime(499);
    expect(onLongPress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLongPress).toHaveBeenCalledOnce();
    await pointer("pointerup");
    expect(onTap).not.toHaveBeenCalled();
  });

  test("a tap bears 5 px of movement, not more", async () => {
    await pointer("pointerdown");
    await pointer("pointermove", 3, 4);
    await pointer("pointerup", 3, 4);
    expect(onTap).toHaveBeenCalledOnce();
    await pointer("pointerdown");
    await pointer("pointermove", 4, 4);
    await pointer("pointerup", 4, 4);
    expect(onTap).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(onLongPress).not.toHaveBeenCalled();
  });
});
