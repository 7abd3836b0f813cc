import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** Detail that is folded until asked for. */
export function Fold({ title, open = false, className = "", children }: { title: ReactNode; open?: boolean; className?: string; children: ReactNode }) {
  return (
    <details open={open} className={`group ${className}`}>
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold">
        <span className="min-w-0 flex-1">{title}</span>
        <Icon name="down" size={18} className="text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
