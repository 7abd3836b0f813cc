import type { Answers } from "@nutri/domain";
import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Sealed } from "../db/vault.ts";

/** What a person has told of themselves last, or for one questionnaire of theirs; undefined when they have told nothing. */
export async function toldAnswers({ db, vault }: Pick<Context, "db" | "vault">, userId: string, customPlanId?: string): Promise<Answers | undefined> {
  const { rows } = await sql<{ id: string; answers: Sealed<"custom_plans.answers"> }>`select id, answers from custom_plans
    where user_id = ${userId} and answers is not null ${customPlanId === undefined ? sql`` : sql`and id = ${customPlanId}`}
    order by updated_at desc, id desc limit 1`.execute(db);
  const [row] = rows;
  return row && (JSON.parse(vault.open("custom_plans.answers", row.id, row.answers)) as Answers);
}
