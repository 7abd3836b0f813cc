import { useText } from "../i18n/index.ts";
import { Go } from "./Go.tsx";
import { Icon } from "./Icon.tsx";

/** The way to hand in a lab report from wherever it would help. @param back the screen to come back to when it is read, with its query */
export function UploadReportsItem({ back, className = "" }: { back?: string; className?: string }) {
  const t = useText("common");
  return (
    <Go
      to={`/uploadReportsPageNew${back ? `?return=${encodeURIComponent(back)}` : ""}`}
      className={`flex min-h-16 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 active:bg-neutral-soft ${className}`}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t("upload.title")}</span>
        <span className="block text-14 text-ink-2">{t("upload.note")}</span>
      </span>
      <Icon name="plus" size={22} className="text-leaf" />
    </Go>
  );
}
