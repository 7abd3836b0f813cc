import { describe, expect, test } from "vitest";
import { wordScale } from "./Drawing.tsx";
import { point, radarShape } from "./radar-shape.ts";
import { textWidth } from "./text-width.ts";

const AXES = {
  zh: ["造血", "骨骼", "神经", "心血管", "代谢", "免疫"],
  en: ["Blood", "Bones", "Nerves", "Heart", "Metabolism", "Immunity"],
};
const axes = (lang: "zh" | "en", score = 100) => AXES[lang].map((name) => ({ axis: name, name, score }));
const WIDTHS = [256, 296, 326, 358, 448];
const SCALES = [1, 1.15, 1.3, 1.5, 2];
const cases = (["zh", "en"] as const).flatMap((lang) => WIDTHS.flatMap((width) => SCALES.map((scale) => [lang, width, scale] as const)));

describe("a radar grows its words with the text, to one and a half", () => {
  test.each(cases)("in %s, %d px wide at %d: what is drawn is inside its place", (lang, width, scale) => {
    const room = { width, scale };
    const shape = radarShape(axes(lang), room);
    expect(shape?.font ?? 13 * wordScale(room)).toBeCloseTo(13 * Math.min(scale, 1.5));
    if (!shape) return;
    for (const [i, { name }] of axes(lang).entries()) {
      const [x, y] = point(i, 6, shape.radius + shape.gap);
      const words = (shape.stacked ? Math.max(textWidth(name), textWidth("100")) : textWidth(`${name} 100`)) * shape.font;
      expect(Math.abs(x) < 1 ? words / 2 : Math.abs(x) + words).toBeLessThanOrEqual(width / 2 + 0.01);
      expect(Math.abs(y)).toBeLessThan(shape.height / 2);
    }
  });

  test("the phone's usual width has a radar at every text size, in both languages", () => {
    for (const lang of ["zh", "en"] as const) for (const scale of SCALES) expect(radarShape(axes(lang), { width: 326, scale })).toBeDefined();
  });

  test("no room for the words is no radar: the table stands alone", () => {
    expect(radarShape(axes("en"), { width: 180, scale: 2 })).toBeUndefined();
  });
});
