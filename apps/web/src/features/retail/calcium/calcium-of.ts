import type { Product } from "../api/products.ts";

const MG = { mg: 1, g: 1000 } as const;
/** Calcium with its companions (vitamin D, vitamin K, magnesium); with more nutrients it is a multivitamin that holds some calcium. */
const MOST_NUTRIENTS = 4;

/** The calcium of one unit in mg, with its form, of a product that is about calcium; undefined for any other. */
export function calciumOf({ nutrients }: Pick<Product, "nutrients">): { mg: number; form: string | undefined } | undefined {
  const found = nutrients.find((n) => n.nutrient === "calcium");
  if (!found || nutrients.length > MOST_NUTRIENTS || (found.unit !== "mg" && found.unit !== "g")) return undefined;
  return { mg: found.amount * MG[found.unit], form: found.form };
}
