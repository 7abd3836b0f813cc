/** Of PostgreSQL: a foreign key, a deadlock, a serialization failure: https://www.postgresql.org/docs/17/errcodes-appendix.html */
const CODES = new Set(["23503", "40P01", "40001"]);
/** SQLITE_CONSTRAINT_FOREIGNKEY */
const SQLITE = 787;

/** Whether somebody else's write came in between: what a row belongs to was removed after it was looked up, or two wrote in each other's way. Nothing was written. */
export function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === "ERR_SQLITE_ERROR" ? errcode === SQLITE : typeof code === "string" && CODES.has(code);
}
