import { useText } from "../../../i18n/index.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { LabelFacts } from "../../../ui/LabelFacts.tsx";
import type { Product } from "../api/products.ts";

/** What the label says beside the dose, folded. */
export function Details({ product }: { product: Product }) {
  const t = useText("retail");
  return (
    <Fold title={<span className="text-14">{t("list.more")}</span>}>
      <LabelFacts label={product} />
    </Fold>
  );
}
