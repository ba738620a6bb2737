/* What nearly every page shows: one piece with the frame. */
export { Tile } from '../../features/shared/tile.tsx';
export { Breadcrumbs } from '@shop/ui';
export { Rich } from '@shop/page-builder';
export { withPage } from '../../features/shared/withPage.ts';
