import type { Answers } from "@nutri/domain";
import type { Context } from "../../context.ts";

/** The answers of a questionnaire by its owner; empty when nothing is answered yet, undefined when there is none of theirs. */
export async function answersOf({ db, vault }: Context, customPlanId: string, userId: string): Promise<Answers | undefined> {
  const row = await db.selectFrom("custom_plans").select(["id", "answers"]).where("id", "=", customPlanId).where("user_id", "=", userId).executeTakeFirst();
  if (!row) return undefined;
  return row.answers ? (JSON.parse(vault.open("custom_plans.answers", row.id, row.answers)) as Answers) : {};
}
