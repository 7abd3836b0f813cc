import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type SqliteDatabase } from "kysely";

/** At most so many transactions share one commit. */
const MOST = 64;
const SAVEPOINT = "member";

/** One holder at a time, in the order of asking. */
class Lock {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  acquire(): Promise<void> {
    if (this.#held) return new Promise((go) => this.#waiting.push(go));
    this.#held = true;
    return Promise.resolve();
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}

/** Transactions that wait for the same commit. */
class Group {
  members = 0;
  readonly #outcome = Promise.withResolvers<void>();
  readonly done = this.#outcome.promise;

  constructor() {
    this.done.catch(() => undefined);
  }
  end(error?: unknown): void {
    if (error === undefined) this.#outcome.resolve();
    else this.#outcome.reject(error);
  }
}

export type GroupDatabase = SqliteDatabase & { readonly isTransaction: boolean };

/**
 * SQLite has one writer, and each of its commits waits for the disk. Here transactions that are ready within one turn of the event
 * loop share a commit: each is a savepoint that fails by itself, and none is reported as done before the disk has all of them. What
 * is read outside of a transaction is never younger than the disk.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: GroupDatabase;
  readonly #lock = new Lock();
  #group: Group | undefined;
  #active = false;
  #planned = false;

  constructor(database: GroupDatabase) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    await this.#lock.acquire();
    return new Lease(this.#database, this.#lock, () => this.#commit());
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const lease = await (connection as Lease).hold();
    if (this.#group && (this.#group.members >= MOST || !this.#database.isTransaction)) this.#commit();
    if (!this.#group) {
      this.#run("begin");
      this.#group = new Group();
    }
    this.#run(`savepoint ${SAVEPOINT}`);
    this.#active = lease.inTransaction = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const lease = connection as Lease;
    const group = this.#group;
    if (!group) throw new Error("there is no transaction");
    this.#run(`release ${SAVEPOINT}`);
    group.members++;
    this.#end(lease);
    this.#plan();
    lease.letGo();
    await group.done;
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const lease = connection as Lease;
    if (!lease.inTransaction) return;
    this.#end(lease);
    // A full disk has rolled back everything already.
    if (this.#database.isTransaction) {
      this.#run(`rollback to ${SAVEPOINT}`);
      this.#run(`release ${SAVEPOINT}`);
    }
    this.#plan();
  }

  savepoint = (c: DatabaseConnection, name: string): Promise<void> => this.#in(c, `savepoint "${name}"`);
  rollbackToSavepoint = (c: DatabaseConnection, name: string): Promise<void> => this.#in(c, `rollback to "${name}"`);
  releaseSavepoint = (c: DatabaseConnection, name: string): Promise<void> => this.#in(c, `release "${name}"`);

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as Lease).letGo();
  }

  async destroy(): Promise<void> {
    await this.#lock.acquire();
    this.#commit();
    this.#database.close();
  }

  async #in(connection: DatabaseConnection, sql: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(sql));
  }

  #run(sql: string): void {
    this.#database.prepare(sql).run([]);
  }

  #end(lease: Lease): void {
    this.#active = lease.inTransaction = false;
  }

  /** Commits when this turn of the event loop is over; later, when a transaction is still at work then. */
  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      if (!this.#active) this.#commit();
    });
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    this.#group = undefined;
    try {
      if (!this.#database.isTransaction) throw new Error("the database has rolled back what was not committed");
      this.#run("commit");
      group.end();
    } catch (error) {
      if (this.#database.isTransaction) this.#run("rollback");
      group.end(error);
    }
  }
}

/** The one connection, for whoever holds the lock. */
class Lease implements DatabaseConnection {
  inTransaction = false;
  #holds = true;
  readonly #database: GroupDatabase;
  readonly #lock: Lock;
  readonly #commit: () => void;

  constructor(database: GroupDatabase, lock: Lock, commit: () => void) {
    this.#database = database;
    this.#lock = lock;
    this.#commit = commit;
  }

  async hold(): Promise<this> {
    if (!this.#holds) {
      await this.#lock.acquire();
      this.#holds = true;
    }
    return this;
  }

  letGo(): void {
    if (!this.#holds) return;
    this.#holds = false;
    this.#lock.release();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    await this.#ready();
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    await this.#ready();
    for (const row of this.#database.prepare(sql).iterate(parameters)) yield { rows: [row as R] };
  }

  /** Outside of a transaction only what the disk has is read, and a write is a commit of its own. */
  async #ready(): Promise<void> {
    if (!this.#holds) await this.hold();
    if (!this.inTransaction) this.#commit();
  }
}
