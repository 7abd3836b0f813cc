import type { ReactNode } from "react";

/** Text in a language of its own (a source's title, the other language's name), marked so that it is read and checked as such. */
export const Foreign = ({ lang, className = "", children }: { lang: "zh" | "en"; className?: string; children: ReactNode }) => (
  <span lang={lang === "en" ? "en-US" : "zh-CN"} className={className}>
    {children}
  </span>
);
