import { PageBuilder } from '@shop/page-builder';
import { Tile } from '../shared/tile.tsx';
import type { ContentData } from './loadContent.ts';

/** A content page: its tree, with tiles where it lists products and blocks where it names them. */
export function Content({ tree, products, blocks }: Pick<ContentData, 'tree' | 'products' | 'blocks'>) {
  return (
    <PageBuilder
      tree={tree}
      data={blocks}
      renderProducts={urlKeys =>
        urlKeys.flatMap(key =>
          Object.hasOwn(products, key) && products[key] ? [<Tile key={key} product={products[key]} />] : [],
        )
      }
    />
  );
}
