import type { LabelSeed } from '../catalogue/contentTypes.ts';
import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';

/** What is called something else in the store view that asks; undefined where it says nothing of it. */
export function labelInView(
  { db, storeView }: Pick<SandboxContext, 'db' | 'storeView'>,
  kind: LabelSeed['kind'],
  key: string,
): { label: string; description: string | null } | undefined {
  return row(
    db,
    'SELECT label, description FROM label_in_view WHERE view = ? AND kind = ? AND key = ?',
    storeView.code,
    kind,
    key,
  );
}
