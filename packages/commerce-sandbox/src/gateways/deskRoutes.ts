import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { rows, transaction } from '../database.ts';
import { amountText } from '../money.ts';
import { senderOf } from '../transport/senderOf.ts';
import { bodyOf, pageHeaders } from './gatewayHttp.ts';
import { endPending, type Gateway, gatewayOrderById, type GatewayPayment } from './ledger.ts';
import { document } from './payPage.ts';
import { traitsOf } from './traits.ts';
import { callWebhook } from './webhooks.ts';

interface Pending extends GatewayPayment {
  gateway: Gateway;
  order_number: string;
}

const pendingPayments = (deps: SandboxDeps) =>
  rows<Pending>(
    deps.db,
    `SELECT gateway_payment.*, gateway_order.gateway, gateway_order.order_number
     FROM gateway_payment JOIN gateway_order ON gateway_order.id = gateway_payment.gateway_order_id
     WHERE status = 'PENDING' ORDER BY position`,
  );

const line = (
  payment: Pending,
) => html`<tr><td>${traitsOf(payment.gateway).name}</td><td>#${payment.order_number}</td><td>${amountText(payment.amount)}</td>
<td><form method="post"><input type="hidden" name="payment" value="${payment.id}">
<button name="outcome" value="success">Let it succeed</button><button name="outcome" value="failure">Let it fail</button></form></td></tr>`;

/**
 * The bank's side of pending payments: a page on which they end. Mounted beside /gateways, not below: what a shop
 * passes on to its shoppers must not hold the desk that decides whether they have paid.
 */
export function deskRoutes(deps: SandboxDeps): Hono {
  const app = new Hono();

  app.get('/', http => {
    const pending = pendingPayments(deps);
    const list = pending.length
      ? html`<table><thead><tr><th>Gateway</th><th>Order</th><th>Amount</th><th>How it ends</th></tr></thead><tbody>${pending.map(line)}</tbody></table>`
      : html`<p>No payment is pending.</p>`;
    const page = document(
      'Pending payments',
      html`<h1>Pending payments</h1>${list}`,
      { embed: undefined, colour: undefined },
      undefined,
      'wide',
    );
    return http.html(page, 200, pageHeaders(undefined, undefined));
  });

  app.post('/', async http => {
    if (senderOf(deps, http.req.raw) !== 'own page') return http.text('Open /payments and decide there.', 403);
    const form = new URLSearchParams(await bodyOf(http.req.raw));
    const payment = pendingPayments(deps).find(each => each.id === form.get('payment'));
    const status = form.get('outcome') === 'success' ? 'SUCCESS' : 'FAILED';
    if (payment) {
      transaction(deps.db, () => {
        endPending(deps.db, payment.id, status);
        callWebhook(deps, gatewayOrderById(deps.db, payment.gateway, payment.gateway_order_id)!, {
          ...payment,
          status,
        });
      });
    }
    return http.redirect('/payments', 303);
  });

  return app;
}
