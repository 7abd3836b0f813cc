import type { ReactNode } from "react";

export type Tone = "plain" | "leaf" | "low" | "high" | "info" | "neutral";
/** Surfaces of a tone: card background with its hairline. */
export const SURFACE: Record<Tone, string> = {
  plain: "border-line bg-card",
  leaf: "border-leaf-line bg-leaf-soft",
  low: "border-low-line bg-low-soft",
  high: "border-high-line bg-high-soft",
  info: "border-info-line bg-info-soft",
  neutral: "border-line bg-neutral-soft",
};

/** A card with a hairline. `flush` drops the padding (for a list of rows). Do not put a card in a card. */
export function Card({
  tone = "plain",
  flush = false,
  className = "",
  children,
  ...rest
}: {
  tone?: Tone;
  flush?: boolean;
  className?: string;
  children: ReactNode;
  id?: string;
  role?: string;
  "aria-label"?: string;
}) {
  return (
    <div className={`rounded-card border ${SURFACE[tone]} ${flush ? "overflow-hidden" : "p-4"} ${className}`} {...rest}>
      {children}
    </div>
  );
}
