import type { ReactNode } from "react";

/** One part of the order, under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-6">
    <h2 className="mb-2 text-18">{title}</h2>
    {children}
  </section>
);
