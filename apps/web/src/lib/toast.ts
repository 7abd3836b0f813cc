import { create } from "zustand";

export const TOAST_MS = 2000;
export const NOTIFY_MS = 3000;
export const LAYER_BASE = 2000;

let layer = LAYER_BASE;
/** The next layer: whatever floats later lies above; the first is 2000. */
export const nextLayer = (): number => layer++;

export type NotifyType = "danger" | "warning" | "success" | "primary";
type Toast = { id: number; text: string; layer: number };
type Notice = Toast & { type: NotifyType };
export const useFloating = create<{ toast: Toast | undefined; notice: Notice | undefined }>()(() => ({ toast: undefined, notice: undefined }));

let id = 0;
let toastTimer: ReturnType<typeof setTimeout> | undefined;
let noticeTimer: ReturnType<typeof setTimeout> | undefined;

/** A short word in the middle of the screen, 2 seconds. A new one replaces the old. */
export function toast(text: string, ms: number = TOAST_MS): void {
  clearTimeout(toastTimer);
  useFloating.setState({ toast: { id: ++id, text, layer: nextLayer() } });
  toastTimer = setTimeout(() => useFloating.setState({ toast: undefined }), ms);
}

/** A bar at the top, 3 seconds, red (danger) by default. */
export function notify(text: string, type: NotifyType = "danger", ms: number = NOTIFY_MS): void {
  clearTimeout(noticeTimer);
  useFloating.setState({ notice: { id: ++id, text, type, layer: nextLayer() } });
  noticeTimer = setTimeout(() => useFloating.setState({ notice: undefined }), ms);
}
