import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { row, rows } from '../database.ts';
import { sendStockNotices } from '../stockNotices/sendStockNotices.ts';
import { inboxHeaders, inboxPage, moment } from './inboxPage.ts';

/** A row of the table `mail`. */
interface MailRow {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  /** ms. */
  sent_at: number;
}

const SHOWN = 200;

/** Text with its http addresses, and paths of files of this server, as links. Everything is escaped by `html`. */
function withLinks(body: string) {
  return body
    .split(/((?:https?:\/|(?<=^|\s)\/media)\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

const mailItem = (mail: MailRow) => html`<li><details>
<summary><strong>${mail.subject}</strong><span>${mail.recipient}</span>${moment(mail.sent_at)}</summary>
<pre>${withLinks(mail.body)}</pre>
</details></li>`;

/**
 * The mail that the shop "sent", newest first: a page at /inbox, and /inbox.json for programs. Both paths are written
 * out below, so it is mounted at `/`: nothing mounted at /inbox could answer /inbox.json.
 */
export function inboxRoutes(deps: Pick<SandboxDeps, 'db' | 'clock' | 'config'>): Hono {
  const { db } = deps;
  const read = () => {
    sendStockNotices(deps);
    return rows<MailRow>(db, 'SELECT * FROM mail ORDER BY id DESC LIMIT ?', SHOWN);
  };
  const app = new Hono();

  app.get('/inbox', http => {
    const mails = read();
    const list =
      mails.length > 0
        ? html`<ol>${mails.map(mailItem)}</ol>`
        : html`<p>No mail yet. Order something, or ask for a new password.</p>`;
    const waitingIn = (table: 'review' | 'question') =>
      row<{ found: number }>(db, `SELECT count(*) AS found FROM ${table} WHERE status = 'pending'`)!.found;
    const desks = [
      ['/orders', 'Orders'],
      ['/links', 'Links that sign in'],
      ['/pushes', 'Pushed to devices'],
      ['/events', 'Told of visits'],
      ['/stock', 'What is sold out'],
      ['/reviews', `Reviews waiting for approval: ${waitingIn('review')}`],
      ['/questions', `Questions waiting for approval: ${waitingIn('question')}`],
    ];
    const desk = html`${desks.map(([path, name]) => html`<p><a href="${path}">${name}</a></p>`)}`;
    return http.html(inboxPage('Inbox', html`${desk}${list}`), 200, inboxHeaders({ forms: false }));
  });

  app.get('/inbox.json', http =>
    http.json(
      read().map(({ id, recipient, subject, body, sent_at: sentAt }) => ({
        id,
        to: recipient,
        subject,
        body,
        sent_at: new Date(sentAt).toISOString(),
      })),
      200,
      { 'Cache-Control': 'no-store' },
    ),
  );

  return app;
}
