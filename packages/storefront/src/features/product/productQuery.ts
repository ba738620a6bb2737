import { graphql } from '@shop/commerce-client';
import { TileFragment } from '../shared/tileFragment.ts';

export const AmountFragment = graphql(`
  fragment ProductAmount on ProductInterface @_unmask {
    price_range {
      minimum_price {
        regular_price { value currency }
        final_price { value currency }
        discount { amount_off percent_off }
      }
    }
  }
`);

/** A picture or a video. Which of both an entry is, its type name says. */
const MediaFragment = graphql(`
  fragment ProductMedia on ProductInterface @_unmask {
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
        ...ProductMedia
        __typename
        id
        meta_title
        meta_description
        description { html }
        short_description { html }
        country_of_manufacture
        productsurcharge_fee
        only_x_left_in_stock
        max_sale_qty
        special_price
        price_tiers { quantity }
        ... on CustomizableProductInterface { options { uid } }
        mw_reward_messages { product_message }
        categories { uid name url_path url_suffix level breadcrumbs { category_uid category_name category_url_path category_level } }
        related_products { ...Tile }
        ... on ConfigurableProduct {
          configurable_options {
            uid
            attribute_code
            label
            position
            values { uid label swatch_data { __typename value ... on ImageSwatchData { thumbnail } } }
          }
          variants {
            attributes { code label uid }
            product {
              uid
              sku
              stock_status
              only_x_left_in_stock
              ...ProductMedia
              ...ProductAmount
            }
          }
        }
      }
    }
  }
`,
  [TileFragment, MediaFragment, AmountFragment],
);
