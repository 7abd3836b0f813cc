import { PostgresDialect } from "kysely";
import { type Client, Pool, type PoolConfig, types } from "pg";

const INT8 = 20;

/** So many different statements are prepared; what is asked with a list of ever another length is not to fill the database's memory. */
const PREPARED = 300;
const names = new Map<string, string>();

/**
 * The name under which a statement is prepared: reading and planning it takes PostgreSQL longer than running it. Not of one that asks
 * for every column: while another instance adds one, it would fail on this connection from then on.
 */
function nameOf(text: string): string | undefined {
  if (text.includes("*") || (names.size >= PREPARED && !names.has(text))) return undefined;
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Prepares each statement of a connection once. */
function preparing(client: Client): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...more: unknown[]): unknown => {
    const name = typeof text === "string" && Array.isArray(values) && values.length > 0 && more.length === 0 ? nameOf(text) : undefined;
    return name === undefined ? query(text, values, ...more) : query({ name, text, values });
  };
  Object.assign(client, { query: named });
}

/** PostgreSQL by pg. Its 64-bit integers are times and counts here, which a JavaScript number holds exactly. */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const config: PoolConfig = {
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: ((oid: number, format?: "text") => (oid === INT8 ? Number : types.getTypeParser(oid, format))) as typeof types.getTypeParser },
  };
  const pool = new Pool(config);
  // A connection that breaks reports here, an idle one by the pool and a busy one by itself; without listeners it would end the process.
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    preparing(client);
  });
  return new PostgresDialect({ pool });
}
