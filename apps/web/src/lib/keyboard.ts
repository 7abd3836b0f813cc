import { useSyncExternalStore } from "react";
import { environment } from "./environment.ts";

const KEYBOARD_THRESHOLD_PX = 100;

let open = false;
const listeners = new Set<() => void>();
const set = (now: boolean): void => {
  if (now === open) return;
  open = now;
  document.documentElement.toggleAttribute("data-keyboard", open);
  for (const listener of listeners) listener();
};

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=file]), textarea, [contenteditable=true]");

/** iOS lays the keyboard over the page: what sticks to the bottom is lifted by what it covers. */
const lift = (): void => {
  const view = window.visualViewport;
  const covered = view && environment().ios ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0;
  document.documentElement.style.setProperty("--keyboard", `${Math.round(covered)}px`);
};

/** Watches the keyboard: on Android the window more than 100 px lower than at first; on iOS the focus moving in and out. Returns the end of it. */
export function watchKeyboard(): () => void {
  const initial = window.innerHeight;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  if (environment().ios) {
    document.addEventListener("focusin", (e) => set(typing(e.target)), options);
    document.addEventListener("focusout", () => set(false), options);
  } else if (environment().android) {
    window.addEventListener("resize", () => set(initial - window.innerHeight > KEYBOARD_THRESHOLD_PX), options);
  }
  window.visualViewport?.addEventListener("resize", lift, options);
  window.visualViewport?.addEventListener("scroll", lift, options);
  return () => stop.abort();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Whether the on-screen keyboard is open. */
export const useKeyboardOpen = (): boolean => useSyncExternalStore(subscribe, () => open);
