import { buyMany } from './buyMany.ts';
import { openShop } from './openShop.ts';
import { seeded } from './seeded.ts';
import { complaintsAbout, takeStock } from './tally.ts';

export interface KillsOptions {
  orders: number;
  shoppers: number;
  seed: number;
}

export interface KillsOutcome {
  orders: number;
  kills: number;
  retries: number;
  seconds: number;
  complaints: string[];
}

/** Shortest and longest time between a start of the commerce server and its next end, ms. */
const [soonest, latest] = [300, 2500];

/** Lets shoppers buy while the commerce server is killed again and again at random moments, and counts after it. */
export async function runKills({ orders, shoppers, seed }: KillsOptions): Promise<KillsOutcome> {
  const random = seeded(seed);
  const shop = await openShop();
  try {
    const before = takeStock(shop.database);
    const began = Date.now();
    let isDone = false;
    let kills = 0;
    const killing = (async () => {
      for (;;) {
        await new Promise(resolve => setTimeout(resolve, soonest + random() * (latest - soonest)));
        if (isDone) return;
        await shop.crash();
        kills += 1;
      }
    })();
    const { address, database } = shop;
    const bought = await buyMany({ shop: address, database, orders, shoppers, random: seeded(seed + 1) });
    isDone = true;
    await killing;
    const { answered, retries, errors } = bought;
    return {
      orders: answered.length,
      kills,
      retries,
      seconds: (Date.now() - began) / 1000,
      complaints: [...new Set(errors), ...complaintsAbout(database, before, answered)],
    };
  } finally {
    await shop.close();
  }
}
