import { useSyncExternalStore } from "react";

/** `wide:` of the styles. */
const room = (): MediaQueryList => window.matchMedia("(min-width: 1024px)");
const subscribe = (listener: () => void): (() => void) => {
  const query = room();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether there is room beside the column: what stands there is neither made nor fetched for a phone. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => room().matches);
