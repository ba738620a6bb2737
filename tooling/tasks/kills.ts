import { turbo } from '../src/build.ts';
import { runKills } from '../src/purchases/runKills.ts';
import { readArguments } from '../src/readArguments.ts';

const { values } = readArguments(
  `pnpm run test:kills [--orders N] [--seed N]

  Shoppers buy side by side through float-price's server, while the commerce server is killed (SIGKILL) at random moments
  and started again on the same data. After it no order is lost that a shopper was told of, none is there twice, and stock,
  coupons, gift cards and coins add up. The same seed kills after the same waits.`,
  { options: { orders: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } } },
);

try {
  const [orders, seed] = [Number(values.orders), Number(values.seed)];
  if (!Number.isInteger(orders) || orders < 1)
    throw new Error(`--orders is ${values.orders}: give a whole number from 1.`);
  if (!Number.isInteger(seed)) throw new Error(`--seed is ${values.seed}: give a whole number.`);
  turbo(['build'], ['@shop/float-price']);
  const outcome = await runKills({ orders, shoppers: Math.min(orders, 20), seed });
  for (const complaint of outcome.complaints) console.error(`FAILED ${complaint}`);
  const isWhole = outcome.complaints.length === 0;
  console.log(
    `${outcome.orders} orders, ${outcome.kills} kills, ${outcome.retries} calls made again, ${Math.round(outcome.seconds)} s: ` +
      (isWhole ? 'nothing lost, nothing doubled, all adds up.' : 'see above.'),
  );
  process.exit(isWhole ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
