import type { Handler } from "../../handler.ts";
import { eraseUser } from "../../privacy/erase-user.ts";

/** Everything held on the caller is gone when this has answered: rows, files, tokens. */
export const erase: Handler<"erase"> = async ({ context, caller, after }) => {
  after(await eraseUser(context, caller.userId));
  after(() => context.sessions.forget(caller.userId));
  return null;
};
