import { measureCatalogue, measurePageBuilder } from '../src/bench/packages.ts';
import { measurePages } from '../src/bench/pages.ts';
import { movePorts, shopPorts } from '../src/ports.ts';

const usage = 'pnpm bench [catalogue | page-builder | variant …] [--runs N]';

movePorts(200);

const args = process.argv.slice(2);
const runsAt = args.indexOf('--runs');
const runs = runsAt < 0 ? 3 : Number(args[runsAt + 1]);
const names = args.filter((arg, index) => !arg.startsWith('--') && (runsAt < 0 || index !== runsAt + 1));
const isWanted = (name: string) => names.length === 0 || names.includes(name);
const shops = shopPorts().filter(({ name }) => isWanted(name));

try {
  const known = new Set(['catalogue', 'page-builder', ...shopPorts().map(({ name }) => name)]);
  if (!Number.isInteger(runs) || runs < 1 || !names.every(name => known.has(name))) throw new Error(`Usage: ${usage}`);
  const complaints = [
    ...(isWanted('page-builder') ? measurePageBuilder() : []),
    ...(isWanted('catalogue') ? measureCatalogue() : []),
    ...(shops.length > 0 ? await measurePages(shops, runs) : []),
  ];
  for (const complaint of complaints) console.error(`refused: ${complaint}`);
  console.log(complaints.length === 0 ? 'Everything that was measured is within its budget.' : `${complaints.length} refused.`);
  process.exit(complaints.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
