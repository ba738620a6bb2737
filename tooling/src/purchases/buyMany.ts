import { makeShopper } from './makeShopper.ts';
import { plentiful } from './tally.ts';

export interface BuyManyOptions {
  /** Address of the storefront server. */
  shop: string;
  database: string;
  orders: number;
  shoppers: number;
  /** A number from 0 to below 1. */
  random: () => number;
}

export interface Bought {
  answered: { number: string }[];
  /** What each order took from an empty cart to its number, ms. */
  times: number[];
  /** Calls that were made once more because no answer came. */
  retries: number;
  errors: string[];
}

/** Many shoppers buy at once: mostly guests, some with a coupon or a gift card, and one customer. */
export async function buyMany({ shop, database, orders, shoppers, random }: BuyManyOptions): Promise<Bought> {
  const skus = plentiful(database, Math.ceil(orders / 5));
  if (skus.length === 0) throw new Error(`Nothing in the catalogue is there ${Math.ceil(orders / 5)} times.`);
  const bought: Bought = { answered: [], times: [], retries: 0, errors: [] };
  let begun = 0;
  const shopping = Array.from({ length: shoppers }, async (_, place) => {
    const shopper = makeShopper({
      shop,
      from: `10.9.1.${place + 1}`,
      email: place === 0 ? 'asha@example.com' : `shopper-${place}@example.com`,
      onRetry: () => (bought.retries += 1),
    });
    if (place === 0) await shopper.signIn('Shop@1234');
    while (begun < orders) {
      begun += 1;
      const sku = skus[Math.floor(random() * skus.length)] ?? '';
      const kind = random();
      const began = performance.now();
      try {
        bought.answered.push(
          await shopper.buy({
            sku,
            coupon: kind < 0.3 ? 'SAVE10' : undefined,
            giftCard: kind > 0.8 ? 'GIFT-1000-DEMO' : undefined,
          }),
        );
        bought.times.push(performance.now() - began);
      } catch (error) {
        bought.errors.push(error instanceof Error ? error.message : String(error));
      }
    }
  });
  await Promise.all(shopping);
  return bought;
}
