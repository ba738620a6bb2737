import type { DatabaseSync } from 'node:sqlite';
import type { LabelSeed } from '../catalogue/contentTypes.ts';
import { run, transaction } from '../database.ts';

/** Takes over what things are called in single store views, in place of what was called so before. */
export function seedLabels(db: DatabaseSync, labels: readonly LabelSeed[]): void {
  transaction(db, () => {
    run(db, 'DELETE FROM label_in_view');
    for (const { view, kind, key, label, description } of labels)
      run(
        db,
        'INSERT INTO label_in_view (view, kind, key, label, description) VALUES (?, ?, ?, ?, ?)',
        view,
        kind,
        key,
        label,
        description ?? null,
      );
  });
}
