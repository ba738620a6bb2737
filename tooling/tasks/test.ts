import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideBrowser } from '../src/browser.ts';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';
import { installedVarnish } from '../src/varnish.ts';
import { add, playwrightTotals, vitestTotals, type Totals } from '../src/totals.ts';

interface Step {
  name: string;
  args: string[];
}

const { values } = readArguments(
  `npm test [-- --fresh]

  Everything. What has passed before on the same files is not run again, unless with --fresh.`,
  { options: { fresh: { type: 'boolean', default: false } } },
);

/** Runs tasks, or takes what the cache knows of them. What takes minutes shows how far it is. */
const turbo = (command: string, { fresh = values.fresh, shows = 'errors-only' } = {}) => [
  'exec',
  'turbo',
  'run',
  ...command.split(' '),
  `--output-logs=${shows}`,
  '--log-prefix=none',
  ...(fresh ? ['--force'] : []),
];

const checks: Step[] = [
  { name: 'format', args: ['lint:format'] },
  { name: 'types, lint and builds', args: turbo('typecheck lint build --continue --filter=!@shop/storybook') },
  { name: 'types and lint of Storybook', args: turbo('typecheck lint --filter=@shop/storybook') },
  { name: 'dependency rules', args: ['lint:graph'] },
  { name: 'dead code', args: ['lint:unused'] },
  { name: 'what only tests use', args: ['lint:wired'] },
  { name: 'manifests', args: ['lint:manifests'] },
  { name: 'rules and their tests', args: ['lint:rules'] },
];

const run = ({ name, args }: Step): boolean => {
  const began = Date.now();
  const { status } = spawnSync('pnpm', args, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
  return status === 0;
};

const testedPackages = () =>
  globSync('{packages,apps}/*/package.json', { cwd: root })
    .filter(
      file =>
        (JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts?: { test?: string } }).scripts?.test !==
        undefined,
    )
    .map(file => join(root, dirname(file)));

try {
  process.env['CHROMIUM_PATH'] = provideBrowser();
  if (process.env['CI'] !== undefined) process.env['NO_COLOR'] = '1';
  let totals: Totals = { passed: 0, failed: [], skipped: [] };
  for (const step of checks) if (!run(step)) totals.failed.push(step.name);

  const reports = [...testedPackages(), join(root, 'tooling')].map(dir => join(dir, 'reports/vitest.json'));
  for (const file of reports) if (existsSync(file)) rmSync(file);
  run({ name: 'unit and component tests', args: turbo('test --continue --concurrency=2') });
  for (const file of reports) totals = add(totals, vitestTotals(file));

  const extensions = join(root, 'tooling/reports/extensions.json');
  rmSync(extensions, { force: true });
  run({ name: 'extensions', args: turbo('extensions', { shows: 'new-only' }) });
  totals = add(totals, vitestTotals(extensions));

  const journeys = join(root, 'e2e/reports/playwright.json');
  rmSync(journeys, { force: true });
  // From the cache, unless it failed above: then older builds would be walked, and kept as passed.
  if (run({ name: 'builds', args: turbo('build --filter=./apps/* --filter=!@shop/storybook', { fresh: false }) }))
    run({ name: 'browser journeys', args: turbo('journeys', { shows: 'new-only' }) });
  totals = add(totals, playwrightTotals(journeys));

  if (installedVarnish() === undefined)
    console.log('left out edge: it needs Varnish, which `pnpm run test:edge` installs as root');
  else {
    const edge = join(root, 'tooling/reports/edge.json');
    rmSync(edge, { force: true });
    run({ name: 'edge', args: ['--filter', '@shop/tooling', 'exec', 'node', 'tasks/edge.ts'] });
    totals = add(totals, vitestTotals(edge));
  }

  // What the registry knows changes by the day, so it is asked each time; without it this step says that it is left out.
  if (!run({ name: 'known weaknesses of dependencies', args: ['run', 'audit'] })) totals.failed.push('audit');

  for (const name of totals.skipped) console.log(`skipped: ${name}`);
  for (const failure of totals.failed) console.log(`failed: ${failure}`);
  const skipped = totals.skipped.length > 0 ? `, ${totals.skipped.length} skipped` : '';
  console.log(`${totals.passed} passed, ${totals.failed.length} failed${skipped}`);
  const refused =
    totals.failed.length > 0 || totals.passed === 0 || (process.env['CI'] !== undefined && totals.skipped.length > 0);
  process.exit(refused ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
