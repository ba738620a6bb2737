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

/** Set by the commands for each other, or by Node, Vite, pnpm and Playwright: nobody configures them. */
const inner = /^(PATH|NODE_ENV|NO_COLOR|SHOP_THEME|DEBIAN_FRONTEND|TEST_PARALLEL_INDEX|FAULTS_REQUEST|SSR)$/;
/** Ports of shops are named after them. */
const shopPort = new Set(findShops(root).map(({ name }) => `${name.replaceAll('-', '_').toUpperCase()}_PORT`));

const sources = globSync('{packages/*/src,tooling/{src,tasks},e2e/{support,journeys}}/**/*.ts', { cwd: root })
  .concat('tooling/bootstrap.mjs', 'tooling/fetchPackage.mjs', 'tooling/run.mjs')
  .filter(file => !/\.test\.ts$|node_modules/.test(file));

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
    const examples = Object.fromEntries(Object.entries(server).map(([name, { example }]) => [name, example]));
    expect(readEnvironment(examples, 'kaveri', 3000).port).toBe(8080);
  });
});
