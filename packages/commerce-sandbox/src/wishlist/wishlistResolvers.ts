import type { SandboxContext } from '../context.ts';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import { orderDate } from '../orders/orderDate.ts';
import { readPage } from '../products/pageInfo.ts';
import type { ResolverMap } from '../resolverMap.ts';
import {
  addToList,
  changeOnList,
  type ItemChange,
  type ListProblem,
  moveToCart,
  type NewItem,
  removeFromList,
} from './changeWishlist.ts';
import { itemsOf, listId, openWishlist, touch, wishlistById, wishlistOf, type WishlistRow } from './findWishlist.ts';
import { itemFields } from './itemFields.ts';

interface PageArguments {
  pageSize?: number | null;
  currentPage?: number | null;
}

/** Does something with each entry and reports what did not work; the others are done. */
function forEach<Entry>(
  context: SandboxContext,
  wishlistId: string,
  entries: readonly Entry[],
  step: (list: WishlistRow, entry: Entry) => ListProblem | undefined,
) {
  const list = openWishlist(context, wishlistId);
  const problems = transaction(context.db, () => {
    const found = entries.flatMap(entry => step(list, entry) ?? []);
    if (found.length < entries.length) touch(context, list.id);
    return found;
  });
  return { wishlist: wishlistById(context.db, list.id), user_errors: problems };
}

function moveItems(context: SandboxContext, wishlistId: string, itemIds: readonly string[]) {
  if (context.customerId !== null && listId(wishlistId) === 0)
    throw inputError('"wishlistId" value should be specified');
  const list = openWishlist(context, wishlistId);
  const items = itemsOf(context, list.id).toReversed();
  const unknown = itemIds.filter(id => !items.some(item => item.id === listId(id)));
  if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(',')}" were not found.`);
  const wanted = itemIds.length === 0 ? items : items.filter(item => itemIds.some(id => listId(id) === item.id));
  const problems = transaction(context.db, () => {
    const found = wanted.flatMap(item => moveToCart(context, item) ?? []);
    if (found.length < wanted.length) touch(context, list.id);
    return found;
  });
  return {
    wishlist: wishlistById(context.db, list.id),
    status: problems.length === 0,
    add_wishlist_items_to_cart_user_errors: problems,
  };
}

/** What a customer wishes for. */
export const wishlistResolvers: ResolverMap = {
  Customer: {
    wishlists(customer: CustomerRow, args: PageArguments, context) {
      const { currentPage } = readPage(args);
      return currentPage === 1 ? [wishlistOf(context, customer.id)] : [];
    },
    wishlist_v2(customer: CustomerRow, { id }: { id: string }, { db }) {
      const wishlist = Number.isNaN(listId(id)) ? undefined : wishlistById(db, listId(id));
      return wishlist?.customer_id === customer.id ? wishlist : null;
    },
  },
  Wishlist: {
    id: (list: WishlistRow) => String(list.id),
    // Open Source has one list, without a name of its own, that nobody else sees.
    name: () => 'Wish List',
    visibility: () => 'PRIVATE',
    updated_at: (list: WishlistRow) => orderDate(list.updated_at),
    items_count: (list: WishlistRow, _, context) => itemsOf(context, list.id).length,
    items_v2(list: WishlistRow, args: PageArguments, context) {
      const { pageSize, currentPage } = readPage(args);
      const items = itemsOf(context, list.id);
      return {
        items: items.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(items.length / pageSize) },
      };
    },
  },
  Mutation: {
    addProductsToWishlist: (
      _,
      { wishlistId, wishlistItems }: { wishlistId: string; wishlistItems: NewItem[] },
      context,
    ) => forEach(context, wishlistId, wishlistItems, (list, item) => addToList(context, list, item)),
    updateProductsInWishlist: (
      _,
      { wishlistId, wishlistItems }: { wishlistId: string; wishlistItems: ItemChange[] },
      context,
    ) => forEach(context, wishlistId, wishlistItems, (list, change) => changeOnList(context, list, change)),
    removeProductsFromWishlist: (
      _,
      { wishlistId, wishlistItemsIds }: { wishlistId: string; wishlistItemsIds: string[] },
      context,
    ) => forEach(context, wishlistId, wishlistItemsIds, (list, id) => removeFromList(context, list, id)),
    addWishlistItemsToCart: (
      _,
      { wishlistId, wishlistItemIds }: { wishlistId: string; wishlistItemIds?: string[] | null },
      context,
    ) => moveItems(context, wishlistId, wishlistItemIds ?? []),
  },
  ...itemFields,
};
