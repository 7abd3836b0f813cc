import { basketCents } from "@nutri/domain/money";
import { useState } from "react";
import type { Product } from "../api/products.ts";
import { useBasket } from "./basket.ts";
import { type Dead, type Line, linesOf } from "./line.ts";
import { daysOf, firstPeriod, type Period } from "./period.ts";

export type PricedBasket = { lines: Line[]; dead: Dead[]; period: Period; days: number; totalCents: number };

/** The basket by today's prices. */
export function usePricedBasket(products: readonly Product[]): PricedBasket {
  const items = useBasket((b) => b.items);
  const chosen = useBasket((b) => b.period);
  const [usual] = useState(() => firstPeriod(new Date()));
  const period = chosen ?? usual;
  const days = daysOf(period);
  const { lines, dead } = linesOf(items, products, days);
  return { lines, dead, period, days, totalCents: basketCents(lines) };
}
