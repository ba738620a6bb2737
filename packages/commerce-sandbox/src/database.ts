import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/**
 * Opens (and creates) the one database file of a sandbox. `:memory:` keeps it in memory, for tests.
 * Write-ahead log with a full sync at each commit: what was acknowledged is on the disk.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32000;',
  );
  return db;
}

/** The prepared statement of a text, prepared once per database. */
export function statement(db: DatabaseSync, sql: string): StatementSync {
  let known = statements.get(db);
  if (!known) statements.set(db, (known = new Map()));
  let prepared = known.get(sql);
  if (!prepared) known.set(sql, (prepared = db.prepare(sql)));
  return prepared;
}

/** First row, or undefined. `Row` is the caller's promise of what the columns are. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- SQL has no types: only the caller knows the columns.
export function row<Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return statement(db, sql).get(...values) as Row | undefined;
}

/** All rows, in order. */
export function rows<Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return statement(db, sql).all(...values) as Row[];
}

/** Runs a change; answers how many rows changed and the last rowid. */
export function run(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): { changes: number; id: number } {
  const { changes, lastInsertRowid } = statement(db, sql).run(...values);
  return { changes: Number(changes), id: Number(lastInsertRowid) };
}

/**
 * Runs `work` in one transaction: all of it, or, when it throws, nothing of it. Inside another transaction it is a
 * savepoint. `work` is synchronous: a promise would commit before it is done.
 */
export function transaction<T>(db: DatabaseSync, work: () => T extends Promise<unknown> ? never : T): T {
  const [begin, commit, rollback] = db.isTransaction
    ? ['SAVEPOINT nested', 'RELEASE nested', 'ROLLBACK TO nested; RELEASE nested']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
  db.exec(begin);
  try {
    const result = work();
    db.exec(commit);
    return result;
  } catch (error) {
    // SQLite has already rolled back by itself when the disk is full.
    if (db.isTransaction) db.exec(rollback);
    throw error;
  }
}
