import { splitUsage } from "@nutri/domain/usage";
import { useText } from "../../../i18n/index.ts";
import { useCounted } from "../../../lib/counted.ts";
import { Go } from "../../../ui/Go.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Section } from "../components/Section.tsx";
import type { Product, SectionProps } from "../model/types.ts";
import { useDetail } from "../sheets/detail.ts";

/** The products with dose and timing, in the basis and the other group. No price and no buying here: a plain link leads to where both are. */
export function Products({ plan }: SectionProps) {
  const t = useText("plan");
  const groups = (["basis", "other"] as const)
    .map((group) => [group, plan.products.filter((p) => p.group === group)] as const)
    .filter(([, of]) => of.length > 0);
  return (
    <Section name="products">
      {groups.map(([group, products]) => (
        <div key={group} className="[&:not(:first-child)]:mt-4">
          {groups.length > 1 && <h3 className="mb-2 text-14 text-ink-2">{t(`product.${group}`)}</h3>}
          <Card flush>
            <ul>
              {products.map((p) => (
                <ProductRow key={p.id} product={p} />
              ))}
            </ul>
          </Card>
        </div>
      ))}
      <Go to="/productsPage" look="secondary" className="no-print mt-4">
        {t("product.see")}
      </Go>
    </Section>
  );
}

const CLASSES = ["registered_health_food", "filed_health_food", "ordinary_food", "cross_border", "special_medical_food"] as const;

function ProductRow({ product }: { product: Product }) {
  const t = useText("plan");
  const counted = useCounted();
  const open = useDetail();
  const known = CLASSES.find((c) => c === product.class);
  const units = counted(product.dosage, product.dose.unit);
  const how = [t("product.perDay", { units }), ...product.timing.map((x) => x.text)].join(" · ");
  const { usage, content } = splitUsage(product.dose.usage);
  return (
    <li className="border-line print:break-inside-avoid [&:not(:last-child)]:border-b">
      <button
        type="button"
        onClick={() => open({ kind: "product", id: product.id })}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left active:bg-neutral-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{product.name}</span>
          <span className="block text-12 text-ink-2">{[product.brand, known && t(`product.class.${known}`)].filter(Boolean).join(" · ")}</span>
          <span className="mt-1 block text-14">{how}</span>
          {usage && (
            <span className="block text-12 text-ink-2">
              {t("product.label")} · {usage}
              {content && <span className="block">{content}</span>}
            </span>
          )}
        </span>
        <Icon name="forward" size={18} className="no-print text-ink-2" />
      </button>
    </li>
  );
}
