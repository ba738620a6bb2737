import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { bodyOf } from '../gateways/gatewayHttp.ts';
import { inboxHeaders, inboxPage } from '../inbox/inboxPage.ts';
import { senderOf } from '../transport/senderOf.ts';
import { customerOf, type Identifier, identifierPaths, linkSignature } from './autoSignIn.ts';

const kinds = Object.keys(identifierPaths) as Identifier[];
const names: Record<Identifier, string> = { CUSTOMER_ID: 'Customer number', PHONE: 'Mobile number', EMAIL: 'E-mail' };

const form = html`<form method="post">
<p>Makes a link that signs a customer in, once, as a campaign of the shop would send it.</p>
<label>Named by<select name="type">${kinds.map(kind => html`<option value="${kind}">${names[kind]}</option>`)}</select></label>
<label>Value<input name="value" required maxlength="254" placeholder="asha@example.com"></label>
<label>Good for, in minutes<input name="minutes" type="number" min="1" max="10080" value="60" required></label>
<button>Make the link</button>
</form>`;

/** The merchant's side of `/autosignin`: a page that makes signed links. Whoever may open it has the secret. */
export function linkDesk(deps: SandboxDeps): Hono {
  const app = new Hono();
  const page = (result: ReturnType<typeof raw> | ReturnType<typeof html>) =>
    inboxPage('Links that sign in', html`<article>${form}${result}</article>`);

  app.get('/', http => http.html(page(raw('')), 200, inboxHeaders({ forms: true })));

  app.post('/', async http => {
    if (senderOf(deps, http.req.raw) === 'foreign page') return http.text('Open /links and make it there.', 403);
    const given = new URLSearchParams(await bodyOf(http.req.raw));
    const type = kinds.find(kind => kind === given.get('type')) ?? 'EMAIL';
    const value = (given.get('value') ?? '').trim();
    if (!customerOf(deps, type, value))
      return http.html(page(html`<p role="alert">No customer is named so.</p>`), 200, inboxHeaders({ forms: true }));
    const minutes = Math.min(10_080, Math.max(1, Number(given.get('minutes')) || 60));
    const expires = Math.floor(deps.clock().getTime() / 1000) + minutes * 60;
    const query = new URLSearchParams({
      expires: String(expires),
      signature: linkSignature(deps.config.secret, { type, value, expires }),
    });
    const path = `/autosignin/${identifierPaths[type]}/${encodeURIComponent(value)}?${query}`;
    const shops = deps.config.shopOrigins ?? [];
    const links = shops.length > 0 ? shops.map(shop => html`<p><a href="${shop}${path}">${shop}${path}</a></p>`) : '';
    return http.html(
      page(html`<p>Put it behind the address of a shop:</p><p><code>${path}</code></p>${links}`),
      200,
      inboxHeaders({ forms: true }),
    );
  });

  return app;
}
