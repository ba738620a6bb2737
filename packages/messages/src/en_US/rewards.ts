/*
 * The loyalty coins of a customer. Each shop has its own name for them.
 */

export const balance = 'Balance';
/** What a balance is worth, with its price written. */
export const worth = (price: string) => `Worth ${price} in your cart`;
export const untilWhen = (day: string) => `Use them before ${day}.`;
export const howUsed = 'Spend them in the cart, on any order.';
export const inviteFriends = 'Invite friends and earn more';
/** Before the balance after a change. */
export const balanceBefore = 'Balance ';
export const transactions = 'Transactions';
export const notLoaded = (coins: string) => `Your ${coins} could not be loaded.`;
export const noneTitle = (coins: string) => `No ${coins} yet`;
export const noneHelp = (coins: string) => `You earn ${coins} with every order that is paid.`;
export const startShopping = 'Start shopping';
