import { sql } from "kysely";
import type { Context } from "../context.ts";

export const databaseAnswers = ({ db }: Context): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
