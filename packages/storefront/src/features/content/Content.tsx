// chunk: content
import { PageBuilder } from '@shop/page-builder';
import type { ReactNode } from 'react';
import type { OfferEnd } from '../shared/offerEnd.ts';
import { Tile } from '../shared/tile.tsx';
import { tileBadges } from '../shared/tileBadges.tsx';
import type { ContentData } from './loadContent.ts';

export interface ContentProps extends Pick<ContentData, 'tree' | 'products' | 'offerEnds' | 'blocks'> {
  /** Says until when a row of deals lasts. */
  renderDealsEnd?: (end: OfferEnd) => ReactNode;
  /** Stands below what the page begins with. */
  belowFirst?: ReactNode;
}

/** A content page: its tree, with tiles where it lists products and blocks where it names them. */
export function Content({ tree, products, offerEnds, blocks, renderDealsEnd, belowFirst }: ContentProps) {
  return (
    <PageBuilder
      tree={tree}
      data={blocks}
      belowFirst={belowFirst}
      renderDealsEnd={urlKeys => {
        const first = urlKeys
          .flatMap(key => (Object.hasOwn(offerEnds, key) ? [offerEnds[key]!] : []))
          .toSorted((a, b) => a.until - b.until)[0];
        return first && renderDealsEnd?.(first);
      }}
      renderProducts={urlKeys =>
        urlKeys.flatMap(key =>
          Object.hasOwn(products, key) && products[key]
            ? [<Tile key={key} product={products[key]} badge={tileBadges(products[key])} />]
            : [],
        )
      }
    />
  );
}
