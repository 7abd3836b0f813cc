import type { SealedColumn, Tables } from "./tables.ts";

/** The primary key of every table, in an order in which each table comes after those it refers to. */
export const PRIMARY_KEYS: { readonly [T in keyof Tables]: readonly (keyof Tables[T] & string)[] } = {
  settings: ["name"],
  users: ["id"],
  consents: ["user_id", "document"],
  sessions: ["token_hash"],
  used_tickets: ["nonce_hash"],
  idempotency: ["user_id", "key_hash"],
  invitation_codes: ["code"],
  invitation_uses: ["user_id", "code"],
  operation_logs: ["id"],
  custom_plans: ["id"],
  precise_plans: ["id"],
  jobs: ["id"],
  files: ["id"],
  health_reports: ["id"],
  report_files: ["report_id", "position"],
  conversations: ["id"],
  messages: ["id"],
  message_feedback: ["message_id"],
  products: ["id"],
  listings: ["sku_id"],
  voucher_templates: ["id"],
  vouchers: ["id"],
  orders: ["id"],
  platform_buyers: ["user_id"],
  platform_messages: ["id"],
};

/** Every sealed column. The row of a sealed value is named by its table's primary key, joined by "/". */
const SEALED: Record<SealedColumn, true> = {
  "users.details": true,
  "idempotency.response": true,
  "operation_logs.entry": true,
  "custom_plans.answers": true,
  "precise_plans.body_zh": true,
  "precise_plans.body_en": true,
  "precise_plans.summary_zh": true,
  "precise_plans.summary_en": true,
  "files.name": true,
  "files.sha256": true,
  "health_reports.body": true,
  "orders.details": true,
  "conversations.title": true,
  "conversations.memory": true,
  "messages.body": true,
  "message_feedback.body": true,
  "platform_buyers.buyer": true,
  "platform_buyers.vouchers": true,
};
export const SEALED_COLUMNS = Object.keys(SEALED) as SealedColumn[];
