import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { patience } from '../../../packages/server/src/startServer.ts';
import { root } from '../services.ts';
import { readManifests } from './readManifests.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What Varnish asks a server before it sends visitors there, and after how many seconds at most it goes elsewhere. */
function probeIn(file: string) {
  const text = read(file);
  const valueOf = (name: string) => new RegExp(String.raw`\.${name} = "?([^";]+)"?;`).exec(text)?.[1] ?? '';
  const numberOf = (name: string) => Number.parseInt(valueOf(name), 10);
  const failures = numberOf('window') - numberOf('threshold') + 1;
  return { url: valueOf('url'), noticed: failures * numberOf('interval') + numberOf('timeout') };
}

interface Probe {
  httpGet: { path: string };
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
}
interface Pod {
  terminationGracePeriodSeconds: number;
  containers: [{ env: { name: string; value: string }[]; readinessProbe: Probe; livenessProbe: Probe }];
}

it('is noticed by Varnish before it takes no more, and waited for with its last requests, by Compose', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; stop_grace_period: string }>;
  };
  const { environment, stop_grace_period: grace = '' } = services['storefront1'] ?? {};
  const drain = Number(environment?.['DRAIN_SECONDS']);
  const { url, noticed } = probeIn('deploy/varnish/compose/backend.vcl');
  expect(url).toBe('/openz');
  expect(noticed).toBeLessThanOrEqual(drain);
  expect(grace).toMatch(/^\d+s$/);
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(drain + patience / 1000);
  expect(probeIn('deploy/varnish/backend.vcl')).toEqual({ url, noticed });
});

it('is noticed before it takes no more, waited for with its last requests and not killed meanwhile, by Kubernetes', () => {
  const [pod] = readManifests()
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ spec }) => (spec as { template: { spec: Pod } }).template.spec);
  if (!pod) throw new Error('There is no deployment.');
  const [{ env, readinessProbe, livenessProbe }] = pod.containers;
  const drain = Number(env.find(({ name }) => name === 'DRAIN_SECONDS')?.value);
  const { periodSeconds, failureThreshold, timeoutSeconds } = readinessProbe;
  expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(['/openz', '/healthz']);
  expect(periodSeconds * failureThreshold + timeoutSeconds).toBeLessThanOrEqual(drain);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + patience / 1000);
});
