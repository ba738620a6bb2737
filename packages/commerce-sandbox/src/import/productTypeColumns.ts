import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import type { ProductRow } from '../products/findProducts.ts';
import type { Extras } from './Extras.ts';
import { amount, joinRuns } from './writeFields.ts';

interface ProductTypeColumns {
  columns: Record<string, string>;
  extras: Extras;
}

/** The columns that only products of one type have. */
export function productTypeColumns(db: DatabaseSync, { id, type }: ProductRow): ProductTypeColumns {
  if (type === 'bundle') return { columns: bundleColumns(db, id), extras: {} };
  if (type === 'grouped') return { columns: groupColumns(db, id), extras: {} };
  if (type === 'downloadable') return downloadableColumns(db, id);
  if (type === 'giftcard') return { columns: giftCardColumns(db, id), extras: {} };
  return { columns: {}, extras: {} };
}

const dynamicOrFixed = (isDynamic: number) => (isDynamic ? 'dynamic' : 'fixed');

function bundleColumns(db: DatabaseSync, id: number): Record<string, string> {
  const bundle = row<{
    dynamic_price: number;
    dynamic_sku: number;
    dynamic_weight: number;
    as_low_as: number;
    ships_together: number;
    percent: number;
  }>(db, 'SELECT * FROM bundle WHERE product_id = ?', id)!;
  const selections = rows<{
    title: string;
    type: string;
    required: number;
    sku: string;
    price: number;
    price_type: string;
    quantity: number;
    is_default: number;
    can_change_quantity: number;
  }>(
    db,
    `SELECT title, bundle_option.type, required, sku, bundle_selection.price, price_type, quantity, is_default, can_change_quantity
     FROM bundle_option JOIN bundle_selection ON option_id = bundle_option.id JOIN product ON product.id = bundle_selection.product_id
     WHERE bundle_option.product_id = ? ORDER BY bundle_option.position, bundle_option.id, bundle_selection.position`,
    id,
  );
  return {
    bundle_price_type: dynamicOrFixed(bundle.dynamic_price),
    bundle_sku_type: dynamicOrFixed(bundle.dynamic_sku),
    bundle_weight_type: dynamicOrFixed(bundle.dynamic_weight),
    bundle_price_view: bundle.as_low_as ? 'As low as' : 'Price range',
    bundle_shipment_type: bundle.ships_together ? 'together' : 'separately',
    ...(bundle.percent < 100 && { special_price: String(bundle.percent) }),
    bundle_values: joinRuns(
      selections.map(each => [
        ['name', each.title],
        ['type', each.type],
        ['required', String(each.required)],
        ['sku', each.sku],
        ['price', each.price_type === 'percent' ? String(each.price / 100) : amount(each.price)],
        ['default', String(each.is_default)],
        ['default_qty', `${each.quantity}.0000`],
        ['price_type', each.price_type],
        ['can_change_qty', String(each.can_change_quantity)],
      ]),
    ),
  };
}

function groupColumns(db: DatabaseSync, id: number): Record<string, string> {
  const members = rows<{ sku: string; quantity: number }>(
    db,
    'SELECT sku, quantity FROM grouped_link JOIN product ON product.id = linked_id WHERE product_id = ? ORDER BY position, linked_id',
    id,
  );
  return { associated_skus: members.map(({ sku, quantity }) => `${sku}=${quantity}.0000`).join(',') };
}

function downloadableColumns(db: DatabaseSync, id: number): ProductTypeColumns {
  const { links_title, samples_title, purchased_separately } = row<{
    links_title: string;
    samples_title: string;
    purchased_separately: number;
  }>(db, 'SELECT * FROM downloadable WHERE product_id = ?', id)!;
  const links = rows<{ title: string; price: number; file: string; sample: string | null }>(
    db,
    'SELECT * FROM downloadable_link WHERE product_id = ? ORDER BY position, id',
    id,
  );
  const samples = rows<{ title: string; file: string }>(
    db,
    'SELECT * FROM downloadable_sample WHERE product_id = ? ORDER BY position, id',
    id,
  );
  const named = (file: string, [asFile, asUrl]: [string, string]) =>
    [/^https?:/i.test(file) ? asUrl : asFile, file] as const;
  const files = [...links.flatMap(({ file, sample }) => [file, sample]), ...samples.map(({ file }) => file)];
  const leaflets = rows<{ path: string; title: string; paragraphs: string }>(
    db,
    'SELECT path, title, paragraphs FROM leaflet WHERE path IN (SELECT value FROM json_each(?))',
    JSON.stringify(files),
  );
  return {
    columns: {
      links_purchased_separately: String(purchased_separately),
      links_title,
      samples_title,
      downloadable_links: joinRuns(
        links.map(({ title, price, file, sample }, index) => [
          ['title', title],
          ['price', amount(price)],
          ['sort_order', String(index + 1)],
          named(file, ['file', 'url']),
          ...(sample === null ? [] : [named(sample, ['sample_file', 'sample_url'])]),
        ]),
      ),
      downloadable_samples: joinRuns(
        samples.map(({ title, file }, index) => [
          ['title', title],
          ['sort_order', String(index + 1)],
          named(file, ['file', 'url']),
        ]),
      ),
    },
    extras:
      leaflets.length === 0
        ? {}
        : {
            leaflets: Object.fromEntries(
              leaflets.map(({ path, title, paragraphs }) => [
                path,
                { title, paragraphs: JSON.parse(paragraphs) as string[] },
              ]),
            ),
          },
  };
}

function giftCardColumns(db: DatabaseSync, id: number): Record<string, string> {
  const card = row<{
    type: string;
    open_min: number | null;
    open_max: number | null;
    allow_message: number;
    lifetime: number;
    is_redeemable: number;
  }>(db, 'SELECT * FROM gift_card_product WHERE product_id = ?', id)!;
  const amounts = rows<{ amount: number }>(
    db,
    'SELECT amount FROM gift_card_amount WHERE product_id = ? ORDER BY id',
    id,
  );
  return {
    giftcard_type: card.type,
    giftcard_amount: amounts.map(each => amount(each.amount)).join('|'),
    giftcard_allow_open_amount: card.open_min === null ? '0' : '1',
    ...(card.open_min !== null &&
      card.open_max !== null && {
        giftcard_open_amount_min: amount(card.open_min),
        giftcard_open_amount_max: amount(card.open_max),
      }),
    giftcard_allow_message: String(card.allow_message),
    giftcard_lifetime: String(card.lifetime),
    giftcard_is_redeemable: String(card.is_redeemable),
  };
}
