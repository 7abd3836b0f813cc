import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";

/** Nothing here yet: what it is for, and the one action that fills it. */
export function EmptyState({ icon = "leaf", title, children, action }: { icon?: IconName; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <Icon name={icon} size={44} className="text-leaf-mid" />
      <h2 className="mt-4 text-18">{title}</h2>
      {children && <div className="mt-2 max-w-[34ch] text-14 text-ink-2">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
