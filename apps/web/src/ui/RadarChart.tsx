import { useText } from "../i18n/index.ts";
import { Drawing, isCrowded, type Room } from "./Drawing.tsx";
import { Fold } from "./Fold.tsx";
import { point, type RadarAxis, radarShape, type Shape } from "./radar-shape.ts";

/** A score below this is shown as low: colour, weight and a larger point. */
const LOW_SCORE = 60;

const numbers = (at: readonly [number, number]): string => at.map((v) => v.toFixed(1)).join(",");
const ring = (n: number, r: number): string => Array.from({ length: n }, (_, i) => numbers(point(i, n, r))).join(" ");

/** The overall state on 3 to 8 axes, each labelled with its score; the same as a table for those who read or hear it. */
export function RadarChart({ axes, label, inset }: { axes: readonly RadarAxis[]; label: string; inset?: number }) {
  return (
    <figure>
      <p className="sr-only">{`${label}: ${axes.map((a) => `${a.name} ${Math.round(a.score)}`).join(", ")}`}</p>
      <Drawing {...(inset !== undefined && { inset })}>
        {(room) => (
          <>
            <Radar axes={axes} room={room} />
            <RadarTable key={String(isCrowded(room))} open={isCrowded(room)} axes={axes} label={label} />
          </>
        )}
      </Drawing>
    </figure>
  );
}

function RadarTable({ axes, label, open }: { axes: readonly RadarAxis[]; label: string; open: boolean }) {
  const t = useText("common");
  return (
    <Fold open={open} title={<span className="text-14 font-normal text-ink-2">{t("asTable")}</span>}>
      <table className="w-full text-14">
        <caption className="sr-only">{label}</caption>
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t("radar.axis")}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t("radar.score")}
            </th>
          </tr>
        </thead>
        <tbody>
          {axes.map((a) => (
            <tr key={a.axis} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {a.name}
              </th>
              <td className="py-1.5 text-right">{Math.round(a.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

function Radar({ axes, room }: { axes: readonly RadarAxis[]; room: Room }) {
  const shape = radarShape(axes, room);
  if (!shape) return null;
  const { radius, gap, height } = shape;
  const n = axes.length;
  const scores = axes.map((a, i) => numbers(point(i, n, (radius * a.score) / 100))).join(" ");
  return (
    <svg viewBox={`0 0 ${room.width} ${height}`} className="w-full" aria-hidden="true">
      <g transform={`translate(${room.width / 2} ${height / 2})`}>
        {[1, 2 / 3, 1 / 3].map((k) => (
          <polygon key={k} points={ring(n, radius * k)} fill="none" stroke="var(--line)" />
        ))}
        <polygon points={scores} fill="var(--leaf)" fillOpacity=".14" stroke="var(--leaf)" strokeWidth="2" strokeLinejoin="round" />
        {axes.map((a, i) => (
          <Spoke key={a.axis} at={point(i, n, (radius * a.score) / 100)} words={point(i, n, radius + gap)} shape={shape} {...a} />
        ))}
      </g>
    </svg>
  );
}

type SpokeProps = RadarAxis & { at: readonly [number, number]; words: readonly [number, number]; shape: Shape };

function Spoke({ at, words, name, score, shape: { font, line, stacked } }: SpokeProps) {
  const low = score < LOW_SCORE;
  const [x, y] = words;
  const upright = Math.abs(x) < 1;
  const lines = stacked ? 2 : 1;
  // The first line's foot: above the point, below it, or around its height.
  const foot = upright ? (y < 0 ? y - (lines - 1) * line - 2 : y + font * 0.75) : y + font * 0.35 - ((lines - 1) * line) / 2;
  return (
    <>
      <circle cx={at[0]} cy={at[1]} r={low ? 5 : 4} fill={low ? "var(--low)" : "var(--leaf)"} />
      <text x={x} y={foot} textAnchor={upright ? "middle" : x > 0 ? "start" : "end"} fontSize={font} fill="var(--ink)">
        {name}
        {stacked ? "" : " "}
        <tspan {...(stacked && { x, dy: line })} fill={low ? "var(--low-ink)" : "var(--ink-2)"} fontWeight={low ? 600 : 400}>
          {Math.round(score)}
        </tspan>
      </text>
    </>
  );
}
