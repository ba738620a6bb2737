import type { CartItem } from '@shop/commerce-client';
import * as words from '@shop/messages/cart';
import { addItemToCart, addToast, removeItemFromCart, skuOf, updateItemInCart, useAppDispatch, useAppSelector } from '@shop/state';
import { useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { restoringInput } from './cartLine.ts';

const parentSkuOf = (line: CartItem): string | undefined => ('configured_variant' in line ? (line.product.sku ?? undefined) : undefined);

/** Changing and removing lines. What went wrong is told at the line it happened to, also when the line got a new uid. */
export function useCartLines() {
  const dispatch = useAppDispatch();
  const { update, remove } = useAppSelector(state => state.cart.changing);
  const [troubles, setTroubles] = useState<Record<string, string | undefined>>({});
  const tell = (sku: string, text: string | undefined) => setTroubles(others => ({ ...others, [sku]: text }));

  return {
    /** True while the line is on its way to the server. */
    isBusy: (line: CartItem) => update.includes(line.uid) || remove.includes(line.uid),
    troubleOf: (line: CartItem): string | undefined => troubles[skuOf(line)],
    changeQuantity: async (line: CartItem, quantity: number) => {
      tell(skuOf(line), undefined);
      const outcome = await dispatch(updateItemInCart({ itemId: line.uid, quantity }));
      if (outcome.status === 'failed') tell(skuOf(line), problemText(outcome.problem));
    },
    removeLine: async (line: CartItem) => {
      tell(skuOf(line), undefined);
      const outcome = await dispatch(removeItemFromCart(line.uid));
      if (outcome.status === 'failed') tell(skuOf(line), problemText(outcome.problem));
      if (outcome.status !== 'done') return;
      const name = line.product.name ?? words.someProduct;
      const back = restoringInput(line);
      const putBack = async () => {
        const again = await dispatch(addItemToCart({ sku: skuOf(line), parentSku: parentSkuOf(line), quantity: line.quantity, ...back }));
        if (again.status === 'failed') dispatch(addToast({ type: 'error', message: problemText(again.problem), dismissable: true }));
      };
      dispatch(addToast({ type: 'info', message: words.lineRemoved(name), dismissable: true, timeout: 8000, ...(back && { actionText: words.undo, onAction: () => void putBack() }) }));
    },
  };
}
