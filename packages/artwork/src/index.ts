export { formsOf } from './formsOf.ts';
export { renderArtwork } from './renderArtwork.ts';
export { renderBanner, type Banner } from './renderBanner.ts';
export { shapes, type Shape } from './shapes.ts';
export { finishes, type Artwork, type View } from './types.ts';
