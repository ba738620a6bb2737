import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { attempt, outcomes, refusal, usualMethod } from './attempt.ts';
import { gatewaySecrets, RAZORPAY_KEY_ID } from './credentials.ts';
import { isForeignForm, FOREIGN_FORM } from './foreignForm.ts';
import { bodyOf, colourIn, pageHeaders } from './gatewayHttp.ts';
import { gatewayOrderById, type GatewayOrder } from './ledger.ts';
import { methodFor, payableBy, readPaidWith } from './paidWith.ts';
import { noticePage, payPage } from './payPage.ts';
import { shopOriginIn } from './shopAddress.ts';
import { razorpaySignature } from './signatures.ts';
import { upiFlow } from './upiFlow.ts';
import { receiveRazorpay } from './webhooks.ts';

/** What checkout.js was told, against what the gateway knows. */
function complaint(order: GatewayOrder | undefined, query: Record<string, string>): string | undefined {
  if (query['key'] !== RAZORPAY_KEY_ID) return 'The key that the shop sent is not valid.';
  if (!order) return 'The order that the shop sent does not exist.';
  if (query['amount'] !== undefined && Number(query['amount']) !== order.amount)
    return 'The amount does not match the order.';
  if (query['currency'] !== undefined && query['currency'] !== 'INR') return 'The currency does not match the order.';
  return undefined;
}

/** Razorpay's end: the window that checkout.js opens, and the shop's webhook. */
export function razorpayRoutes(deps: SandboxDeps): Hono {
  const app = new Hono();

  app.get('/pay', http => {
    const query = http.req.query();
    const order = gatewayOrderById(deps.db, 'razorpay', query['order_id'] ?? '');
    const options = { embed: shopOriginIn(deps, query['embed']), colour: colourIn(query['colour']) };
    const asked = query['method'] || (order ? usualMethod(deps, order, 'card') : 'card');
    const method = order ? methodFor(deps, order, asked) : asked;
    const problem = complaint(order, query) ?? refusal(deps, order!, method);
    const headers = pageHeaders(options.embed, undefined);
    if (problem !== undefined) return http.html(noticePage('razorpay', problem, options), 400, headers);
    const merchant = query['name'] || 'Your order';
    return http.html(
      payPage({
        order: order!,
        merchant,
        method,
        payable: payableBy(deps, order!, method),
        flow: upiFlow(query['flow'], http.req.header('user-agent')),
        ...options,
      }),
      200,
      headers,
    );
  });

  app.post('/pay', async http => {
    if (isForeignForm(deps, http.req.raw)) return http.json({ type: 'refused', description: FOREIGN_FORM }, 403);
    const form = new URLSearchParams(await bodyOf(http.req.raw));
    const order = gatewayOrderById(deps.db, 'razorpay', form.get('order') ?? '');
    const status = outcomes.get(form.get('outcome') ?? '');
    if (!order || !status) return http.json({ type: 'refused', description: 'The order does not exist.' }, 400);
    // Closing the window is no attempt: the shopper may open it again.
    if (status === 'USER_DROPPED') return http.json({ type: 'closed' });
    const { method, consent, problem } = readPaidWith(deps, order, status, form, usualMethod(deps, order, 'card'));
    if (problem) return http.json({ type: 'refused', description: problem }, 400);
    const payment = attempt(deps, order, status, method, consent);
    if (!payment)
      return http.json(
        { type: 'refused', description: refusal(deps, order, method) ?? 'The payment was refused.' },
        409,
      );
    if (status === 'PENDING') return http.json({ type: 'closed' });
    if (status === 'FAILED') {
      return http.json({
        type: 'failure',
        paymentId: payment.id,
        orderId: order.id,
        description: 'The payment failed. Try again or choose another way to pay.',
      });
    }
    const signature = razorpaySignature(order.id, payment.id, gatewaySecrets(deps.config.secret).razorpayKey);
    const fields = { razorpay_payment_id: payment.id, razorpay_order_id: order.id, razorpay_signature: signature };
    return http.json({ type: 'success', fields });
  });

  app.post('/webhook', async http => {
    const body = await bodyOf(http.req.raw);
    const verdict =
      body === undefined ? 'bad body' : receiveRazorpay(deps, body, http.req.header('x-razorpay-signature') ?? '');
    return http.json({ status: verdict }, verdict === 'done' ? 200 : 400);
  });

  return app;
}
