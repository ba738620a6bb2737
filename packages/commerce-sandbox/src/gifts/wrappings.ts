import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, rows } from '../database.ts';
import { money } from '../money.ts';
import { labelInView } from '../store/labelInView.ts';
import { encodeUid } from '../uid.ts';
import type { ChosenWrapping } from './Gift.ts';

/** A row of the table `gift_wrapping`. Paise; colours as #rrggbb. */
export interface WrappingRow extends ChosenWrapping {
  paper: string;
  ribbon: string;
}

export const wrappings = (db: DatabaseSync): WrappingRow[] =>
  rows<WrappingRow>(db, 'SELECT * FROM gift_wrapping ORDER BY id');

export const wrappingById = (db: DatabaseSync, id: number): WrappingRow | undefined =>
  Number.isFinite(id) ? row<WrappingRow>(db, 'SELECT * FROM gift_wrapping WHERE id = ?', id) : undefined;

/** What a design is called in the store view that asks. */
export const designInView = (
  asker: Pick<SandboxContext, 'db' | 'storeView'>,
  { design }: Pick<ChosenWrapping, 'design'>,
): string => labelInView(asker, 'gift_wrapping', design)?.label ?? design;

/** GraphQL's GiftWrapping. */
export function wrappingFields(context: SandboxContext, wrapping: ChosenWrapping) {
  const { id, price } = wrapping;
  const design = designInView(context, wrapping);
  return {
    id: encodeUid(id),
    uid: encodeUid(id),
    design,
    price: money(price),
    image: { label: design, url: `${context.mediaBase}/media/gift_wrapping/${id}.jpg` },
  };
}
