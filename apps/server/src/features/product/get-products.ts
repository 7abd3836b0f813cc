import type { OrderConflict, Product, ProductLine } from "@nutri/contract";
import { type CatalogueProduct, type Lang, localise } from "@nutri/domain";
import { invalid, notFound } from "../../fault.ts";
import type { Ask, Handler } from "../../handler.ts";
import { type Against, buyerOf, buyerOfBasket } from "../../retail/buyer.ts";
import { listingsOfProducts } from "../../retail/listing-store.ts";
import { showProduct } from "./show-product.ts";
import { planLines } from "./store.ts";

const showConflict = ({ subject, item, effect, advice, sources, ...against }: Against, lang: Lang): OrderConflict => ({
  ...against,
  ...localise({ subject, item, effect, advice }, lang),
  sources: [...sources],
});

type ProductAsk = Ask<"productGet">;

/** Products as they are sold now, each with what of it does not go with the caller. */
async function shown({ context, caller, lang, body }: ProductAsk, products: readonly CatalogueProduct[]): Promise<Map<string, Product>> {
  const listings = await listingsOfProducts(
    context.db,
    products.map((p) => p.id),
  );
  const buyer = await (body.together ? buyerOfBasket : buyerOf)({ context, caller, products });
  const conflicts = (id: string): OrderConflict[] | undefined => buyer?.against.filter((a) => a.productId === id).map((a) => showConflict(a, lang));
  return new Map(
    products.map((p) => {
      const met = conflicts(p.id);
      return [p.id, { ...showProduct(p, context.env.market, lang, listings), ...(met && { conflicts: met }) }];
    }),
  );
}

async function byIds(ask: ProductAsk, products: readonly CatalogueProduct[], ids: readonly string[]): Promise<Product[]> {
  const known = await shown(
    ask,
    products.filter((p) => ids.includes(p.id)),
  );
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Products by id (unknown ids are left out), or the lines of a plan with today's prices (what is no longer sold is left out). */
export const productGet: Handler<"productGet"> = async (ask) => {
  const { context, body, lang, requireHealthConsent } = ask;
  const { products } = await context.catalogue.current(context.db);
  if (body.customNutritionPlanId === undefined) {
    if (!body.ids) throw invalid("ids", "请给出产品编号或方案编号。", "Please give product ids or a plan id.");
    return byIds(ask, products, body.ids);
  }
  const { userId } = await requireHealthConsent();
  const lines = await planLines(context, body.customNutritionPlanId, userId, lang);
  if (!lines) throw notFound();
  const known = await shown(
    ask,
    products.filter((p) => lines.some((line) => line.id === p.id)),
  );
  return lines.flatMap((line): ProductLine[] => {
    const product = known.get(line.id);
    return product ? [{ ...product, dosage: line.dosage, quantity: line.quantity, dailyDoses: line.dailyDoses, group: line.group, because: line.because }] : [];
  });
};
