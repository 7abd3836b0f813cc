import { act } from "react";
import { describe, expect, test, vi } from "vitest";
import { render } from "../../../testing.tsx";
import { Ruler } from "./Ruler.tsx";
import { Wheel } from "./Wheel.tsx";

const press = (slider: Element | null, key: string): Promise<void> =>
  act(async () => void slider?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
const scroll = (slider: HTMLElement | null, along: "scrollTop" | "scrollLeft", px: number): Promise<void> =>
  act(async () => {
    if (!slider) return;
    slider[along] = px;
    slider.dispatchEvent(new Event("scroll"));
  });

describe("wheel and ruler", () => {
  test("the wheel turns by keys and by scrolling, in whole numbers, and not beyond its ends", async () => {
    const onChange = vi.fn<(value: number) => void>();
    const place = await render(<Wheel label="年龄" unit="岁" min={18} max={100} value={34} onChange={onChange} />);
    const slider = place.querySelector<HTMLElement>("[role=slider]");
    for (const key of ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "a"]) await press(slider, key);
    expect(onChange.mock.calls.flat()).toEqual([35, 33, 44, 24]);
    onChange.mockClear();
    await scroll(slider, "scrollTop", 52 * 20 + 10);
    await scroll(slider, "scrollTop", 52 * 16);
    await scroll(slider, "scrollTop", 52 * 1000);
    expect(onChange.mock.calls.flat()).toEqual([38, 100]);
  });

  test("text that grows while the wheel stands changes no answer", async () => {
    const onChange = vi.fn<(value: number) => void>();
    const place = await render(<Wheel label="年龄" unit="岁" min={18} max={100} value={34} onChange={onChange} />);
    document.documentElement.style.fontSize = "32px";
    // The browser keeps the row that it stands at, which now lies twice as far down.
    await scroll(place.querySelector<HTMLElement>("[role=slider]"), "scrollTop", 104 * 16);
    document.documentElement.style.fontSize = "";
    expect(onChange).not.toHaveBeenCalled();
  });

  test("the ruler moves by its steps, a big step with Page Up and Page Down", async () => {
    const onChange = vi.fn<(value: number) => void>();
    const place = await render(<Ruler label="体重" figure={String} say={String} min={30} max={200} step={0.5} every={10} value={55.5} onChange={onChange} />);
    const slider = place.querySelector<HTMLElement>("[role=slider]");
    for (const key of ["ArrowRight", "ArrowLeft", "PageUp", "PageDown"]) await press(slider, key);
    expect(onChange.mock.calls.flat()).toEqual([56, 55, 60.5, 50.5]);
    onChange.mockClear();
    await scroll(slider, "scrollLeft", 12 * 52 + 3);
    await scroll(slider, "scrollLeft", 12 * 51 + 3);
    expect(onChange.mock.calls.flat()).toEqual([56]);
  });
});
