import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { parseHeight, parseWeight } from "../../../lib/read-measure.ts";
import { useSession } from "../../../lib/session.ts";
import type { Units } from "../../../lib/units.ts";
import { useMeasures } from "../../../lib/use-measures.ts";
import { goTo, render } from "../../../testing.tsx";
import { Measure } from "./Measure.tsx";

const onChange = vi.fn<(kept: number) => void>();
function Asked({ of, value }: { of: "height" | "weight"; value: number }) {
  const measuring = useMeasures()[of];
  const parse = (text: string): number | undefined => (of === "height" ? parseHeight : parseWeight)(text, measuring.units);
  return <Measure label="?" hint="" value={value} start={value} measuring={measuring} parse={parse} onChange={onChange} />;
}
const asked = async (of: "height" | "weight", value: number, units: Units): Promise<HTMLElement> => {
  useSession.setState({ settings: { theme: "system", textSize: 1, units } });
  return render(<Asked of={of} value={value} />, ["questionnaire"]);
};
const slider = (place: HTMLElement): Element => place.querySelector("[role=slider]") as Element;
const key = (place: HTMLElement, name: string): Promise<void> =>
  act(async () => void slider(place).dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })));

beforeEach(() => {
  goTo("http://localhost/#/questionnaire");
  onChange.mockReset();
});

describe("a height or weight in the person's own units", () => {
  test.each([
    ["height", 163, "metric", "163 厘米", 164],
    ["height", 163, "imperial", "5′4″", 165.1],
    ["weight", 55, "metric", "55 公斤", 55.5],
    ["weight", 121.5, "metric", "121.5 公斤", 122],
    ["weight", 55, "jin", "110 斤", 55.5],
    ["weight", 55, "imperial", "121 磅", 55.3],
  ] as const)("%s %d is shown %s as %s; one step on is kept as %d", async (of, kept, units, shown, next) => {
    const place = await asked(of, kept, units);
    expect(slider(place).getAttribute("aria-valuetext")).toBe(shown);
    expect(place.querySelector("button")?.textContent.trim()).toBe(shown);
    await key(place, "ArrowRight");
    expect(onChange.mock.calls.flat()).toEqual([next]);
  });

  test("what is typed is read in them, and said back in them", async () => {
    const place = await asked("weight", 55, "jin");
    await act(async () => place.querySelector("button")?.click());
    const input = place.querySelector("input") as HTMLInputElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "120");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(place.textContent).toContain("读作 120 斤");
    await act(async () => place.querySelector("form")?.requestSubmit());
    expect(onChange.mock.calls.flat()).toEqual([60]);
  });
});
