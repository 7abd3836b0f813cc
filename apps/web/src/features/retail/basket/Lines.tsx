import { useText } from "../../../i18n/index.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ConflictNote } from "../list/ConflictNote.tsx";
import { Picture } from "../list/Picture.tsx";
import { dropItem, MOST, putItem } from "../model/basket.ts";
import { type Dead, lastsDays, type Line } from "../model/line.ts";
import { yuan } from "../model/money.ts";
import type { PricedBasket } from "../model/use-basket.ts";
import { Specification } from "../quick/Specification.tsx";
import { Part } from "./Part.tsx";
import { Stepper } from "./Stepper.tsx";

/** What is bought: pack, number, what it costs and how long it lasts. */
export function Lines({ basket, tried }: { basket: PricedBasket; tried: boolean }) {
  const t = useText("retail");
  return (
    <Part title={t("order.items")}>
      <Card flush>
        <ul className="@container">
          {basket.lines.map((line) => (
            <LineRow key={line.item.productId} line={line} />
          ))}
          {basket.dead.map((d) => (
            <DeadRow key={d.item.productId} dead={d} tried={tried} rest={basket.lines.length > 0} />
          ))}
        </ul>
      </Card>
    </Part>
  );
}

const ROW = "flex items-start gap-3 border-line p-4 [&:not(:last-child)]:border-b";

function LineRow({ line }: { line: Line }) {
  const t = useText("retail");
  const { item, product, sku, quantity, lacking } = line;
  const { name } = product;
  const lasts = lastsDays(sku, quantity, item.dosage);
  return (
    <li className={ROW}>
      <span className="shrink-0 @max-[15rem]:hidden">
        <Picture src={product.image} small />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 font-semibold">{name}</p>
          <IconButton icon="trash" label={t("order.remove", { name })} onClick={() => dropItem(product.id)} className="-mt-2.5 -mr-2" />
        </div>
        <p className="text-14 text-ink-2">
          {t("pack", { price: yuan(sku.priceCents), pack: sku.name })}
          {lasts !== undefined && ` · ${t("order.covers", { count: lasts })}`}
        </p>
        {lacking && <p className="text-14 text-low-ink">{t("order.onlyLeft", { count: quantity, days: lasts ?? 0 })}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Stepper
            value={quantity}
            most={Math.min(sku.stock, MOST)}
            less={t("order.less", { name })}
            more={t("order.more", { name })}
            says={t("order.quantity", { count: quantity })}
            onChange={(value) => putItem({ ...item, quantity: value })}
          />
          <span className="ml-auto font-semibold">{yuan(line.priceCents * quantity)}</span>
        </div>
        <div className="flex flex-wrap gap-x-2">
          {product.skus.length > 1 && <Specification product={product} dosage={item.dosage} look="quiet" className="-ml-4" />}
          {item.quantity !== undefined && item.dosage > 0 && (
            <Button look="quiet" small className="-ml-4" onClick={() => putItem({ productId: product.id, skuId: sku.id, name, dosage: item.dosage })}>
              {t("order.byDays")}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** `rest`: something else can be ordered once this is gone. */
function DeadRow({ dead, tried, rest }: { dead: Dead; tried: boolean; rest: boolean }) {
  const t = useText("retail");
  const { item, why, conflicts } = dead;
  const name = dead.name ?? t("order.unnamed");
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink-2">{name}</p>
        <p className="text-14 text-low-ink">{t(`order.${why}`)}</p>
        {rest && <p className="text-14 text-ink-2">{t("order.removeFirst")}</p>}
        {conflicts.map((c) => (
          <div key={c.id} className="mt-3">
            <ConflictNote conflict={c} />
          </div>
        ))}
      </div>
      <IconButton icon="trash" label={t("order.remove", { name })} aria-invalid={tried || undefined} onClick={() => dropItem(item.productId)} />
    </li>
  );
}
