import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { rows } from '../database.ts';
import { inboxHeaders, inboxPage, moment } from '../inbox/inboxPage.ts';

interface MessageRow {
  token: string;
  payload: string;
  /** ms. */
  sent_at: number;
}

const messageItem = ({ token, payload, sent_at: sentAt }: MessageRow) => {
  const { notification } = JSON.parse(payload) as { notification: { title: string } };
  return html`<li><details>
<summary><strong>${notification.title}</strong><span>${token.slice(0, 22)}…</span>${moment(sentAt)}</summary>
<pre>${JSON.stringify(JSON.parse(payload), null, 2)}</pre>
</details></li>`;
};

/**
 * What the played push service was given for devices, newest first: a page at /pushes, and /pushes.json for programs. It
 * reaches no browser: that takes the service of the browser's maker. Mounted at `/`, like the inbox.
 */
export function pushDesk({ db }: Pick<SandboxDeps, 'db'>): Hono {
  const read = () => rows<MessageRow>(db, 'SELECT token, payload, sent_at FROM push_message ORDER BY id DESC');
  const app = new Hono();
  app.get('/pushes', http => {
    const messages = read();
    const list =
      messages.length > 0
        ? html`<ol>${messages.map(messageItem)}</ol>`
        : html`<p>Nothing was pushed yet. Install a shop, sign in, allow notifications after an order, and move the order on.</p>`;
    return http.html(inboxPage('Pushed to devices', list), 200, inboxHeaders({ forms: false }));
  });
  app.get('/pushes.json', http =>
    http.json(
      read().map(({ token, payload, sent_at: sentAt }) => ({
        token,
        payload: JSON.parse(payload) as unknown,
        sent_at: new Date(sentAt).toISOString(),
      })),
      200,
      { 'Cache-Control': 'no-store' },
    ),
  );
  return app;
}
