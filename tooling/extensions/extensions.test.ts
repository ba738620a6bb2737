import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findShops } from '../src/findShops.ts';
import { root } from '../src/services.ts';
import { motto } from './addJourney.ts';
import { diya } from './addProduct.ts';
import { copyWorkspace } from './copyWorkspace.ts';
import { extend, type Extensions } from './extend.ts';
import { prepareRelease, releasedFiles } from './release.ts';

let copy: string;
let extensions: Extensions;

beforeAll(async () => {
  copy = copyWorkspace();
  extensions = await extend(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command of the copy. Answers what it says when it fails, else nothing. */
function complaintOf(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', command), args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  return status === 0
    ? ''
    : `${command} ${args.join(' ')} in ${folder}
${stdout}${stderr}`.slice(-6000);
}

it('brings a variant on the next port, a locale, a switch and two store views', () => {
  const { id, port, view } = extensions;
  expect(findShops(copy).at(-1)).toEqual({ name: id, port });
  const list = readFileSync(join(copy, 'packages/commerce-sandbox/src/catalogue/partners.json'), 'utf8');
  expect(list).toContain(`"code": "${id}"`);
  expect(list).toContain(`"code": "${view}"`);
});

it.each([
  ['layout of code', 'oxfmt', ['--check', 'apps']],
  ['manifests', 'sherif', []],
  ['directions of imports', 'depcruise', ['apps', 'packages', '--config', '.dependency-cruiser.mjs']],
])('keeps the %s', (_, command, args) => {
  expect(complaintOf('.', command, ...args)).toBe('');
});

it('leaves no dead code', () => {
  expect(complaintOf('.', 'knip', '--workspace', `apps/${extensions.id}`)).toBe('');
});

it('has types', () => {
  // One program of all that the extensions touch: each by itself would check the storefront and the client again.
  const project = 'packages/storefront/tsconfig.extended.json';
  const include = [
    ...[
      'variant',
      'commerce-client',
      'commerce-sandbox',
      'page-builder',
      'state',
      'analytics',
      'server',
      'storefront',
    ].map(name => `../${name}/src`),
    ...['*.ts', 'src', 'tasks'].map(path => `../../tooling/${path}`),
    ...['vite.config.ts', 'src'].map(path => `../../apps/${extensions.id}/${path}`),
    `../../${motto}`,
  ];
  writeFileSync(
    join(copy, project),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, include }),
  );
  expect(complaintOf('.', 'tsc', '--noEmit', '--project', project)).toBe('');
});

it.each([
  ['a reference', 'docs-configuration', 'docs/configuration.md', () => `\`${extensions.field}\``],
  ['notices', 'notices', 'THIRD-PARTY-NOTICES.md', () => '@fontsource/hind'],
])('has %s that can be printed anew', (_, task, file, said) => {
  const printed = spawnSync(process.execPath, [`tasks/${task}.ts`], { cwd: join(copy, 'tooling') });
  expect(printed.status).toBe(0);
  expect(readFileSync(join(copy, file), 'utf8')).toContain(said());
});

it('has a rule that a test cites', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tasks/rules.ts'], {
    cwd: join(copy, 'tooling'),
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});

it('has a journey that is found', () => {
  // It is walked in the shops as they are built, which takes minutes.
  expect(complaintOf('e2e', 'playwright', 'test', '--list', basename(motto))).toBe('');
});

it.each([
  ['packages/messages', []],
  ['packages/artwork', ['src/renderArtwork.test.ts', '-t', `renderArtwork of ${diya}`]],
  ['packages/variant', []],
  ['packages/analytics', []],
  ['packages/commerce-client', ['src/createCommerceClient.test.ts', 'src/operations']],
  [
    'packages/commerce-sandbox',
    [
      'src/store',
      'src/catalogue',
      'src/seed',
      'src/import/shippedFiles.test.ts',
      'src/resolvers.test.ts',
      'src/strangers.test.ts',
      'src/gateways',
      'src/checkout/methods.test.ts',
    ],
  ],
  ['packages/page-builder', ['src/parse', 'src/render']],
  [
    'packages/server',
    ['src/features', 'src/environment', 'src/backEndPaths', 'src/contentSecurityPolicy', 'src/paymentReturn'],
  ],
  ['packages/state', ['src/app', 'src/checkout/payment.test.ts', 'src/checkout/selectPaymentOptions.test.ts']],
  [
    'packages/storefront',
    [
      'src/stories.test.ts',
      'src/app/routes.test.ts',
      'src/entry/server.test.tsx',
      'src/features/motto',
      'src/features/checkout/paymentWays.test.ts',
    ],
  ],
  ['packages/ui', ['src/stories.test.ts', 'src/guides.test.ts', 'src/tokens']],
  [
    'tooling',
    [
      'src/create-variant',
      'src/reference',
      'src/releases',
      'src/notices',
      'src/ports',
      'src/messages',
      'src/texts.test.ts',
      'src/typefaces.test.ts',
      'src/chunks.test.ts',
      'src/shopConstants',
      'src/doctor/doctor.test.ts',
    ],
  ],
])('passes the tests of %s that know of them', (folder, files) => {
  expect(complaintOf(folder, 'vitest', 'run', '--reporter=dot', ...files)).toBe('');
});

it('passes the tests of the themes', () => {
  // The project's own configuration starts Storybook, which a linked workspace cannot.
  const config = join(copy, 'apps/storybook/vitest.themes.config.ts');
  writeFileSync(config, "export default { test: { include: ['.storybook/*.test.ts'] } };\n");
  expect(complaintOf('apps/storybook', 'vitest', 'run', '--config', config, '--reporter=dot')).toBe('');
});

// The last one, for it changes the version of what the others know.
it('can be released, and the workspace that it is a copy of stays as it was', () => {
  const { id } = extensions;
  const before = { copy: releasedFiles(copy), root: releasedFiles(root) };
  const sentence = 'Shoppers read what the shop stands for.';
  const [command = '', ...args] = prepareRelease(copy, id, sentence);
  expect(complaintOf('.', command, ...args)).toBe('');

  const after = releasedFiles(copy);
  const versionIn = (files: Record<string, string>) =>
    (JSON.parse(files[`apps/${id}/package.json`] ?? '{}') as { version?: string }).version;
  const [major, minor] = (versionIn(before.copy) ?? '').split('.').map(Number);
  expect(versionIn(after)).toBe(`${major}.${(minor ?? 0) + 1}.0`);
  expect(after[`apps/${id}/CHANGELOG.md`]).toContain(sentence);
  expect(Object.keys(after).filter(file => file.startsWith('.changeset/'))).toEqual([]);
  expect(releasedFiles(root)).toEqual(before.root);
});
