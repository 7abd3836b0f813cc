import { type Room, wordScale } from "./Drawing.tsx";
import { textWidth } from "./text-width.ts";

export type RadarAxis = { axis: string; name: string; /** 0 to 100 */ score: number };

const FONT_PX = 13;
const LINE = 1.35;
const MOST_RADIUS_PX = 86;
const GOOD_RADIUS_PX = 64;
/** Below this the shape says nothing: the table alone does. */
const LEAST_RADIUS_PX = 36;
const GAP_PX = 14;

/** Where an axis points to, from the middle: the first upwards, then clockwise. */
export const point = (i: number, n: number, r: number): readonly [number, number] => [
  Math.sin((2 * Math.PI * i) / n) * r,
  -Math.cos((2 * Math.PI * i) / n) * r,
];

export type Shape = { radius: number; gap: number; font: number; line: number; stacked: boolean; height: number };

const widthOf = ({ name, score }: RadarAxis, stacked: boolean): number => {
  const number = String(Math.round(score));
  return stacked ? Math.max(textWidth(name), textWidth(number)) : textWidth(`${name} ${number}`);
};

/** How far out the corners may lie, so that the words beside them stay inside. */
function radiusOf(axes: readonly RadarAxis[], { width }: Room, font: number, stacked: boolean): number {
  const fits = axes.map((axis, i) => {
    const [aside] = point(i, axes.length, 1);
    return Math.abs(aside) < 0.01 ? Infinity : (width / 2 - widthOf(axis, stacked) * font) / Math.abs(aside) - GAP_PX;
  });
  return Math.min(MOST_RADIUS_PX, ...fits);
}

/** The radar whose words fit into its room; undefined when none does. Name and score stand one above the other where side by side they would make it small. */
export function radarShape(axes: readonly RadarAxis[], room: Room): Shape | undefined {
  const font = FONT_PX * wordScale(room);
  const stacked = radiusOf(axes, room, font, false) < GOOD_RADIUS_PX;
  const radius = radiusOf(axes, room, font, stacked);
  if (radius < LEAST_RADIUS_PX) return undefined;
  const line = font * LINE;
  return { radius, gap: GAP_PX, font, line, stacked, height: 2 * (radius + GAP_PX + (stacked ? 2 : 1) * line) };
}
