import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";

export type SectionName = "body" | "changes" | "radar" | "nutrients" | "questions" | "day" | "products" | "avoided" | "reviews" | "taboos" | "advice" | "next";
const idOf = (name: SectionName): string => `plan-${name}`;

/** A part of the report under its heading; the table of contents and the sheets lead to it. */
export function Section({ name, lead, children }: { name: SectionName; lead?: ReactNode; children: ReactNode }) {
  const t = useText("plan");
  return (
    <section id={idOf(name)} aria-labelledby={`${idOf(name)}-title`} tabIndex={-1} className="below-fold -mx-4 -mb-2 scroll-mt-16 px-4 pt-8 pb-2 outline-none">
      <h2 id={`${idOf(name)}-title`} className="text-18">
        {t(`section.${name}`)}
      </h2>
      {lead && <p className="mt-1 text-14 text-ink-2">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** Brings a section to the top, and the reader with it. */
export function goToSection(name: SectionName): void {
  const section = document.getElementById(idOf(name));
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
