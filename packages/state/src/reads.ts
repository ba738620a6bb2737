// chunk: reads
/* How the cart that a browser remembers is asked for, as one piece of code to fetch (runRead.ts). */
export { askAhead } from './cart/askAhead.ts';
export { askForCart } from './cart/askForCart.ts';
export { loadCart } from './cart/loadCart.ts';
export { askServer } from './session/askServer.ts';
