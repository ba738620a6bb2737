import { Ink } from './Ink.ts';
import { renderArtwork } from './renderArtwork.ts';
import { cushionWeave } from './shapes/cushion.ts';
import { cloth } from './textile.ts';
import type { Artwork } from './types.ts';

/** So large that two or three repeats of a print fill a dot. */
const enlarged = 'scale(4)';

/**
 * A small picture that stands for a thing among others of its kind, as an SVG document, square: of a cushion its cloth
 * laid flat, of anything else the thing itself.
 */
export function renderSwatch(artwork: Artwork): string {
  if (artwork.shape !== 'cushion') return renderArtwork(artwork, 'front');
  const ink = new Ink(artwork, 'front');
  // Laid out anew, not cut out of the drawing: librsvg drops what a pattern draws beside the part that is shown.
  const paint = cloth(ink, cushionWeave(ink), artwork.colour, artwork.accent, enlarged);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">
      ${ink.definitions()}
      <rect width="1000" height="1000" fill="${paint}"/>
    </svg>`;
}
