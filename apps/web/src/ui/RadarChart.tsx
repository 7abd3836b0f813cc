import { useText } from "../i18n/index.ts";
import { Fold } from "./Fold.tsx";

export type RadarAxis = { axis: string; name: string; /** 0 to 100 */ score: number };
/** A score below this is shown as low: colour, weight and a larger point. */
const LOW_SCORE = 60;

const R = 86;
const W = 358;
const H = 248;
const point = (i: number, n: number, r: number): readonly [number, number] => [Math.sin((2 * Math.PI * i) / n) * r, -Math.cos((2 * Math.PI * i) / n) * r];
const ring = (n: number, r: number): string =>
  Array.from({ length: n }, (_, i) =>
    point(i, n, r)
      .map((v) => v.toFixed(1))
      .join(","),
  ).join(" ");

/** The overall state on 3 to 8 axes, each labelled with its score; the same as a table for those who read or hear it. */
export function RadarChart({ axes, label }: { axes: readonly RadarAxis[]; label: string }) {
  const t = useText("common");
  const n = axes.length;
  const shape = axes
    .map((a, i) =>
      point(i, n, (R * a.score) / 100)
        .map((v) => v.toFixed(1))
        .join(","),
    )
    .join(" ");
  return (
    <figure>
      <p className="sr-only">{`${label}: ${axes.map((a) => `${a.name} ${Math.round(a.score)}`).join(", ")}`}</p>
      <svg viewBox={`0 0 ${W} ${H}`} className="w-full" aria-hidden="true">
        <g transform={`translate(${W / 2} ${H / 2 + 2})`}>
          {[1, 2 / 3, 1 / 3].map((k) => (
            <polygon key={k} points={ring(n, R * k)} fill="none" stroke="var(--line)" />
          ))}
          <polygon points={shape} fill="var(--leaf)" fillOpacity=".14" stroke="var(--leaf)" strokeWidth="2" strokeLinejoin="round" />
          {axes.map((a, i) => (
            <Spoke key={a.axis} at={point(i, n, (R * a.score) / 100)} words={point(i, n, R + 14)} {...a} />
          ))}
        </g>
      </svg>
      <figcaption>
        <Fold title={<span className="text-14 font-normal text-ink-2">{t("asTable")}</span>}>
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
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {a.name}
                  </th>
                  <td className="py-1.5 text-right">{Math.round(a.score)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      </figcaption>
    </figure>
  );
}

function Spoke({ at, words, name, score }: RadarAxis & { at: readonly [number, number]; words: readonly [number, number] }) {
  const low = score < LOW_SCORE;
  const [x, y] = words;
  return (
    <>
      <circle cx={at[0]} cy={at[1]} r={low ? 5 : 4} fill={low ? "var(--low)" : "var(--leaf)"} />
      <text
        x={x}
        y={y}
        dy={Math.abs(x) < 1 ? (y < 0 ? -2 : 10) : 4}
        textAnchor={Math.abs(x) < 1 ? "middle" : x > 0 ? "start" : "end"}
        fontSize="13"
        fill="var(--ink)"
      >
        {name}{" "}
        <tspan fill={low ? "var(--low-ink)" : "var(--ink-2)"} fontWeight={low ? 600 : 400}>
          {Math.round(score)}
        </tspan>
      </text>
    </>
  );
}
