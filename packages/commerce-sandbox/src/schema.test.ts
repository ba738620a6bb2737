import { expect, it } from 'vitest';
import { openDatabase, run } from './database.ts';
import { keepSetting, migrate, SchemaMismatch, setting } from './schema.ts';

it('brings a new database up to date, and leaves it alone the second time', () => {
  const db = openDatabase(':memory:');
  migrate(db);
  keepSetting(db, 'secret', 'first');
  migrate(db);
  expect(setting(db, 'secret')).toBe('first');
});

it('refuses a database whose tables were other ones, and names the remedy', () => {
  const db = openDatabase(':memory:');
  migrate(db);
  run(db, "UPDATE schema_step SET hash = 'another' WHERE position = 1");
  expect(() => migrate(db)).toThrow(SchemaMismatch);
  expect(() => migrate(db)).toThrow('commerce-sandbox reset');
});
