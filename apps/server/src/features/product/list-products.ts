import type { CatalogueProduct } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Handler } from "../../handler.ts";
import { listingsOfProducts } from "../../retail/listing-store.ts";
import { showProduct } from "./show-product.ts";

/** Everything a keyword may hit, in both languages, whatever the reader's. */
function searchable(product: CatalogueProduct, { nutrients }: KnowledgeIndex): string {
  const names = product.nutrients.flatMap(({ nutrient }) => {
    const known = nutrients.get(nutrient);
    return [nutrient.replaceAll("_", " "), ...(known ? [known.name.zh, known.name.en, ...known.aliases] : [])];
  });
  const texts = [product.name, product.brand, product.summary].flatMap((t) => [t.zh, t.en]);
  return [product.id, ...texts, ...names].join("\n").normalize("NFKC").toLowerCase();
}

/** The catalogue, page by page. Each word of the keyword must be found; a nutrient is its id. */
export const productGetAll: Handler<"productGetAll"> = async ({ context, body, lang }) => {
  const { products } = await context.catalogue.current(context.db);
  const words = (body.keyword ?? "").normalize("NFKC").toLowerCase().split(/\s+/u).filter(Boolean);
  const found = products
    .filter((p) => !body.nutrient || p.nutrients.some((n) => n.nutrient === body.nutrient))
    .filter((p) => words.every((w) => searchable(p, context.knowledge).includes(w)));
  const from = (body.page_num - 1) * body.page_size;
  const shown = found.slice(from, from + body.page_size);
  const listings = await listingsOfProducts(
    context.db,
    shown.map((p) => p.id),
  );
  return { items: shown.map((p) => showProduct(p, context.env.market, lang, listings)), total: found.length };
};
