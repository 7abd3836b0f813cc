import { setImmediate } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type SqliteDatabase, type SqliteStatement } from "kysely";

/** At most so many transactions share one commit. */
const MOST = 64;
const SAVEPOINT = "member";
/** What cannot be part of a transaction. */
const APART = /^\s*(?:pragma|vacuum)\b/i;

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

/** Transactions that wait for the same commit, and for the disk to have it. */
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

export type GroupDatabase = SqliteDatabase & {
  readonly isTransaction: boolean;
  /** The statement on a connection that only reads what is committed; undefined when it is none that only reads. */
  reading: (sql: string) => SqliteStatement | undefined;
  /** Waits, beside this thread, until the disk has all that is committed. @throws what the disk says */
  sync: () => Promise<void>;
};

/**
 * SQLite has one writer, and a commit that waits for the disk holds up the whole process. Here transactions that are ready together
 * share a commit: each is a savepoint that fails by itself. The disk is waited for beside the event loop, and the next commit waits
 * until it has this one; none is reported as done before that. What is read outside of a transaction is read on a connection of its
 * own, and waits for the disk where something is on its way there: it is never younger than the disk.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: GroupDatabase;
  readonly #lock = new Lock();
  #group: Group | undefined;
  #active = false;
  #planned = false;
  /** The disk is at work on a commit until then. */
  #syncing: Promise<void> | undefined;
  /** What the disk said when it did not take a commit. What it holds since then nobody knows, so nothing more is written. */
  #broken: unknown;

  constructor(database: GroupDatabase) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  /** It holds the lock from its first write, or from its transaction, on. */
  async acquireConnection(): Promise<Lease> {
    return new Lease(this.#database, this.#lock, this);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const lease = await (connection as Lease).hold();
    if (this.#broken) throw this.#broken;
    if (this.#group && (this.#group.members >= MOST || !this.#database.isTransaction)) await this.flush();
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
    void this.#plan();
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
    void this.#plan();
  }

  savepoint = (c: DatabaseConnection, name: string): Promise<void> => this.#in(c, `savepoint "${name}"`);
  rollbackToSavepoint = (c: DatabaseConnection, name: string): Promise<void> => this.#in(c, `rollback to "${name}"`);
  releaseSavepoint = (c: DatabaseConnection, name: string): Promise<void> => this.#in(c, `release "${name}"`);

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as Lease).letGo();
  }

  async destroy(): Promise<void> {
    await this.#lock.acquire();
    await this.flush();
    this.#database.close();
  }

  /** Until the disk has what is on its way to it. */
  async settled(): Promise<void> {
    while (this.#syncing) await this.#syncing;
  }

  /** Commits what is ready, and waits until the disk has it. For whoever holds the lock. */
  async flush(): Promise<void> {
    await this.settled();
    this.#commit();
    await this.settled();
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

  /** Commits when the disk has the commit before and this turn of the event loop is over; when a transaction is still at work then, after that. */
  async #plan(): Promise<void> {
    if (this.#planned) return;
    this.#planned = true;
    // The turn comes after the disk: who waited to read does so before the next commit, however many there are.
    do {
      await this.settled();
      await setImmediate();
    } while (this.#syncing);
    this.#planned = false;
    if (!this.#active) this.#commit();
  }

  /** Not while the disk is at work. */
  #commit(): void {
    const group = this.#group;
    if (!group) return;
    this.#group = undefined;
    try {
      if (!this.#database.isTransaction) throw new Error("the database has rolled back what was not committed");
      this.#run("commit");
    } catch (error) {
      if (this.#database.isTransaction) this.#run("rollback");
      group.end(error);
      return;
    }
    this.#syncing = this.#sync(group);
  }

  async #sync(group: Group): Promise<void> {
    try {
      await this.#database.sync();
      group.end();
    } catch (error) {
      this.#broken = error;
      group.end(error);
    }
    this.#syncing = undefined;
  }
}

/** The one connection that writes, for whoever holds the lock; and the one that reads. */
class Lease implements DatabaseConnection {
  inTransaction = false;
  #holds = false;
  readonly #database: GroupDatabase;
  readonly #lock: Lock;
  readonly #driver: GroupCommitDriver;

  constructor(database: GroupDatabase, lock: Lock, driver: GroupCommitDriver) {
    this.#database = database;
    this.#lock = lock;
    this.#driver = driver;
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

  /** Outside of a transaction a write is a transaction of its own. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.inTransaction) return this.#run(query);
    const reading = this.#database.reading(query.sql);
    if (reading) {
      await this.#driver.settled();
      return { rows: reading.all(query.parameters) as R[] };
    }
    if (APART.test(query.sql)) {
      await this.hold();
      await this.#driver.flush();
      return this.#run(query);
    }
    await this.#driver.beginTransaction(this);
    try {
      const result = this.#run<R>(query);
      await this.#driver.commitTransaction(this);
      return result;
    } catch (error) {
      await this.#driver.rollbackTransaction(this);
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const reading = this.inTransaction ? undefined : this.#database.reading(query.sql);
    if (!reading) {
      yield* (await this.executeQuery<R>(query)).rows.map((row) => ({ rows: [row] }));
      return;
    }
    await this.#driver.settled();
    for (const row of reading.iterate(query.parameters)) yield { rows: [row as R] };
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }
}
