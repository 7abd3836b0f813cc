import type { CatalogueProduct } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { packsFor } from "./product-lines.ts";

const product = (...skus: readonly { id: string; units: number; priceCents: number }[]): CatalogueProduct => ({ skus }) as unknown as CatalogueProduct;

describe("packs for the days of a plan", () => {
  it.each([
    [
      "of the size that is cheapest by the unit",
      [
        { id: "a", units: 10, priceCents: 100 },
        { id: "b", units: 60, priceCents: 500 },
      ],
      1,
    ],
    [
      "of the first by its id where two are equally cheap",
      [
        { id: "b", units: 60, priceCents: 600 },
        { id: "a", units: 10, priceCents: 100 },
      ],
      3,
    ],
  ])("%s", (_, skus, packs) => expect(packsFor(product(...skus), 1)).toBe(packs));
});
