import type { SandboxContext } from '../context.ts';
import { receiveToken } from '../vault/consent.ts';
import { type Gateway, gatewayOrderOf, type GatewayPayment, paymentsOf } from './ledger.ts';
import type { Payable } from './payable.ts';
import { traitsOf } from './traits.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock' | 'config'>;

/**
 * Asks the gateway what became of an order and acts on it: money of the right amount pays the order, a failed or
 * abandoned attempt cancels it where the gateway takes no second one. A pending attempt leaves everything as it is: the
 * money may still come. Answers the attempt that decided, undefined when there is none.
 */
export function settle(deps: Deps, gateway: Gateway, order: Payable): GatewayPayment | undefined {
  const gatewayOrder = gatewayOrderOf(deps.db, gateway, order.number);
  if (!gatewayOrder) return undefined;
  const attempts = paymentsOf(deps.db, gatewayOrder);
  const paid = attempts.find(attempt => attempt.status === 'SUCCESS' && attempt.amount === order.grand_total);
  const decisive = paid ?? attempts.find(attempt => attempt.status === 'PENDING') ?? attempts[0];
  if (paid) {
    order.pay(deps, paid.id);
    receiveToken(deps, order, gateway, paid.id);
  } else if (traitsOf(gateway).failureCancels) {
    if (decisive?.status === 'FAILED') order.cancel(deps, `Payment ${decisive.id} failed.`);
    if (decisive?.status === 'USER_DROPPED') order.cancel(deps, 'The payment was not made.');
  }
  return decisive;
}
