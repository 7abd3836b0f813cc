import type { Context } from "../../context.ts";

export const findCode = ({ db }: Context, code: string): Promise<{ code: string; owner: string | null } | undefined> =>
  db.selectFrom("invitation_codes").selectAll().where("code", "=", code).executeTakeFirst();

export async function useCode({ db }: Context, userId: string, code: string, at: number): Promise<void> {
  await db
    .insertInto("invitation_uses")
    .values({ user_id: userId, code, at })
    .onConflict((c) => c.doNothing())
    .execute();
}
