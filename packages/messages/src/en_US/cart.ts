/*
 * The cart: its page, its lines and its totals.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const title = 'Shopping Cart';
export const heading = 'Your cart';
export const itemCount = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` });
export const loading = 'Loading your cart';
/** The reason follows. */
export const notLoaded = 'Your cart could not be loaded. ';

export const emptyTitle = 'Your cart is empty';
export const emptyForCustomer = 'What you add stands here until you buy it.';
export const emptyForGuest = 'Sign in to see what you kept before, or find something new.';
export const startShopping = 'Start shopping';
export const signIn = 'Sign in';
/** Of a cart whose prices guests do not see. */
export const hiddenTitle = 'Sign in to see your cart';
export const hiddenHelp = 'Prices are shown to members here. What is in your cart stays in it.';

export const orderOpen = 'An order for this cart is still open';
export const orderOpenHelp = 'Finish its payment, or cancel it to have your cart back.';
export const orderOpenShow = 'See where it stands';

/** The day follows, where it is known. */
export const deliverTo = (city: string, pincode: string) => `Deliver to ${city} ${pincode}.`;
export const handlingForEach = (amount: string) => `plus ${amount} handling charge for each`;
export const quantityOf = (product: string) => `Quantity of ${product}`;
export const removeLine = (product: string) => `Remove ${product}`;
export const updating = 'Updating your cart';
/** Read out before the price of all pieces of a line; the amount follows. */
export const together = 'Together ';
export const saved = (amount: string) => `You save ${amount}`;
export const atMost = (pieces: number) => `At most ${pieces} can be bought`;
export const inSteps = (pieces: number) => `Sold in multiples of ${pieces}`;
export const atLeast = (pieces: number) => `At least ${pieces} have to be bought`;
/** On what stands in the way of an order. */
export const takeOut = 'Remove';
/** Begins with what is seen, `takeOut`. */
export const takeOutOf = (product: string) => `Remove ${product} from the cart`;
export const takeFewer = (pieces: number) => `Take ${pieces}`;
/** Begins with what is seen, `takeFewer`. */
export const takeFewerOf = (pieces: number, product: string) => `Take ${pieces} of ${product}`;
export const seeSimilar = 'See similar';
/** Begins with what is seen, `seeSimilar`. */
export const seeSimilarTo = (product: string) => `See similar products to ${product}`;
export const buyMore = (pieces: number, amount: string) => `Buy ${pieces} or more at ${amount} each`;
export const priceChanged = (amount: string) => `The price has changed: it was ${amount} when you added it.`;
export const lineSoldOut = 'This product is out of stock.';
export const lineNotForSale = 'This product cannot be bought right now.';
/** Stands for a product whose name is not known. */
export const someProduct = 'The product';
export const lineRemoved = (product: string) => `${product} was removed.`;
/** Its quantity was to be changed. */
export const lineGone = (product: string) => `${product} is no longer in your cart: it was removed elsewhere.`;
export const undo = 'Undo';

export const saveForLater = 'Save for later';
/** Begins with what is seen, `saveForLater`. */
export const saveForLaterOf = (product: string) => `Save for later: ${product}`;
export const savedForLater = 'Saved for later';
export const putAside = (product: string) => `${product} is saved for later, below your cart.`;
export const movedToWishlist = (product: string) => `${product} is on your wishlist now.`;
export const seeWishlist = 'See wishlist';
/** It is on the wishlist, and could not be taken out of the cart. */
export const onWishlistToo = (reason: string) => `It is on your wishlist, and still in your cart. ${reason}`;
export const pieces = (count: number) => `Quantity ${count}`;
export const costWhenSaved = (amount: string) => `${amount} when you saved it`;
export const moveToCart = 'Move to cart';
/** Begins with what is seen, `moveToCart`. */
export const moveToCartOf = (product: string) => `Move to cart: ${product}`;
export const takeOutSaved = (product: string) => `Remove ${product} from what is saved for later`;

export const changeOptions = 'Change options';
/** Begins with what is seen, `changeOptions`. */
export const changeOptionsOf = (product: string) => `Change options of ${product}`;
export const optionsLoading = 'Loading the options';
export const optionsNotLoaded = 'The options could not be loaded.';
export const optionsRetry = 'Try again';
export const optionsSave = 'Save the change';
export const optionsCancel = 'Leave it as it is';
export const optionsPrice = (amount: string) => `${amount} each`;

export const notAdded = (product: string) => `${product}: not added, it is out of stock.`;
export const addedInPart = (product: string, got: number, wanted: number) =>
  `${product}: ${got} of ${wanted}. There are not more in stock.`;
/** A list of `notAdded` and `addedInPart` follows. */
export const notAllKept = 'Not everything from your cart before you signed in did fit:';
export const notAllKeptSeen = 'Got it';
export const mergeWaits =
  'What you put into your cart before you signed in could not be brought over yet. It is not lost.';
export const mergeRetry = 'Try again';
export const lineLost = (product: string, quantity: number) =>
  `${product} (${quantity}) could not be changed and is no longer in your cart.`;
export const lineLostRetry = 'Put it back';
export const nothingKept =
  'Your browser keeps no data for this shop, so your cart is lost when this page is closed or loaded again. Allow cookies and site data, or free some space, to keep it.';
export const outdated =
  'The shop cannot be reached right now, so this may not be the newest state of your cart. Nothing in it is lost.';

export const priceDetails = 'Price details';
export const blocked = 'Change or remove the marked items to go on.';
/** Stands below the amount. */
export const toPayBelow = 'to pay';
export const blockedHeading = 'Not everything in your order can be bought';
export const blockedHelp = 'Nothing is ordered until this is mended:';
export const goToCheckout = 'Go to checkout';
/** Stands below the subtotal in the panel beside a page. */
export const restAtCheckout = 'Coupons, coins and delivery come next.';
export const viewCart = 'View cart';
