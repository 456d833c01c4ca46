import { chmodSync, closeSync, openSync } from 'node:fs';
import Database from 'libsql';

/** What a column can hold. */
export type SqlValue = string | number | null | Uint8Array;

/** The embedded database, synchronous: a call sees its own writes and nothing runs in between. */
export interface Store {
  /** Every row; the caller states the row's shape, which the migrations define. */
  readonly all: <Row>(sql: string, ...values: SqlValue[]) => Row[];
  readonly get: <Row>(sql: string, ...values: SqlValue[]) => Row | undefined;
  /** Answers how many rows changed. */
  readonly run: (sql: string, ...values: SqlValue[]) => number;
  /** Answers the id of the new row. */
  readonly insert: (sql: string, ...values: SqlValue[]) => number;
  /** Several statements without values. */
  readonly exec: (sql: string) => void;
  /** All or nothing; joins a transaction that is already open. */
  readonly transaction: <Result>(work: () => Result) => Result;
  readonly close: () => void;
}

/** Its owner's alone; the database makes its journals with the mode of the file. */
const PRIVATE = 0o600;

function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(name, PRIVATE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Another process may be writing, or be repairing what a killed one left. */
const LOCK_WAIT_MS = 10_000;

/** Opens a database file, which only its owner may read, or `:memory:`. */
export function openStore(file: string): Store {
  if (!file.startsWith(':memory:') && !file.startsWith('file:')) makePrivate(file);
  const database = new Database(file, { timeout: LOCK_WAIT_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  const statements = new Map<string, Database.Statement>();
  let isInTransaction = false;

  /** A statement that has read a list answers its next single read with a row of that list: each keeps to one way. */
  function prepared(sql: string, way: 'all' | 'get' | 'run'): Database.Statement {
    const name = `${way} ${sql}`;
    const known = statements.get(name);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(name, statement);
    return statement;
  }

  function transaction<Result>(work: () => Result): Result {
    if (isInTransaction) return work();
    database.exec('BEGIN IMMEDIATE');
    isInTransaction = true;
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    } finally {
      isInTransaction = false;
    }
  }

  return {
    all: <Row>(sql: string, ...values: SqlValue[]) => prepared(sql, 'all').all(...values) as Row[],
    get: <Row>(sql: string, ...values: SqlValue[]) => prepared(sql, 'get').get(...values) as Row | undefined,
    run: (sql, ...values) => prepared(sql, 'run').run(...values).changes,
    insert: (sql, ...values) => Number(prepared(sql, 'run').run(...values).lastInsertRowid),
    exec: (sql) => void database.exec(sql),
    transaction,
    close: () => {
      statements.clear();
      database.close();
    },
  };
}
