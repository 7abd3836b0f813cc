import { type Context, transact } from "../context.ts";
import { giveUpOrders } from "../retail/payment/give-up.ts";
import { fileIdsOf, removeUser } from "./store.ts";

/** Removes a user's rows, after giving back what their open orders hold; the returned work removes the files, and is to be done when the rows are committed to be gone. */
export async function eraseUser(context: Context, userId: string): Promise<() => Promise<void>> {
  const { files } = context;
  const ids = await transact(context, async (inner) => {
    await giveUpOrders(inner, inner.retail, userId);
    const held = await fileIdsOf(inner.db, userId);
    await removeUser(inner.db, userId);
    return held;
  });
  return async () => {
    for (const id of ids) await files.remove(id);
  };
}
