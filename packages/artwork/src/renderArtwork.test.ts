import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderArtwork } from './renderArtwork.ts';
import type { Shape } from './shapes.ts';
import { drawings } from './shapes/index.ts';
import type { Artwork, View } from './types.ts';

const views: View[] = ['front', 'angle', 'detail'];
const drawn = Object.keys(drawings) as Shape[];

const artwork = (shape: Shape, changes: Partial<Artwork> = {}): Artwork => ({
  shape,
  colour: '#2f5f8f',
  accent: '#e0a83c',
  finish: 'matte',
  tint: '#f4efe6',
  seed: 2166136261,
  ...changes,
});

describe.each(drawn)('renderArtwork of %s', shape => {
  it('draws every view without a hole in its numbers, small enough to send', () => {
    for (const view of views) {
      const svg = renderArtwork(artwork(shape), view);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(svg.length).toBeLessThan(18_000);
    }
  });

  it('shows something else in each view', () => {
    expect(new Set(views.map(view => renderArtwork(artwork(shape), view))).size).toBe(3);
  });

  it('changes with the colour and with the seed', () => {
    const first = renderArtwork(artwork(shape), 'front');
    expect(renderArtwork(artwork(shape, { colour: '#b5384a' }), 'front')).not.toBe(first);
    expect(renderArtwork(artwork(shape, { seed: 40_389_120 }), 'front')).not.toBe(first);
    expect(renderArtwork(artwork(shape), 'front')).toBe(first);
  });

  it('names each definition once and refers only to names that exist', () => {
    for (const view of views) {
      const svg = renderArtwork(artwork(shape), view);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
    }
  });

  it('can be rendered and is not an empty ground', async () => {
    const svg = Buffer.from(renderArtwork(artwork(shape), 'front'));
    const { channels } = await sharp(svg, { density: 12 }).stats();
    expect(Math.max(...channels.slice(0, 3).map(channel => channel.stdev))).toBeGreaterThan(6);
  });
});
