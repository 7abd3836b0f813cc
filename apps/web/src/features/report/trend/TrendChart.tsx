import { scaleLinear } from "d3-scale";
import { curveMonotoneX, line } from "d3-shape";
import { useLang, useText } from "../../../i18n/index.ts";
import { labelEvery, type Month, monthsOf, startOf } from "../model/months.ts";
import { rangeText } from "../model/row.ts";
import { flagOf, type Point, short } from "../model/trend.ts";

const W = 326;
const H = 208;
const PLOT = { left: 12, right: W - 14, top: 26, bottom: H - 30 } as const;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Up to so many points are each labelled; of more, the first, the last and the outermost. */
const ALL_LABELLED = 7;
function labelled(points: readonly Point[]): ReadonlySet<Point> {
  if (points.length <= ALL_LABELLED) return new Set(points);
  const by = points.toSorted((a, b) => a.value - b.value);
  return new Set([points[0], points.at(-1), by[0], by.at(-1)].filter((p) => p !== undefined));
}

/** Values over the months on their reference band (the newest point's). Labels itself; the table beside it says the same. Points are sorted by date, at least one. */
export default function TrendChart({ points }: { points: readonly Point[] }) {
  const t = useText("report");
  const last = points.at(-1);
  const months = monthsOf(points.map((p) => p.date));
  const end = months.at(-1) as Month;
  const x = scaleLinear()
    .domain([startOf(months[0] as Month), startOf({ year: end.year, month: end.month + 1 })])
    .range([PLOT.left, PLOT.right]);
  const { low, high } = last ?? {};
  const y = scaleLinear()
    .domain(domainOf(points, low, high))
    .range([PLOT.bottom, PLOT.top]);
  const path = line<Point>(
    (p) => x(timeOf(p.date)),
    (p) => y(p.value),
  ).curve(curveMonotoneX)([...points]);
  const range = rangeText({ refLow: low, refHigh: high });
  const [top, bottom] = [high === undefined ? PLOT.top - 12 : y(high), low === undefined ? PLOT.bottom : y(low)];
  const named = labelled(points);
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className="mt-3 w-full" aria-hidden="true">
      {range && (
        <>
          <rect x={PLOT.left - 8} y={top} width={PLOT.right - PLOT.left + 16} height={Math.max(2, bottom - top)} rx="4" fill="var(--leaf-soft)" />
          <text x={PLOT.left - 2} y={Math.max(12, top + 13)} fontSize="12" fill="var(--leaf)">
            {t("trend.band", { range })}
          </text>
        </>
      )}
      <path d={path ?? ""} fill="none" stroke="var(--leaf)" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round" />
      {points.map((p) => (
        <Dot key={`${p.date} ${p.reportId}`} point={p} x={x(timeOf(p.date))} y={y(p.value)} label={named.has(p)} last={p === last} />
      ))}
      <Axis months={months} x={(m) => x(startOf(m))} />
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

function Dot({ point, x, y, label, last }: { point: Point; x: number; y: number; label: boolean; last: boolean }) {
  const flag = flagOf(point);
  const outside = flag === "low" || flag === "high";
  return (
    <>
      <circle cx={x} cy={y} r={last ? 5.5 : 4.5} fill={outside ? COLOUR[flag] : "var(--card)"} stroke={COLOUR[flag]} strokeWidth="2.2" />
      {label && (
        <text
          x={Math.min(PLOT.right - 4, Math.max(PLOT.left + 6, x))}
          y={y - 11}
          textAnchor="middle"
          fontSize="13"
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
function Axis({ months, x }: { months: readonly Month[]; x: (month: Month) => number }) {
  const t = useText("report");
  const lang = useLang();
  const every = labelEvery(months.length);
  const english = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
  const name = (m: Month): string => (lang === "en-US" ? english.format(startOf(m)) : t("trend.month", { n: m.month }));
  const width = (PLOT.right - PLOT.left) / months.length;
  return (
    <g fontSize="12" fill="var(--ink-2)" textAnchor="middle">
      <line x1={PLOT.left - 8} x2={PLOT.right + 8} y1={PLOT.bottom} y2={PLOT.bottom} stroke="var(--line)" />
      {months.map((m, i) =>
        i % every === 0 ? (
          <text key={`${m.year} ${m.month}`} x={x(m) + width / 2} y={PLOT.bottom + 16}>
            {name(m)}
            {(i === 0 || m.month === 1 || (every > 1 && m.month <= every)) && (
              <tspan x={x(m) + width / 2} dy="12" fontSize="10">
                {m.year}
              </tspan>
            )}
          </text>
        ) : null,
      )}
    </g>
  );
}
