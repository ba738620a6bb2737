import { graphql, type ResultOf } from '@shop/commerce-client';
import { OptionsFragment } from '../shared/options/optionsFragment.ts';
import { QuickAddFragment } from '../shared/quickAdd/quickAddFragment.ts';
import { TileFragment } from '../shared/tileFragment.ts';

/** Products that stand side by side, with what is told of them. */
export const CompareQuery = graphql(
  `
  query Compare($skus: [String]) {
    products(filter: { sku: { in: $skus } }, pageSize: 4) {
      items {
        ...Tile
        ...QuickAdd
        only_x_left_in_stock
        country_of_manufacture
        specifications { rows { label value } }
        promises { warranty }
        ...Options
      }
    }
  }
`,
  [OptionsFragment, TileFragment, QuickAddFragment],
);

export type ComparedProduct = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof CompareQuery>['products']>['items']>[number]
>;
