import { graphql } from '@shop/commerce-client';
import { OptionsFragment } from '../shared/options/optionsFragment.ts';
import { TileFragment } from '../shared/tileFragment.ts';

export const AmountFragment = graphql(`
  fragment ProductAmount on ProductInterface @_unmask {
    price_range {
      minimum_price {
        regular_price { value }
        final_price { value }
        discount { percent_off }
      }
    }
  }
`);

/**
 * What a product has, and each of its variants for itself. A picture or a video: which of both an entry is, its type
 * name says.
 */
const SoldFragment = graphql(`
  fragment Sold on ProductInterface @_unmask {
    only_x_left_in_stock
    min_sale_qty
    max_sale_qty
    qty_increments
    price_tiers { quantity }
    media_gallery {
      __typename
      url
      label
      disabled
      position
      ... on ProductVideo { video_content { video_url } }
    }
  }
`);

/** A product as its own page shows it, whatever its type. */
export const ProductQuery = graphql(
  `
  query ProductPage($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        ...Tile
        ...Sold
        __typename
        meta_title
        meta_description
        description { html }
        short_description { html }
        country_of_manufacture
        productsurcharge_fee
        size_guide
        price_range { minimum_price { final_price { currency } } }
        ... on CustomizableProductInterface { options { uid } }
        mw_reward_messages { product_message }
        categories { uid name url_path url_suffix level breadcrumbs { category_name category_url_path } }
        related_products { ...Tile }
        ... on ConfigurableProduct {
          ...Options
          variants {
            attributes { code uid }
            product {
              uid
              sku
              stock_status
              ...Sold
              ...ProductAmount
            }
          }
        }
      }
    }
  }
`,
  [TileFragment, OptionsFragment, SoldFragment, AmountFragment],
);
