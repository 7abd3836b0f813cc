import { useText } from "../../../i18n/index.ts";
import type { Tone } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import type { IconName } from "../../../ui/Icon.tsx";
import type { Review } from "../model/types.ts";

const LOOK = { keep: ["leaf", "check"], adjust: ["low", "edit"], stop: ["high", "stop"], ask_doctor: ["info", "doctor"] } as const satisfies Record<
  Review["verdict"],
  readonly [Tone, IconName]
>;

export function VerdictChip({ verdict }: Pick<Review, "verdict">) {
  const t = useText("plan");
  const [tone, icon] = LOOK[verdict];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`verdict.${verdict}`)}
    </Chip>
  );
}
