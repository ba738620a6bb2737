import { CommerceError } from '@shop/commerce-client';
import { otherAmount } from '@shop/messages/payment';
import { toPaise, type PlacedOrder } from '@shop/state';

/**
 * Holds what a gateway is about to ask for against the order, before it opens (payment-18).
 *
 * @param asked what the gateway will ask for, rupees; null where it does not say.
 * @throws CommerceError when it is not what the order costs.
 */
export function expectAmount({ total }: Pick<PlacedOrder, 'total'>, asked: string | number | null | undefined): void {
  if (total === undefined || asked === null || asked === undefined) return;
  if (toPaise(asked) !== toPaise(total))
    throw new CommerceError({ problem: { kind: 'rejected', message: otherAmount } });
}
