import { type ReactNode, useState } from "react";
import { useSession } from "../lib/session.ts";

/** What a drawing has to fit into: its width in px, and how much larger than usual the text is. */
export type Room = { width: number; scale: number };

const COLUMN_PX = 480;
/** A card's sides and the screen's. */
const IN_CARD_PX = 64;
const REM_PX = 16;
/** Words of a drawing grow with the text up to this: beyond, they would leave no room for what they name, and the table stands open. */
const MOST_SCALE = 1.5;
export const wordScale = ({ scale }: Room): number => Math.min(scale, MOST_SCALE);
export const isCrowded = ({ scale }: Room): boolean => scale > MOST_SCALE;

const same = (a: Room, b: Room): boolean => Math.abs(a.width - b.width) < 1 && Math.abs(a.scale - b.scale) < 0.01;

/** A drawing made for the width and the text size of its place: one that is only stretched to its place would shrink its words on a small phone. */
export function Drawing({
  inset = IN_CARD_PX,
  children,
}: {
  /** What of the column is not its own, so that its first try is right. */ inset?: number;
  children: (room: Room) => ReactNode;
}) {
  const textSize = useSession((s) => s.settings.textSize);
  const [room, setRoom] = useState<Room>(() => ({ width: Math.min(window.innerWidth, COLUMN_PX) - inset, scale: textSize }));
  const measured = (place: HTMLElement | null): (() => void) | undefined => {
    const [rem] = place?.children ?? [];
    if (!place || !rem) return undefined;
    const sized = new ResizeObserver(() => {
      const now = { width: place.clientWidth, scale: rem.getBoundingClientRect().width / REM_PX };
      if (now.width > 0 && now.scale > 0) setRoom((before) => (same(before, now) ? before : now));
    });
    sized.observe(place);
    sized.observe(rem);
    return () => sized.disconnect();
  };
  return (
    <div ref={measured} className="relative">
      <i aria-hidden="true" className="absolute w-[1rem]" />
      {children(room)}
    </div>
  );
}
