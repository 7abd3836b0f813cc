import { transact } from "../../context.ts";
import type { Handler } from "../../handler.ts";
import { changeVisitor, findUser, readDetails, showUser } from "./store.ts";

/** `{}` reads; what is given changes, what is not stays. Body measures are health data and need consent. */
export const userinfo: Handler<"userinfo"> = async ({ context: outer, body, caller, requireHealthConsent }) => {
  if (Object.keys(body).length === 0) return showUser(outer, await findUser(outer, caller.userId));
  if (body.heightCm !== undefined || body.weightKg !== undefined) await requireHealthConsent();
  return transact(outer, async (context) => {
    // The write first: it locks the row, so that two changes at once both stay.
    await changeVisitor(context, caller.userId, { seen_at: context.now() });
    const row = await findUser(context, caller.userId);
    const { language = row.language, ...details } = body;
    const change = { language, details: context.vault.seal("users.details", row.id, JSON.stringify({ ...readDetails(context, row), ...details })) };
    await changeVisitor(context, row.id, change);
    return showUser(context, { ...row, ...change });
  });
};
