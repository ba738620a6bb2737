import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderArtwork } from './renderArtwork.ts';
import { renderSwatch } from './renderSwatch.ts';
import type { Artwork } from './types.ts';

const cushion: Artwork = {
  shape: 'cushion',
  colour: '#3c5a3a',
  accent: '#e4dcb8',
  finish: 'fabric',
  tint: '#f4efe6',
  seed: 23,
};

/** The colours of a row of dots across the middle, 48 px wide. */
async function across(artwork: Artwork): Promise<Set<string>> {
  const { data, info } = await sharp(Buffer.from(renderSwatch(artwork)))
    .resize(48, 48)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = data.subarray(24 * 48 * info.channels, 25 * 48 * info.channels);
  return new Set(Array.from({ length: 48 }, (_, at) => row.subarray(at * 3, at * 3 + 3).toString('hex')));
}

it('lays the cloth of a cushion flat, in both of its colours and without the ground behind it', async () => {
  expect(renderSwatch(cushion)).not.toContain(cushion.tint);
  const stripes = await across({ ...cushion, seed: 75 });
  expect(stripes).toContain('3c5a3a');
  expect(stripes.size).toBeGreaterThan(4);
});

it('differs by what is printed on the cloth', () => {
  expect(renderSwatch({ ...cushion, seed: 11 })).not.toBe(renderSwatch(cushion));
});

it('shows anything else as a whole', () => {
  const lamp: Artwork = { ...cushion, shape: 'table-lamp', finish: 'metal' };
  expect(renderSwatch(lamp)).toBe(renderArtwork(lamp, 'front'));
});
