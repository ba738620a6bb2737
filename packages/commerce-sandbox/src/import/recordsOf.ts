import type { DatabaseSync } from 'node:sqlite';
import { productBySku } from '../products/findProducts.ts';
import type { ImportShop, Recorded } from './ImportShop.ts';
import { mergeRecords } from './mergeRecords.ts';
import type { Staging } from './Staging.ts';
import { toRecord, toViewRecords } from './toRecord.ts';

/** Rows of the file completed by what the shop holds of the same product, which is written as a row for this. */
export function recordsOf(db: DatabaseSync, staging: Staging): Pick<ImportShop, 'recordOf' | 'viewsOf'> {
  return {
    recordOf(sku): Recorded | undefined {
      const staged = staging.shared(sku);
      const product = productBySku(db, sku);
      if (!staged && !product) return undefined;
      return { line: staged?.line, values: mergeRecords(product && toRecord(db, product), staged?.values ?? {}) };
    },
    viewsOf(sku) {
      const product = productBySku(db, sku);
      const held = new Map(
        (product ? toViewRecords(db, product) : []).map(record => [record['store_view_code']!, record]),
      );
      const staged = new Map(staging.inViews(sku));
      const views = new Set([...held.keys(), ...staged.keys()]);
      return [...views].map(view => {
        const row = staged.get(view);
        return [view, { line: row?.line, values: mergeRecords(held.get(view), row?.values ?? {}) }];
      });
    },
  };
}
