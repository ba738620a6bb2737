import type { CartItem } from '@shop/commerce-client';
import * as words from '@shop/messages/cart';
import { addToast, answersInput, runFlow, skuOf, toastLifetimes, type ItemToAdd, type ShopThunk } from '@shop/state';
import { problemText } from '../shared/problemText.ts';

/** The product of a line as it is spoken of. */
export const nameOf = (line: CartItem): string => line.product.name ?? words.someProduct;

/**
 * What puts a removed line back as it was: its variant, its choices and its answers. Undefined for a gift card, whose words
 * the cart does not tell in full.
 */
export function itemAgain(line: CartItem, quantity = line.quantity): ItemToAdd | undefined {
  const item = { sku: skuOf(line), quantity };
  if ('recipient_name' in line) return undefined;
  if ('configured_variant' in line)
    return { ...item, parentSku: line.product.sku ?? undefined, ...answersInput(line.answers) };
  if ('bundle_options' in line)
    return {
      ...item,
      selectedOptions: line.bundle_options.flatMap(option => option?.values.flatMap(value => value?.uid ?? []) ?? []),
    };
  if ('links' in line) return { ...item, selectedOptions: (line.links ?? []).flatMap(link => link?.uid ?? []) };
  return { ...item, ...answersInput(line.answers) };
}

/** Puts something back into the cart that was in it, and says so where the shop refuses. */
const putBack =
  (item: ItemToAdd): ShopThunk<Promise<void>> =>
  async dispatch => {
    const again = await dispatch(runFlow(flows => flows.addItemToCart(item)));
    if (again.status === 'failed')
      dispatch(addToast({ type: 'error', message: problemText(again.problem), dismissable: true }));
  };

/** Says that a line has gone, with a way to have it again where the cart tells enough of it. */
export const tellGone =
  (line: CartItem, quantity: number, message: string, actionText: string): ShopThunk =>
  dispatch => {
    const item = itemAgain(line, quantity);
    dispatch(
      addToast({
        type: 'info',
        message,
        dismissable: true,
        timeout: toastLifetimes.OFFER_MS,
        ...(item && { actionText, onAction: () => void dispatch(putBack(item)) }),
      }),
    );
  };
