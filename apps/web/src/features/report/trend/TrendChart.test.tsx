import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useSession } from "../../../lib/session.ts";
import { goTo, render } from "../../../testing.tsx";
import TrendChart from "./TrendChart.tsx";

const point = (date: string, value: number) => ({ date, value, reportId: date, low: 15, high: 150 });
const POINTS = [point("2026-01-15", 31), point("2026-03-20", 22), point("2026-06-12", 9.2)];

beforeEach(() => {
  goTo("http://localhost/#/report");
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(390);
});

async function drawn(textSize: number): Promise<{ sizes: number[]; months: number }> {
  await act(async () => useSession.setState({ settings: { theme: "system", textSize } }));
  const place = await render(<TrendChart points={POINTS} />, ["report"]);
  const sizes = [...place.querySelectorAll("[font-size]")].map((e) => Number(e.getAttribute("font-size")));
  return { sizes, months: [...place.querySelectorAll("g text")].length };
}

test("the words of a trend grow with the text size, and fewer months are named so that none stand on each other", async () => {
  const usual = await drawn(1);
  expect(Math.min(...usual.sizes)).toBe(12);
  expect(usual.months).toBe(6);
  const large = await drawn(1.5);
  expect(Math.min(...large.sizes)).toBe(18);
  expect(large.months).toBeLessThan(6);
});
