import type { OrderStatus } from "@nutri/domain";
import type { Sealed } from "./vault.ts";

/** The tables. Times are epoch milliseconds; JSON is text. What is personal has a `Sealed` type, which only the vault can make. */

type Settings = { name: string; value: string };

type Users = {
  id: string;
  created_at: number;
  seen_at: number;
  client_type: string;
  language: string;
  is_you_zan: number;
  device_id: string | null;
  device_secret_hash: string | null;
  /** Keyed hash of a mobile that a ticket has proven; never of a plain number. */
  mobile_hash: string | null;
  mobile_tail: string | null;
  ip_hash: string | null;
  details: Sealed<"users.details"> | null;
};

type Consents = { user_id: string; document: string; version: string; at: number };
type Sessions = { token_hash: string; user_id: string; created_at: number; seen_at: number; expires_at: number };
type UsedTickets = { nonce_hash: string; expires_at: number };
type Idempotency = { user_id: string; key_hash: string; request_hash: string; response: Sealed<"idempotency.response"> | null; created_at: number };
type InvitationCodes = { code: string; owner: string | null };
type InvitationUses = { user_id: string; code: string; at: number };
type OperationLogs = { id: string; user_id: string; entry: Sealed<"operation_logs.entry">; created_at: number };

type CustomPlans = {
  id: string;
  user_id: string;
  client_type: string;
  plan_type: string;
  questionnaire_type: string | null;
  answers: Sealed<"custom_plans.answers"> | null;
  created_at: number;
  updated_at: number;
};

type PrecisePlans = {
  id: string;
  custom_plan_id: string;
  user_id: string;
  previous_id: string | null;
  /** Keyed hash of all that the plan was made from: the same inputs make no second plan. */
  inputs_hash: string;
  questionnaire_type: string;
  body_zh: Sealed<"precise_plans.body_zh">;
  body_en: Sealed<"precise_plans.body_en">;
  summary_zh: Sealed<"precise_plans.summary_zh">;
  summary_en: Sealed<"precise_plans.summary_en">;
  created_at: number;
};

/** `refused`: it could not be done as things were, which is for the person to mend. */
export type JobStatus = "queued" | "running" | "done" | "failed" | "refused";
type Jobs = {
  id: string;
  kind: string;
  /** What it works on (a custom plan's id). At most one job of a kind is queued for a subject. */
  subject: string;
  user_id: string;
  /** The request that queued it, for the log. */
  request_id: string | null;
  status: JobStatus;
  stage: string | null;
  attempts: number;
  lease_until: number;
  created_at: number;
  updated_at: number;
};

type Files = {
  id: string;
  user_id: string;
  purpose: string;
  /** Keyed hash of the bytes, so that the same file is kept once for a visitor and nobody can tell which file it is. */
  content_hash: string;
  size: number;
  mime: string;
  name: Sealed<"files.name">;
  sha256: Sealed<"files.sha256">;
  created_at: number;
};

type HealthReports = {
  id: string;
  user_id: string;
  status: "queued" | "reading" | "done" | "failed";
  body: Sealed<"health_reports.body">;
  created_at: number;
  updated_at: number;
};
type ReportFiles = { report_id: string; position: number; file_id: string };

type Conversations = {
  id: string;
  user_id: string;
  title: Sealed<"conversations.title">;
  /** What the assistant remembers of it. */
  memory: Sealed<"conversations.memory"> | null;
  created_at: number;
  updated_at: number;
};
type Messages = {
  id: string;
  user_id: string;
  conversation_id: string;
  role: "user" | "assistant";
  /** Of answers; a question is `asked`. `taken_over`: it runs, and its first maker has died. A `replaced` answer stays, but is not shown. */
  status: "asked" | "running" | "taken_over" | "done" | "stopped" | "interrupted" | "replaced";
  /** Keyed hash of the request's Idempotency-Key: what is sent twice is asked once. */
  key_hash: string | null;
  body: Sealed<"messages.body">;
  created_at: number;
  updated_at: number;
};
type MessageFeedback = { message_id: string; user_id: string; rating: "up" | "down"; body: Sealed<"message_feedback.body">; created_at: number };

type Products = { id: string; position: number; body: string };

/** What is for sale: each SKU's price and what is left of it; on a real platform, its ids there. */
type Listings = { sku_id: string; product_id: string; price_cents: number; stock: number; platform_item: string | null; platform_sku: string | null };
type VoucherTemplates = { id: string; position: number; body: string };
/** A visitor's voucher; spent while it has an order. */
type Vouchers = { id: string; user_id: string; template_id: string; order_id: string | null };
type Orders = {
  id: string;
  user_id: string;
  status: OrderStatus;
  platform: "local" | "youzan";
  total_cents: number;
  payable_cents: number;
  voucher_id: string | null;
  details: Sealed<"orders.details">;
  pay_url: string | null;
  /** The platform's own number of the order, once it is known. */
  platform_order: string | null;
  /** When its money was asked back. */
  refund_asked_at: number | null;
  created_at: number;
  updated_at: number;
};
/** How an order of the built-in store is paid; `due_at`: when its refund is tried next. */
type Payments = {
  order_id: string;
  provider: string;
  status: "open" | "paid" | "closed" | "refunding" | "refunded";
  amount_cents: number;
  paid_cents: number | null;
  due_at: number | null;
  attempts: number;
  created_at: number;
  updated_at: number;
};
/** Notifications of payments that came, each once. */
type PaymentMessages = { id: string; created_at: number };
/** Who a visitor is on the real platform, and the vouchers it told of last. */
type PlatformBuyers = { user_id: string; buyer: Sealed<"platform_buyers.buyer">; vouchers: Sealed<"platform_buyers.vouchers"> | null; updated_at: number };
/** Messages a platform has pushed, each once; `due_at` null: done with. */
type PlatformMessages = { id: string; trade: string; version: number; due_at: number | null; attempts: number; created_at: number };

export type Tables = {
  settings: Settings;
  users: Users;
  consents: Consents;
  sessions: Sessions;
  used_tickets: UsedTickets;
  idempotency: Idempotency;
  invitation_codes: InvitationCodes;
  invitation_uses: InvitationUses;
  operation_logs: OperationLogs;
  custom_plans: CustomPlans;
  precise_plans: PrecisePlans;
  jobs: Jobs;
  files: Files;
  health_reports: HealthReports;
  report_files: ReportFiles;
  conversations: Conversations;
  messages: Messages;
  message_feedback: MessageFeedback;
  products: Products;
  listings: Listings;
  voucher_templates: VoucherTemplates;
  vouchers: Vouchers;
  orders: Orders;
  payments: Payments;
  payment_messages: PaymentMessages;
  platform_buyers: PlatformBuyers;
  platform_messages: PlatformMessages;
};

/** Every sealed column, as "table.column". */
export type SealedColumn = {
  [T in keyof Tables]: { [C in keyof Tables[T]]: NonNullable<Tables[T][C]> extends Sealed<infer N> ? N : never }[keyof Tables[T]];
}[keyof Tables];
