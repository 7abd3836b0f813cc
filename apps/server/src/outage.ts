/** Something that the server stands on does not answer for now: the database, the disk, the file server. Trying again later may help. */
export class Outage extends Error {
  constructor(what: string) {
    super(what);
    this.name = "Outage";
  }
}

/** Of the system, and of PostgreSQL (connection, resources, operator): https://www.postgresql.org/docs/17/errcodes-appendix.html */
const CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EIO|08...|53...|57P0[123])$/;
/** Of SQLite: busy, I/O error, full, cannot open. */
const SQLITE = new Set([5, 10, 13, 14]);
/** What pg says without a code when a connection is lost or none is to be had. */
const PG = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that something is out of order that is not the request's fault and not a fault of the program. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Outage || PG.test(error.message)) return true;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR") return typeof errcode === "number" && SQLITE.has(errcode % 256);
  return typeof code === "string" && CODES.test(code);
}
