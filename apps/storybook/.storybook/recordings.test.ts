import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, '../recordings');
const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n');
const wanted = new Set([...stories.matchAll(/recording: '([^']+)'/g)].map(([, name = '']) => name));
const recordings = globSync('*.json', { cwd: folder });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('records every screen, and nothing that no screen shows', () => {
  expect(new Set(recordings.map(file => file.split('.')[0]))).toEqual(wanted);
});

it.each(['Simple', 'Configurable', 'Bundle', 'Grouped', 'Downloadable', 'GiftCard', 'Virtual'])(
  'shows the page of a %sProduct',
  productType => {
    const answers = JSON.parse(read('catalogue.json')) as Record<
      string,
      { body: { data?: { route?: { __typename: string } | null } } }
    >;
    expect(Object.values(answers).map(({ body }) => body.data?.route?.__typename)).toContain(`${productType}Product`);
  },
);

describe.each(recordings)('%s', file => {
  it('names no host of the machine it was made on', () => {
    expect(read(file)).not.toMatch(/localhost|127\.0\.0\.1|:\d{4}\//);
  });

  it('holds answers, and no call that failed on the way', () => {
    const answers = JSON.parse(read(file)) as Record<string, { status: number }>;
    expect(Object.entries(answers).filter(([, { status }]) => status >= 500)).toEqual([]);
    expect(Object.keys(answers)).not.toEqual([]);
  });
});
