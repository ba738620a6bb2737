import { html, raw } from 'hono/html';
import { amountText } from '../money.ts';
import type { Gateway, GatewayOrder } from './ledger.ts';
import type { Payable } from './paidWith.ts';
import { payPanel } from './payPanel.ts';
import { traitsOf } from './traits.ts';
import { upiPanel, type UpiFlow } from './upiFlow.ts';

type Markup = ReturnType<typeof html>;

const methodNames: ReadonlyMap<string, string> = new Map([
  ['upi', 'UPI'],
  ['card', 'Credit or debit card'],
  ['netbanking', 'Net banking'],
  ['wallet', 'Wallet'],
  ['emi', 'EMI'],
  ['paylater', 'Pay later'],
]);

/** What a pay page is told by the shop's window. All of it is shown or checked, none of it believed. */
export interface PageOptions {
  /** Origin of the page that shows this one in a frame. */
  embed: string | undefined;
  /** #rrggbb. */
  colour: string | undefined;
}

/** A whole page. Scripts and styles are files: it works under a policy without inline anything. */
export function document(
  title: string,
  body: Markup,
  { embed, colour }: PageOptions,
  gateway: Gateway | undefined,
  mainClass = '',
): Markup {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/gateways/assets/pay.css">
<script type="module" src="/gateways/assets/pay.js"></script>
</head>
<body data-gateway="${gateway ?? ''}" data-embed="${embed ?? ''}" data-colour="${colour ?? ''}">
<main class="${mainClass}">${body}</main>
</body>
</html>`;
}

/** One page that says why nothing can be paid here. */
export function noticePage(gateway: Gateway, text: string, options: PageOptions, back?: string): Markup {
  const link = back === undefined ? raw('') : html`<a href="${back}">Back to the shop</a>`;
  const { name } = traitsOf(gateway);
  const close = options.embed ? html`<button type="button" data-close>Close</button>` : raw('');
  return document(
    `${name} payment`,
    html`<div class="notice"><h1>${name}</h1><p>${text}</p>${link}${close}</div>`,
    options,
    gateway,
  );
}

export interface PayPageOptions extends PageOptions {
  order: GatewayOrder;
  /** Of the shop, as its window or its name says. */
  merchant: string;
  /** card, upi and so on. */
  method: string;
  /** How UPI is paid here, where it is the way. */
  flow: UpiFlow;
  /** What it is paid with. */
  payable: Payable;
}

/** The page on which one chooses how a payment ends. */
export function payPage({ order, merchant, method, flow, payable, ...options }: PayPageOptions): Markup {
  const { name } = traitsOf(order.gateway);
  return document(
    `Pay ${amountText(order.amount)} with ${name}`,
    html`<header>
<h1>${merchant}</h1>
<p class="amount">${amountText(order.amount)}</p>
<dl><dt>Order</dt><dd>#${order.order_number}</dd><dt>Paid by</dt><dd>${methodNames.get(method) ?? method}</dd></dl>
</header>
${/^upi/i.test(method) && !payable.saved ? upiPanel(flow, order.id, amountText(order.amount)) : raw('')}
<form method="post" action="/gateways/${order.gateway}/pay">
<input type="hidden" name="order" value="${order.session_id ?? order.id}">
<input type="hidden" name="method" value="${method}">
${payPanel(payable, amountText(order.amount))}
<button name="outcome" value="success">Pay ${amountText(order.amount)}</button>
<button name="outcome" value="pending">Leave the payment pending</button>
<button name="outcome" value="failure">Let the payment fail</button>
<button name="outcome" value="closed" formnovalidate>Close without paying</button>
</form>
<p role="status"></p>
<footer>${name} is played by the commerce sandbox. No money moves.</footer>`,
    options,
    order.gateway,
  );
}
