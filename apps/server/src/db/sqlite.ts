import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect, type SqliteStatement } from "kysely";
import { GroupCommitDriver, type GroupDatabase } from "./group-commit.ts";

/** How many prepared statements are kept. The server has a few dozen; the bound is against texts that grow with their input. */
const STATEMENTS = 500;

const toStatement = (s: StatementSync): SqliteStatement => ({
  reader: s.columns().length > 0,
  all: (p) => s.all(...(p as SQLInputValue[])),
  run: (p) => s.run(...(p as SQLInputValue[])),
  iterate: (p) => s.iterate(...(p as SQLInputValue[])),
});

/** node:sqlite as Kysely's SQLite driver wants it, with each statement prepared once. */
function adapt(database: DatabaseSync): GroupDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    get isTransaction() {
      return database.isTransaction;
    },
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= STATEMENTS) statements.clear();
      const made = toStatement(database.prepare(sql));
      statements.set(sql, made);
      return made;
    },
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

/** A SQLite file (or ":memory:") that survives a power cut: write-ahead log, every commit synced. */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32000");
  return new NodeSqliteDialect(adapt(database));
}
