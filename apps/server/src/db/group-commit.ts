import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type SqliteDatabase, type SqliteStatement } from "kysely";

/** At most so many transactions share one commit. */
const MOST = 64;
const SAVEPOINT = "member";
/** Under load a commit waits as long as the one before it took, at most this: more share it, and half of the time is left for other work. */
const MOST_WAIT_MS = 10;

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

/** `reading`: the statement on a connection that only reads what is committed; undefined when it is none that only reads. */
export type GroupDatabase = SqliteDatabase & { readonly isTransaction: boolean; reading: (sql: string) => SqliteStatement | undefined };

/**
 * SQLite has one writer, and each of its commits waits for the disk. Here transactions that are ready within one turn of the event
 * loop share a commit: each is a savepoint that fails by itself, and none is reported as done before the disk has all of them. What
 * is read outside of a transaction is read on a connection of its own: never younger than the disk, and it waits for nobody.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: GroupDatabase;
  readonly #lock = new Lock();
  #group: Group | undefined;
  #active = false;
  #planned = false;
  /** When the next commit is due, if one is. */
  #dueAt = 0;

  constructor(database: GroupDatabase) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  /** It holds the lock from its first write, or from its transaction, on. */
  async acquireConnection(): Promise<Lease> {
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

  /** Commits when this turn of the event loop is over, or a little later; when a transaction is still at work then, after that. */
  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    const commit = (): void => {
      this.#planned = false;
      if (!this.#active) this.#commit();
    };
    const wait = this.#dueAt - performance.now();
    if (wait < 1) setImmediate(commit);
    else setTimeout(commit, wait);
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    this.#group = undefined;
    const begun = performance.now();
    try {
      if (!this.#database.isTransaction) throw new Error("the database has rolled back what was not committed");
      this.#run("commit");
      group.end();
    } catch (error) {
      if (this.#database.isTransaction) this.#run("rollback");
      group.end(error);
    }
    const now = performance.now();
    this.#dueAt = now + Math.min(now - begun, MOST_WAIT_MS);
  }
}

/** The one connection that writes, for whoever holds the lock; and the one that reads. */
class Lease implements DatabaseConnection {
  inTransaction = false;
  #holds = false;
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
    const reading = this.inTransaction ? undefined : this.#database.reading(sql);
    if (reading) return { rows: reading.all(parameters) as R[] };
    await this.#ready();
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const reading = this.inTransaction ? undefined : this.#database.reading(sql);
    if (!reading) await this.#ready();
    for (const row of (reading ?? this.#database.prepare(sql)).iterate(parameters)) yield { rows: [row as R] };
  }

  /** Outside of a transaction a write is a commit of its own. */
  async #ready(): Promise<void> {
    if (!this.#holds) await this.hold();
    if (!this.inTransaction) this.#commit();
  }
}
