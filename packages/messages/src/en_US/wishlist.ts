/*
 * What a customer wishes for: the hearts and the list.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

/** Title of the page, its link and the header's icon (frame-04, frame-17). */
export const title = 'My Wishlist';
/** A heart, read out; whether it is pressed is said beside it. */
export const wish = (product: string) => `Wishlist: ${product}`;

export const saved = (product: string) => `${product} is in your wishlist.`;
export const view = 'View wishlist';
export const taken = (product: string) => `${product} was taken off your wishlist.`;
export const undo = 'Undo';
export const notSaved = (reason: string) => `Your wishlist was not changed. ${reason}`;

export const notLoaded = 'Your wishlist could not be loaded.';
/** Stands above the list that was read before. */
export const notRefreshed = 'This is your wishlist as we knew it last. The newest could not be loaded.';
export const loading = 'Your wishlist is loading';
export const emptyTitle = 'Your wishlist is empty';
export const emptyHelp = 'Press the heart on a product to keep it here for later.';
export const startShopping = 'Start shopping';

/** Heading of the list, for those who do not see it. */
export const items = 'Items';
export const itemCount = (count: number, shown: string) => plural(count, { one: '1 item', other: `${shown} items` });
export const remove = (product: string) => `Remove ${product} from your wishlist`;
export const moveToCart = 'Move to cart';
/** Begins with what is seen, `moveToCart`. */
export const moveToCartOf = (product: string) => `Move to cart: ${product}`;
export const moved = (product: string) => `${product} is in your cart.`;
export const viewCart = 'View cart';
export const chooseOptions = 'Choose options';
/** Begins with what is seen, `chooseOptions`. */
export const chooseOptionsOf = (product: string) => `Choose options: ${product}`;
export const soldOut = 'Out of stock';
export const soldOutOf = (name: string) => `Out of stock: ${name}`;
/** After a press on the button that cannot move it. */
export const cannotMove = (name: string) => `${name} is out of stock. It stays in your wishlist.`;
export const quantity = 'Quantity';
export const amount = 'Amount';
export const recipient = 'For';
export const links = 'Downloads';

export const share = 'Share';
export const shared = 'Copied. Paste it where you want to share it.';
export const notShared = 'Your browser does not allow copying. Copy the address of a product instead.';
