import { useText } from "../../../i18n/index.ts";
import { Icon } from "../../../ui/Icon.tsx";

/** What was asked. */
export function QuestionBubble({ text, files = 0 }: { text: string; files?: number }) {
  const t = useText("chat");
  return (
    <div className="flex flex-col items-end gap-1 pl-10">
      <h2 className="sr-only">{t("you")}</h2>
      <p className="rounded-card bg-leaf-soft px-4 py-2.5 whitespace-pre-wrap">{text}</p>
      {files > 0 && (
        <p className="flex items-center gap-1 text-12 text-ink-2">
          <Icon name="document" size={14} />
          {t("files", { count: files })}
        </p>
      )}
    </div>
  );
}
