import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { rows, run } from '../database.ts';
import { inboxHeaders, inboxPage } from '../inbox/inboxPage.ts';
import { takeForms } from '../transport/takeForms.ts';
import { sendStockNotices } from './sendStockNotices.ts';

interface SoldOut {
  id: number;
  sku: string;
  name: string;
  waiting: number;
}

const SHOWN = 200;

/** Bytes; two short fields. */
const LONGEST_FORM = 1000;

const item = ({ id, sku, name, waiting }: SoldOut) => html`<li><article>
<h2>${name}</h2>
<p>${sku}, waited for by ${waiting}</p>
<form method="post"><input type="hidden" name="product" value="${id}"><label>Pieces that came
<input name="pieces" type="number" min="1" max="999" value="10" required></label>
<button>Put on the shelf</button></form>
</article></li>`;

/** The merchant's side of stock: a page on which what is sold out comes back. */
export function stockDesk({ db, config, clock }: Pick<SandboxDeps, 'db' | 'config' | 'clock'>): Hono {
  const app = new Hono();

  app.get('/', http => {
    const soldOut = rows<SoldOut>(
      db,
      `SELECT product.id, product.sku, product.name, (SELECT count(DISTINCT email) FROM stock_notice WHERE stock_notice.sku = product.sku) AS waiting
       FROM product WHERE stock = 0 AND type IN ('simple', 'virtual') ORDER BY waiting DESC, product.id LIMIT ?`,
      SHOWN,
    );
    const list = soldOut.length > 0 ? html`<ol>${soldOut.map(item)}</ol>` : html`<p>Nothing is sold out.</p>`;
    return http.html(
      inboxPage('What is sold out', html`<p><a href="/inbox">Inbox</a></p>${list}`),
      200,
      inboxHeaders({ forms: true }),
    );
  });

  takeForms(
    app,
    { config },
    { path: '/stock', refusal: 'Open /stock and do it there.', longest: LONGEST_FORM },
    form => {
      const pieces = Math.min(999, Math.max(1, Math.floor(Number(form.get('pieces')) || 0)));
      run(db, 'UPDATE product SET stock = stock + ? WHERE id = ? AND stock = 0', pieces, form.get('product') ?? '');
      sendStockNotices({ db, clock, config });
    },
  );

  return app;
}
