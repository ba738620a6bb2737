/** Texts of cart and checkout that the specification fixes (section 8), and ours where it is silent. Apart from the others, so that a page without a cart does not carry them. */
export const PURCHASE_TEXT = {
  cartNotCreated: 'Unable to create cart',
  missing: (what: string) => `Missing required information: ${what}`,
  signedOut: 'You have been signed out. Please sign in again.',
  regionUnknown: 'Choose the state that you live in.',
  paymentOpen: 'A payment for this cart is still open. Finish it or cancel it first.',
  paymentNotMade: 'The payment was not made. Your cart is as you left it.',
  noOpenPayment: 'There is no open payment in this browser. Your orders show what became of it.',
  orderUnsettled: 'We cannot reach the shop to see whether your order was placed. Nothing is lost, and it will not be ordered twice.',
  orderNotPlaced: 'Your order was not placed. Your cart is as you left it.',
  lineLost: (name: string) => `${name} could not be changed and is no longer in your cart.`,
};
