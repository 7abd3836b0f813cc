import type { ReportGiven } from "@nutri/assistant";
import type { Lang } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Tables } from "../db/tables.ts";
import { toldAnswers } from "../planning/answers-store.ts";
import { counts } from "../reports/labs.ts";
import { dayOfReport, type StoredReport } from "../reports/body.ts";
import { isMine } from "../reports/subject.ts";
import { knownOf, listReports } from "../reports/store.ts";
import type { PersonHeld } from "./inquiry.ts";

const REPORTS = 5;

const given = ({ biomarkers }: KnowledgeIndex, report: StoredReport, lang: "zh" | "en"): ReportGiven => ({
  id: report.id,
  date: dayOfReport(report),
  rows: report.body.rows.filter(counts).map((row) => ({ ...row, name: biomarkers.get(row.code)?.name[lang] ?? row.namePrinted })),
});

/** The plan as the text that it is kept as. The query is text too: building it takes longer than running it. */
async function planOf({ db, vault }: Context, userId: string, lang: Lang, customPlanId: string | undefined): Promise<string | undefined> {
  const { rows } = await sql<Pick<Tables["precise_plans"], "id" | "body_zh" | "body_en">>`select id, body_zh, body_en from precise_plans
    where user_id = ${userId} ${customPlanId === undefined ? sql`` : sql`and custom_plan_id = ${customPlanId}`} order by id desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return lang === "en-US" ? vault.open("precise_plans.body_en", row.id, row.body_en) : vault.open("precise_plans.body_zh", row.id, row.body_zh);
}

/** What is held of a person that an answer may need. Reports that are another person's stay out. */
export async function heldOf(context: Context, userId: string, lang: Lang, customPlanId?: string): Promise<PersonHeld> {
  const { answers: newest, ...known } = await knownOf(context, userId);
  const told = (customPlanId === undefined ? undefined : await toldAnswers(context, userId, customPlanId)) ?? newest;
  const answers = { ...told, gender: told.gender ?? known.gender, age: told.age ?? known.age };
  const reports = (await listReports(context, userId)).filter((r) => r.status === "done" && isMine(r, known)).slice(0, REPORTS);
  return {
    answers,
    planJson: await planOf(context, userId, lang, customPlanId),
    reports: reports.map((r) => given(context.knowledge, r, lang === "en-US" ? "en" : "zh")),
  };
}

/** Whether they agreed that what they ask goes to a language model. */
export async function agreedToModel({ db }: Context, userId: string): Promise<boolean> {
  const row = await db.selectFrom("consents").select("document").where("user_id", "=", userId).where("document", "=", "model").executeTakeFirst();
  return row !== undefined;
}

/** Whether a questionnaire is theirs. */
export const ownsQuestionnaire = async ({ db }: Context, userId: string, id: string): Promise<boolean> =>
  (await db.selectFrom("custom_plans").select("id").where("id", "=", id).where("user_id", "=", userId).executeTakeFirst()) !== undefined;

/** Whether all of these files are theirs. */
export async function ownsFiles({ db }: Context, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db
    .selectFrom("files")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return rows.length === new Set(ids).size;
}
