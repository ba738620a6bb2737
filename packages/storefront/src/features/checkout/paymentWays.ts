import type { CartDetails, OptionalFeature } from '@shop/commerce-client';
import type { ChosenPayment, PaymentGroup, PaymentOption } from '@shop/state';
import { gatewayCodes, isGateway, type GatewayCode } from '@shop/variant';
import { offeredOptions } from './offeredOptions.ts';

/** Ways of paying as shoppers know them, in the order in which they stand unless something else speaks for one. */
export const wayNames = ['upi', 'card', 'netbanking', 'wallet', 'paylater', 'emi', 'cash', 'free'] as const;
export type WayName = (typeof wayNames)[number];

/** What gateways call these ways otherwise. */
const otherNames: Record<string, WayName> = { cc: 'card', dc: 'card', cashondelivery: 'cash' };

/** The way of paying that an option of a gateway is. */
export const wayOf = (option: string): WayName | undefined =>
  otherNames[option] ?? wayNames.find(name => name === option);

/** One way of paying, whoever takes the payment (payment-14). */
export interface PaymentWay {
  name: WayName;
  /** The gateway, or the payment method that needs none. */
  pg: PaymentGroup;
  /** Several where the gateway asks which kind, as Cashfree does of cards. */
  options: PaymentOption[];
  /** The last order was paid so. */
  isLast: boolean;
}

export interface WaysInput {
  cart: Parameters<typeof offeredOptions>[0];
  has: (feature: OptionalFeature) => boolean;
  /** Gateway that the shop prefers. */
  preferred: GatewayCode;
  /** Gateway that could not be opened a moment ago: others take what they can (payment-15). */
  unopened?: string | undefined;
  /** How the last order was paid. */
  last: ChosenPayment | null;
}

const surchargeOf = (cart: Pick<CartDetails, 'available_payment_methods'>, pg: PaymentGroup): number =>
  cart.available_payment_methods?.find(method => method?.code === pg)?.surcharge?.value ?? 0;

/** Gateways in the order in which they are taken: the one that the shop prefers first, one that did not open last. */
export function gatewayOrder({ preferred, unopened }: Pick<WaysInput, 'preferred' | 'unopened'>): GatewayCode[] {
  const rank = (code: string) => (code === unopened ? 2 : code === preferred ? 0 : 1);
  return gatewayCodes.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The options of a cart as one list by way of paying (payment-14): each way once, through the gateway that the shop
 * prefers among those that offer it. First stands how the last order was paid, then what costs nothing extra
 * (payment-16).
 */
export function paymentWays({ cart, has, preferred, unopened, last }: WaysInput): PaymentWay[] {
  const preference = gatewayOrder({ preferred, unopened });
  const offered = (methods: CartDetails['available_payment_methods']) =>
    offeredOptions({ ...cart, available_payment_methods: methods }, has, preference);
  const place = ({ pg }: PaymentOption) => (isGateway(pg) ? preference.indexOf(pg) : -1);
  const options = offered(cart.available_payment_methods).toSorted((a, b) => place(a) - place(b));
  const lastWay = last ? wayOf(last.option) : undefined;

  const ways = wayNames.flatMap((name): PaymentWay[] => {
    const pg = options.find(({ id }) => wayOf(id) === name)?.pg;
    if (pg === undefined) return [];
    const others = offered((cart.available_payment_methods ?? []).filter(method => method?.code !== pg));
    const instead = isGateway(pg) ? others.find(({ id }) => wayOf(id) === name)?.pg : undefined;
    const own = options.filter(option => option.pg === pg && wayOf(option.id) === name);
    return [{ name, pg, options: own.map(option => ({ ...option, instead })), isLast: name === lastWay }];
  });
  return ways.toSorted(
    (a, b) => Number(b.isLast) - Number(a.isLast) || surchargeOf(cart, a.pg) - surchargeOf(cart, b.pg),
  );
}
