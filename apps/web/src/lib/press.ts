import { type PointerEvent as Pointer, useRef } from "react";

const LONG_PRESS_MS = 500;
const TAP_TOLERANCE_PX = 5;

type Handlers = { onPointerDown: (e: Pointer) => void; onPointerMove: (e: Pointer) => void; onPointerUp: (e: Pointer) => void; onPointerCancel: () => void };

/** Tap and long press (500 ms) by pointer; a finger that moves more than 5 px does neither. Give the same action to the keyboard too. */
export function usePress({ onTap, onLongPress }: { onTap?: () => void; onLongPress?: () => void }): Handlers {
  const state = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined>(undefined);
  const end = (): boolean => {
    const was = state.current !== undefined;
    clearTimeout(state.current?.timer);
    state.current = undefined;
    return was;
  };
  return {
    onPointerDown: (e) => {
      end();
      const timer = setTimeout(() => {
        end();
        onLongPress?.();
      }, LONG_PRESS_MS);
      state.current = { x: e.clientX, y: e.clientY, timer };
    },
    onPointerMove: (e) => {
      const from = state.current;
      if (from && Math.hypot(e.clientX - from.x, e.clientY - from.y) > TAP_TOLERANCE_PX) end();
    },
    onPointerUp: () => {
      if (end()) onTap?.();
    },
    onPointerCancel: end,
  };
}
