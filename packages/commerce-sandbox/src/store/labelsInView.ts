import type { LabelSeed } from '../catalogue/contentTypes.ts';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';

/** All that is called something else in the store view that asks, by key: for lists, which would ask for each of theirs. */
export const labelsInView = (
  { db, storeView }: Pick<SandboxContext, 'db' | 'storeView'>,
  kind: LabelSeed['kind'],
): ReadonlyMap<string, string> =>
  new Map(
    rows<{ key: string; label: string }>(
      db,
      'SELECT key, label FROM label_in_view WHERE view = ? AND kind = ?',
      storeView.code,
      kind,
    ).map(({ key, label }) => [key, label]),
  );
