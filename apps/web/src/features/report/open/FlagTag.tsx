import { useText } from "../../../i18n/index.ts";
import type { Tone } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import type { IconName } from "../../../ui/Icon.tsx";
import type { Row } from "../api/reports.ts";
import { isUnsure, type Sureness } from "../model/row.ts";

const LOOK = {
  low: ["low", "low"],
  high: ["high", "up"],
  abnormal: ["high", "warning"],
  normal: ["leaf", "check"],
  unknown: ["neutral", undefined],
} as const satisfies Record<Row["flag"], readonly [Tone, IconName | undefined]>;

export const TEXT: Record<Row["flag"], string> = { low: "text-low-ink", high: "text-high", abnormal: "text-high", normal: "", unknown: "" };

/** Colour, icon and word; what is not sure is asked about instead. */
export function FlagTag({ row }: { row: Pick<Row, "flag"> & Sureness }) {
  const t = useText("report");
  if (isUnsure(row))
    return (
      <Chip tone="info" icon="question">
        {t("open.check")}
      </Chip>
    );
  const [tone, icon] = LOOK[row.flag];
  return (
    <Chip tone={tone} {...(icon && { icon })}>
      {t(`open.flag.${row.flag}`)}
    </Chip>
  );
}
