import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Variant } from '@shop/variant';
import { tryAgain } from '@shop/messages/controls';
import { failed } from '@shop/messages/errors';
import * as text from '@shop/messages/plainPages';
import { sha256 } from './contentSecurityPolicy.ts';

/** When who is refused may come again, seconds, where nobody knows better. */
const usualWait = 5;

const why = { 429: text.tooMany, 500: failed, 503: text.busy, 504: text.late };

/** System fonts and colours, light or dark as the visitor's are: nothing is fetched for it. */
const styleOf = ({ themeColour }: Variant) =>
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}' +
  `body{margin:0;border-block-start:.5rem solid ${themeColour}}` +
  'main{max-inline-size:34rem;margin-inline:auto;padding:12vh 1.5rem 3rem}' +
  'p:first-child{font-weight:600}' +
  'h1{margin-block:.5rem;font-size:1.75rem;line-height:1.2}' +
  'a{display:inline-block;margin-block-start:.5rem;padding:.625rem 1.5rem;border:1px solid;border-radius:.5rem;' +
  'color:inherit;font-weight:600;text-decoration:none}';

/** Whether a browser asks, which shows what it is answered. */
export const asksForPage = (c: Context): boolean => c.req.header('accept')?.includes('text/html') ?? false;

/** @param comeBackIn When to come again, seconds. */
export type PlainPage = (c: Context, status: keyof typeof why, comeBackIn?: number) => Response | Promise<Response>;

/**
 * What a shopper is shown where no page is made: one address asked for too many (429), more were asked for than can be
 * (503), this one did not come in time (504) or failed as a whole (500). It costs nothing to make (errors-16).
 */
export function plainPage(variant: Variant): PlainPage {
  const style = styleOf(variant);
  const policy = `default-src 'none'; style-src 'sha256-${sha256(style)}'; frame-ancestors 'none'`;
  const made = (reason: string) => html`<!DOCTYPE html>
<html lang="${variant.locale.replace('_', '-')}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${reason} | ${variant.name}</title><style>${style}</style>
</head><body><main>
<p>${variant.name}</p><h1>${reason}</h1><p>${text.comeBack}</p><a href="">${tryAgain}</a>
</main></body></html>`;
  const pages = { 429: made(why[429]), 500: made(why[500]), 503: made(why[503]), 504: made(why[504]) };
  return (c, status, comeBackIn = usualWait) =>
    c.html(pages[status], status, {
      'retry-after': String(comeBackIn),
      'cache-control': 'no-store',
      'content-security-policy': policy,
    });
}
