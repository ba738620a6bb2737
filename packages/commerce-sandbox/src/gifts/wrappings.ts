import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import { money } from '../money.ts';
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

/** GraphQL's GiftWrapping. */
export const wrappingFields = ({ id, design, price }: ChosenWrapping, mediaBase: string) => ({
  id: encodeUid(id),
  uid: encodeUid(id),
  design,
  price: money(price),
  image: { label: design, url: `${mediaBase}/media/gift_wrapping/${id}.jpg` },
});
