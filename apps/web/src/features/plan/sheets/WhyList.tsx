import { useText } from "../../../i18n/index.ts";
import type { Tone } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { SourceList } from "../../../ui/SourceList.tsx";
import type { WhyRow } from "../model/why-rows.ts";
import { RuleId } from "./RuleId.tsx";

const TONE: Partial<Record<WhyRow["kind"], Tone>> = {
  need: "leaf",
  reference: "leaf",
  intake: "low",
  diet: "low",
  lab: "info",
  medicine: "info",
  limit: "high",
};

/** Reasons, each with its kind, its words, its rule and its sources. */
export const WhyList = ({ rows }: { rows: readonly WhyRow[] }) => (
  <ul className="mt-3 flex flex-col gap-3">
    {rows.map((row) => (
      <Reason key={`${row.kind} ${row.rule}`} row={row} />
    ))}
  </ul>
);

function Reason({ row }: { row: WhyRow }) {
  const t = useText("plan");
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <Chip tone={TONE[row.kind] ?? "neutral"} className="min-w-13 justify-center">
        {t(`why.kind.${row.kind}`)}
      </Chip>
      <div className="min-w-48 flex-1">
        {row.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <SourceList sources={row.sources} className="text-12" />
        <RuleId rule={row.rule} />
      </div>
    </li>
  );
}
