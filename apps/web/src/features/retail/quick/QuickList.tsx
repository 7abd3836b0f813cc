import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type Product, useCatalogue } from "../api/products.ts";
import { OldNote } from "../list/OldNote.tsx";
import { ProductCard } from "../list/ProductCard.tsx";
import { Sentences } from "../list/Sentences.tsx";
import { Specification } from "./Specification.tsx";

type Props = { keyword: string; nutrient: string | undefined; onClear: () => void };

/** What was found, page after page. */
export function QuickList({ keyword, nutrient, onClear }: Props) {
  const t = useText("retail");
  const found = useCatalogue(keyword, nutrient);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = found;
  if (!data) return error ? <ErrorState problem={error} onRetry={() => void refetch()} /> : <Skeleton bones={["h-52 w-full mt-4", "h-52 w-full"]} />;
  const products = data.pages.flatMap((p) => p.items);
  if (products.length === 0)
    return (
      <EmptyState
        icon="search"
        title={keyword ? t("quick.empty", { keyword }) : t("quick.nothing")}
        action={
          keyword && (
            <Button look="secondary" onClick={onClear}>
              {t("quick.clear")}
            </Button>
          )
        }
      >
        {keyword ? t("quick.emptyBody") : t("quick.nothingBody")}
      </EmptyState>
    );
  return (
    <>
      <h2 aria-live="polite" className="my-3 text-14 font-normal text-ink-2">
        {t("quick.found", { count: data.pages[0]?.total ?? 0 })}
      </h2>
      <OldNote of={found} />
      <Sentences products={products} className="mb-4" />
      <ul className="flex flex-col gap-3">
        {products.map((p) => (
          <li key={p.id}>
            <QuickCard product={p} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" block busy={isFetchingNextPage} className="mt-4" onClick={() => void fetchNextPage()}>
          {t("quick.more")}
        </Button>
      )}
    </>
  );
}

/** The dose is the label's: nobody worked it out for this person. */
function QuickCard({ product }: { product: Product }) {
  const t = useText("retail");
  const { dosage } = product;
  return (
    <ProductCard product={product} dosage={dosage} action={<Specification product={product} dosage={dosage} />}>
      {dosage > 0 && <p className="text-12 text-ink-2">{t("quick.label")}</p>}
    </ProductCard>
  );
}
