import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { rows } from '../database.ts';
import { moment } from '../inbox/inboxPage.ts';
import { type OrderItemRow, orderItems, type OrderRow, statusLabels } from '../orders/findOrder.ts';
import { amountText } from '../money.ts';
import { itemsToConfirm } from './confirmOrder.ts';
import { returnItems } from './decideReturn.ts';
import { type ShipmentRow, shipmentsOf } from './findDocuments.ts';
import { type ReturnRow, returnsOf } from './requestReturn.ts';
import { unsentItems } from './shipOrder.ts';
import { cancelProblem } from './withdrawOrder.ts';

type Deps = Pick<SandboxDeps, 'db' | 'clock'>;
type Markup = ReturnType<typeof html>;

const SHOWN = 50;

const button = (step: string, label: string) => html`<button name="step" value="${step}">${label}</button>`;

const parcelFields = html`<label>Carrier <input name="carrier" value="Bluefin Express" maxlength="60"></label>
<label>Tracking number <input name="tracking" maxlength="60"></label>`;

interface Left {
  item: OrderItemRow;
  pieces: number;
}

/** How many pieces of each item a step takes; none where there is nothing to choose. */
const piecesFields = (left: readonly Left[]): Markup[] =>
  left.length === 1 && left[0]?.pieces === 1
    ? []
    : left.map(
        ({ item, pieces }) =>
          html`<label>${item.name} <input type="number" name="pieces-${item.id}" value="${pieces}" min="0" max="${pieces}"></label>`,
      );

const form = (order: OrderRow, parts: readonly unknown[]): Markup[] =>
  parts.length === 0
    ? []
    : [html`<form method="post"><input type="hidden" name="order" value="${order.id}">${parts}</form>`];

/** All parcels that are on their way, or one after the other. */
function deliverButtons(parcels: readonly ShipmentRow[]): Markup[] {
  if (parcels.length === 0) return [];
  const each =
    parcels.length === 1 ? [] : parcels.map(({ id, number }) => button(`deliver-${id}`, `Deliver #${number}`));
  return [...each, button('deliver', parcels.length === 1 ? 'Deliver' : 'Deliver all')];
}

/** The steps that an order can take now. */
function steps(deps: Deps, order: OrderRow): Markup[] {
  const unsent = unsentItems(deps, order);
  const uninvoiced = itemsToConfirm(deps, order);
  const parts = [
    ...(unsent.length > 0 ? [html`${piecesFields(unsent)}${parcelFields}${button('ship', 'Ship')}`] : []),
    ...deliverButtons(shipmentsOf(deps.db, order.id).filter(sent => sent.delivered_at === null)),
    ...(cancelProblem(deps, order) ? [] : [button('cancel', 'Cancel')]),
  ];
  // Pieces to be invoiced and pieces to be sent are chosen apart.
  return [
    ...form(
      order,
      uninvoiced.length > 0 ? [...piecesFields(uninvoiced), button('invoice', 'Confirm and invoice')] : [],
    ),
    ...form(order, parts),
  ];
}

function waitingReturn(deps: Deps, asked: ReturnRow, items: readonly OrderItemRow[]): Markup {
  const what = returnItems(deps, asked.id).map(
    each => html`<br>${each.quantity} × ${items.find(({ id }) => id === each.order_item_id)!.name}: ${each.reason}`,
  );
  return html`<form method="post"><input type="hidden" name="return" value="${asked.id}">
<p>Return #${asked.number}${what}${asked.comment === null ? '' : html`<br>“${asked.comment}”`}</p>
${button('accept', 'It has arrived: pay back')}${button('deny', 'Turn down')}</form>`;
}

function entry(deps: Deps, order: OrderRow): Markup {
  const items = orderItems(deps.db, order.id);
  const waiting = returnsOf(deps, order.id).filter(({ status }) => status === 'PENDING');
  return html`<li><article>
<h2>#${order.number}: ${statusLabels[order.status]}</h2>
<p><span>${order.email}, ${amountText(order.grand_total)},</span> ${moment(order.created_at)}</p>
<p>${items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
${steps(deps, order)}${waiting.map(asked => waitingReturn(deps, asked, items))}
</article></li>`;
}

/** The newest orders, each with the buttons that move it on. */
export function deskList(deps: Deps): Markup {
  const orders = rows<OrderRow>(deps.db, 'SELECT * FROM sales_order ORDER BY created_at DESC, id DESC LIMIT ?', SHOWN);
  return html`<p><a href="/inbox">Inbox</a></p>${
    orders.length > 0 ? html`<ol>${orders.map(order => entry(deps, order))}</ol>` : html`<p>Nobody has ordered yet.</p>`
  }`;
}
