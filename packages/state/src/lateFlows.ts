import { later } from './later.ts';

const flows = () => import('./flows.ts');

/** Puts an item into the cart. A second press while it is on its way does nothing: `busy`. */
export const addItemToCart = later(async () => (await flows()).addItemToCart);
/** Puts several items into the cart in one go. */
export const addItemsToCart = later(async () => (await flows()).addItemsToCart);
/** Fetches the details of the shopper's cart, of a new one where there is none. `busy`: an order for it is open. */
export const loadCart = later(async () => (await flows()).loadCart);
/** Fetches the details again that another tab has changed. */
export const refreshCart = later(async () => (await flows()).refreshCart);
/** Takes a line out of the cart. */
export const removeItemFromCart = later(async () => (await flows()).removeItemFromCart);
/** Changes the quantity of a line. */
export const updateItemInCart = later(async () => (await flows()).updateItemInCart);
/** Puts a line back that a change has lost. */
export const retryLostLine = later(async () => (await flows()).retryLostLine);
/** Applies a coupon code. */
export const applyCoupon = later(async () => (await flows()).applyCoupon);
/** Takes the applied coupon away. */
export const removeCoupon = later(async () => (await flows()).removeCoupon);
/** Tries once more to bring a guest's cart into the customer's. */
export const retryMerge = later(async () => (await flows()).retryMerge);
/** Asks for customer, cart and an order left open, as far as this browser remembers any. */
export const askServer = later(async () => (await flows()).askServer);

/** Fetches the flows' code before anybody dispatches one: by intent, or for a browser that remembers a cart. */
export const warmFlows = (): void => void flows().catch(() => undefined);
