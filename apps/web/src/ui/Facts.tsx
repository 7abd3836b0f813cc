import type { ReactNode } from "react";

/** A fact and its name; without a value it is not shown. */
export type Fact = readonly [name: string, value: ReactNode];

/** Names with their values, one below the other. */
export const Facts = ({ facts, className = "" }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={`flex flex-col gap-3 ${className}`}>
    {facts.map(([name, value]) =>
      value ? (
        <div key={name}>
          <dt className="text-12 text-ink-2">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);
