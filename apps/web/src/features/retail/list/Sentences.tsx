import type { Product } from "../api/products.ts";
import { useSentences } from "../model/market.ts";

/** What the market asks to stand beside these products. */
export function Sentences({ products, className = "" }: { products: readonly Product[]; className?: string }) {
  const sentences = useSentences(products);
  if (sentences.length === 0) return null;
  return (
    <div className={`text-14 text-ink-2 ${className}`}>
      {sentences.map((s) => (
        <p key={s}>{s}</p>
      ))}
    </div>
  );
}
