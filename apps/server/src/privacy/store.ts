import type { Context } from "../context.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

type UserTable = { [T in keyof Tables]: Tables[T] extends { user_id: string } ? T : never }[keyof Tables];
/** Rows, at once or as they are read. */
type Reader = (context: Context, userId: string) => Promise<Iterable<unknown> | AsyncIterable<unknown>>;

const json = (text: string): unknown => JSON.parse(text) as unknown;

/** How each table with an owner is shown to its owner. A new table does not compile until it is here (or says why not). */
export const HELD: Record<UserTable, Reader> = {
  consents: ({ db }, user) => db.selectFrom("consents").select(["document", "version", "at"]).where("user_id", "=", user).orderBy("document").execute(),
  sessions: ({ db }, user) => db.selectFrom("sessions").select(["created_at", "seen_at", "expires_at"]).where("user_id", "=", user).execute(),
  // Copies of answers already given, kept for a day; nothing in them that is not elsewhere.
  idempotency: () => Promise.resolve([]),
  invitation_uses: ({ db }, user) => db.selectFrom("invitation_uses").select(["code", "at"]).where("user_id", "=", user).execute(),
  operation_logs: async ({ db, vault }, user) => {
    const rows = await db.selectFrom("operation_logs").select(["id", "entry", "created_at"]).where("user_id", "=", user).execute();
    return rows.map((r) => ({ id: r.id, created_at: r.created_at, entry: json(vault.open("operation_logs.entry", r.id, r.entry)) }));
  },
  custom_plans: async ({ db, vault }, user) => {
    const rows = await db.selectFrom("custom_plans").selectAll().where("user_id", "=", user).orderBy("id").execute();
    return rows.map(({ user_id: _owner, answers, ...r }) => ({ ...r, answers: answers && json(vault.open("custom_plans.answers", r.id, answers)) }));
  },
  precise_plans: async ({ db, vault }, user) => {
    const rows = await db.selectFrom("precise_plans").select(["id", "body_zh", "body_en"]).where("user_id", "=", user).orderBy("id").execute();
    return rows.map((r) => ({
      id: r.id,
      zh: json(vault.open("precise_plans.body_zh", r.id, r.body_zh)),
      en: json(vault.open("precise_plans.body_en", r.id, r.body_en)),
    }));
  },
  vouchers: ({ db }, user) => db.selectFrom("vouchers").select(["id", "template_id", "order_id"]).where("user_id", "=", user).orderBy("id").execute(),
  platform_buyers: async ({ db, vault }, user) => {
    const rows = await db.selectFrom("platform_buyers").selectAll().where("user_id", "=", user).execute();
    return rows.map(({ user_id: _owner, buyer, vouchers, ...r }) => ({
      ...r,
      buyer: json(vault.open("platform_buyers.buyer", user, buyer)),
      vouchers: vouchers && json(vault.open("platform_buyers.vouchers", user, vouchers)),
    }));
  },
  orders: async ({ db, vault }, user) => {
    const rows = await db.selectFrom("orders").selectAll().where("user_id", "=", user).orderBy("id").execute();
    const own = rows.map((r) => r.id);
    const payments = own.length > 0 ? await db.selectFrom("payments").select(["order_id", "status", "paid_cents"]).where("order_id", "in", own).execute() : [];
    return rows.map(({ user_id: _owner, details, ...r }) => ({
      ...r,
      details: json(vault.open("orders.details", r.id, details)),
      payment: payments.find((p) => p.order_id === r.id) ?? null,
    }));
  },
  conversations: async ({ db, vault }, user) => {
    const rows = await db.selectFrom("conversations").selectAll().where("user_id", "=", user).orderBy("id").execute();
    return rows.map(({ user_id: _owner, title, memory, ...r }) => ({
      ...r,
      title: vault.open("conversations.title", r.id, title),
      memory: memory && json(vault.open("conversations.memory", r.id, memory)),
    }));
  },
  messages: async ({ db, vault }, user) => {
    const rows = await db
      .selectFrom("messages")
      .select(["id", "conversation_id", "role", "status", "body", "created_at"])
      .where("user_id", "=", user)
      .orderBy("id")
      .execute();
    return rows.map((r) => ({ ...r, body: json(vault.open("messages.body", r.id, r.body)) }));
  },
  message_feedback: async ({ db, vault }, user) => {
    const rows = await db
      .selectFrom("message_feedback")
      .select(["message_id", "rating", "body", "created_at"])
      .where("user_id", "=", user)
      .orderBy("message_id")
      .execute();
    return rows.map((r) => ({ ...r, body: json(vault.open("message_feedback.body", r.message_id, r.body)) }));
  },
  jobs: ({ db }, user) => db.selectFrom("jobs").select(["id", "kind", "subject", "status", "created_at", "updated_at"]).where("user_id", "=", user).execute(),
  health_reports: async ({ db, vault }, user) => {
    const rows = await db.selectFrom("health_reports").selectAll().where("user_id", "=", user).orderBy("id").execute();
    return rows.map(({ user_id: _owner, body, ...r }) => ({ ...r, ...(json(vault.open("health_reports.body", r.id, body)) as object) }));
  },
  files: async ({ db, vault, files }, user) => {
    const rows = await db.selectFrom("files").selectAll().where("user_id", "=", user).orderBy("id").execute();
    return (async function* () {
      for (const r of rows)
        yield {
          id: r.id,
          purpose: r.purpose,
          size: r.size,
          mime: r.mime,
          created_at: r.created_at,
          name: vault.open("files.name", r.id, r.name),
          sha256: vault.open("files.sha256", r.id, r.sha256),
          base64: (await files.get(r.id)).toString("base64"),
        };
    })();
  },
};

export const fileIdsOf = async (db: Db, userId: string): Promise<string[]> =>
  (await db.selectFrom("files").select("id").where("user_id", "=", userId).execute()).map((r) => r.id);

/** The user's row goes, and by the foreign keys every row that is theirs. */
export async function removeUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", userId).execute();
}

export const inactiveUsers = async (db: Db, before: number): Promise<string[]> =>
  (await db.selectFrom("users").select("id").where("seen_at", "<", before).limit(500).execute()).map((r) => r.id);

export async function removeExpired(db: Db, now: number, idempotencyBefore: number, jobsBefore: number): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("used_tickets").where("expires_at", "<=", now).execute();
  await db.deleteFrom("idempotency").where("created_at", "<", idempotencyBefore).execute();
  // By the end of the last lease, which is when the job ended or soon after: that has an index.
  await db.deleteFrom("jobs").where("status", "in", ["done", "failed", "refused"]).where("lease_until", "<", jobsBefore).execute();
}

export const knownFiles = async (db: Db, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom("files")
        .select("id")
        .where("id", "in", [...ids])
        .execute()
    ).map((r) => r.id),
  );
