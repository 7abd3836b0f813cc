import type { ReactNode } from "react";
import { Go } from "./Go.tsx";
import { Icon } from "./Icon.tsx";

type Props = { title: ReactNode; note?: ReactNode; start?: ReactNode; end?: ReactNode; to?: string; onPress?: () => void; className?: string };

/** A row of a list in a flush Card: title, note under it, something at either end (`start`: a picture of what the title says). With `to` or `onPress` the whole row is the target. */
export function ListRow({ title, note, start, end, to, onPress, className = "" }: Props) {
  const look = `@container flex min-h-14 w-full items-center gap-3 border-line px-4 py-3 text-left [&:not(:last-child)]:border-b ${to || onPress ? "active:bg-neutral-soft" : ""} ${className}`;
  const inside = (
    <>
      {/* Where the text is so large that words would break, the picture makes room. */}
      {start && <span className="contents @max-[12rem]:hidden">{start}</span>}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {note && <span className="block text-14 text-ink-2">{note}</span>}
      </span>
      {end}
      {(to || onPress) && !end && <Icon name="forward" size={18} className="text-ink-2" />}
    </>
  );
  if (to)
    return (
      <Go to={to} className={look}>
        {inside}
      </Go>
    );
  if (onPress)
    return (
      <button type="button" onClick={onPress} className={look}>
        {inside}
      </button>
    );
  return <div className={look}>{inside}</div>;
}
