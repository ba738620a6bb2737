import { buyMany } from '../purchases/buyMany.ts';
import { openShop } from '../purchases/openShop.ts';
import { seeded } from '../purchases/seeded.ts';
import { complaintsAbout, takeStock } from '../purchases/tally.ts';

const shoppers = 50;
const orders = 400;

/** The time within which so many in a hundred came, ms. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Orders of 50 shoppers at once, through the storefront server of a build. Prints times; answers what went wrong. */
export async function measureOrders(): Promise<string[]> {
  const shop = await openShop();
  try {
    const { address, database } = shop;
    const before = takeStock(database);
    const began = performance.now();
    const { times, answered, errors } = await buyMany({ shop: address, database, orders, shoppers, random: seeded(1) });
    const seconds = (performance.now() - began) / 1000;
    const [p50, p95, p99] = [50, 95, 99].map(percent => Math.round(percentile(times, percent)));
    console.log(
      `orders: ${shoppers} shoppers placed ${answered.length} in ${seconds.toFixed(1)} s, ` +
        `${(answered.length / seconds).toFixed(1)} each second; from an empty cart to the number ` +
        `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; ${errors.length} errors\n`,
    );
    return [...new Set(errors), ...complaintsAbout(database, before, answered)].map(sentence => `orders: ${sentence}`);
  } finally {
    await shop.close();
  }
}
