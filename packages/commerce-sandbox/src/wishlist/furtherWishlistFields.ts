import type { SandboxContext } from '../context.ts';
import { orderDate } from '../orders/orderDate.ts';
import { productById } from '../products/findProducts.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { itemsOf, openWishlist, type WishlistItemRow, type WishlistRow } from './findWishlist.ts';

/** WishlistItem, which was before WishlistItemInterface. */
const olderItem = (item: WishlistItemRow, { db }: SandboxContext) => ({
  id: item.id,
  qty: item.quantity,
  description: item.description,
  added_at: orderDate(item.added_at),
  product: productById(db, item.product_id),
});

const olderItems = (list: WishlistRow, context: SandboxContext) =>
  itemsOf(context, list.id).map(item => olderItem(item, context));

/** What other storefronts ask of wish lists. */
export const furtherWishlistFields: ResolverMap = {
  Query: {
    wishlist(_, __, context) {
      const list = openWishlist(context, '0');
      const items = olderItems(list, context);
      return {
        items,
        items_count: items.length,
        name: null,
        sharing_code: list.sharing_code,
        updated_at: orderDate(list.updated_at),
      };
    },
  },
  Wishlist: { items: (list: WishlistRow, _: unknown, context: SandboxContext) => olderItems(list, context) },
};
