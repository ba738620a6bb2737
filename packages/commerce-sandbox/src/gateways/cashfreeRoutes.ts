import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { attempt, outcomes, refusal, usualMethod } from './attempt.ts';
import { isForeignForm, FOREIGN_FORM } from './foreignForm.ts';
import { bodyOf, pageHeaders } from './gatewayHttp.ts';
import { gatewayOrderBySession, type GatewayOrder } from './ledger.ts';
import { methodFor, payableBy, readPaidWith } from './paidWith.ts';
import { noticePage, payPage } from './payPage.ts';
import { shopOriginIn } from './shopAddress.ts';
import { upiFlow } from './upiFlow.ts';
import { receiveCashfree } from './webhooks.ts';

/**
 * Where the shopper goes afterwards. Only the order's number is in it: what became of the payment is for the shop to
 * ask.
 */
const returnAddress = (order: GatewayOrder) =>
  order.return_url!.replace('{order_id}', encodeURIComponent(order.order_number));

/** Cashfree's end: the page that a payment session leads to, and the shop's webhook. */
export function cashfreeRoutes(deps: SandboxDeps): Hono {
  const app = new Hono();

  app.get('/pay', http => {
    const order = gatewayOrderBySession(deps.db, http.req.query('session') ?? '');
    const options = { embed: shopOriginIn(deps, http.req.query('embed')), colour: undefined };
    if (!order)
      return http.html(
        noticePage('cashfree', 'This payment session does not exist.', options),
        404,
        pageHeaders(options.embed, undefined),
      );
    const back = returnAddress(order);
    const headers = pageHeaders(options.embed, new URL(back).origin);
    const asked = http.req.query('method') || usualMethod(deps, order, 'UPI, card or net banking');
    const method = methodFor(deps, order, asked);
    const problem = refusal(deps, order, method);
    if (problem !== undefined)
      return http.html(noticePage('cashfree', problem, options, options.embed ? undefined : back), 409, headers);
    const flow = upiFlow(undefined, http.req.header('user-agent'));
    const payable = payableBy(deps, order, method);
    return http.html(payPage({ order, merchant: 'Your order', method, flow, payable, ...options }), 200, headers);
  });

  app.post('/pay', async http => {
    if (isForeignForm(deps, http.req.raw)) return http.json({ type: 'refused', description: FOREIGN_FORM }, 403);
    const form = new URLSearchParams(await bodyOf(http.req.raw));
    const order = gatewayOrderBySession(deps.db, form.get('order') ?? '');
    const status = outcomes.get(form.get('outcome') ?? '');
    if (!order || !status)
      return http.json({ type: 'refused', description: 'The payment session does not exist.' }, 400);
    const { method, consent, problem } = readPaidWith(deps, order, status, form, 'upi');
    if (problem) return http.json({ type: 'refused', description: problem }, 400);
    attempt(deps, order, status, method, consent);
    const isFramed = http.req.header('accept') === 'application/json';
    return isFramed
      ? http.json({ type: status === 'USER_DROPPED' ? 'closed' : 'finished' })
      : http.redirect(returnAddress(order), 303);
  });

  app.post('/webhook', async http => {
    const body = await bodyOf(http.req.raw);
    const [timestamp, signature] = [
      http.req.header('x-webhook-timestamp') ?? '',
      http.req.header('x-webhook-signature') ?? '',
    ];
    const verdict = body === undefined ? 'bad body' : receiveCashfree(deps, body, timestamp, signature);
    return http.json({ status: verdict }, verdict === 'done' ? 200 : 400);
  });

  return app;
}
