import type { SourceRef } from "@nutri/domain/source";
import { useText } from "../../../i18n/index.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { SourceList } from "../../../ui/SourceList.tsx";

/** What a text rests on, each source and place once, folded. */
export function Sources({ sources }: { sources: readonly SourceRef[] }) {
  const common = useText("common");
  const once = [...new Map(sources.map((s) => [`${s.id} ${s.locator}`, s])).values()];
  if (once.length === 0) return null;
  return (
    <Fold title={<span className="text-14 font-normal text-ink-2">{common("sources", { n: once.length })}</span>}>
      <SourceList sources={once} />
    </Fold>
  );
}
