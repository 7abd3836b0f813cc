import { PostgresDialect } from "kysely";
import { Pool, type PoolConfig, types } from "pg";

const INT8 = 20;

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
  pool.on("connect", (client) => void client.on("error", onError));
  return new PostgresDialect({ pool });
}
