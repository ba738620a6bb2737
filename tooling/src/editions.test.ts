import { writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { resolveConfig } from 'vite';
import { shopConfig } from '../vite.ts';
import { copyApp } from './copyApp.ts';
import { editionOf, spokenHere } from './editions.ts';

const app = copyApp('zepp-coins');
afterAll(() => rmSync(app, { recursive: true, force: true }));

it('builds a shop once for each of its locales, into the same folders (errors-15)', async () => {
  writeFileSync(
    join(app, 'src/variant.ts'),
    `import { defineVariant } from '@shop/variant';
export const variant = defineVariant({ id: 'kaveri', name: 'Kaveri', helpNumber: '919000000004', otherLocales: { en_US: {}, hi_IN: {} } });
`,
  );
  const config = await resolveConfig({ ...shopConfig(app), configFile: false }, 'build');
  const { environments } = config;
  expect(Object.keys(environments).map(name => [name, editionOf({ name, config })])).toEqual([
    ['client', undefined],
    ['ssr', undefined],
    ['client_hi_IN', 'hi_IN'],
    ['ssr_hi_IN', 'hi_IN'],
  ]);
  const { client, client_hi_IN: browser, ssr_hi_IN: server } = environments;
  expect([browser?.build.outDir, browser?.build.manifest, browser?.build.emptyOutDir]).toEqual([
    client?.build.outDir,
    '.vite/manifest.hi_IN.json',
    false,
  ]);
  expect([browser?.consumer, server?.consumer, server?.build.rolldownOptions.input]).toEqual([
    'client',
    'server',
    { hi_IN: 'src/entry-server.ts' },
  ]);
});

it('lets a development server be of one of its locales', async () => {
  const config = await resolveConfig({ plugins: [spokenHere('hi_IN')], configFile: false }, 'serve');
  expect(editionOf({ name: 'client', config })).toBe('hi_IN');
});

it.each(['hi_IN', 'kok_IN', 'sr_Cyrl_RS'])('knows a build in %s by the name of its environment', async locale => {
  const config = await resolveConfig({ configFile: false }, 'build');
  expect([`client_${locale}`, `ssr_${locale}`].map(name => editionOf({ name, config }))).toEqual([locale, locale]);
});
