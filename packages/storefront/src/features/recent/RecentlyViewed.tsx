import { graphql, type ResultOf } from '@shop/commerce-client';
import * as text from '@shop/messages/recent';
import { useAppDispatch } from '@shop/state';
import { ProductGrid } from '@shop/ui';
import { useEffect, useId, useState } from 'react';
import { region } from '../../context/region.tsx';
import { useCommerce } from '../../context/CommerceContext.ts';
import { inOrderOf } from '../shared/inOrderOf.ts';
import { Tile } from '../shared/tile.tsx';
import { TileFragment } from '../shared/tileFragment.ts';
import { withPage } from '../shared/withPage.ts';
import { readProducts } from './recentProducts.ts';
import css from './RecentlyViewed.module.css';

/** Tiles of one row of a desk. */
const MOST = 4;
/** One by itself is no list. */
const FEWEST = 2;

const RecentProductsQuery = graphql(
  `
  query RecentProducts($skus: [String]) {
    products(filter: { sku: { in: $skus } }, pageSize: 4) { items { ...Tile } }
  }
`,
  [TileFragment],
);

type Product = NonNullable<NonNullable<NonNullable<ResultOf<typeof RecentProductsQuery>['products']>['items']>[number]>;

export interface RecentlyViewedProps {
  /** Sku of the product that the page is about, which stands there already. */
  without?: string | undefined;
}

/** Products that were looked at in this browser, the newest first; nothing where they are too few or do not come. */
function DefaultRecentlyViewed({ without }: RecentlyViewedProps) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const title = useId();
  const [products, setProducts] = useState<Product[]>([]);
  useEffect(() => {
    const skus = dispatch(readProducts())
      .filter(sku => sku !== without)
      .slice(0, MOST);
    if (skus.length < FEWEST) return;
    let hasLeft = false;
    client.query(RecentProductsQuery, { skus }).then(
      answer => {
        if (!hasLeft) setProducts(inOrderOf(skus, withPage(answer.products?.items)));
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [client, dispatch, without]);
  if (products.length < FEWEST) return null;
  return (
    <section className={css['recent']} aria-labelledby={title}>
      <h2 id={title}>{text.recentlyViewed}</h2>
      <ProductGrid label={text.recentlyViewed}>
        {products.map(product => (
          <Tile key={product.uid} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What was looked at before, at the end of a page. */
    RecentlyViewed: RecentlyViewedProps;
  }
}

export const RecentlyViewed = region('RecentlyViewed', DefaultRecentlyViewed);
