export { formsOf } from './formsOf.ts';
export { renderArtwork } from './renderArtwork.ts';
export { renderBanner, type Banner } from './renderBanner.ts';
export { renderSnapshot, snapshotSize, type Snapshot } from './renderSnapshot.ts';
export { renderSwatch } from './renderSwatch.ts';
export { shapes, type Shape } from './shapes.ts';
export { finishes, type Artwork, type View } from './types.ts';
