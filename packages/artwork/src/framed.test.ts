import sharp from 'sharp';
import { expect, it } from 'vitest';
import { framed } from './framed.ts';
import { drawThing } from './renderArtwork.ts';
import { shapes } from './shapes.ts';
import type { View } from './types.ts';

const views: View[] = ['front', 'angle'];

/** Left and right end of what is not shadow, in drawing units; the picture shows 100 units more on each side. */
async function reach(svg: string): Promise<[left: number, right: number]> {
  const size = 120;
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 1200 1200" width="${size}" height="${size}">${svg}</svg>`;
  const pixels = await sharp(Buffer.from(document)).ensureAlpha().raw().toBuffer();
  const columns = Array.from({ length: size }, (_, x) => x).filter(x =>
    Array.from({ length: size }, (_, y) => pixels[(y * size + x) * 4 + 3] ?? 0).some(alpha => alpha > 200),
  );
  return [(columns[0] ?? 0) * 10 - 100, (columns.at(-1) ?? size) * 10 - 90];
}

it.each(shapes)('keeps %s inside the middle of the picture, which a crop to 4:5 shows', async shape => {
  for (const view of views) {
    const artwork = {
      shape,
      colour: '#2f5f8f',
      accent: '#e0a83c',
      finish: 'matte',
      tint: '#f4efe6',
      seed: 40_389_120,
    } as const;
    const [left, right] = await reach(framed(shape, view, drawThing(artwork, view, 'k')));
    expect(left).toBeGreaterThanOrEqual(80);
    expect(right).toBeLessThanOrEqual(920);
  }
});
