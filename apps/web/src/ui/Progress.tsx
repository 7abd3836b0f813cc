/** How far, of how much; `count` writes "5 / 12" beside it. */
export function Progress({
  value,
  max,
  label,
  count = false,
  className = "",
}: {
  value: number;
  max: number;
  label: string;
  count?: boolean;
  className?: string;
}) {
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <div className={`flex items-center gap-3 ${className}`}>
      <progress aria-label={label} max={max} value={value} className="sr-only" />
      <div aria-hidden="true" className="drawn h-1.5 flex-1 overflow-hidden rounded-pill bg-well">
        <div className="h-full origin-left rounded-pill bg-leaf transition-transform duration-300 ease-out" style={{ transform: `scaleX(${share})` }} />
      </div>
      {count && (
        <span aria-hidden="true" className="text-14 text-ink-2">
          {value} / {max}
        </span>
      )}
    </div>
  );
}
