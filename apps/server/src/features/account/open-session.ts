import { CONSENT_VERSION, type LoginResult } from "@nutri/contract";
import type { Context } from "../../context.ts";
import { showUser, type UserRow } from "./store.ts";

/** A new token for a visitor, with all that a login answers. */
export async function openSession(context: Context, row: UserRow, isYouZan: boolean, device?: { deviceSecret?: string | undefined }): Promise<LoginResult> {
  const { token, expiresAt } = await context.sessions.open(context, row.id);
  return {
    accessToken: token,
    expiresAt: new Date(expiresAt).toISOString(),
    isYouZan,
    ...(device && row.device_id && { deviceId: row.device_id }),
    ...(device?.deviceSecret && { deviceSecret: device.deviceSecret }),
    consentVersion: CONSENT_VERSION,
    user: await showUser(context, row),
  };
}
