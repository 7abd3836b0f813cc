import { closeSync, fdatasync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { promisify } from "node:util";
import { type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect, type SqliteStatement } from "kysely";
import { GroupCommitDriver, type GroupDatabase } from "./group-commit.ts";

const datasync = promisify(fdatasync);

/** How many prepared statements are kept. The server has a few dozen; the bound is against texts that grow with their input. */
const STATEMENTS = 500;

const toStatement = (s: StatementSync): SqliteStatement => ({
  reader: s.columns().length > 0,
  all: (p) => s.all(...(p as SQLInputValue[])),
  run: (p) => s.run(...(p as SQLInputValue[])),
  iterate: (p) => s.iterate(...(p as SQLInputValue[])),
});

/** Each statement prepared once. */
function preparing(database: DatabaseSync): (sql: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENTS) statements.clear();
    const made = toStatement(database.prepare(sql));
    statements.set(sql, made);
    return made;
  };
}

const ONLY_READS = /^\s*select\b/i;

/** The write-ahead log as a file. `sync`: until the disk has all of it, waited for beside this thread. */
type Log = { sync: () => Promise<void>; close: () => void };

/** Opened when it is first wanted: it is there from the first commit on. */
function logOf(path: string): Log {
  let descriptor: number | undefined;
  return {
    sync: () => {
      descriptor ??= openSync(`${path}-wal`, "r+");
      return datasync(descriptor);
    },
    close: () => descriptor !== undefined && closeSync(descriptor),
  };
}

/** node:sqlite as Kysely's SQLite driver wants it. @param reader a second connection, which only reads */
function adapt(database: DatabaseSync, reader?: DatabaseSync, log?: Log): GroupDatabase {
  const read = reader && preparing(reader);
  return {
    get isTransaction() {
      return database.isTransaction;
    },
    close: () => (log?.close(), reader?.close(), database.close()),
    sync: async () => log?.sync(),
    prepare: preparing(database),
    reading: (sql) => (read && ONLY_READS.test(sql) ? read(sql) : undefined),
  };
}

/** Migrations run in a transaction: SQLite can, Kysely's adapter only assumes that it cannot. That one connection is used by one at a time is the driver's to see to. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: GroupDatabase;
  constructor(database: GroupDatabase) {
    super({ database });
    this.#database = database;
  }
  override createDriver(): Driver {
    return new GroupCommitDriver(this.#database);
  }
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** A SQLite file (or ":memory:") that survives a power cut: write-ahead log, which the driver has the disk take with every commit. */
export function sqliteDialect(path: string, log: Log = logOf(path)): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000");
  if (path === ":memory:") return new NodeSqliteDialect(adapt(database));
  const reader = new DatabaseSync(path, { timeout: 5000, readOnly: true });
  reader.exec("PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000");
  return new NodeSqliteDialect(adapt(database, reader, log));
}
