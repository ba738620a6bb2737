import { describe, expect, it } from 'vitest';
import { openDatabase, row, rows, run, transaction } from './database.ts';

function counted() {
  const db = openDatabase(':memory:');
  db.exec('CREATE TABLE item (name TEXT NOT NULL UNIQUE) STRICT');
  return {
    db,
    names: () => rows<{ name: string }>(db, 'SELECT name FROM item ORDER BY rowid').map(({ name }) => name),
  };
}

describe('transaction', () => {
  it('keeps all of the work when it succeeds', () => {
    const { db, names } = counted();
    const answer = transaction(db, () => {
      run(db, 'INSERT INTO item VALUES (?)', 'tea');
      return run(db, 'INSERT INTO item VALUES (?)', 'rice').changes;
    });
    expect(answer).toBe(1);
    expect(names()).toEqual(['tea', 'rice']);
  });

  it('keeps nothing of the work when it throws', () => {
    const { db, names } = counted();
    expect(() =>
      transaction(db, () => {
        run(db, 'INSERT INTO item VALUES (?)', 'tea');
        run(db, 'INSERT INTO item VALUES (?)', 'tea');
      }),
    ).toThrow(/UNIQUE/);
    expect(names()).toEqual([]);
  });

  it('takes back only the inner work when a nested one throws', () => {
    const { db, names } = counted();
    transaction(db, () => {
      run(db, 'INSERT INTO item VALUES (?)', 'tea');
      expect(() =>
        transaction(db, () => {
          run(db, 'INSERT INTO item VALUES (?)', 'rice');
          throw new Error('no rice');
        }),
      ).toThrow('no rice');
    });
    expect(names()).toEqual(['tea']);
  });

  it('can be used again after a failure', () => {
    const { db } = counted();
    expect(() => transaction(db, () => run(db, 'INSERT INTO item VALUES (NULL)'))).toThrow(/NOT NULL/);
    transaction(db, () => void run(db, 'INSERT INTO item VALUES (?)', 'salt'));
    expect(row<{ name: string }>(db, 'SELECT name FROM item')?.name).toBe('salt');
  });
});
