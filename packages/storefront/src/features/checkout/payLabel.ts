import * as text from '@shop/messages/checkout';
import type { PaymentOption } from '@shop/state';

/** What each option does, with the amount in it: the words of the button that places the order. */
const verbs: Record<string, (amount: string) => string> = {
  upi: amount => text.payUpi(amount),
  cc: amount => text.payCreditCard(amount),
  dc: amount => text.payDebitCard(amount),
  card: amount => text.payCard(amount),
  netbanking: amount => text.payNetbanking(amount),
  wallet: amount => text.payWallet(amount),
  emi: amount => text.payInstalments(amount),
  paylater: amount => text.payLater(amount),
  cashondelivery: amount => text.payCash(amount),
  free: () => text.payNothing,
};

/** What happens when the button is pressed, for example "Pay ₹1,499 with UPI". */
export const payLabel = ({ id, label, nonce }: Pick<PaymentOption, 'id' | 'label' | 'nonce'>, amount: string): string =>
  nonce === undefined ? (verbs[id] ?? (sum => text.pay(sum)))(amount) : text.payWith(amount, label);
