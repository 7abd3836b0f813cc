import { readFileSync } from "node:fs";
import { defaultBrand } from "./default.ts";
import { Brand } from "./shape.ts";

/** Why a brand file cannot be used, in one line. */
export class BrandError extends Error {}

/** Reads a brand file: JSON of the shape above, of which any part may be left out. @throws BrandError */
export function readBrand(path: string | undefined): Brand {
  if (path === undefined) return defaultBrand;
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new BrandError(`BRAND_FILE ${path}: ${error instanceof SyntaxError ? "is not JSON" : "cannot be read"}`);
  }
  const { data, error } = Brand.partial().safeParse(given);
  const problem = error?.issues[0];
  if (problem) throw new BrandError(`BRAND_FILE ${path}: ${problem.path.join(".") || "the file"}: ${problem.message}`);
  return { ...defaultBrand, ...data };
}
