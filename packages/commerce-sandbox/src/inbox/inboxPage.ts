import { html } from 'hono/html';
import { inboxStyle, inboxStyleHash } from './inboxStyle.ts';

/** What the back office pages have in common: a frame without scripts. `content` is escaped already. */
export const inboxPage = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><style>${inboxStyle}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;

/** `forms` lets the page send its own forms. */
export const inboxHeaders = ({ forms }: { forms: boolean }): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'none'; style-src '${inboxStyleHash}'; img-src data:; base-uri 'none'; form-action ${forms ? "'self'" : "'none'"}; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
});

/** A moment as people write it, with the machine's form beside it. */
export const moment = (ms: number) => html`<time datetime="${new Date(ms).toISOString()}">${time.format(ms)}</time>`;

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
