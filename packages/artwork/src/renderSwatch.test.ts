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

it('cuts a piece out of cloth, of which the ground behind the thing is no part', async () => {
  const svg = renderSwatch(cushion);
  const { data, info } = await sharp(Buffer.from(svg)).resize(24, 24).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 24, height: 24 });
  const corners = [0, 23, 23 * 24, 24 * 24 - 1].map(at => data[at * info.channels + (info.channels - 1)]);
  expect(info.channels === 4 ? corners : [255, 255, 255, 255]).toEqual([255, 255, 255, 255]);
  expect(svg).not.toContain(cushion.tint);
});

it('differs by what is printed on the cloth', () => {
  expect(renderSwatch({ ...cushion, seed: 11 })).not.toBe(renderSwatch(cushion));
});

it('shows what is no cloth as a whole', () => {
  const lamp: Artwork = { ...cushion, shape: 'table-lamp', finish: 'metal' };
  expect(renderSwatch(lamp)).toBe(renderArtwork(lamp, 'front'));
});
