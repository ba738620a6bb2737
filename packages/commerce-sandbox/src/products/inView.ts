import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, rows } from '../database.ts';
import type { ProductRow } from './findProducts.ts';
import type { Condition } from './listingConditions.ts';

/** Texts that a store view may have of its own. */
interface Texts {
  name: string | null;
  url_key: string | null;
  short_description: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
}

type Asker = Pick<SandboxContext, 'db' | 'storeView'>;

const known = new WeakMap<ProductRow, { view: string; texts: Texts | undefined }>();

/**
 * What the store view that asks says of a product otherwise than the product itself; undefined when it says nothing.
 */
export function textsInView(product: ProductRow, { db, storeView }: Asker): Texts | undefined {
  const kept = known.get(product);
  if (kept?.view === storeView.code) return kept.texts;
  const texts = row<Texts>(
    db,
    `SELECT max(iif(view = '', NULL, name)) AS name, max(iif(view = '', NULL, url_key)) AS url_key,
       coalesce(max(iif(view = '', NULL, short_description)), max(short_description)) AS short_description,
       coalesce(max(iif(view = '', NULL, description)), max(description)) AS description,
       coalesce(max(iif(view = '', NULL, meta_title)), max(meta_title)) AS meta_title,
       coalesce(max(iif(view = '', NULL, meta_description)), max(meta_description)) AS meta_description
     FROM product_in_view WHERE product_id = ? AND view IN ('', ?) HAVING count(*) > 0`,
    product.id,
    storeView.code,
  );
  known.set(product, { view: storeView.code, texts });
  return texts;
}

/** What a product is called in the store view that asks. */
export const nameInView = (product: ProductRow, asker: Asker): string =>
  textsInView(product, asker)?.name ?? product.name;

export const urlKeyInView = (product: ProductRow, asker: Asker): string =>
  textsInView(product, asker)?.url_key ?? product.url_key;

/** Where a product's page is in the store view that asks, without a slash before it. */
export const pageInView = (product: ProductRow, asker: Asker): string =>
  `${urlKeyInView(product, asker)}${asker.storeView.productUrlSuffix}`;

/** The address of a product's page for a mail, which may be opened where another store view is chosen. */
export const mailedPage = (origin: string, product: ProductRow, asker: Asker): string =>
  `${origin}/${pageInView(product, asker)}?___store=${asker.storeView.code}`;

/**
 * Where a product shows in a store view, unless it shows everywhere. SQL over `product`; takes the code of the view.
 */
const visibility = `coalesce(
  (SELECT visibility FROM product_in_view own WHERE own.product_id = product.id AND own.view = ?),
  (SELECT visibility FROM product_in_view every WHERE every.product_id = product.id AND every.view = ''), 'both')`;

/** Few products, as a rule: the others need no second look. */
const spokenOf = "SELECT product_id FROM product_in_view WHERE view IN ('', ?) AND visibility IS NOT NULL";

/** Keeps what does not show out of listings and search results. No condition in a shop where everything shows. */
export function visibleIn({ db, storeView }: Asker, place: 'catalog' | 'search'): Condition[] {
  if (!hidesSomething(db, storeView.code)) return [];
  return [
    {
      attribute: 'visibility',
      sql: `(product.id NOT IN (${spokenOf}) OR ${visibility} IN (?, 'both'))`,
      values: [storeView.code, storeView.code, place],
    },
  ];
}

function hidesSomething(db: DatabaseSync, view: string): boolean {
  return row(db, `${spokenOf} LIMIT 1`, view) !== undefined;
}

/** SQL condition on `product`: the store view that asks sells it, shows it in lists, and can sell it now. */
export function offeredIn(asker: Asker): { sql: string; values: string[] } {
  const shown = visibleIn(asker, 'catalog').flatMap(condition => ('sql' in condition ? [condition] : []));
  return {
    sql: ['product.salable = 1', '(product.view IS NULL OR product.view = ?)', ...shown.map(({ sql }) => sql)].join(
      ' AND ',
    ),
    values: [asker.storeView.code, ...shown.flatMap(({ values }) => values.map(String))],
  };
}

/** The product with this URL key in the store view that asks, when it has a page there. */
export function productByUrlKey({ db, storeView }: Asker, urlKey: string): ProductRow | undefined {
  const found = rows<ProductRow>(
    db,
    `SELECT product.* FROM product WHERE parent_id IS NULL AND (product.view IS NULL OR product.view = ?1)
       AND (url_key = ?2 OR id IN (SELECT product_id FROM product_in_view WHERE url_key = ?2 AND view = ?1))`,
    storeView.code,
    urlKey,
  );
  const own = found.find(product => urlKeyInView(product, { db, storeView }) === urlKey);
  return own && hasPage(own, { db, storeView }) ? own : undefined;
}

/** Whether a product has a page of its own in the store view that asks, be it in lists or not. */
export function hasPage({ id, parent_id: parent, view }: ProductRow, { db, storeView }: Asker): boolean {
  if (parent !== null || (view !== null && view !== storeView.code)) return false;
  return (
    !hidesSomething(db, storeView.code) ||
    row(
      db,
      `SELECT 1 FROM product WHERE id = ? AND ${visibility} NOT IN ('disabled', 'hidden')`,
      id,
      storeView.code,
    ) !== undefined
  );
}
