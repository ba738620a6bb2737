import { graphql } from '@shop/commerce-client';
import { TileFragment } from '../shared/tileFragment.ts';

/** A product as its own page shows it. */
export const ProductQuery = graphql(`
  query ProductPage($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        ...Tile
        __typename
        id
        type_id
        meta_title
        meta_description
        description { html }
        short_description { html }
        country_of_manufacture
        productsurcharge_fee
        only_x_left_in_stock
        min_sale_qty
        max_sale_qty
        media_gallery { url label disabled position }
        categories { uid name url_path url_suffix level breadcrumbs { category_uid category_name category_url_path category_level } }
        related_products { ...Tile }
        ... on ConfigurableProduct {
          configurable_options {
            uid
            attribute_code
            label
            position
            values { uid label swatch_data { __typename value } }
          }
          variants {
            attributes { code label uid }
            product {
              uid
              sku
              stock_status
              only_x_left_in_stock
              media_gallery { url label disabled position }
              price_range {
                minimum_price {
                  regular_price { value currency }
                  final_price { value currency }
                  discount { amount_off percent_off }
                }
              }
            }
          }
        }
      }
    }
  }
`, [TileFragment]);
