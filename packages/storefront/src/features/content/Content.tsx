import { PageBuilder } from '@shop/page-builder';
import { Carousel, ProductGrid } from '@shop/ui';
import { Tile } from '../shared/tile.tsx';
import type { ContentData } from './loadContent.ts';

/** A content page: its tree, with tiles where it lists products. */
export function Content({ tree, products }: Pick<ContentData, 'tree' | 'products'>) {
  return (
    <PageBuilder
      tree={tree}
      renderProducts={(urlKeys, appearance) => {
        const tiles = urlKeys.flatMap(key => (products[key] ? [<Tile key={key} product={products[key]} />] : []));
        if (tiles.length === 0) return null;
        return appearance === 'carousel' ? <Carousel label="Products">{tiles}</Carousel> : <ProductGrid label="Products">{tiles}</ProductGrid>;
      }}
    />
  );
}
