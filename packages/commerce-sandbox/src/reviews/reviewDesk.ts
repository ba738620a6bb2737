import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { rows, run } from '../database.ts';
import { inboxHeaders, inboxPage, moment } from '../inbox/inboxPage.ts';
import { takeForms } from '../transport/takeForms.ts';
import type { ReviewRow } from './findReviews.ts';
import { ratingNames, ratings } from './ratings.ts';

interface Waiting extends ReviewRow {
  product_name: string;
}

const SHOWN = 100;

/** Bytes; a decision is two short fields. */
const LONGEST_FORM = 1000;

const decisions: Record<string, ReviewRow['status']> = { approve: 'approved', reject: 'rejected' };

const item = (review: Waiting) => html`<li><article>
<h2>${review.summary}</h2>
<p><span>${review.product_name}, ${review.nickname},</span> ${moment(review.created_at)}</p>
<p><span>${ratings.map(({ column }) => `${ratingNames.en_US[column]} ${review[column] ?? 'unrated'}`).join(', ')}</span></p>
<p>${review.text}</p>
<form method="post"><input type="hidden" name="review" value="${review.id}"><button name="decision" value="approve">Approve</button><button name="decision" value="reject">Reject</button></form>
</article></li>`;

/** The shop's side of reviews: a page on which those that wait are approved or turned away. */
export function reviewDesk({ db, config }: Pick<SandboxDeps, 'db' | 'config'>): Hono {
  const app = new Hono();

  app.get('/', http => {
    const waiting = rows<Waiting>(
      db,
      "SELECT review.*, product.name AS product_name FROM review JOIN product ON product.id = product_id WHERE status = 'pending' ORDER BY review.created_at, review.id LIMIT ?",
      SHOWN,
    );
    const list = waiting.length > 0 ? html`<ol>${waiting.map(item)}</ol>` : html`<p>No review is waiting.</p>`;
    return http.html(
      inboxPage('Reviews waiting for approval', html`<p><a href="/inbox">Inbox</a></p>${list}`),
      200,
      inboxHeaders({ forms: true }),
    );
  });

  takeForms(
    app,
    { config },
    { path: '/reviews', refusal: 'Open /reviews and decide there.', longest: LONGEST_FORM },
    form => {
      const status = decisions[form.get('decision') ?? ''];
      if (status)
        run(db, "UPDATE review SET status = ? WHERE id = ? AND status = 'pending'", status, form.get('review') ?? '');
    },
  );

  return app;
}
