import { graphql, type FragmentOf } from '@shop/commerce-client';
import { QuickAddFragment } from '../shared/quickAdd/quickAddFragment.ts';
import { TileFragment } from '../shared/tileFragment.ts';

/** What goes with a product. With the product's own query it would not fit into an address. */
export const BoughtWithQuery = graphql(
  `
  query BoughtWith($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        uid
        sku
        url_key
        stock_status
        ...QuickAdd
        crosssell_products { ...Tile ...QuickAdd }
      }
    }
  }
`,
  [TileFragment, QuickAddFragment],
);

/** What goes with several products, for the cart. */
export const CartAlsoQuery = graphql(
  `
  query CartAlso($skus: [String]) {
    products(filter: { sku: { in: $skus } }, pageSize: 20) {
      items {
        uid
        sku
        crosssell_products { ...Tile ...QuickAdd }
      }
    }
  }
`,
  [TileFragment, QuickAddFragment],
);

export type Offered = FragmentOf<typeof TileFragment> & FragmentOf<typeof QuickAddFragment>;
