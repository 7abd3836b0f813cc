import { type ClientType, CustomPlan, type PlanSummary } from "@nutri/contract";
import { type Answers, type Lang, missingAnswers, QuestionnaireType } from "@nutri/domain";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { newId } from "../../ids.ts";
import type { JobStatus } from "../../db/tables.ts";
import type { Sealed, Vault } from "../../db/vault.ts";
import { PLAN_JOB } from "../../planning/store.ts";

export { PLAN_JOB, queuePlan } from "../../planning/store.ts";

type CustomRow = {
  id: string;
  client_type: string;
  plan_type: string;
  questionnaire_type: string | null;
  answers: Sealed<"custom_plans.answers"> | null;
  created_at: number;
  job_status: JobStatus | null;
  has_plan: number;
};
/** A questionnaire as it was answered so far. */
export type Questionnaire = { type: QuestionnaireType; answers: Answers };

const customColumns = sql`c.id, c.client_type, c.plan_type, c.questionnaire_type, c.answers, c.created_at,
  (select j.status from jobs j where j.subject = c.id and j.kind = ${PLAN_JOB} order by j.id desc limit 1) as job_status,
  (select count(*) from precise_plans p where p.custom_plan_id = c.id) as has_plan`;

const active = (status: JobStatus | null): boolean => status === "queued" || status === "running";
const statusOf = (row: CustomRow): CustomPlan["status"] =>
  active(row.job_status) ? "generating" : row.job_status === "failed" ? "failed" : row.has_plan > 0 && row.job_status !== "refused" ? "ready" : "draft";

function questionnaireOf(vault: Vault, row: Pick<CustomRow, "id" | "plan_type" | "questionnaire_type" | "answers">): Questionnaire | undefined {
  if (!row.answers) return undefined;
  return {
    type: QuestionnaireType.parse(row.questionnaire_type ?? row.plan_type),
    answers: JSON.parse(vault.open("custom_plans.answers", row.id, row.answers)) as Answers,
  };
}

function showCustomPlan(vault: Vault, row: CustomRow): CustomPlan {
  const asked = questionnaireOf(vault, row);
  const missing = asked && missingAnswers(asked.answers, asked.type);
  return {
    id: row.id,
    custom_nutrition_plan_id: row.id,
    clientType: CustomPlan.shape.clientType.parse(row.client_type),
    planType: QuestionnaireType.parse(row.plan_type),
    status: statusOf(row),
    createdAt: new Date(row.created_at).toISOString(),
    ...(asked && missing && { questionnaire: { questionnaireType: asked.type, answers: asked.answers, complete: missing.length === 0, missing } }),
  };
}

export async function addCustomPlan({ db, vault, now }: Context, userId: string, clientType: ClientType, planType: QuestionnaireType): Promise<CustomPlan> {
  const at = now();
  const row = { id: newId(at), client_type: clientType, plan_type: planType, questionnaire_type: null, answers: null, created_at: at };
  await db
    .insertInto("custom_plans")
    .values({ ...row, user_id: userId, updated_at: at })
    .execute();
  return showCustomPlan(vault, { ...row, job_status: null, has_plan: 0 });
}

export async function lastCustomPlan({ db, vault }: Context, userId: string): Promise<CustomPlan | null> {
  const { rows } = await sql<CustomRow>`select ${customColumns} from custom_plans c where c.user_id = ${userId} order by c.id desc limit 1`.execute(db);
  return rows[0] ? showCustomPlan(vault, rows[0]) : null;
}

