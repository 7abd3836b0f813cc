import type { SourceRef } from "@nutri/domain/source";
import { useText } from "../i18n/index.ts";
import { environment } from "../lib/environment.ts";
import { Foreign } from "./Foreign.tsx";
import { Icon } from "./Icon.tsx";

/** Sources as links, each in its own language. Inside WeChat a new window leads nowhere, so there the link stays in this one. */
export function SourceList({ sources, className = "" }: { sources: readonly SourceRef[]; className?: string }) {
  const t = useText("common");
  const outside = !environment().wechat;
  return (
    <ul className={`flex flex-col text-14 ${className}`}>
      {sources.map((s) => (
        <li key={`${s.id} ${s.locator ?? ""}`}>
          <a
            href={s.url}
            rel="noopener noreferrer"
            {...(outside ? { target: "_blank" } : {})}
            className="inline-flex min-h-11 items-center gap-1.5 py-1 text-info"
          >
            <Icon name="link" size={15} />
            <Foreign lang={s.lang}>{[s.title, s.publisher, s.year, s.locator].filter(Boolean).join(" · ")}</Foreign>
            {outside && <span className="sr-only">{t("newWindow")}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
