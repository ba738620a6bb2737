import { expect, it } from 'vitest';
import { formsOf, renderArtwork, shapes, type Shape, type Artwork, type View } from './index.ts';

const views: View[] = ['front', 'angle', 'detail'];

const plain = (shape: Shape): Artwork => ({
  shape,
  colour: '#2f5f8f',
  accent: '#e0a83c',
  finish: 'matte',
  tint: '#f4efe6',
  seed: 7,
});

const several = shapes.map(shape => ({ shape, forms: formsOf(shape) })).filter(({ forms }) => forms.length > 0);

it.each(several)('draws each kind of $shape differently, in every view, small enough to send', ({ shape, forms }) => {
  const pictures = forms.flatMap(form => views.map(view => renderArtwork({ ...plain(shape), form }, view)));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const svg of pictures) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(svg.length).toBeLessThan(18_000);
  }
});
