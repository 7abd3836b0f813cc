import type { ReactNode } from "react";
import { useText } from "../i18n/index.ts";
import type { Tone } from "./Card.tsx";
import { Icon, type IconName } from "./Icon.tsx";

const TONES: Record<Tone, string> = {
  plain: "border border-line bg-card text-ink",
  leaf: "bg-leaf-soft text-leaf",
  low: "bg-low-soft text-low-ink",
  high: "bg-high-soft text-high",
  info: "bg-info-soft text-info",
  neutral: "bg-neutral-soft text-ink-2",
};

/** A small word in a pill. */
export function Chip({ tone = "leaf", icon, className = "", children }: { tone?: Tone; icon?: IconName; className?: string; children: ReactNode }) {
  return (
    <span className={`inline-flex min-h-6.5 items-center gap-1 rounded-pill px-2.5 py-0.5 text-12 font-medium ${TONES[tone]} ${className}`}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}

export type Status = "low" | "ok" | "high" | "unknown";
const STATUS = { low: ["low", "low"], ok: ["leaf", "check"], high: ["high", "up"], unknown: ["info", "question"] } as const satisfies Record<
  Status,
  readonly [Tone, IconName]
>;

/** A status as colour, icon and word. Other words as children. */
export function StatusTag({ status, children }: { status: Status; children?: ReactNode }) {
  const t = useText("common");
  const [tone, icon] = STATUS[status];
  return (
    <Chip tone={tone} icon={icon}>
      {children ?? t(`status.${status}`)}
    </Chip>
  );
}
