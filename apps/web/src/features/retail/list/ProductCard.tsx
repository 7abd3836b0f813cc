import { splitUsage } from "@nutri/domain/usage";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import { useCounted } from "../../../lib/counted.ts";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import type { Product } from "../api/products.ts";
import { centsADay, firstSku, isForbidden } from "../model/line.ts";
import { useClassName } from "../model/market.ts";
import { yuan } from "../model/money.ts";
import { ConflictNote } from "./ConflictNote.tsx";
import { Details } from "./Details.tsx";
import { Picture } from "./Picture.tsx";

const FEW = 5;
const WHOLLY_BRACKETED = /^[（(]([^（()）]*)[）)]$/u;

/** A product with its dose, its price a day and what stands against it. What is contraindicated shows why instead of `action`. */
export function ProductCard({ product, dosage, action, children }: { product: Product; dosage: number; action: ReactNode; children?: ReactNode }) {
  const t = useText("retail");
  const className = useClassName();
  const sku = firstSku(product);
  const forbidden = isForbidden(product);
  const conflicts = (product.conflicts ?? []).filter((c) => !forbidden || c.severity === "contraindicated");
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex gap-3">
        <Picture src={product.image} />
        <div className="min-w-0 flex-1">
          <h3 className="text-16">{product.name}</h3>
          <p className="text-12 text-ink-2">
            {product.brand} · {className(product.class) ?? t("class.unknown")}
          </p>
          <Price product={product} dosage={dosage} />
        </div>
      </div>
      <Usage product={product} dosage={dosage} />
      {forbidden ? (
        <Chip tone="high" icon="stop" className="self-start">
          {t("conflict.never")}
        </Chip>
      ) : (
        conflicts.length > 0 && (
          <Chip tone="low" icon="warning" className="self-start">
            {t("conflict.chip")}
          </Chip>
        )
      )}
      {forbidden && conflicts.map((c) => <ConflictNote key={c.id} conflict={c} />)}
      {children}
      <Details product={product} />
      {!forbidden &&
        (sku ? (
          <>
            {sku.stock <= FEW && <p className="text-14 text-low-ink">{t("list.few", { count: sku.stock })}</p>}
            {action}
          </>
        ) : (
          <Chip tone="neutral" className="self-start">
            {t("list.soldOut")}
          </Chip>
        ))}
    </Card>
  );
}

/** The smallest pack's price, and what a day of this dose costs. */
function Price({ product, dosage }: { product: Product; dosage: number }) {
  const t = useText("retail");
  const sku = firstSku(product) ?? product.skus.toSorted((a, b) => a.units - b.units)[0];
  if (!sku) return null;
  const aDay = centsADay(sku, dosage);
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
      {aDay !== undefined && <span className="text-18 font-semibold">{t("perDay", { price: yuan(aDay) })}</span>}
      <span className="text-14 text-ink-2">{t("pack", { price: yuan(sku.priceCents), pack: sku.name })}</span>
    </p>
  );
}

function Usage({ product, dosage }: { product: Product; dosage: number }) {
  const t = useText("retail");
  const counted = useCounted();
  const { usage, content } = splitUsage(product.dose.usage);
  return (
    <div>
      {dosage > 0 && <p className="font-semibold">{t("dose", { units: counted(dosage, product.dose.unit) })}</p>}
      {usage && (
        <p className="text-14 text-ink-2">
          {t("list.label")} · {usage}
        </p>
      )}
      {content && (
        <p className="text-14 text-ink-2">
          {t("list.content")} · {content.replace(WHOLLY_BRACKETED, "$1")}
        </p>
      )}
    </div>
  );
}
