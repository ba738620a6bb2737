import * as text from '@shop/messages/purchase';
import type { CommerceClient } from '../createCommerceClient.ts';
import { CheckCartAccess, CreateEmptyCart, GetCartDetails, GetItemCount } from '../operations/cart.ts';
import type { CommercePort } from '../port.ts';
import { cartDetailsOf } from './cartDetails.ts';
import { present } from './expectations.ts';
import { takeTurns } from './takeTurns.ts';

type CartReads = Pick<CommercePort, 'createCart' | 'checkCartAccess' | 'cartDetails' | 'itemCount'>;

/** What is asked to show a cart, and to have one. */
export const cartReads = (client: CommerceClient): CartReads => ({
  async createCart() {
    const { createEmptyCart } = await client.mutate(CreateEmptyCart, {});
    return present(createEmptyCart, text.cartNotCreated);
  },
  async checkCartAccess(cartId) {
    const { cart } = await client.query(CheckCartAccess, { cart_id: cartId });
    present(cart, text.cartNotFound);
  },
  cartDetails: takeTurns(async cartId => {
    const { cart } = await client.query(GetCartDetails, { cartId });
    return cartDetailsOf(client, cart);
  }),
  itemCount: takeTurns(async cartId => {
    const { cart } = await client.query(GetItemCount, { cartId });
    const { total_summary_quantity_including_config: all, total_quantity: counted } = present(cart, text.cartNotFound);
    return all ?? counted;
  }),
});
