import { PRODUCT_CLASSES, type ProductClassId, requiredSentences } from "@nutri/domain/market";
import type { Lang } from "@nutri/domain/lang";
import type { Text } from "@nutri/domain/text";
import { useLang } from "../../../i18n/index.ts";
import type { Product } from "../api/products.ts";

type Market = NonNullable<Product["market"]>;
/** Where the market is not told: `cn` is the default where Chinese is read; elsewhere both speak. */
const UNKNOWN: Record<Lang, readonly Market[]> = { "zh-CN": ["cn"], "en-US": ["cn", "intl"] };

const isClass = (id: string): id is ProductClassId => Object.hasOwn(PRODUCT_CLASSES, id);

/** A text of the domain in the present language. */
export function useWords(): (text: Text) => string {
  const lang = useLang();
  return ({ zh, en }) => (lang === "en-US" ? en : zh);
}

/** What a class of product is called; undefined for one that is not known. */
export function useClassName(): (id: string) => string | undefined {
  const words = useWords();
  return (id) => (isClass(id) ? words(PRODUCT_CLASSES[id].name) : undefined);
}

/** The sentences that must stand beside these products, by the market and the class of each. */
export function useSentences(products: readonly Product[]): string[] {
  const words = useWords();
  const unknown = UNKNOWN[useLang()];
  const said = products.flatMap((p) => (isClass(p.class) ? [[p.market ? [p.market] : unknown, p.class] as const] : []));
  return [...new Set(said.flatMap(([markets, id]) => markets.flatMap((m) => requiredSentences(m, [id]))).map((s) => words(s.text)))];
}
