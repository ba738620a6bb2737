import type { DatabaseSync } from 'node:sqlite';
import type { BundleSeed, GroupedLinkSeed } from '../catalogue/composedTypes.ts';
import type { DownloadableSeed, DownloadSeed } from '../catalogue/downloadTypes.ts';
import type { GiftCardSeed } from '../catalogue/GiftCardSeed.ts';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import { row, run } from '../database.ts';
import { refreshBundles, refreshGroups } from '../products/productTypeTables.ts';

/**
 * What makes a product a bundle, a group, a download or a gift card. Called when all products are there, because
 * bundles and groups name others. Throws for a sku that is not there, or that such a product cannot hold.
 */
export function seedProductType(db: DatabaseSync, id: number, product: ProductSeed): void {
  const missing = () => new Error(`Seed: ${product.sku} is of type ${product.type}, but says nothing more about it.`);
  if (product.type === 'bundle') seedBundle(db, id, product.sku, product.bundle ?? raise(missing()));
  if (product.type === 'grouped') seedGroup(db, id, product.sku, product.grouped ?? raise(missing()));
  if (product.type === 'downloadable') seedDownloadable(db, id, product.downloadable ?? raise(missing()));
  if (product.type === 'giftcard') seedGiftCard(db, id, product.sku, product.giftcard ?? raise(missing()));
}

function raise(error: Error): never {
  throw error;
}

/** Id of a product that can be a part of another. */
function partId(db: DatabaseSync, owner: string, sku: string, types: readonly string[]): number {
  const part = row<{ id: number; type: string }>(db, 'SELECT id, type FROM product WHERE sku = ?', sku);
  if (!part) throw new Error(`Seed: ${owner} names the product ${sku}, which does not exist.`);
  if (!types.includes(part.type)) throw new Error(`Seed: ${owner} cannot hold ${sku}, which is of type ${part.type}.`);
  return part.id;
}

function seedBundle(db: DatabaseSync, id: number, sku: string, bundle: BundleSeed): void {
  if (bundle.options.every(option => option.selections.length === 0))
    throw new Error(`Seed: the bundle ${sku} has nothing to choose.`);
  run(
    db,
    'INSERT INTO bundle (product_id, dynamic_price, dynamic_sku, dynamic_weight, as_low_as, ships_together, percent) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    Number(bundle.priceType === 'dynamic'),
    Number(bundle.skuType !== 'fixed'),
    Number(bundle.weightType !== 'fixed'),
    Number(bundle.priceView === 'as low as'),
    Number(bundle.shipment === 'together'),
    bundle.specialPercent ?? 100,
  );
  bundle.options.forEach((option, place) => {
    const { id: optionId } = run(
      db,
      'INSERT INTO bundle_option (product_id, title, type, required, position) VALUES (?, ?, ?, ?, ?)',
      id,
      option.title,
      option.type,
      Number(option.required),
      option.position ?? place + 1,
    );
    option.selections.forEach((selection, position) => {
      const percent = selection.priceType === 'percent';
      run(
        db,
        `INSERT INTO bundle_selection (option_id, product_id, quantity, is_default, can_change_quantity, price, price_type, position)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        optionId,
        partId(db, sku, selection.sku, ['simple', 'virtual']),
        selection.quantity,
        Number(selection.isDefault ?? false),
        Number(selection.canChangeQuantity ?? false),
        // A percentage is kept in hundredths.
        Math.round((selection.price ?? 0) * (percent ? 100 : 1)),
        percent ? 'percent' : 'fixed',
        position + 1,
      );
    });
  });
  run(db, refreshBundles('id = ?'), id);
}

function seedGroup(db: DatabaseSync, id: number, sku: string, links: readonly GroupedLinkSeed[]): void {
  if (links.length === 0) throw new Error(`Seed: the group ${sku} has no products.`);
  links.forEach((link, place) =>
    run(
      db,
      'INSERT INTO grouped_link (product_id, linked_id, quantity, position) VALUES (?, ?, ?, ?)',
      id,
      partId(db, sku, link.sku, ['simple', 'virtual', 'downloadable']),
      link.quantity,
      link.position ?? place + 1,
    ),
  );
  run(db, refreshGroups('id = ?'), id);
}

function seedDownloadable(db: DatabaseSync, id: number, downloadable: DownloadableSeed): void {
  run(
    db,
    'INSERT INTO downloadable (product_id, links_title, samples_title, purchased_separately) VALUES (?, ?, ?, ?)',
    id,
    downloadable.linksTitle ?? 'Links',
    downloadable.samplesTitle ?? 'Samples',
    Number(downloadable.purchasedSeparately),
  );
  downloadable.links.forEach(({ title, price, file, sample, position }, place) =>
    run(
      db,
      'INSERT INTO downloadable_link (product_id, title, price, file, sample, position) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      title,
      price,
      seedFile(db, file, false),
      sample ? seedFile(db, sample, true) : null,
      position ?? place + 1,
    ),
  );
  downloadable.samples.forEach(({ title, file, position }, place) =>
    run(
      db,
      'INSERT INTO downloadable_sample (product_id, title, file, position) VALUES (?, ?, ?, ?)',
      id,
      title,
      seedFile(db, file, true),
      position ?? place + 1,
    ),
  );
}

/** Keeps a leaflet of ours; answers the path or address of the file. */
function seedFile(db: DatabaseSync, download: DownloadSeed, isFree: boolean): string {
  if ('url' in download) return download.url;
  run(
    db,
    'INSERT INTO leaflet (path, title, paragraphs, is_free) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET title = excluded.title, paragraphs = excluded.paragraphs, is_free = excluded.is_free',
    download.file,
    download.title,
    JSON.stringify(download.paragraphs),
    Number(isFree),
  );
  return download.file;
}

function seedGiftCard(db: DatabaseSync, id: number, sku: string, card: GiftCardSeed): void {
  const { amounts, openAmount } = card;
  const all = [...amounts, ...(openAmount ? [openAmount.min, openAmount.max] : [])];
  if (all.length === 0) throw new Error(`Seed: the gift card ${sku} has no amount.`);
  run(
    db,
    'INSERT INTO gift_card_product (product_id, type, open_min, open_max, allow_message, lifetime, is_redeemable) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    card.type,
    openAmount?.min ?? null,
    openAmount?.max ?? null,
    Number(card.allowMessage ?? true),
    card.lifetime,
    Number(card.isRedeemable ?? true),
  );
  for (const amount of amounts) run(db, 'INSERT INTO gift_card_amount (product_id, amount) VALUES (?, ?)', id, amount);
  const [min, max] = [Math.min(...all), Math.max(...all)];
  run(
    db,
    'UPDATE product SET min_regular = ?1, min_final = ?1, max_regular = ?2, max_final = ?2 WHERE id = ?3',
    min,
    max,
    id,
  );
}
