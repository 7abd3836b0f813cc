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

export type JobStatus = "queued" | "running" | "done" | "failed";
type Jobs = {
  id: string;
  kind: string;
  /** What it works on (a custom plan's id). At most one job of a kind is queued for a subject. */
  subject: string;
  user_id: string;
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

type Products = { id: string; position: number; body: string };

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
  products: Products;
};

/** Every sealed column, as "table.column". */
export type SealedColumn = {
  [T in keyof Tables]: { [C in keyof Tables[T]]: NonNullable<Tables[T][C]> extends Sealed<infer N> ? N : never }[keyof Tables[T]];
}[keyof Tables];
