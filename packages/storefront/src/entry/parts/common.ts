// chunk: frame
/* What nearly every page shows: one piece with the frame. */
export { Tile } from '../../features/shared/tile.tsx';
export { plainColour } from '../../features/shared/plainColour.ts';
export { problemText } from '../../features/shared/problemText.ts';
export { Breadcrumbs } from '../../features/shared/Breadcrumbs.tsx';
export { ProductGrid } from '@shop/ui';
export { withPage } from '../../features/shared/withPage.ts';
