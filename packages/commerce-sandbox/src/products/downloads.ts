import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import { rupees } from '../money.ts';
import { encodeUid } from '../uid.ts';

/** A row of the table `downloadable`. */
interface DownloadableRow {
  links_title: string;
  samples_title: string;
  purchased_separately: 0 | 1;
}

/** A row of `downloadable_link`. `price` in paise, `file` and `sample` paths of leaflets or absolute addresses. */
export interface DownloadableLinkRow {
  id: number;
  title: string;
  price: number;
  file: string;
  sample: string | null;
  position: number;
}

interface SampleRow {
  id: number;
  title: string;
  file: string;
  position: number;
}

export function downloadableOf(db: DatabaseSync, productId: number): DownloadableRow | undefined {
  return row<DownloadableRow>(db, 'SELECT * FROM downloadable WHERE product_id = ?', productId);
}

export function linksOf(db: DatabaseSync, productId: number): DownloadableLinkRow[] {
  return rows<DownloadableLinkRow>(
    db,
    'SELECT * FROM downloadable_link WHERE product_id = ? ORDER BY position, id',
    productId,
  );
}

/** Where a file that costs nothing can be fetched. */
export const sampleAddress = (file: string, mediaBase: string): string =>
  /^https?:/i.test(file) ? file : `${mediaBase}/media/downloadable/${file}`;

/** Uid that puts a link into a cart. */
export const linkUid = (id: number): string => encodeUid(`downloadable/${id}`);

/** GraphQL's DownloadableProductLinks. */
export const downloadLink = (link: DownloadableLinkRow, mediaBase: string) => ({
  id: link.id,
  uid: linkUid(link.id),
  title: link.title,
  price: rupees(link.price),
  sample_url: link.sample === null ? null : sampleAddress(link.sample, mediaBase),
  sort_order: link.position,
});

/** GraphQL's DownloadableProductSamples of a product. */
export function downloadSamples(db: DatabaseSync, productId: number, mediaBase: string) {
  return rows<SampleRow>(
    db,
    'SELECT * FROM downloadable_sample WHERE product_id = ? ORDER BY position, id',
    productId,
  ).map(({ id, title, file, position }) => ({
    id,
    title,
    sample_url: sampleAddress(file, mediaBase),
    sort_order: position,
  }));
}
