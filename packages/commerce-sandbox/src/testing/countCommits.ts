import { DatabaseSync, StatementSync } from 'node:sqlite';
import { vi } from 'vitest';

/** How often `work` waits for the disk: once for each change on its own, and for each transaction that changes something. */
export async function countCommits(db: DatabaseSync, work: () => Promise<unknown>): Promise<number> {
  let commits = 0;
  let isChanged = false;
  // Taken before they are spied on: of a spy without an implementation of its own vitest tells none.
  // oxlint-disable-next-line typescript/unbound-method -- called below with what they are methods of
  const [{ run: runAlone }, { exec: execAlone }] = [StatementSync.prototype, DatabaseSync.prototype];
  const run = vi.spyOn(StatementSync.prototype, 'run');
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  run.mockImplementation(function (this: StatementSync, ...values) {
    const result = runAlone.apply(this, values);
    if (Number(result.changes) > 0) {
      if (db.isTransaction) isChanged = true;
      else commits += 1;
    }
    return result;
  });
  exec.mockImplementation(function (this: DatabaseSync, sql) {
    execAlone.call(this, sql);
    if (sql !== 'COMMIT' || !isChanged) return;
    isChanged = false;
    commits += 1;
  });
  try {
    await work();
  } finally {
    run.mockRestore();
    exec.mockRestore();
  }
  return commits;
}
