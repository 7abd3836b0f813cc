import { CONSENT_VERSION } from "@nutri/contract";
import { transact } from "../../context.ts";
import { Fault } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { acceptDocuments, findUser, showUser, withdrawDocuments } from "./store.ts";

/** Accepts or withdraws documents. Only the present version can be accepted; withdrawing needs no version. */
export const consent: Handler<"consent"> = async ({ context: outer, body, caller, after }) => {
  // The refusal names the present version, so that an app opened before the change can show it and ask again.
  if (body.accepted && body.version !== CONSENT_VERSION)
    throw new Fault("stale_consent", { details: [{ path: "version", message: { zh: CONSENT_VERSION, en: CONSENT_VERSION } }] });
  after(() => outer.sessions.forget(caller.userId));
  return transact(outer, async (context) => {
    if (body.accepted) await acceptDocuments(context, caller.userId, body.documents, body.version, context.now());
    else await withdrawDocuments(context, caller.userId, body.documents);
    return showUser(context, await findUser(context, caller.userId));
  });
};
