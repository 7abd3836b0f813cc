import type { ReactNode } from "react";

/** A part of the settings under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="pt-7">
    <h2 className="mb-3 text-18">{title}</h2>
    {children}
  </section>
);
