import { drawThing, renderArtwork } from './renderArtwork.ts';
import type { Artwork } from './types.ts';

/** Of the square of 1000 units: small enough that two or three repeats of a print fill a dot. */
const piece = { from: 390, size: 220 };

/**
 * A small picture that stands for a thing among others of its kind, as an SVG document, square: of cloth a piece cut out
 * of its middle, of anything else the thing itself.
 */
export const renderSwatch = (artwork: Artwork): string =>
  artwork.finish === 'fabric'
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.from} ${piece.from} ${piece.size} ${piece.size}"
      width="1000" height="1000">${drawThing(artwork, 'front', 'k')}</svg>`
    : renderArtwork(artwork, 'front');
