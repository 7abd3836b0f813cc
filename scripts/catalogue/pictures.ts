/** `pictures`: draws what the sample catalogue's folder (`catalogue/images`) has no picture of. Pictures that are there stay. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CatalogueProduct } from "@nutri/domain";
import { type Command, noMore, ROOT } from "../knowledge/command.ts";
import { pictureOf } from "./picture.ts";

const FOLDER = join(ROOT, "catalogue");

export const run: Command = (args, print) => {
  noMore(args);
  const products = CatalogueProduct.array().parse(JSON.parse(readFileSync(join(FOLDER, "products.json"), "utf8")));
  for (const product of products) {
    const path = join(FOLDER, "images", basename(product.image));
    if (existsSync(path)) continue;
    writeFileSync(path, pictureOf(product));
    print(`drew ${path}`);
  }
  return 0;
};
