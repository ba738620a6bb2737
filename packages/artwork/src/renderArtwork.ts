import { mix, tone } from './colours.ts';
import { framed } from './framed.ts';
import { Ink } from './Ink.ts';
import { drawings } from './shapes/index.ts';
import type { Artwork, View } from './types.ts';

/** The picture of a product as an SVG document, square, on the ground of its category. */
export function renderArtwork(artwork: Artwork, view: View): string {
  const wall = tone(artwork.tint, 0.72);
  const floor = mix(artwork.tint, '#160e22', 0.05);
  const ground = `<defs>
      <radialGradient id="wall" cx=".38" cy=".3" r=".9">
        <stop offset="0" stop-color="${wall}"/>
        <stop offset=".65" stop-color="${artwork.tint}"/>
        <stop offset="1" stop-color="${floor}"/>
      </radialGradient>
    </defs>
    <rect width="1000" height="1000" fill="url(#wall)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">
      ${ground}
      ${framed(artwork.shape, view, drawThing(artwork, view, 'k'))}
    </svg>`;
}

/**
 * The thing alone, without ground, on a square of 1000 units. `scope` starts its ids: one of its own for each thing in
 * a document.
 */
export function drawThing(artwork: Artwork, view: View, scope: string): string {
  const ink = new Ink(artwork, view, scope);
  const drawn = drawings[artwork.shape](ink);
  return ink.definitions() + drawn;
}
