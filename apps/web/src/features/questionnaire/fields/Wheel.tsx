import { useSlide } from "./use-slide.ts";

type Props = { label: string; unit: string; min: number; max: number; value: number; onChange: (value: number) => void };

const ROW_REM = 3.25;
/** The rows grow with the text; the window on them does not. */
const row = (): number => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || "16");
const KEYS = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10 };

/** A wheel of whole numbers, five in view; arrow keys, Page Up and Page Down turn it too. */
export function Wheel({ label, unit, min, max, value, onChange }: Props) {
  const { box, handlers } = useSlide({ along: "scrollTop", px: row, min, max, step: 1, value, onChange, keys: KEYS });
  return (
    <div className="relative mx-auto mt-6 w-full max-w-60">
      <i aria-hidden="true" className="absolute inset-x-0 top-1/2 h-[3.25rem] -translate-y-1/2 rounded-control bg-leaf-soft" />
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={`${value} ${unit}`}
        {...handlers}
        className="no-scrollbar relative h-65 snap-y snap-mandatory overflow-y-auto overscroll-y-contain rounded-control py-[calc((260px-3.25rem)/2)]"
      >
        <div aria-hidden="true">
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
            <div
              key={n}
              className={`flex h-[3.25rem] snap-center items-center justify-center transition-colors ${n === value ? "text-28 font-semibold text-leaf" : "text-18 text-ink-2"}`}
            >
              {n}
              {n === value && <span className="ml-1.5 text-16 font-normal">{unit}</span>}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
