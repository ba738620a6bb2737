import { turbo } from '../src/build.ts';
import { measureOrders } from '../src/bench/orders.ts';
import { measureCatalogue, measurePageBuilder } from '../src/bench/packages.ts';
import { measurePages } from '../src/bench/pages.ts';
import { measureServer } from '../src/bench/server.ts';
import { soak } from '../src/bench/soak.ts';
import { moveToFreePorts, shopPorts } from '../src/ports.ts';
import { readArguments } from '../src/readArguments.ts';

/** Through a build, which is made where there is none. */
async function ofABuild(measure: () => Promise<string[]>): Promise<string[]> {
  turbo(['build'], ['@shop/float-price']);
  return measure();
}

try {
  await moveToFreePorts(200);

  const { positionals: names, values } = readArguments(
    'pnpm bench [catalogue | orders | page-builder | server | soak | variant …] [--runs N]',
    {
      options: { runs: { type: 'string', default: '5' } },
      words: ['catalogue', 'orders', 'page-builder', 'server', 'soak', ...shopPorts().map(({ name }) => name)],
    },
  );
  const runs = Number(values.runs);
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const shops = shopPorts().filter(({ name }) => isWanted(name));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is ${JSON.stringify(values.runs)}: give a whole number from 1.`);
  const complaints = [
    ...(isWanted('page-builder') ? measurePageBuilder() : []),
    ...(isWanted('catalogue') ? measureCatalogue() : []),
    ...(isWanted('orders') ? await ofABuild(measureOrders) : []),
    ...(isWanted('server') ? await ofABuild(measureServer) : []),
    // By its name alone: it takes minutes.
    ...(names.includes('soak') ? await ofABuild(soak) : []),
    ...(shops.length > 0 ? await measurePages(shops, runs) : []),
  ];
  for (const complaint of complaints) console.error(`refused: ${complaint}`);
  console.log(
    complaints.length === 0 ? 'Everything that was measured is within its budget.' : `${complaints.length} refused.`,
  );
  process.exit(complaints.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
