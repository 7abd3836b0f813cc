import { type MouseEvent as Mouse, type PointerEvent as Pointer, useRef } from "react";

const LONG_PRESS_MS = 500;
const TAP_TOLERANCE_PX = 5;

type Handlers = {
  onPointerDown: (e: Pointer) => void;
  onPointerMove: (e: Pointer) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (e: Mouse) => void;
  onClick: () => void;
};

/**
 * Tap and long press (500 ms) of a button; a finger that moves more than 5 px does neither. The tap is the button's own click, so that the
 * keyboard and a screen reader have it too; what a long press does must also be reached otherwise.
 */
export function usePress({ onTap, onLongPress }: { onTap?: () => void; onLongPress?: () => void }): Handlers {
  const pressed = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined>(undefined);
  /** Whether the click that ends this touch is no tap. */
  const spoiled = useRef(false);
  const end = (): void => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  return {
    onPointerDown: (e) => {
      end();
      spoiled.current = false;
      if (e.button !== 0) return;
      const timer = setTimeout(() => {
        end();
        spoiled.current = true;
        onLongPress?.();
      }, LONG_PRESS_MS);
      pressed.current = { x: e.clientX, y: e.clientY, timer };
    },
    onPointerMove: (e) => {
      const from = pressed.current;
      if (!from || Math.hypot(e.clientX - from.x, e.clientY - from.y) <= TAP_TOLERANCE_PX) return;
      end();
      spoiled.current = true;
    },
    onPointerUp: () => {
      end();
      // The click of this touch comes at once; a later one is another's.
      setTimeout(() => (spoiled.current = false));
    },
    onPointerCancel: end,
    // A phone's own menu would come up under the finger.
    onContextMenu: (e) => {
      if (pressed.current || spoiled.current) e.preventDefault();
    },
    onClick: () => {
      if (!spoiled.current) onTap?.();
    },
  };
}
