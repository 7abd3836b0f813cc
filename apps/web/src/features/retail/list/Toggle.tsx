import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Product } from "../api/products.ts";
import { dropItem, putItem, useBasket } from "../model/basket.ts";
import { firstSku } from "../model/line.ts";

/** Puts the smallest pack of a product in, or takes the product out again. Never the primary button: that is the one way on. */
export function Toggle({ product, dosage }: { product: Product; dosage: number }) {
  const t = useText("retail");
  const inside = useBasket((b) => b.items.some((i) => i.productId === product.id));
  const sku = firstSku(product);
  const press = (): void => {
    if (inside) dropItem(product.id);
    else if (sku) putItem({ productId: product.id, skuId: sku.id, name: product.name, dosage });
  };
  return (
    <Button look="secondary" small block icon={inside ? "check" : "plus"} className={inside ? "bg-leaf-soft" : ""} aria-pressed={inside} onClick={press}>
      {t(inside ? "list.added" : "list.add")}
      <span className="sr-only">{product.name}</span>
    </Button>
  );
}
