// chunk: options
import { viewCart } from '@shop/messages/product';
import { addToast } from '@shop/state';

/** Says what is in the cart now, with a way there. */
export const addedToast = (message: string, toCart: () => void) =>
  addToast({ type: 'success', message, icon: 'cart', actionText: viewCart, dismissable: true, onAction: toCart });
