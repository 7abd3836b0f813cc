import { useEffect, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint.ts";
import { useSession } from "./session.ts";

const system = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");
const systemChanged = (listener: () => void): (() => void) => {
  const query = system();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Puts the colours that hold (the visitor's choice, else the system's) and the text size on the document; boot.js does the same before the first paint. */
export function useAppliedSettings(): void {
  const { theme, textSize } = useSession((s) => s.settings);
  const systemDark = useSyncExternalStore(systemChanged, () => system().matches);
  const dark = theme === "system" ? systemDark : theme === "dark";
  useEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = dark ? "dark" : "light";
    root.style.fontSize = textSize === 1 ? "" : `${textSize * 100}%`;
    // The browser's own bar goes with the page.
    return afterPaint(() => {
      const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) if (paper) meta.content = paper;
    });
  }, [dark, textSize]);
}
