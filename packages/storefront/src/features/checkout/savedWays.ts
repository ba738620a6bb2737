import type { PaymentOption } from '@shop/state';
import { isGateway } from '@shop/variant';
import type { SavedMethod } from '../shared/savedMethods/readSavedMethods.ts';
import { wayOf } from './paymentWays.ts';

/** A saved method as a way to pay for this cart. */
export interface SavedWay {
  method: SavedMethod;
  option: PaymentOption;
}

/**
 * The saved methods by which a cart may be paid (payment-20): each through the gateway that keeps it, where that offers
 * the cart its way of paying. One that could not be opened a moment ago keeps its own to itself (payment-15).
 *
 * @param options every option that the cart is offered.
 * @param unopened gateway that could not be opened.
 */
export function savedWays(
  methods: readonly SavedMethod[],
  options: readonly PaymentOption[],
  unopened?: string,
): SavedWay[] {
  return methods.flatMap(method => {
    const same = options.filter(({ id }) => wayOf(id) === method.kind);
    const own = same.find(({ pg }) => pg === method.gateway);
    if (!own || !method.isTaken || method.gateway === unopened) return [];
    const instead = same.find(({ pg }) => isGateway(pg) && pg !== own.pg)?.pg;
    return [{ method, option: { ...own, label: method.label, note: undefined, instead, nonce: method.token } }];
  });
}
