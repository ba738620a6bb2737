import { expect, it } from 'vitest';
import { products } from '../catalogue/products.ts';
import { Ink } from './Ink.ts';
import { renderArtwork } from './renderArtwork.ts';
import { shapes, type Shape } from './shapes.ts';
import { drawings } from './shapes/index.ts';
import type { Artwork, View } from './types.ts';

const views: View[] = ['front', 'angle', 'detail'];

const plain = (shape: Shape): Artwork => ({
  shape,
  colour: '#2f5f8f',
  accent: '#e0a83c',
  finish: 'matte',
  tint: '#f4efe6',
  seed: 7,
});

/** Remembers which kinds a drawing offers. */
class Listener extends Ink {
  offered: readonly string[] = [];

  override form<Form extends string>(forms: readonly [Form, ...Form[]]): Form {
    this.offered = forms;
    return super.form(forms);
  }
}

function formsOf(shape: Shape): readonly string[] {
  const ink = new Listener(plain(shape), 'front');
  drawings[shape](ink);
  return ink.offered;
}

const several = shapes.map(shape => ({ shape, forms: formsOf(shape) })).filter(({ forms }) => forms.length > 0);

it.each(several)('draws each kind of $shape differently, in every view, small enough to send', ({ shape, forms }) => {
  const pictures = forms.flatMap(form => views.map(view => renderArtwork({ ...plain(shape), form }, view)));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const svg of pictures) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(svg.length).toBeLessThan(18_000);
  }
});

it('knows every kind that the catalogue asks for', () => {
  const unknown = products
    .filter(({ artwork }) => artwork.form !== undefined && !formsOf(artwork.shape).includes(artwork.form))
    .map(({ name, artwork }) => `${name}: ${artwork.shape} "${artwork.form}"`);
  expect(unknown).toEqual([]);
});
