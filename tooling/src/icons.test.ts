import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawIcons, readScreenshots } from './icons.ts';

const dir = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function maskable(inside: string): Promise<(x: number, y: number) => string> {
  const file = join(dir, 'icon.svg');
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`);
  const icon = (await drawIcons(file)).get('maskable-512.png');
  const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
  return (x, y) =>
    `#${data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3).toString('hex')}`;
}

describe('the maskable icon', () => {
  it('goes on in the very colour that the icon stands on', async () => {
    const at = await maskable(
      '<rect width="64" height="64" rx="14" fill="#4a3fd6"/><circle cx="32" cy="32" r="22" fill="#ffffff"/>',
    );
    expect([at(5, 5), at(5, 256), at(60, 256), at(256, 256)]).toEqual(['#4a3fd6', '#4a3fd6', '#4a3fd6', '#ffffff']);
  });

  it('stands on white where the icon stands on nothing', async () => {
    const at = await maskable('<circle cx="32" cy="32" r="16" fill="#123456"/>');
    expect([at(5, 5), at(256, 256)]).toEqual(['#ffffff', '#123456']);
  });
});

// Rule install-01.
it('takes pictures of the shop along where it has some, and says how large they are', async () => {
  const file = join(dir, 'icon.svg');
  expect([...(await readScreenshots(file))]).toEqual([]);
  mkdirSync(join(dir, 'screenshots'));
  const create = { width: 412, height: 824, channels: 3, background: '#ffffff' } as const;
  await sharp({ create }).webp().toFile(join(dir, 'screenshots/narrow.webp'));
  const found = await readScreenshots(file);
  expect([...found.keys()]).toEqual(['screenshot-narrow.webp', 'screenshots.json']);
  expect(JSON.parse(String(found.get('screenshots.json')))).toEqual([
    { src: '/icons/screenshot-narrow.webp', sizes: '412x824', type: 'image/webp', form_factor: 'narrow' },
  ]);
});
