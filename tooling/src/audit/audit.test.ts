import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../services.ts';
import { readAudit } from './readAudit.ts';

const advisory = (severity: string, id: string) => ({
  module_name: 'left-pad',
  severity,
  title: 'Pads to the wrong side',
  url: `https://github.com/advisories/${id}`,
  github_advisory_id: id,
  patched_versions: '>=1.3.1',
});

it('names weaknesses of weight that nobody gave a reason for, and counts the others', () => {
  const printed = JSON.stringify({
    advisories: { 1: advisory('high', 'GHSA-a'), 2: advisory('critical', 'GHSA-b'), 3: advisory('low', 'GHSA-c') },
  });
  expect(readAudit(printed, { 'GHSA-b': 'only while building' })).toEqual({
    found: ['left-pad (high): Pads to the wrong side. Better from >=1.3.1. https://github.com/advisories/GHSA-a'],
    others: 2,
  });
});

it.each(['', 'Error: the endpoint responded with 405', '{"error":{"code":"ERR"}}', 'null'])(
  'takes %j for no answer, not for a good one',
  printed => expect(readAudit(printed)).toBe(undefined),
);

it('the lockfile names each package by the hash of what the registry has: no branch, no file of a stranger', () => {
  const lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as {
    packages: Record<string, { resolution: Record<string, unknown> }>;
  };
  const odd = Object.entries(lockfile.packages).filter(
    ([, { resolution }]) =>
      Object.keys(resolution).join(',') !== 'integrity' || !String(resolution['integrity']).startsWith('sha512-'),
  );
  expect(odd.map(([name]) => name)).toEqual([]);
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(300);
});
