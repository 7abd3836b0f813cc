import { scaleLinear } from "d3-scale";
import { curveMonotoneX, line } from "d3-shape";
import { useLang, useText } from "../../../i18n/index.ts";
import { Drawing, type Room, wordScale } from "../../../ui/Drawing.tsx";
import { textWidth } from "../../../ui/text-width.ts";
import { labelEvery, type Month, monthsOf, startOf } from "../model/months.ts";
import { rangeText } from "../model/row.ts";
import { flagOf, type Point, short } from "../model/trend.ts";

const PLOT_PX = 152;
const SMALL_PX = 12;
const VALUE_PX = 13;
/** How much of the width a month's name and a value want, in their own size. */
const MONTH_EM = 3.4;
const VALUE_EM = 3.4;

type Plot = { width: number; height: number; left: number; right: number; top: number; bottom: number; small: number; value: number };
/** Where the line is drawn, above two lines of months and under the highest point's value. */
function plotOf(room: Room): Plot {
  const [small, value] = [SMALL_PX * wordScale(room), VALUE_PX * wordScale(room)];
  const top = value * 2;
  const bottom = top + PLOT_PX;
  return { width: room.width, height: bottom + small * 2.6, left: 12, right: room.width - 14, top, bottom, small, value };
}
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Up to so many points are each labelled, where there is room; of more, the first, the last and the outermost. */
const ALL_LABELLED = 7;
function labelled(points: readonly Point[], { left, right, value }: Plot): ReadonlySet<Point> {
  if (points.length <= Math.min(ALL_LABELLED, (right - left) / (value * VALUE_EM))) return new Set(points);
  const by = points.toSorted((a, b) => a.value - b.value);
  return new Set([points[0], points.at(-1), by[0], by.at(-1)].filter((p) => p !== undefined));
}

/** Values over the months on their reference band (the newest point's). Labels itself; the table beside it says the same. Points are sorted by date, at least one. */
export default function TrendChart({ points }: { points: readonly Point[] }) {
  return (
    <div className="mt-3">
      <Drawing>{(room) => <Chart points={points} plot={plotOf(room)} />}</Drawing>
    </div>
  );
}

function Chart({ points, plot }: { points: readonly Point[]; plot: Plot }) {
  const t = useText("report");
  const last = points.at(-1);
  const months = monthsOf(points.map((p) => p.date));
  const end = months.at(-1) as Month;
  const x = scaleLinear()
    .domain([startOf(months[0] as Month), startOf({ year: end.year, month: end.month + 1 })])
    .range([plot.left, plot.right]);
  const { low, high } = last ?? {};
  const y = scaleLinear()
    .domain(domainOf(points, low, high))
    .range([plot.bottom, plot.top]);
  const path = line<Point>(
    (p) => x(timeOf(p.date)),
    (p) => y(p.value),
  ).curve(curveMonotoneX)([...points]);
  const range = rangeText({ refLow: low, refHigh: high });
  const [top, bottom] = [high === undefined ? plot.top - plot.small : y(high), low === undefined ? plot.bottom : y(low)];
  const named = labelled(points, plot);
  return (
    <svg viewBox={`0 0 ${plot.width} ${plot.height}`} className="w-full" aria-hidden="true">
      {range && (
        <>
          <rect x={plot.left - 8} y={top} width={plot.right - plot.left + 16} height={Math.max(2, bottom - top)} rx="4" fill="var(--leaf-soft)" />
          <text x={plot.left - 2} y={Math.max(plot.small, top + plot.small + 1)} fontSize={plot.small} fill="var(--leaf)">
            {t("trend.band", { range })}
          </text>
        </>
      )}
      <path d={path ?? ""} fill="none" stroke="var(--leaf)" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round" />
      {points.map((p) => (
        <Dot key={`${p.date} ${p.reportId}`} point={p} x={x(timeOf(p.date))} y={y(p.value)} plot={plot} label={named.has(p)} last={p === last} />
      ))}
      <Axis months={months} x={(m) => x(startOf(m))} plot={plot} />
    </svg>
  );
}

/** Room for every point and, where it does not press the points together, for the whole band. */
function domainOf(points: readonly Point[], low: number | undefined, high: number | undefined): [number, number] {
  const values = points.map((p) => p.value);
  const [min, max] = [Math.min(...values, low ?? Infinity), Math.max(...values, high ?? -Infinity)];
  const most = Math.max(...values) * 2;
  const upper = Math.max(...values, Math.min(max, most));
  const pad = (upper - min || Math.abs(upper) || 1) * 0.14;
  return [Math.min(min - pad, min >= 0 ? Math.max(0, min - pad) : min - pad), upper + pad];
}

const COLOUR = { low: "var(--low)", high: "var(--high)", abnormal: "var(--high)", normal: "var(--leaf)", unknown: "var(--ink-2)" } as const;
const WORDS = { low: "var(--low-ink)", high: "var(--high)", abnormal: "var(--high)", normal: "var(--ink)", unknown: "var(--ink)" } as const;

function Dot({ point, x, y, plot, label, last }: { point: Point; x: number; y: number; plot: Plot; label: boolean; last: boolean }) {
  const flag = flagOf(point);
  const outside = flag === "low" || flag === "high";
  const half = (textWidth(short(point.value)) * plot.value) / 2;
  return (
    <>
      <circle cx={x} cy={y} r={last ? 5.5 : 4.5} fill={outside ? COLOUR[flag] : "var(--card)"} stroke={COLOUR[flag]} strokeWidth="2.2" />
      {label && (
        <text
          x={Math.min(plot.width - half, Math.max(half, x))}
          y={y - 11}
          textAnchor="middle"
          fontSize={plot.value}
          fontWeight={last || outside ? 650 : 400}
          fill={WORDS[flag]}
          stroke="var(--card)"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {short(point.value)}
        </text>
      )}
    </>
  );
}

/** The months under the line; a year where it begins. */
function Axis({ months, x, plot }: { months: readonly Month[]; x: (month: Month) => number; plot: Plot }) {
  const t = useText("report");
  const lang = useLang();
  const every = labelEvery(months.length, Math.min(7, (plot.right - plot.left) / (plot.small * MONTH_EM)));
  const english = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
  const name = (m: Month): string => (lang === "en-US" ? english.format(startOf(m)) : t("trend.month", { n: m.month }));
  const width = (plot.right - plot.left) / months.length;
  return (
    <g fontSize={plot.small} fill="var(--ink-2)" textAnchor="middle">
      <line x1={plot.left - 8} x2={plot.right + 8} y1={plot.bottom} y2={plot.bottom} stroke="var(--line)" />
      {months.map((m, i) =>
        i % every === 0 ? (
          <text key={`${m.year} ${m.month}`} x={x(m) + width / 2} y={plot.bottom + plot.small * 1.3}>
            {name(m)}
            {(i === 0 || m.month === 1 || (every > 1 && m.month <= every)) && (
              <tspan x={x(m) + width / 2} dy={plot.small * 1.1}>
                {m.year}
              </tspan>
            )}
          </text>
        ) : null,
      )}
    </g>
  );
}
