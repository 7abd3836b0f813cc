import { useText } from "../../../i18n/index.ts";
import { Chip } from "../../../ui/Chip.tsx";
import type { Order } from "../api/orders.ts";
import { LOOK } from "./status.ts";

/** The state of an order as colour, icon and word. */
export function StatusChip({ status }: { status: Order["status"] }) {
  const t = useText("retail");
  return (
    <Chip tone={LOOK[status].tone} icon={LOOK[status].icon}>
      {t(`status.${status}`)}
    </Chip>
  );
}
