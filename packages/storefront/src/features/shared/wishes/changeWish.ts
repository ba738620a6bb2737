import {
  AddProductsToWishlist,
  RemoveProductsFromWishlist,
  type CommerceClient,
  type VariablesOf,
} from '@shop/commerce-client';

export type NewWish = VariablesOf<typeof AddProductsToWishlist>['items'][number];

/** What a change of the list makes stale. */
export const WISHLIST_TYPES = { additionalTypenames: ['Wishlist'] };

/** A refusal of the list, in the server's own words. */
export class WishRefused extends Error {
  /** By the server's own kinds of refusals, for example INSUFFICIENT_STOCK. */
  readonly code: string;

  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

/** @throws WishRefused for the first of the errors. */
export function refuseOn(errors: readonly ({ code: string; message: string } | null)[] | undefined): void {
  const error = errors?.find(each => each !== null);
  if (error) throw new WishRefused(error);
}

/** Puts something on the customer's list. */
export async function addWish(client: CommerceClient, item: NewWish): Promise<void> {
  const { addProductsToWishlist } = await client.mutate(AddProductsToWishlist, { items: [item] }, WISHLIST_TYPES);
  refuseOn(addProductsToWishlist?.user_errors);
}

/** Takes items off a list. One that is gone already is what was wanted. */
export async function removeWishes(client: CommerceClient, wishlistId: string, itemIds: string[]): Promise<void> {
  const { removeProductsFromWishlist } = await client.mutate(
    RemoveProductsFromWishlist,
    { wishlistId, itemIds },
    WISHLIST_TYPES,
  );
  refuseOn(removeProductsFromWishlist?.user_errors.filter(error => error?.code !== 'PRODUCT_NOT_FOUND'));
}
