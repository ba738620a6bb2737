import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { diskCache } from './diskCache.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'disk-cache-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 'x');
const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true })
    .map(String)
    .filter(name => /\.\w+$/.test(name))
    .toSorted();

it('keeps so many bytes, and gives up what was used longest ago', async () => {
  const dir = folder();
  const cache = diskCache(dir, 3 * 1024);
  for (const name of ['a/1.x', 'b/2.x', 'c/3.x']) await cache.keep(name, kilobytes(1));
  expect(await cache.read('a/1.x')).toEqual(kilobytes(1));
  await cache.keep('d/4.x', kilobytes(1));
  expect(filesIn(dir)).toEqual(['a/1.x', 'c/3.x', 'd/4.x']);
  expect(await cache.read('b/2.x')).toBeUndefined();
});

it('counts what it found in the folder, the oldest first', async () => {
  const dir = folder();
  for (const [name, seconds] of [
    ['new.x', 2],
    ['old.x', 1],
  ] as const) {
    writeFileSync(join(dir, name), kilobytes(1));
    utimesSync(join(dir, name), seconds, seconds);
  }
  const cache = diskCache(dir, 2 * 1024);
  await cache.keep('newest.x', kilobytes(1));
  expect(filesIn(dir)).toEqual(['new.x', 'newest.x']);
});

it('counts what is kept twice once, and survives a file that was taken away', async () => {
  const dir = folder();
  const cache = diskCache(dir, 2 * 1024);
  for (let time = 0; time < 5; time++) await cache.keep('a.x', kilobytes(1));
  await cache.keep('b.x', kilobytes(1));
  expect(filesIn(dir)).toEqual(['a.x', 'b.x']);
  rmSync(join(dir, 'a.x'));
  expect(await cache.read('a.x')).toBeUndefined();
});
