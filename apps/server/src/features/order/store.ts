import { CONSENT_VERSION } from "@nutri/contract";
import type { Context } from "../../context.ts";

/** The documents whose present version a visitor has accepted. */
export async function acceptedDocuments({ db }: Context, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom("consents").select("document").where("user_id", "=", userId).where("version", "=", CONSENT_VERSION).execute();
  return new Set(rows.map((r) => r.document));
}
