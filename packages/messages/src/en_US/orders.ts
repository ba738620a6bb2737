/*
 * The orders of a customer.
 */

export const title = 'My Orders';
export const list = 'Orders';
export const listNotLoaded = 'Your orders could not be loaded.';
export const noneTitle = 'No orders yet';
export const noneHelp = 'What you order stands here, with where it is.';
export const startShopping = 'Start shopping';
/** After the name of the first product of an order. */
export const andMore = (others: number) => ` and ${others} more`;

/** Read out while an order is being fetched. */
export const loading = 'Order';
export const order = (number: string) => `Order ${number}`;
export const notLoaded = 'The order could not be loaded.';
export const absentTitle = 'There is no such order';
export const absentHelp = 'Check the number, or look through your orders.';
export const seeOrders = 'See my orders';

export const placedOn = (date: string) => `Placed on ${date}`;
export const bought = 'What you bought';
/** The number of pieces follows. */
export const quantity = 'Quantity ';
/** What the back end does not name among the rows of `totals`. */
export const otherCharges = 'Handling and payment charges';
export const total = 'Total';
/** The shop is told when an order is sent, not when it has arrived. */
export const deliveryTo = 'Delivery to';
export const billedTo = 'Billed to';
export const payment = 'Payment';
