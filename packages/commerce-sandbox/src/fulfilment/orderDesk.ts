import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { inboxHeaders, inboxPage } from '../inbox/inboxPage.ts';
import { orderById } from '../orders/findOrder.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { takeForms } from '../transport/takeForms.ts';
import { buyerTexts } from './buyerTexts.ts';
import { confirmOrder } from './confirmOrder.ts';
import { decideReturn } from './decideReturn.ts';
import { deliverOrder } from './deliverOrder.ts';
import { deskList } from './deskList.ts';
import { type Parcel, shipOrder } from './shipOrder.ts';
import { withdrawOrder } from './withdrawOrder.ts';

/** Bytes; a step is a few short fields, and one for each item that is sent. */
const LONGEST_FORM = 4000;

const LONGEST_FIELD = 60;

type Form = URLSearchParams;

const field = (form: Form, name: string) => (form.get(name) ?? '').trim().slice(0, LONGEST_FIELD);

const parcelIn = (form: Form): Parcel => ({
  carrier: field(form, 'carrier') || 'Bluefin Express',
  trackingNumber: field(form, 'tracking') || null,
});

/** Pieces of each item that are sent or invoiced, by the item's id; undefined for all that is left. */
function piecesIn(form: Form): Map<number, number> | undefined {
  const named = [...form].flatMap(([name, value]) => {
    const id = /^pieces-(\d{1,15})$/.exec(name)?.[1];
    return id === undefined ? [] : [[Number(id), Math.max(0, Math.floor(Number(value)) || 0)] as const];
  });
  return named.length === 0 ? undefined : new Map(named);
}

/** Takes the step that a button of the desk stands for. What does not fit any more changes nothing. */
function step(deps: TellDeps, form: Form): void {
  const name = form.get('step');
  if (name === 'accept' || name === 'deny') {
    decideReturn(deps, Number(form.get('return')), name === 'accept');
    return;
  }
  const order = orderById(deps.db, Number(form.get('order')));
  if (!order) return;
  if (name === 'invoice') confirmOrder(deps, order, piecesIn(form));
  if (name === 'ship') shipOrder(deps, order, parcelIn(form), piecesIn(form));
  const [, parcel] = /^deliver(?:-(\d{1,15}))?$/.exec(name ?? '') ?? [undefined, null];
  if (parcel !== null) deliverOrder(deps, order, parcel === undefined ? undefined : Number(parcel));
  const { locale } = storeViewOf(deps, order.store_id);
  if (name === 'cancel') withdrawOrder(deps, order.id, buyerTexts[locale].canceledByShop);
}

/**
 * The shop's side of orders: a page on which a developer moves them on. Each step writes history and sends its mail,
 * as a merchant's would.
 */
export function orderDesk(deps: Pick<SandboxDeps, 'db' | 'clock' | 'config'>): Hono {
  const app = new Hono();

  app.get('/', http => http.html(inboxPage('Orders', deskList(deps)), 200, inboxHeaders({ forms: true })));

  takeForms(app, deps, { path: '/orders', refusal: 'Open /orders and decide there.', longest: LONGEST_FORM }, form =>
    step(deps, form),
  );

  return app;
}
