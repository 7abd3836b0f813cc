import { useEffect } from "react";
import { useSession } from "./session.ts";

/** Puts theme and text size on the document; boot.js does the same before the first paint. */
export function useAppliedSettings(): void {
  const { theme, textSize } = useSession((s) => s.settings);
  useEffect(() => {
    const root = document.documentElement;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.style.fontSize = textSize === 1 ? "" : `${textSize * 100}%`;
    // The browser's own bar: by the system's scheme, unless the visitor chose one.
    const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = theme === "system" ? (meta.dataset["own"] ?? paper) : paper;
  }, [theme, textSize]);
}
