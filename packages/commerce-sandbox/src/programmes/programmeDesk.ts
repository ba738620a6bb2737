import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { rows, run } from '../database.ts';
import { inboxHeaders, inboxPage, moment } from '../inbox/inboxPage.ts';
import { takeForms } from '../transport/takeForms.ts';
import { institutes } from './institutes.ts';

interface Listed {
  customer_id: number;
  account: string;
  email: string;
  institute: string;
  expires_at: number;
}

const SHOWN = 100;
const DAY = 24 * 60 * 60 * 1000;

/** Bytes; a change is two short fields. */
const LONGEST_FORM = 1000;

/** Days from now at which a membership ends, by button. */
const ends: Record<string, number> = { soon: 7, now: 0 };

const item = (membership: Listed) => html`<li><article>
<h2>${membership.account}</h2>
<p><span>${membership.institute}, ${membership.email}, until</span> ${moment(membership.expires_at)}</p>
<form method="post"><input type="hidden" name="customer" value="${membership.customer_id}">
<button name="end" value="soon">Let it end in a week</button><button name="end" value="now">Let it end now</button></form>
</article></li>`;

const codes = html`<h2>Codes</h2><ul>${institutes.map(
  ({ code, programme, domains, hasEnded }) =>
    html`<li><p>${code}: ${programme.toLowerCase()}, name@${domains[0]}${hasEnded ? ', expired' : ''}</p></li>`,
)}</ul>`;

/** The manager's side of the purchase programmes: which codes there are, who belongs to one, and until when. */
export function programmeDesk({ db, clock, config }: Pick<SandboxDeps, 'db' | 'clock' | 'config'>): Hono {
  const app = new Hono();

  app.get('/', http => {
    const members = rows<Listed>(
      db,
      `SELECT customer_id, customer.email AS account, programme_membership.email, institute, expires_at
       FROM programme_membership JOIN customer ON customer.id = customer_id ORDER BY verified_at DESC, customer_id LIMIT ?`,
      SHOWN,
    );
    const list = members.length > 0 ? html`<ol>${members.map(item)}</ol>` : html`<p>Nobody is verified.</p>`;
    return http.html(
      inboxPage('Purchase programmes', html`<p><a href="/inbox">Inbox</a></p>${list}${codes}`),
      200,
      inboxHeaders({ forms: true }),
    );
  });

  takeForms(
    app,
    { config },
    { path: '/programmes', refusal: 'Open /programmes and decide there.', longest: LONGEST_FORM },
    form => {
      const days = ends[form.get('end') ?? ''];
      if (days !== undefined)
        run(
          db,
          'UPDATE programme_membership SET expires_at = ? WHERE customer_id = ?',
          clock().getTime() + days * DAY,
          form.get('customer') ?? '',
        );
    },
  );

  return app;
}
