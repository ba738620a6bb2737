// @vitest-environment node
import { expect, it } from 'vitest';
import { workerFile, type WorkerInput } from './workerFile.ts';

const assets = {
  styles: [{ href: '/assets/a.css', css: '', hash: '', names: [] }],
  scripts: ['/assets/entry.js'],
  head: '',
};
const input: WorkerInput = {
  shopName: 'Kaveri "K" Rewards',
  pushes: true,
  development: false,
  assetsFor: () => assets,
};
const read = async (rest: Partial<WorkerInput> = {}, path = '/service-worker.js') =>
  (await workerFile(path, { ...input, ...rest }))?.body;

// Rule offline-04.
it('is one script, and another one for each build', async () => {
  const body = await read();
  expect(body).toContain('editions=[["/assets/entry.js","/assets/a.css"]]');
  for (const event of ['push', 'notificationclick', 'fetch', 'install'])
    expect(body).toMatch(new RegExp(`addEventListener\\([\`'"]${event}[\`'"]`));
  expect(await read()).toBe(body);
  expect(await read({ assetsFor: () => ({ ...assets, scripts: ['/assets/other.js'] }) })).not.toBe(body);
});

// Rule offline-04.
it('names the files of each edition', async () => {
  const hindi = { ...assets, scripts: ['/assets/entry-hi.js'] };
  expect(await read({ otherAssets: [() => hindi] })).toContain(
    'editions=[["/assets/entry.js","/assets/a.css"],["/assets/entry-hi.js","/assets/a.css"]]',
  );
});

it('keeps nothing while a shop is developed', async () => {
  expect(await read({ development: true })).not.toMatch(/[`'"]fetch[`'"]/);
});

it('stands at one path only', async () => {
  expect(await read({}, '/service-worker.jsx')).toBeUndefined();
});
