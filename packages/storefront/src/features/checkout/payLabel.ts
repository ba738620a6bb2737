import type { PaymentOption } from '@shop/state';

/** What each option does, with the amount in it: the words of the button that places the order. */
const verbs: Record<string, (amount: string) => string> = {
  upi: amount => `Pay ${amount} with UPI`,
  cc: amount => `Pay ${amount} by credit card`,
  dc: amount => `Pay ${amount} by debit card`,
  card: amount => `Pay ${amount} by card`,
  netbanking: amount => `Pay ${amount} by netbanking`,
  wallet: amount => `Pay ${amount} from a wallet`,
  emi: amount => `Pay ${amount} in instalments`,
  paylater: amount => `Buy now, pay ${amount} later`,
  cashondelivery: amount => `Place order, pay ${amount} on delivery`,
  free: () => 'Place order, nothing to pay',
};

/** What happens when the button is pressed, for example "Pay ₹1,499 with UPI". */
export const payLabel = ({ id }: Pick<PaymentOption, 'id'>, amount: string): string => (verbs[id] ?? (text => `Pay ${text}`))(amount);
