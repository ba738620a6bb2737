import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';

/** The next number of a series, from 1 on. */
function next(db: DatabaseSync, series: string): number {
  return row<{ last: number }>(
    db,
    'INSERT INTO document_sequence (series, last) VALUES (?, 1) ON CONFLICT (series) DO UPDATE SET last = last + 1 RETURNING last',
    series,
  )!.last;
}

/** The next printed number of an invoice, shipment and so on: the store view's id and nine digits. */
export const documentNumber = (
  db: DatabaseSync,
  kind: 'invoice' | 'shipment' | 'memo' | 'return',
  storeId: number,
): string => `${storeId}${String(next(db, `${kind} ${storeId}`)).padStart(9, '0')}`;

const month = new Intl.DateTimeFormat('en-IN', { year: 'numeric', month: 'numeric', timeZone: 'Asia/Kolkata' });

/** The financial year of a moment in India, from April on: "2526" is 2025 to 2026. */
function financialYear(now: Date): string {
  const parts = Object.fromEntries(month.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const first = parts['month']! < 4 ? parts['year']! - 1 : parts['year']!;
  return `${String(first % 100).padStart(2, '0')}${String((first + 1) % 100).padStart(2, '0')}`;
}

/**
 * The number of a tax invoice: consecutive in a series of the store view for each financial year, as the law wants it
 * (invoice-03), in at most 16 characters, for example "1/2526/000042".
 */
export function gstInvoiceNumber(db: DatabaseSync, storeId: number, now: Date): string {
  const series = `${storeId}/${financialYear(now)}`;
  return `${series}/${String(next(db, `gst ${series}`)).padStart(6, '0')}`;
}
