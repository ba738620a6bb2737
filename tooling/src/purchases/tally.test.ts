import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { plentiful } from './tally.ts';

it('finds what one piece can be bought of as it is: nothing that is sold by the dozen or asks for an answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = join(folder, 'sandbox.db');
  const db = new DatabaseSync(database);
  db.exec(`
    CREATE TABLE product (id INTEGER, sku TEXT, type TEXT, stock INTEGER, price INTEGER);
    CREATE TABLE custom_option (product_id INTEGER, required INTEGER);
    CREATE TABLE product_in_view (product_id INTEGER, min_quantity INTEGER, quantity_step INTEGER);
    INSERT INTO product VALUES (1, 'LAMP', 'simple', 90, 100), (2, 'EGGS', 'simple', 99, 100), (3, 'PAIR', 'simple', 99, 100),
      (4, 'RING', 'simple', 99, 100), (5, 'MUG', 'simple', 80, 100), (6, 'RARE', 'simple', 5, 100), (7, 'FILE', 'virtual', 99, 100);
    INSERT INTO product_in_view VALUES (1, NULL, NULL), (2, NULL, 12), (3, 2, NULL);
    INSERT INTO custom_option VALUES (4, 1), (5, 0);`);
  db.close();
  expect(plentiful(database, 10)).toEqual(['LAMP', 'MUG']);
});
