import type { LabelSeed } from '../catalogue/contentTypes.ts';
import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';

/** Whoever asks for a label: a request, or what is told in a store view without one. */
export interface LabelAsker {
  db: SandboxContext['db'];
  storeView: Pick<SandboxContext['storeView'], 'code'>;
}

/** What is called something else in the store view that asks; undefined where it says nothing of it. */
export function labelInView(
  { db, storeView }: LabelAsker,
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
