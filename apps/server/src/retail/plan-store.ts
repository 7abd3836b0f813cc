import type { PrecisePlan } from "@nutri/contract";
import type { Context } from "../context.ts";

/** Units a day of each product of somebody's newest plan; empty without one. */
export async function planDoses({ db, vault }: Pick<Context, "db" | "vault">, userId: string): Promise<ReadonlyMap<string, number>> {
  const row = await db.selectFrom("precise_plans").select(["id", "body_zh"]).where("user_id", "=", userId).orderBy("id", "desc").limit(1).executeTakeFirst();
  if (!row) return new Map();
  const { products } = JSON.parse(vault.open("precise_plans.body_zh", row.id, row.body_zh)) as Pick<PrecisePlan, "products">;
  return new Map(products.map((p) => [p.id, p.dosage]));
}
