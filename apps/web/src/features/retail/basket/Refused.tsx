import { useEffect, useRef } from "react";
import { useText } from "../../../i18n/index.ts";
import type { Problem } from "../../../lib/problem.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { Product } from "../api/products.ts";
import { useBasket } from "../model/basket.ts";
import { adjust, canAdjust, changesOf, isUnsure } from "../model/refusal.ts";

type Props = { problem: Problem; sent: readonly { productId: string; skuId: string }[]; products: readonly Product[]; onAdjusted: () => void };

/** Why the order was not taken: what changed, product by product, and the way on. */
export function Refused({ problem, sent, products, onAdjusted }: Props) {
  const t = useText("retail");
  const items = useBasket((b) => b.items);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: "center" }), []);
  const less = (): void => {
    adjust(problem, sent, items);
    onAdjusted();
  };
  const unsure = isUnsure(problem);
  const nameOf = (id: string | undefined): string => {
    const name = products.find((p) => p.id === id)?.name;
    return name ? `${name} · ` : "";
  };
  return (
    <div ref={top} className="mb-4">
      <Banner
        tone="low"
        urgent
        title={t(unsure ? "refused.unsure" : "refused.title")}
        action={
          canAdjust(problem) && (
            <Button look="secondary" small onClick={less}>
              {t("refused.adjust")}
            </Button>
          )
        }
      >
        <ul className="flex flex-col gap-1">
          {changesOf(problem, sent).map((c) => (
            <li key={c.key}>
              {nameOf(c.productId)}
              {c.message}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-14">{t(unsure ? "refused.unsureBody" : "refused.seen")}</p>
      </Banner>
    </div>
  );
}
