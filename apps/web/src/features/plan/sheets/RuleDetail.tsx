import { useText } from "../../../i18n/index.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { SourceList } from "../../../ui/SourceList.tsx";
import { SEVERITY_TONE } from "../model/severity.ts";
import type { Severity, Source } from "../model/types.ts";
import { RuleId } from "./RuleId.tsx";

type Props = { text: string; severity?: Severity; rule: string; sources: readonly Source[]; chip?: string; doctor?: boolean };

/** One statement with what it rests on. */
export function RuleDetail({ text, severity, rule, sources, chip, doctor = false }: Props) {
  const t = useText("plan");
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {chip && <Chip tone={SEVERITY_TONE[severity ?? "minor"]}>{chip}</Chip>}
        {doctor && (
          <Chip tone="high" icon="doctor">
            {t("urgent.doctor")}
          </Chip>
        )}
      </div>
      <p className="mt-2">{text}</p>
      <h3 className="mt-5 text-14">{t("sources")}</h3>
      <SourceList sources={sources} />
      <RuleId rule={rule} />
    </>
  );
}
