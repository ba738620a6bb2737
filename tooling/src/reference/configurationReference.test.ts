import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '@shop/server';
import { gatewayCodes, playedServices, scriptVariable } from '@shop/variant';
import { describe, expect, it } from 'vitest';
import { findShops } from '../findShops.ts';
import { root } from '../services.ts';
import { environmentFields } from './environmentFields.ts';
import { referenceFile, workspaceReference } from './workspaceReference.ts';

const { server, sandbox, tooling } = environmentFields;
const documented = new Set([...Object.keys(server), ...Object.keys(sandbox), ...Object.keys(tooling)]);

const examples = Object.fromEntries(Object.entries(server).map(([name, { example }]) => [name, example]));

/** Set by the commands for each other, or by Node, Vite, pnpm and Playwright: nobody configures them. */
const inner = /^(PATH|NODE_ENV|NO_COLOR|SHOP_THEME|DEBIAN_FRONTEND|TEST_PARALLEL_INDEX|FAULTS_REQUEST|SSR|MODE)$/;
/** Ports of shops are named after them. */
const shopPort = new Set(findShops(root).map(({ name }) => `${name.replaceAll('-', '_').toUpperCase()}_PORT`));

const sources = globSync(
  ['{packages,apps}/**/*.{ts,tsx}', '{tooling,e2e}/**/*.{ts,mjs}', 'apps/storybook/.storybook/*.ts'],
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
).filter(file => !/\.test\.tsx?$/.test(file));

it('is what the schemas say; if not, pnpm docs:configuration prints it anew', () => {
  expect(readFileSync(referenceFile, 'utf8')).toBe(workspaceReference());
});

describe('the environment', () => {
  it('names every variable that the code reads', () => {
    const read = sources.flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\benv(?:\[['"]|\.)([A-Z][A-Z0-9_]+)/g)].map(
        ([, name = '']) => ({ file, name }),
      ),
    );
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter(({ name }) => !documented.has(name) && !inner.test(name) && !shopPort.has(name))).toEqual([]);
  });

  it('names none that nothing reads', () => {
    const all = sources
      .map(file => readFileSync(join(root, file), 'utf8'))
      .filter(text => !text.includes('export const environmentFields'))
      .join('\n');
    expect([...documented].filter(name => !all.includes(name) && !(name in playedServices))).toEqual([]);
  });

  it('tells the defaults of the server as they are', () => {
    const { commerceUrl, trustedProxies, hsts, config } = readEnvironment({}, 'kaveri', 3000);
    const { COMMERCE_URL, TRUSTED_PROXIES, HSTS, MAPS_URL } = server;
    const scripts = gatewayCodes.map(code => server[scriptVariable(code)]);
    expect([
      commerceUrl,
      String(trustedProxies),
      hsts,
      ...gatewayCodes.map(code => config.gatewayScripts[code]),
      config.mapsUrl,
    ]).toEqual([COMMERCE_URL, TRUSTED_PROXIES, HSTS, ...scripts, MAPS_URL].map(field => field?.fallback));
  });

  it('gives examples that the server takes', () => {
    expect(readEnvironment(examples, 'kaveri', 3000).port).toBe(8080);
  });

  it('tells bounds that the server keeps', () => {
    const bounded = Object.entries(server).flatMap(([name, { meaning }]) => {
      const [, least, most] = /\b(\d+) to (\d+)\b/.exec(meaning) ?? [];
      return least === undefined || most === undefined ? [] : [{ name, least: Number(least), most: Number(most) }];
    });
    expect(bounded.map(({ name }) => name)).toEqual(expect.arrayContaining(['PORT', 'PAGE_CACHE_MB', 'DRAIN_SECONDS']));
    for (const { name, least, most } of bounded) {
      const readAs = (value: number) => () => readEnvironment({ ...examples, [name]: String(value) }, 'kaveri', 3000);
      for (const value of [least, most]) expect(readAs(value), `${name}=${value}`).not.toThrow();
      for (const value of [least - 1, most + 1]) expect(readAs(value), `${name}=${value}`).toThrow(name);
    }
  });
});
