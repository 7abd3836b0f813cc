import type { Lang } from "@nutri/domain";
import type { PrecisePlan } from "@nutri/contract";
import type { Context } from "../../context.ts";

/** The product lines of the newest plan of a questionnaire; null when it has no plan, undefined when there is none of theirs. */
export async function planLines({ db, vault }: Context, customPlanId: string, userId: string, lang: Lang): Promise<PrecisePlan["products"] | null | undefined> {
  const own = await db.selectFrom("custom_plans").select("id").where("id", "=", customPlanId).where("user_id", "=", userId).executeTakeFirst();
  if (!own) return undefined;
  const row = await db
    .selectFrom("precise_plans")
    .select(["id", "body_zh", "body_en"])
    .where("custom_plan_id", "=", customPlanId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const body = lang === "en-US" ? vault.open("precise_plans.body_en", row.id, row.body_en) : vault.open("precise_plans.body_zh", row.id, row.body_zh);
  return (JSON.parse(body) as PrecisePlan).products;
}
