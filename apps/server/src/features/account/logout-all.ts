import type { Handler } from "../../handler.ts";
import { removeSessions } from "../../sessions/store.ts";

export const logoutAll: Handler<"logoutAll"> = async ({ context, caller, after }) => {
  after(() => context.sessions.forget(caller.userId));
  await removeSessions(context.db, caller.userId);
  return null;
};
