import type { ReactNode } from "react";

/** A row that opens a sheet: a name with its chip, a note under both, so that long words of either have room. */
export const RowButton = ({ title, note, chip, onPress }: { title: ReactNode; note?: ReactNode; chip: ReactNode; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="flex min-h-14 w-full flex-col justify-center gap-0.5 px-4 py-3 text-left active:bg-neutral-soft print:break-inside-avoid"
  >
    <span className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-semibold">{title}</span>
      {chip}
    </span>
    {note && <span className="text-14 text-ink-2">{note}</span>}
  </button>
);
