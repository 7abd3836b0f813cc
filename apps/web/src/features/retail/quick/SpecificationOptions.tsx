import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Choice } from "../../../ui/Choice.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import type { Product, Sku } from "../api/products.ts";
import { Stepper } from "../basket/Stepper.tsx";
import { MOST, putItem, useBasket } from "../model/basket.ts";
import { centsADay, firstSku } from "../model/line.ts";
import { yuan } from "../model/money.ts";

type Props = { open: boolean; product: Product; dosage: number; onClose: () => void };

/** Which pack and how many, each with its price, what a day costs and how many are there. */
export default function SpecificationOptions({ open, product, dosage, onClose }: Props) {
  const t = useText("retail");
  const inside = useBasket((b) => b.items.find((i) => i.productId === product.id));
  const [skuId, setSkuId] = useState(inside?.skuId);
  const [count, setCount] = useState(inside?.quantity ?? 1);
  const sku = product.skus.find((s) => s.id === skuId) ?? firstSku(product) ?? product.skus[0];
  if (!sku) return null;
  const most = Math.min(sku.stock, MOST);
  const quantity = Math.min(count, Math.max(1, most));
  const put = (): void => {
    putItem({ productId: product.id, skuId: sku.id, name: product.name, dosage, quantity });
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={product.name}
      footer={
        <Button block disabled={most === 0} onClick={put}>
          {most === 0 ? t("list.soldOut") : t(inside ? "quick.update" : "quick.put", { price: yuan(sku.priceCents * quantity) })}
        </Button>
      }
    >
      <Choice
        label={t("quick.spec")}
        options={product.skus.map((s) => ({ value: s.id, label: s.name, note: noteOf(s, dosage, t) }))}
        value={sku.id}
        onChange={setSkuId}
      />
      {most > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <span className="text-14 font-semibold">{t("quick.count")}</span>
          <Stepper
            value={quantity}
            most={most}
            less={t("order.less", { name: product.name })}
            more={t("order.more", { name: product.name })}
            says={t("order.quantity", { count: quantity })}
            onChange={setCount}
          />
        </div>
      )}
    </Sheet>
  );
}

function noteOf(sku: Sku, dosage: number, t: ReturnType<typeof useText<"retail">>): string {
  const aDay = centsADay(sku, dosage);
  const stock = sku.stock === 0 ? t("list.soldOut") : t("quick.stock", { count: sku.stock });
  return [yuan(sku.priceCents), ...(aDay === undefined ? [] : [t("perDay", { price: yuan(aDay) })]), stock].join(" · ");
}