/** A questionnaire by its plan's id and owner; null when there are no answers yet, undefined when there is no such plan of theirs. */
export async function findQuestionnaire({ db, vault }: Context, id: string, userId: string): Promise<Questionnaire | null | undefined> {
  const row = await db
    .selectFrom("custom_plans")
    .select(["id", "plan_type", "questionnaire_type", "answers"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && (questionnaireOf(vault, row) ?? null);
}

/** Replaces the answers. False when there is no such plan of theirs. */
export async function saveAnswers({ db, vault, now }: Context, id: string, userId: string, { type, answers }: Questionnaire): Promise<boolean> {
  const sealed = vault.seal("custom_plans.answers", id, JSON.stringify(answers));
  const { numUpdatedRows } = await db
    .updateTable("custom_plans")
    .set({ answers: sealed, questionnaire_type: type, updated_at: now() })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The questionnaire that a plan of theirs was made from; undefined when there is no such plan of theirs. */
export async function questionnaireIdOf({ db }: Context, planId: string, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("precise_plans").select("custom_plan_id").where("id", "=", planId).where("user_id", "=", userId).executeTakeFirst();
  return row?.custom_plan_id;
}

/** Until the transaction ends nobody else does the same for this questionnaire. */
export async function lockQuestionnaire({ db }: Context, id: string): Promise<void> {
  await db
    .updateTable("custom_plans")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", id)
    .execute();
}

const bodyColumn = { "zh-CN": "body_zh", "en-US": "body_en" } as const satisfies Record<Lang, string>;
const summaryColumn = { "zh-CN": "summary_zh", "en-US": "summary_en" } as const satisfies Record<Lang, string>;
type BodyColumn = "precise_plans.body_zh" | "precise_plans.body_en";

export type PlanState = { planId: string | null; body: Buffer | null; jobId: string | null; jobStatus: JobStatus | null; jobAt: number };
type StateRow = { id: string | null; body: Sealed<BodyColumn> | null; job_id: string | null; job_status: JobStatus | null; job_at: number | null };

/** The newest plan of a questionnaire and its newest job, in one query (the most asked for of all). Undefined: no such questionnaire of theirs. */
export async function planState({ db, vault }: Context, customPlanId: string, userId: string, lang: Lang): Promise<PlanState | undefined> {
  const column = bodyColumn[lang];
  const { rows } = await sql<StateRow>`
    select p.id, p.${sql.ref(column)} as body, j.id as job_id, j.status as job_status, j.updated_at as job_at
    from custom_plans c
    left join precise_plans p on p.id = (select n.id from precise_plans n where n.custom_plan_id = c.id order by n.id desc limit 1)
    left join jobs j on j.id = (select m.id from jobs m where m.subject = c.id and m.kind = ${PLAN_JOB} order by m.id desc limit 1)
    where c.id = ${customPlanId} and c.user_id = ${userId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const body = row.id && row.body ? vault.openRaw<BodyColumn>(`precise_plans.${column}`, row.id, row.body) : null;
  return { planId: row.id, body, jobId: row.job_id, jobStatus: row.job_status, jobAt: row.job_at ?? 0 };
}

export type StoredPlan = { id: string; inputsHash: string; zh: Buffer; en: Buffer };

export async function newestPlan({ db, vault }: Context, customPlanId: string): Promise<StoredPlan | undefined> {
  const row = await db
    .selectFrom("precise_plans")
    .select(["id", "inputs_hash", "body_zh", "body_en"])
    .where("custom_plan_id", "=", customPlanId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      inputsHash: row.inputs_hash,
      zh: vault.openRaw("precise_plans.body_zh", row.id, row.body_zh),
      en: vault.openRaw("precise_plans.body_en", row.id, row.body_en),
    }
  );
}

/** A plan rendered in both languages, with its summaries. */
export type Rendered = { body: Record<Lang, object>; summary: Record<Lang, PlanSummary> };

const seal = (vault: Vault, id: string, { body, summary }: Rendered) => ({
  body_zh: vault.seal("precise_plans.body_zh", id, JSON.stringify(body["zh-CN"])),
  body_en: vault.seal("precise_plans.body_en", id, JSON.stringify(body["en-US"])),
  summary_zh: vault.seal("precise_plans.summary_zh", id, JSON.stringify(summary["zh-CN"])),
  summary_en: vault.seal("precise_plans.summary_en", id, JSON.stringify(summary["en-US"])),
});

type NewPlan = {
  id: string;
  customPlanId: string;
  userId: string;
  previousId: string | undefined;
  inputsHash: string;
  type: QuestionnaireType;
  rendered: Rendered;
};

export async function addPlan({ db, vault, now }: Context, plan: NewPlan): Promise<void> {
  const row = {
    id: plan.id,
    custom_plan_id: plan.customPlanId,
    user_id: plan.userId,
    previous_id: plan.previousId ?? null,
    inputs_hash: plan.inputsHash,
    questionnaire_type: plan.type,
    created_at: now(),
  };
  await db
    .insertInto("precise_plans")
    .values({ ...row, ...seal(vault, plan.id, plan.rendered) })
    .execute();
}

/** Changes both languages of a stored plan. Undefined: no such plan of theirs. */
export async function changePlan({ db, vault }: Context, id: string, userId: string, change: (stored: Rendered) => Rendered): Promise<Rendered | undefined> {
  const row = await db
    .selectFrom("precise_plans")
    .select(["id", "body_zh", "body_en", "summary_zh", "summary_en"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const changed = change({
    body: {
      "zh-CN": JSON.parse(vault.open("precise_plans.body_zh", id, row.body_zh)) as object,
      "en-US": JSON.parse(vault.open("precise_plans.body_en", id, row.body_en)) as object,
    },
    summary: {
      "zh-CN": JSON.parse(vault.open("precise_plans.summary_zh", id, row.summary_zh)) as PlanSummary,
      "en-US": JSON.parse(vault.open("precise_plans.summary_en", id, row.summary_en)) as PlanSummary,
    },
  });
  await db
    .updateTable("precise_plans")
    .set(seal(vault, id, changed))
    .where("id", "=", id)
    .execute();
  return changed;
}

export async function planSummaries({ db, vault }: Context, userId: string, lang: Lang): Promise<PlanSummary[]> {
  const rows = await db.selectFrom("precise_plans").select(["id", "summary_zh", "summary_en"]).where("user_id", "=", userId).orderBy("id", "desc").execute();
  const column = summaryColumn[lang];
  return rows.map(
    (row) =>
      JSON.parse(
        column === "summary_zh"
          ? vault.open("precise_plans.summary_zh", row.id, row.summary_zh)
          : vault.open("precise_plans.summary_en", row.id, row.summary_en),
      ) as PlanSummary,
  );
}
