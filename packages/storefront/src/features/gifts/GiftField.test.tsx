import type { CartDetails } from '@shop/commerce-client';
import { cartSlice } from '@shop/state';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { GiftField } from './GiftField.tsx';

afterEach(cleanup);

it('says what the cart is given as, and that it is no gift any more, where it is listened to before', async () => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['getGiftOptions'] = async () => ({
    storeConfig: {
      id: 1,
      allow_order: '1',
      allow_gift_receipt: '1',
      allow_printed_card: '0',
      printed_card_priceV2: null,
    },
    cart: { id: 'cart-1', available_gift_wrappings: [] },
  });
  const { store } = renderShop({ backEnd, path: '/', routes: [{ path: '/', element: <GiftField /> }] });
  const receive = (gift: object) => {
    const cart = { id: 'cart-1', items: [], shipping_addresses: [], is_virtual: false, ...gift };
    act(() => void store.dispatch(cartSlice.actions.detailsReceived(cart as unknown as CartDetails)));
  };
  receive({});
  const region = (await screen.findByText('Is it a gift?')).closest('[aria-live]');
  receive({ gift_message: { to: 'Ravi', from: 'Asha', message: 'Many happy returns!' } });
  expect(screen.getByText('Message to Ravi').closest('[aria-live]')).toBe(region);
  receive({});
  expect(screen.getByText('Is it a gift?').closest('[aria-live]')).toBe(region);
  expect(region).not.toBeNull();
});
