import { useText } from "../../../i18n/index.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { SourceList } from "../../../ui/SourceList.tsx";
import type { Conflict } from "../api/products.ts";

/** What does not go together, what happens, what to do, and who says so. */
export function ConflictNote({ conflict }: { conflict: Conflict }) {
  const t = useText("retail");
  const { severity, subject, item, effect, advice, sources = [] } = conflict;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone="plain" icon="warning">
          {t(`conflict.severity.${severity}`)}
        </Chip>
        <span className="font-semibold">{t("conflict.pair", { subject, item })}</span>
      </p>
      <p className="mt-1 text-14">{effect}</p>
      <p className="mt-1 text-14">{advice}</p>
      {sources.length > 0 && (
        <Fold title={<span className="text-14">{t("conflict.sources")}</span>}>
          <SourceList sources={sources} />
        </Fold>
      )}
    </div>
  );
}
