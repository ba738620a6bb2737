import { graphql } from '@shop/commerce-client';
import { OptionsFragment } from '../options/optionsFragment.ts';

/** What there is to choose of a configurable product, and what each choice costs and looks like. */
export const QuickChoiceQuery = graphql(
  `
  query QuickChoice($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        __typename
        uid
        sku
        small_image { url }
        price_range { minimum_price { regular_price { value } final_price { value } } }
        ... on ConfigurableProduct {
          ...Options
          variants {
            attributes { code uid }
            product {
              uid
              sku
              stock_status
              only_x_left_in_stock
              small_image { url }
              price_range { minimum_price { regular_price { value } final_price { value } } }
            }
          }
        }
      }
    }
  }
`,
  [OptionsFragment],
);
