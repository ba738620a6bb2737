// chunk: flows
/* What a shopper does with a cart, as one piece of code to fetch (runFlow.ts). How one is asked for: reads.ts. */
export { addItemToCart } from './cart/addItemToCart.ts';
export { addItemsToCart } from './cart/addItemsToCart.ts';
export { applyCoupon, removeCoupon, switchCoupon } from './cart/coupons.ts';
export { setGift } from './cart/setGift.ts';
export { applyCoins, applyGiftCard, removeCoins, removeGiftCard } from './cart/credits.ts';
export { followTab, refreshCart } from './cart/refreshCart.ts';
export { removeItemFromCart } from './cart/removeItemFromCart.ts';
export { retryLostLine, updateItemInCart } from './cart/updateItemInCart.ts';
export { bringGuestCart, retryMerge } from './session/bringGuestCart.ts';
