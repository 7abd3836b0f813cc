import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CatalogueProduct, VoucherTemplate } from "@nutri/domain";
import { z } from "zod";
import type { CatalogueStore } from "./store.ts";

const InvitationCode = z.strictObject({ code: z.string().trim().min(1).max(64), owner: z.string().max(200).optional() });

function read<T>(dir: string, name: string, shape: z.ZodType<T>): T[] {
  const path = join(dir, name);
  if (!existsSync(path)) return [];
  const entries: unknown = JSON.parse(readFileSync(path, "utf8"));
  const result = z.array(shape).safeParse(entries);
  if (!result.success) throw new Error(`${path}: ${result.error.issues.map((i) => `${i.path.join(".")} ${i.message}`).join("; ")}`);
  return result.data;
}

/** Loads the sample catalogue (`catalogue/*.json`) into an empty store. Returns how many products came. */
export async function loadSample(store: CatalogueStore, dir: string): Promise<number> {
  if (!(await store.isEmpty())) return 0;
  const products = read(dir, "products.json", CatalogueProduct);
  if (products.length === 0) return 0;
  await store.replace(products);
  await store.replaceVouchers(read(dir, "vouchers.json", VoucherTemplate));
  await store.addInvitationCodes(read(dir, "invitations.json", InvitationCode));
  return products.length;
}
