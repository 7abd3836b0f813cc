import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";

/** To what else there is to buy, and to what was bought. */
export function OtherWays() {
  const t = useText("retail");
  return (
    <Card flush className="mt-6">
      <ListRow title={t("list.quick")} to="/productsPageQuick" />
      <ListRow title={t("list.orders")} to="/orders" />
    </Card>
  );
}
