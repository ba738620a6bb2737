import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';

/** An attribute whose values products are sold in. */
export interface OptionAttribute {
  /** For example color. */
  code: string;
  /** For people: Colour. */
  label: string;
}

/**
 * Attributes that products are chosen and listings narrowed by, those of an imported catalogue among them, in their
 * order.
 */
export const optionAttributes = (db: DatabaseSync): OptionAttribute[] =>
  rows<OptionAttribute>(db, 'SELECT code, label FROM attribute ORDER BY position, id');
