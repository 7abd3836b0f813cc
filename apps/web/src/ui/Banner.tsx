import type { ReactNode } from "react";
import { SURFACE, type Tone } from "./Card.tsx";
import { Icon, type IconName } from "./Icon.tsx";

const LOOK = {
  high: ["warning", "text-high"],
  low: ["info", "text-low-ink"],
  info: ["info", "text-info"],
  leaf: ["check", "text-leaf"],
} as const satisfies Partial<Record<Tone, readonly [IconName, string]>>;

/** What must be read first. `urgent` is announced at once to those who hear the page. */
export function Banner({
  tone = "info",
  title,
  icon,
  urgent = false,
  action,
  className = "",
  children,
}: {
  tone?: keyof typeof LOOK;
  title?: string;
  icon?: IconName;
  urgent?: boolean;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const [usual, color] = LOOK[tone];
  return (
    <div role={urgent ? "alert" : undefined} className={`rounded-card border p-4 ${SURFACE[tone]} ${className}`}>
      {title && (
        <p className={`flex items-start gap-2 font-semibold ${color}`}>
          <Icon name={icon ?? usual} size={18} className="h-[1lh]" />
          {title}
        </p>
      )}
      {children && <div className={title ? "mt-1.5" : ""}>{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
