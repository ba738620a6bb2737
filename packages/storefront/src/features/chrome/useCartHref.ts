import { useAppSelector, userSlice } from '@shop/state';
import { useShop } from '../../context/ShopContext.ts';
import { signInHref } from '../shared/signInHref.ts';

/**
 * Where the cart trigger leads: a guest goes to /sign-in and back, except in the variant whose guests have a cart
 * (cart-13). /cart itself is open to everybody.
 */
export function useCartHref(): string {
  const { variant } = useShop();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  return signedIn || variant.guestCart ? '/cart' : signInHref('/cart');
}
