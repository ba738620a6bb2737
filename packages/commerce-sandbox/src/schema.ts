import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { billStoreTables, billTables } from './bills/tables.ts';
import { cartProductTypeTables, namedProductTypes } from './cart/productTypeTables.ts';
import { cartNoteTables, cartTables, offeredCouponTables } from './cart/tables.ts';
import { coinTables } from './coins/tables.ts';
import { compareTables } from './compare/tables.ts';
import { contentTables, dynamicBlockTables } from './content/tables.ts';
import { customerStoreTables, furtherCustomerTables } from './customer/furtherTables.ts';
import { customerTables } from './customer/tables.ts';
import { row, rows, run, transaction } from './database.ts';
import {
  fulfilmentTables,
  invoicePartTables,
  returnCommentTables,
  returnConfirmationTables,
} from './fulfilment/tables.ts';
import { gatewayTables } from './gateways/tables.ts';
import { giftTables } from './gifts/tables.ts';
import { gstTables } from './gst/tables.ts';
import { identityTables, signInLinkTables } from './identity/tables.ts';
import { inboxTables } from './inbox/tables.ts';
import { linkTables } from './links/tables.ts';
import { messageChannelTables } from './messageChannels/tables.ts';
import { notificationTables, pushTables } from './notifications/tables.ts';
import { orderProductTypeTables, orderTables } from './orders/tables.ts';
import { customOptionTables } from './products/customOptions.ts';
import { pricesInViewTables, productInViewTables, quantityStepTables } from './products/inViewTables.ts';
import { productTypeTables } from './products/productTypeTables.ts';
import { listingRatedTables, listingTables } from './products/listingTables.ts';
import { furtherLabelTables, labelTables } from './store/labelTables.ts';
import { searchInViewTables, searchPartTables } from './products/searchTables.ts';
import { factTables, ownTables, productTables, videoTables } from './products/tables.ts';
import { programmeTables } from './programmes/tables.ts';
import { questionTables } from './questions/tables.ts';
import { referralTables } from './referrals/tables.ts';
import { reviewLanguageTables, reviewResponseTables, reviewTables } from './reviews/tables.ts';
import { routingTables } from './routing/tables.ts';
import { stockNoticeTables } from './stockNotices/tables.ts';
import { vaultTables } from './vault/tables.ts';
import { wishlistTables } from './wishlist/tables.ts';

const coreTables = /* sql */ `
  CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Every table of the sandbox, room by room. Steps are only ever added at the end: applied ones are not run again. */
const steps: readonly string[] = [
  coreTables,
  productTables,
  contentTables,
  routingTables,
  customerTables,
  cartTables,
  orderTables,
  coinTables,
  gatewayTables,
  inboxTables,
  ownTables,
  productTypeTables,
  cartProductTypeTables,
  orderProductTypeTables,
  listingTables,
  productInViewTables,
  reviewTables,
  wishlistTables,
  linkTables,
  dynamicBlockTables,
  videoTables,
  searchInViewTables,
  namedProductTypes,
  customOptionTables,
  fulfilmentTables,
  gstTables,
  offeredCouponTables,
  identityTables,
  referralTables,
  vaultTables,
  notificationTables,
  quantityStepTables,
  returnConfirmationTables,
  signInLinkTables,
  billTables,
  pushTables,
  programmeTables,
  invoicePartTables,
  messageChannelTables,
  searchPartTables,
  listingRatedTables,
  giftTables,
  factTables,
  labelTables,
  furtherCustomerTables,
  stockNoticeTables,
  reviewResponseTables,
  questionTables,
  furtherLabelTables,
  billStoreTables,
  customerStoreTables,
  pricesInViewTables,
  compareTables,
  cartNoteTables,
  reviewLanguageTables,
  returnCommentTables,
];

/** The database was made by a sandbox whose tables were different ones. */
export class SchemaMismatch extends Error {
  constructor() {
    super('The database was made by another version of the sandbox. Run `commerce-sandbox reset` to make it anew.');
    this.name = 'SchemaMismatch';
  }
}

/** Brings a database up to date, step by step. Throws SchemaMismatch when a step that it holds has changed since. */
export function migrate(db: DatabaseSync): void {
  db.exec('CREATE TABLE IF NOT EXISTS schema_step (position INTEGER PRIMARY KEY, hash TEXT NOT NULL) STRICT');
  // A table that others refer to can only be made anew while nobody looks:
  // https://sqlite.org/lang_altertable.html#otheralter
  db.exec('PRAGMA foreign_keys = OFF');
  try {
    applySteps(db);
  } finally {
    db.exec('PRAGMA foreign_keys = ON');
  }
}

function applySteps(db: DatabaseSync): void {
  transaction(db, () => {
    const applied = rows<{ hash: string }>(db, 'SELECT hash FROM schema_step ORDER BY position');
    if (applied.length > steps.length) throw new SchemaMismatch();
    steps.forEach((sql, position) => {
      const hash = createHash('sha256').update(sql).digest('hex');
      const known = applied[position];
      if (known && known.hash !== hash) throw new SchemaMismatch();
      if (known) return;
      db.exec(sql);
      run(db, 'INSERT INTO schema_step (position, hash) VALUES (?, ?)', position, hash);
    });
  });
}

/** A value that the database keeps about itself. */
export function setting(db: DatabaseSync, name: string): string | undefined {
  return row<{ value: string }>(db, 'SELECT value FROM setting WHERE name = ?', name)?.value;
}

/** Keeps a value, replacing the one before. */
export function keepSetting(db: DatabaseSync, name: string, value: string): void {
  run(
    db,
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    value,
  );
}
