import type { StoreViewSeed } from '../catalogue/contentTypes.ts';
import { seedCoupons } from '../cart/seedCoupons.ts';
import { type PostalAddress, postalAddress } from '../checkout/PostalAddress.ts';
import { coinReasons } from '../coins/coinReasons.ts';
import { coinBalance, moveCoins } from '../coins/ledger.ts';
import { run } from '../database.ts';
import { regionByCode } from '../directory/regions.ts';
import { keepVerifiedMobile } from '../identity/verifiedMobile.ts';
import { seedOrders } from '../orders/seedOrders.ts';
import { notify } from '../notifications/notify.ts';
import { readOldNotifications } from '../notifications/seedNotifications.ts';
import type { SeedDeps } from '../seed/SeedDeps.ts';
import { keepAddress, setDefaults } from './addressBook.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Shop@1234, the password of both demo accounts that everybody is told, hashed beforehand: a new database need not take
 * the time.
 */
const PASSWORD_HASH = 'scrypt$ZGVtb25zdHJhdGlvbiAwMQ==$XNz105pzk5hfFGZtt2iJ4OXLgTTB0bziW4Pz9uXod3g=';

/** Asha's balance, in hundredths of a coin. */
const ASHAS_COINS = 245_000;

function address(
  firstname: string,
  lastname: string,
  regionCode: string,
  parts: Partial<PostalAddress>,
): PostalAddress {
  const region = regionByCode(regionCode)!;
  return postalAddress({
    firstname,
    lastname,
    country_code: 'IN',
    region: region.name,
    region_code: region.code,
    region_id: region.id,
    ...parts,
  });
}

function seedAccount(
  { db, now }: SeedDeps,
  firstname: string,
  lastname: string,
  attributes: Record<string, string>,
): number {
  const email = `${firstname.toLowerCase()}@example.com`;
  return run(
    db,
    'INSERT INTO customer (email, firstname, lastname, attributes, password_hash, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    email,
    firstname,
    lastname,
    JSON.stringify(attributes),
    PASSWORD_HASH,
    now.getTime() - 60 * DAY,
  ).id;
}

/**
 * The demo accounts (asha@example.com with coins, two addresses and past orders in every state; ravi@example.com, new) with the
 * coupons and the gift card that a demonstration needs. The catalogue has to be there already.
 */
export function seedCustomers(deps: SeedDeps, storeViews: readonly StoreViewSeed[]): void {
  const { db, now } = deps;
  seedCoupons(db, now);
  const asha = seedAccount(deps, 'Asha', 'Rao', {
    mobile_number: '9810012345',
    secondary_email: 'asha.rao@example.org',
  });
  keepVerifiedMobile(db, asha, '9810012345');
  seedAccount(deps, 'Ravi', 'Menon', {});

  const home = address('Asha', 'Rao', 'DL', {
    street: ['12 Barakhamba Road', 'Flat 4B'],
    city: 'New Delhi',
    postcode: '110001',
    telephone: '9810012345',
  });
  const office = address('Asha', 'Rao', 'KA', {
    street: ['48 Residency Road'],
    city: 'Bengaluru',
    postcode: '560001',
    telephone: '9810012345',
    company: 'Lakeview Studios',
  });
  setDefaults(
    db,
    { id: keepAddress(db, asha, home), customer_id: asha },
    { default_billing: true, default_shipping: true },
  );
  keepAddress(db, asha, office);

  moveCoins(db, asha, 200_000, coinReasons.welcome, new Date(now.getTime() - 60 * DAY));
  seedOrders(deps, asha, home, storeViews);
  const yesterday = new Date(now.getTime() - DAY);
  moveCoins(db, asha, ASHAS_COINS - coinBalance(db, asha, now), coinReasons.bonus, yesterday);
  notify({ db, clock: () => yesterday }, asha, {
    title: 'A festive bonus for you',
    body: 'We have added coins to your balance. Spend them on anything in the shop.',
    url: '/zepp-coins',
  });
  readOldNotifications(deps, asha);
}
