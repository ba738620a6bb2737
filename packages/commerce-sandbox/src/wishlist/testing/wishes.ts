import { row } from '../../database.ts';
import { makeShopper, type Shopper } from '../../orders/testing/makeShopper.ts';
import { encodeUid } from '../../uid.ts';

const LIST = `id name items_count sharing_code updated_at visibility items_v2(pageSize: 50) { items { __typename id quantity description added_at product { sku } } page_info { total_pages } }`;

const OWN = `{ customer { wishlists { ${LIST} } } }`;

/** Puts products on a list. */
export const ADD = `mutation ($list: ID!, $items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: $list, wishlistItems: $items) { wishlist { ${LIST} } user_errors { code message } } }`;

/** Changes quantity, note and options of items. */
export const CHANGE =
  'mutation ($list: ID!, $items: [WishlistItemUpdateInput!]!) { updateProductsInWishlist(wishlistId: $list, ' +
  `wishlistItems: $items) { wishlist { ${LIST} } user_errors { code message } } }`;

/** Takes items off a list. */
export const REMOVE = `mutation ($list: ID!, $items: [ID!]!) { removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: $items) { wishlist { ${LIST} } user_errors { code message } } }`;

/** Moves items into the cart, all unless some are named. */
export const MOVE = `mutation ($list: ID!, $items: [ID!]) { addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $items) {
  status wishlist { items_count } add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`;

export interface List {
  id: string;
  items_count: number;
  updated_at: string;
  items_v2: {
    items: { __typename: string; id: string; quantity: number; description: string | null; product: { sku: string } }[];
    page_info: { total_pages: number };
  };
}

export interface Changed {
  wishlist: List;
  user_errors: { code: string; message: string }[];
}

/** A shopper who has signed in, and wishes for nothing yet. */
export async function ravi(sandbox = makeShopper()): Promise<Shopper> {
  await sandbox.signIn('ravi@example.com');
  return sandbox;
}

/** The shopper's own list. */
export const own = async (shopper: Shopper): Promise<List> =>
  (await shopper.must<{ customer: { wishlists: List[] } }>(OWN)).customer.wishlists[0]!;

/** Puts products on the own list, one of each unless it is said. */
export const add = async (shopper: Shopper, ...items: Record<string, unknown>[]): Promise<Changed> =>
  (
    await shopper.must<{ addProductsToWishlist: Changed }>(ADD, {
      list: '0',
      items: items.map(item => ({ quantity: 1, ...item })),
    })
  ).addProductsToWishlist;

/** Changes an item of a list. */
export const change = async (shopper: Shopper, list: string, item: Record<string, unknown>): Promise<Changed> =>
  (await shopper.must<{ updateProductsInWishlist: Changed }>(CHANGE, { list, items: [item] })).updateProductsInWishlist;

export interface Moved {
  status: boolean;
  wishlist: { items_count: number };
  add_wishlist_items_to_cart_user_errors: {
    code: string;
    message: string;
    wishlistId: string;
    wishlistItemId: string;
  }[];
}

/** Moves items of a list into the cart. */
export const move = async (shopper: Shopper, list: string, items?: string[]): Promise<Moved> =>
  (await shopper.must<{ addWishlistItemsToCart: Moved }>(MOVE, { list, items })).addWishlistItemsToCart;

/** The uid of a choice of the sample products by its label. */
export const optionUid = (shopper: Shopper, label: string): string => {
  const option = row<{ id: number; attribute_id: number }>(
    shopper.sandbox.db,
    'SELECT id, attribute_id FROM attribute_option WHERE label = ?',
    label,
  )!;
  return encodeUid(`configurable/${option.attribute_id}/${option.id}`);
};
