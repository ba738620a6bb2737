import { graphql } from '@shop/commerce-client';
import { TileFragment } from '../shared/tileFragment.ts';
import { AmountFragment } from './productQuery.ts';

/*
 * What only one type of product has, asked for once the type is known: all types in one query are more than Magento's
 * own limit of complexity (300) lets through.
 */

export const BundleQuery = graphql(
  `
  query ProductBundle($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        __typename
        uid
        special_price
        ... on BundleProduct {
          dynamic_price
          bundle_items: items {
            uid
            title
            type
            required
            position
            price_range { minimum_price { regular_price { value } final_price { value } } }
            options {
              uid
              label
              position
              is_default
              can_change_quantity
              quantity
              price
              price_type
              product { uid sku stock_status ...ProductAmount }
            }
          }
        }
      }
    }
  }
`,
  [AmountFragment],
);

export const GroupQuery = graphql(
  `
  query ProductGroup($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        __typename
        uid
        ... on GroupedProduct {
          members: items {
            position
            qty
            product { ...Tile only_x_left_in_stock }
          }
        }
      }
    }
  }
`,
  [TileFragment],
);

export const DownloadQuery = graphql(`
  query ProductDownload($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        __typename
        uid
        ... on DownloadableProduct {
          links_title
          links_purchased_separately
          downloadable_product_links { uid title price sample_url sort_order }
          downloadable_product_samples { title sample_url sort_order }
        }
      }
    }
  }
`);

/** What is asked beside a product, and its prices for several pieces. */
export const CustomisedQuery = graphql(`
  query ProductCustomised($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        __typename
        uid
        price_tiers { quantity final_price { value } discount { percent_off } }
        ... on ConfigurableProduct {
          tiered: variants {
            product { uid sku price_tiers { quantity final_price { value } discount { percent_off } } }
          }
        }
        ... on CustomizableProductInterface {
          options {
            __typename
            uid
            title
            required
            sort_order
            ... on CustomizableFieldOption { written: value { max_characters price price_type } }
            ... on CustomizableAreaOption { written: value { max_characters price price_type } }
            ... on CustomizableDateOption { day: value { type price price_type } }
            ... on CustomizableDropDownOption { values: value { uid title sort_order price price_type } }
            ... on CustomizableRadioOption { values: value { uid title sort_order price price_type } }
            ... on CustomizableCheckboxOption { values: value { uid title sort_order price price_type } }
            ... on CustomizableMultipleOption { values: value { uid title sort_order price price_type } }
          }
        }
      }
    }
  }
`);

export const GiftCardQuery = graphql(`
  query ProductGiftCard($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        __typename
        uid
        ... on GiftCardProduct {
          giftcard_type
          giftcard_amounts { uid value }
          allow_open_amount
          open_amount_min
          open_amount_max
          gift_card_options {
            uid
            title
            required
            ... on CustomizableFieldOption { value { uid max_characters } }
          }
        }
      }
    }
  }
`);
