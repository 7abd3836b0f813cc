import { roundCents } from "@nutri/domain/money";
import { splitUsage } from "@nutri/domain/usage";
import { useText } from "../../../i18n/index.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type Product, useCatalogue, useFormNames } from "../api/products.ts";
import { centsADay, firstSku } from "../model/line.ts";
import { yuan } from "../model/money.ts";
import { calciumOf } from "./calcium-of.ts";

/** The most that a page holds: more calcium products than this nobody compares. */
const MOST = 200;
const PRICED_MG = 100;

/** The shop's calcium products beside one another: kind, calcium in a unit, label use, what it costs. Figures are the labels'. */
export default function CalciumSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText("retail");
  const { data, error, refetch } = useCatalogue("", "calcium", MOST);
  const names = useFormNames("calcium");
  const products = data?.pages.flatMap((p) => p.items).filter((p) => calciumOf(p) && firstSku(p));
  return (
    <Sheet open={open} onClose={onClose} title={t("calcium.title")}>
      {products ? (
        <>
          <p className="mb-3 text-14 text-ink-2">{t(products.length === 0 ? "calcium.empty" : "calcium.lead")}</p>
          <ul className="flex flex-col gap-3">
            {products.map((p) => (
              <li key={p.id}>
                <Kind product={p} names={names} />
              </li>
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState problem={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton bones={["h-32 w-full", "h-32 w-full"]} />
      )}
    </Sheet>
  );
}

function Kind({ product, names }: { product: Product; names: ReadonlyMap<string, string> }) {
  const t = useText("retail");
  const calcium = calciumOf(product);
  const sku = firstSku(product);
  if (!calcium || !sku) return null;
  const { usage, content } = splitUsage(product.dose.usage);
  const aDay = centsADay(sku, product.dosage);
  const rows = [
    [t("calcium.kind"), calcium.form === undefined ? t("calcium.unknown") : names.get(calcium.form)],
    [t("calcium.each", { unit: product.dose.unit }), t("calcium.mg", { n: formatNumber(calcium.mg) })],
    [t("calcium.usage"), [usage, content].filter(Boolean).join(" ")],
    [t("calcium.price"), aDay === undefined ? undefined : t("perDay", { price: yuan(aDay) })],
    [t("calcium.cost"), yuan(roundCents((sku.priceCents / sku.units / calcium.mg) * PRICED_MG))],
  ] as const;
  return (
    <Card>
      <h3 className="text-16">{product.name}</h3>
      <dl className="mt-2 flex flex-col gap-1.5 text-14">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-2">{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  );
}
