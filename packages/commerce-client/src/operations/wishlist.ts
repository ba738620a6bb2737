import { graphql } from '../graphql.ts';

/** Which products are on the customer's list, for the hearts. */
export const GetWishedProducts = graphql(`
  query getWishedProducts($pageSize: Int!, $page: Int = 1) {
    customer {
      wishlists(pageSize: 1) {
        id
        items_count
        items_v2(currentPage: $page, pageSize: $pageSize) { items { id product { sku } } }
      }
    }
  }
`);

/** `0` is the customer's default list. */
export const AddProductsToWishlist = graphql(`
  mutation addProductsToWishlist($items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
      wishlist { id }
      user_errors { code message }
    }
  }
`);

export const RemoveProductsFromWishlist = graphql(`
  mutation removeProductsFromWishlist($wishlistId: ID!, $itemIds: [ID!]!) {
    removeProductsFromWishlist(wishlistId: $wishlistId, wishlistItemsIds: $itemIds) {
      wishlist { id }
      user_errors { code message }
    }
  }
`);

/** What moved is off the list afterwards. */
export const AddWishlistItemsToCart = graphql(`
  mutation addWishlistItemsToCart($wishlistId: ID!, $itemIds: [ID!]!) {
    addWishlistItemsToCart(wishlistId: $wishlistId, wishlistItemIds: $itemIds) {
      status
      wishlist { id }
      add_wishlist_items_to_cart_user_errors { code message }
    }
  }
`);
