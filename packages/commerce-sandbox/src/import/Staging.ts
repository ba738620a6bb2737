import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { row, rows, run } from '../database.ts';
import { DatabaseSync } from 'node:sqlite';

/** A row of the file, kept until its turn. */
export interface StagedRow {
  line: number;
  sku: string;
  values: Record<string, string>;
}

interface Kept {
  line: number;
  sku: string;
  payload: string;
}

const toRow = ({ line, sku, payload }: Kept): StagedRow => ({
  line,
  sku,
  values: JSON.parse(payload) as Record<string, string>,
});

/**
 * The rows of a file on the disk, found by sku: a product's parts and store views may stand anywhere in the file, and
 * the file may be larger than the memory. Lives in a folder of its own until it is closed.
 */
export class Staging {
  readonly #folder: string | undefined;
  readonly #db: DatabaseSync;

  /** `inMemory` for files that are known to be small. */
  constructor({ inMemory = false } = {}) {
    this.#folder = inMemory ? undefined : mkdtempSync(join(tmpdir(), 'sandbox-import-'));
    this.#db = new DatabaseSync(this.#folder === undefined ? ':memory:' : join(this.#folder, 'staging.db'));
    this.#db.exec(`
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000;
      CREATE TABLE staged (
        line INTEGER PRIMARY KEY, sku TEXT NOT NULL COLLATE NOCASE, view TEXT NOT NULL, payload TEXT NOT NULL, UNIQUE (sku, view)
      ) STRICT;
      CREATE TABLE child (sku TEXT PRIMARY KEY COLLATE NOCASE, parent TEXT NOT NULL) STRICT;
      BEGIN`);
  }

  /** Keeps a row. Answers the line of the row that the same product has in the same store view already, if any. */
  add({ line, sku, values }: StagedRow, view: string): number | undefined {
    const known = row<{ line: number }>(this.#db, 'SELECT line FROM staged WHERE sku = ? AND view = ?', sku, view);
    if (!known)
      run(
        this.#db,
        'INSERT INTO staged (line, sku, view, payload) VALUES (?, ?, ?, ?)',
        line,
        sku,
        view,
        JSON.stringify(values),
      );
    return known?.line;
  }

  /** Notes that a product is sold as a variant. Answers the configurable product that has it already, if any. */
  addChild(sku: string, parent: string): string | undefined {
    const known = row<{ parent: string }>(this.#db, 'SELECT parent FROM child WHERE sku = ?', sku);
    if (!known) run(this.#db, 'INSERT INTO child (sku, parent) VALUES (?, ?)', sku, parent);
    return known?.parent;
  }

  parentOf(sku: string): string | undefined {
    return row<{ parent: string }>(this.#db, 'SELECT parent FROM child WHERE sku = ?', sku)?.parent;
  }

  /** The row of a product that every store view shares. */
  shared(sku: string): StagedRow | undefined {
    const found = row<Kept>(this.#db, "SELECT line, sku, payload FROM staged WHERE sku = ? AND view = ''", sku);
    return found && toRow(found);
  }

  /** What single store views say of a product, by their codes. */
  inViews(sku: string): [view: string, row: StagedRow][] {
    return rows<Kept & { view: string }>(
      this.#db,
      "SELECT line, sku, view, payload FROM staged WHERE sku = ? AND view <> '' ORDER BY line",
      sku,
    ).map(found => [found.view, toRow(found)]);
  }

  /** Products in the order of the file, each once; `line` is where the first of their rows stands. */
  skus(): Iterable<{ sku: string; line: number }> {
    return this.#db.prepare('SELECT sku, min(line) AS line FROM staged GROUP BY sku ORDER BY 2').iterate() as Iterable<{
      sku: string;
      line: number;
    }>;
  }

  close(): void {
    this.#db.close();
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }
}
