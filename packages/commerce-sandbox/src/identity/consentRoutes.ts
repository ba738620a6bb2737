import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxDeps } from '../context.ts';
import { isForeignForm } from '../gateways/foreignForm.ts';
import { bodyOf, pageHeaders } from '../gateways/gatewayHttp.ts';
import { giveCode, isCallback, mailAccounts, provider } from './mailAccounts.ts';

type Markup = ReturnType<typeof html>;

const page = (title: string, content: Markup) => html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/gateways/assets/pay.css">
</head>
<body><main><header><h1>${title}</h1></header>${content}
<footer>${provider.name} is played by the commerce sandbox.</footer></main></body>
</html>`;

const passedOn = ['redirect_uri', 'state', 'code_challenge'] as const;

/** What is wrong with what a shop asks the provider for; undefined where nothing is. */
function problemOf(deps: SandboxDeps, asked: URLSearchParams): string | undefined {
  if (asked.get('client_id') !== provider.client_id) return 'No such shop is known here.';
  if (!isCallback(deps, asked.get('redirect_uri') ?? '')) return 'This shop cannot be gone back to.';
  return /^[\w-]{43}$/.test(asked.get('code_challenge') ?? '') ? undefined : 'The shop has sent no proof of itself.';
}

const form = (asked: URLSearchParams) => html`<form method="post" action="${provider.authorize_url}">
<input type="hidden" name="client_id" value="${provider.client_id}">
${passedOn.map(name => html`<input type="hidden" name="${name}" value="${asked.get(name) ?? ''}">`)}
${mailAccounts.map(({ email }) => html`<button name="account" value="${email}">${email}</button>`)}
<button name="account" value="">Cancel</button>
</form>`;

/** The page of the mail provider on which one chooses an account. To be mounted at /gateways/mail-account. */
export function consentRoutes(deps: SandboxDeps): Hono {
  const app = new Hono();
  const refuse = (problem: string) => page(provider.name, html`<div class="notice"><p>${problem}</p></div>`);

  app.get('/consent', http => {
    const asked = new URL(http.req.url).searchParams;
    const problem =
      problemOf(deps, asked) ??
      (asked.get('code_challenge_method') === 'S256' ? undefined : 'The shop has sent no proof of itself.');
    if (problem) return http.html(refuse(problem), 400, pageHeaders(undefined, undefined));
    const { origin } = new URL(asked.get('redirect_uri')!);
    return http.html(page(`Sign in with ${provider.name}`, form(asked)), 200, pageHeaders(undefined, origin));
  });

  app.post('/consent', async http => {
    if (isForeignForm(deps, http.req.raw))
      return http.text('Choose the account in the page that the shop has opened.', 403);
    const asked = new URLSearchParams(await bodyOf(http.req.raw));
    const problem = problemOf(deps, asked);
    if (problem) return http.html(refuse(problem), 400, pageHeaders(undefined, undefined));
    const account = mailAccounts.find(({ email }) => email === asked.get('account'));
    const redirectUri = asked.get('redirect_uri')!;
    const back = new URL(redirectUri);
    if (account)
      back.searchParams.set(
        'code',
        giveCode(deps, { email: account.email, redirectUri, challenge: asked.get('code_challenge')! }),
      );
    else back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', asked.get('state') ?? '');
    return http.redirect(back.href, 303);
  });

  return app;
}
