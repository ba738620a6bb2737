import { CustomAnswerFragment, graphql } from '@shop/commerce-client';
import { TileFragment } from '../shared/tileFragment.ts';

/** One page of the customer's list: each item with its product and what was chosen of it. */
export const WishlistQuery = graphql(
  `
  query WishlistItems($page: Int!, $pageSize: Int!) {
    customer {
      wishlists(pageSize: 1) {
        id
        items_count
        items_v2(currentPage: $page, pageSize: $pageSize) {
          page_info { current_page total_pages }
          items {
            __typename
            id
            quantity
            customizable_options { ...CustomAnswer }
            product {
              ...Tile
              ... on CustomizableProductInterface { options { uid required } }
              ... on DownloadableProduct { links_purchased_separately }
            }
            ... on ConfigurableWishlistItem {
              configurable_options { option_label value_label configurable_product_option_value_uid }
              configured_variant { ...Tile }
            }
            ... on BundleWishlistItem { bundle_options { label values { uid label quantity } } }
            ... on DownloadableWishlistItem { links_v2 { uid title } }
            ... on GiftCardWishlistItem {
              gift_card_options {
                amount { value }
                custom_giftcard_amount { value }
                sender_name
                sender_email
                recipient_name
                recipient_email
                message
              }
            }
          }
        }
      }
    }
  }
`,
  [TileFragment, CustomAnswerFragment],
);
