import { Hono } from 'hono';
import { html } from 'hono/html';
import { inboxHeaders, inboxPage, moment } from '../inbox/inboxPage.ts';
import type { ToldEvent, ToldEvents } from './toldEvents.ts';

const nameOf = (told: object) => {
  const { event, name } = told as { event?: unknown; name?: unknown };
  return [event, name].find(each => typeof each === 'string') ?? 'command';
};

const eventItem = ({ tool, told, at }: ToldEvent) => html`<li><details>
<summary><strong>${nameOf(told)}</strong><span>${tool}</span>${moment(at)}</summary>
<pre>${JSON.stringify(told, null, 2)}</pre>
</details></li>`;

/**
 * What shops told the played tag manager and the engagement tool, newest first: a page at /events, and /events.json, oldest
 * first, for programs (analytics-09). Mounted at `/`, like the inbox.
 */
export function eventDesk(events: ToldEvents): Hono {
  const app = new Hono();
  app.get('/events', http => {
    const all = events.read().toReversed();
    const list =
      all.length > 0
        ? html`<ol>${all.map(eventItem)}</ol>`
        : html`<p>Nothing was told yet. Allow it in the notice of a shop, and look at something.</p>`;
    return http.html(inboxPage('Told of visits', list), 200, inboxHeaders({ forms: false }));
  });
  app.get('/events.json', http => http.json(events.read(), 200, { 'Cache-Control': 'no-store' }));
  return app;
}
