import { useSlide } from "./use-slide.ts";

type Props = {
  label: string;
  /** A number of it as it is written, and as it is said. */
  figure: (n: number) => string;
  say: (n: number) => string;
  min: number;
  max: number;
  step: number;
  /** Every how many steps a number stands at its mark. */ every: number;
  value: number;
  onChange: (value: number) => void;
};

const PX = 12;
const px = (): number => PX;

/** A ruler to slide under its needle; arrow keys, Page Up and Page Down move it too. */
export function Ruler({ label, figure, say, min, max, step, every, value, onChange }: Props) {
  const keys = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: every, PageDown: -every };
  const { box, placeOf, handlers } = useSlide({ along: "scrollLeft", px, min, max, step, value, onChange, keys });
  const big = step * every;
  const first = Math.ceil(min / big);
  const marks = Array.from({ length: Math.floor(max / big) - first + 1 }, (_, i) => (first + i) * big);
  return (
    <div className="relative">
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={say(value)}
        {...handlers}
        className="no-scrollbar overflow-x-auto overscroll-x-contain rounded-control px-[50%]"
      >
        <div className="relative h-24" style={{ width: placeOf(max) }} aria-hidden="true">
          <div className="ruler absolute inset-x-0 top-0 h-7" style={{ backgroundSize: `${PX}px 100%` }} />
          {marks.map((n) => (
            <span key={n} className="absolute top-0 -translate-x-1/2 text-center text-12 text-ink-2" style={{ left: placeOf(n) }}>
              <i className="drawn mx-auto mb-2 block h-11 w-px bg-edge" />
              {figure(n)}
            </span>
          ))}
        </div>
      </div>
      <i aria-hidden="true" className="drawn pointer-events-none absolute top-0 left-1/2 h-14 w-1 -translate-x-1/2 rounded-pill bg-leaf" />
    </div>
  );
}
