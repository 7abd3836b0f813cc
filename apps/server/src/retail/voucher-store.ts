import { type Discount, type Text, VOUCHER_STATUS, VoucherTemplate } from "@nutri/domain";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";

/** A visitor's voucher as it stands at a moment. */
export type HeldVoucher = Discount & { readonly title: Text; readonly validFrom: number; readonly validTo: number };

type Row = { id: string; order_id: string | null; body: string };

/** Bodies are read again and again; each is parsed once. */
const parsed = new Map<string, VoucherTemplate>();
const PARSED_MOST = 2_000;

function templateOf(body: string): VoucherTemplate {
  const known = parsed.get(body);
  if (known) return known;
  if (parsed.size >= PARSED_MOST) parsed.clear();
  const template = VoucherTemplate.parse(JSON.parse(body));
  parsed.set(body, template);
  return template;
}

const { notYet, usable, used, expired, withdrawn } = VOUCHER_STATUS;

function held(row: Row, now: number): HeldVoucher {
  const template = templateOf(row.body);
  const inTime = now < template.validFrom ? notYet : now >= template.validTo ? expired : usable;
  const status = row.order_id !== null ? used : template.status === usable || inTime === expired ? inTime : withdrawn;
  return { ...template, id: row.id, status };
}

/** Gives a visitor one voucher of each template that they have not had; many at once give no second one. */
export async function grantVouchers(db: Db, userId: string): Promise<void> {
  await sql`insert into vouchers (id, user_id, template_id)
    select ${userId} || '.' || t.id, u.id, t.id from voucher_templates t, users u
    where u.id = ${userId} and not exists (select 1 from vouchers v where v.user_id = u.id and v.template_id = t.id)
    on conflict do nothing`.execute(db);
}

/** A visitor's vouchers, in the operator's order. */
export async function vouchersOf(db: Db, userId: string, now: number): Promise<HeldVoucher[]> {
  const { rows } = await sql<Row>`select v.id, v.order_id, t.body from vouchers v join voucher_templates t on t.id = v.template_id
    where v.user_id = ${userId} order by t.position, t.id`.execute(db);
  return rows.map((r) => held(r, now));
}

export async function voucherOf(db: Db, userId: string, id: string, now: number): Promise<HeldVoucher | undefined> {
  const { rows } = await sql<Row>`select v.id, v.order_id, t.body from vouchers v join voucher_templates t on t.id = v.template_id
    where v.id = ${id} and v.user_id = ${userId}`.execute(db);
  return rows[0] && held(rows[0], now);
}

/** Spends a voucher for an order. False when it is spent already. */
export async function spendVoucher(db: Db, id: string, orderId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update vouchers set order_id = ${orderId} where id = ${id} and order_id is null`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function giveVoucherBack(db: Db, orderId: string, voucherId: string): Promise<void> {
  await sql`update vouchers set order_id = null where id = ${voucherId} and order_id = ${orderId}`.execute(db);
}

/** Brings the templates to the operator's list. One that is gone from it is withdrawn, so that who holds it can be told. */
export async function replaceTemplates(db: Db, templates: readonly VoucherTemplate[]): Promise<void> {
  const known = new Map((await db.selectFrom("voucher_templates").selectAll().execute()).map((r) => [r.id, r]));
  for (const [position, template] of templates.entries()) {
    const row = { id: template.id, position, body: JSON.stringify(template) };
    await db
      .insertInto("voucher_templates")
      .values(row)
      .onConflict((c) => c.column("id").doUpdateSet(row))
      .execute();
    known.delete(template.id);
  }
  for (const { id, body } of known.values())
    await db
      .updateTable("voucher_templates")
      .set({ body: JSON.stringify({ ...templateOf(body), status: withdrawn }) })
      .where("id", "=", id)
      .execute();
}
