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

/** Says that a line has gone, with a way to have it again where the cart tells enough of it, until it is back. */
export const tellGone =
  (line: CartItem, quantity: number, message: string, actionText: string): ShopThunk =>
  dispatch => {
    const item = itemAgain(line, quantity);
    const putBack = async (same: ItemToAdd) => {
      const again = await dispatch(runFlow(flows => flows.addItemToCart(same)));
      if (again.status === 'failed') tell(` ${problemText(again.problem)}`);
    };
    // With the product's name in each: of two messages that are alike only the last could be pressed.
    const tell = (why = ''): void =>
      void dispatch(
        addToast({
          type: why ? 'error' : 'info',
          message: message + why,
          dismissable: true,
          timeout: toastLifetimes.OFFER_MS,
          ...(item && { actionText, onAction: () => void putBack(item) }),
        }),
      );
    tell();
  };
