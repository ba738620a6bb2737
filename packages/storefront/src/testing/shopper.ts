import type { CartDetails } from '@shop/commerce-client';
import { cartSlice, userSlice, type ShopDispatch } from '@shop/state';

/** Signs Asha in, as a story begins. */
export function signedIn(dispatch: ShopDispatch): void {
  dispatch(userSlice.actions.tokenSet());
  dispatch(userSlice.actions.detailsReceived({ email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao' }));
}

/** Puts a cart with so many pieces into the hands of whoever looks. */
export const withPieces =
  (quantity: number) =>
  (dispatch: ShopDispatch): void => {
    dispatch(cartSlice.actions.cartReceived('cart-1'));
    dispatch(
      cartSlice.actions.detailsReceived({
        id: 'cart-1',
        items: [{ uid: 'a', quantity }],
        shipping_addresses: [],
      } as unknown as CartDetails),
    );
  };
