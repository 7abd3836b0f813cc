import type { Product, ProductLine } from "@nutri/contract";
import type { Catalogue, Lang } from "@nutri/domain";
import { invalid, notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { showProduct } from "./show-product.ts";
import { planLines } from "./store.ts";

const byIds = ({ products }: Catalogue, ids: readonly string[], lang: Lang): Product[] =>
  ids.flatMap((id) => products.filter((p) => p.id === id).map((p) => showProduct(p, lang)));

/** Products by id (unknown ids are left out), or the lines of a plan with today's prices (what is no longer sold is left out). */
export const productGet: Handler<"productGet"> = async ({ context, body, lang, requireHealthConsent }) => {
  const catalogue = await context.catalogue.current();
  if (body.customNutritionPlanId === undefined) {
    if (!body.ids) throw invalid("ids", "请给出商品编号或方案编号。", "Please give product ids or a plan id.");
    return byIds(catalogue, body.ids, lang);
  }
  const { userId } = await requireHealthConsent();
  const lines = await planLines(context, body.customNutritionPlanId, userId, lang);
  if (!lines) throw notFound();
  return lines.flatMap((line): ProductLine[] => {
    const product = catalogue.products.find((p) => p.id === line.id);
    return product
      ? [{ ...showProduct(product, lang), dosage: line.dosage, quantity: line.quantity, dailyDoses: line.dailyDoses, group: line.group, because: line.because }]
      : [];
  });
};
