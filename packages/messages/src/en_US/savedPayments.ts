/*
 * What a customer has saved to pay with.
 */

/** Networks of cards, by Magento's codes and those of Indian gateways; anything else is `card`. */
export const networks: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'Mastercard',
  RUPAY: 'RuPay',
  AE: 'American Express',
  DN: 'Diners Club',
  DI: 'Discover',
  JCB: 'JCB',
  MI: 'Maestro',
  MD: 'Maestro',
};
export const card = 'Card';
/** Something that has neither digits nor a UPI id. */
export const account = 'Saved account';
export const cardEnding = (network: string, lastFour: string) => `${network} •••• ${lastFour}`;
/** What kind of thing a masked UPI id is, beside it. */
export const upiId = 'UPI ID';
export const expires = (when: string) => `Expires ${when}`;
export const expired = 'Expired';
export const expiredOn = (when: string) => `Expired ${when}`;
/** Who keeps the token. */
export const keptBy = (gateway: string) => `Kept by ${gateway}`;

export const loading = 'Loading your saved payments';
export const notLoaded = 'Your saved payments could not be loaded.';
export const list = 'Cards and UPI IDs';
export const safety =
  'We keep no card number: only a token of the payment gateway, and what tells you which card it is. You are still asked for the CVV or for an approval each time.';
export const noneTitle = 'No saved payments yet';
export const noneHelp =
  'When you pay for an order, tick “Save this card for later” or “Save this UPI ID for later” in the payment window. It then stands here and comes first at the checkout.';
export const startShopping = 'Start shopping';
export const remove = 'Delete';
/** Begins with what is seen, `remove`. */
export const removeWhich = (which: string) => `Delete ${which}`;
export const removeTitle = (which: string) => `Delete ${which}?`;
export const removeHelp = 'You can save it again with your next payment. Orders that you have placed stay as they are.';
export const keep = 'Keep it';
export const removed = (which: string) => `${which} was deleted.`;
export const notRemoved = 'It could not be deleted. Please try again.';
