import { createHash } from 'node:crypto';
import { raw } from 'hono/html';

const css = `
:root { font: 16px/1.5 system-ui, sans-serif; color: #16202e; background: #f5f7fa; }
body { margin: 0; padding: 24px 16px; }
main { max-width: 56rem; margin: 0 auto; }
h1 { font-size: 28px; line-height: 1.2; }
ol { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
li { border: 1px solid #d5dbe3; border-radius: 10px; background: #fff; }
summary { display: flex; flex-wrap: wrap; gap: 4px 16px; min-height: 44px; padding: 12px 16px; cursor: pointer; }
summary strong { flex: 1 1 16rem; }
summary:focus-visible, a:focus-visible { outline: 2px solid #0b5bd3; outline-offset: 2px; }
article { display: grid; gap: 8px; padding: 12px 16px 16px; }
article h2, article p { margin: 0; font-size: inherit; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
form p { flex: 1 1 100%; }
label { display: grid; }
input, select { min-height: 42px; padding: 0 8px; border: 1px solid #8a94a3; border-radius: 8px; font: inherit; }
button { min-height: 44px; padding: 0 16px; border: 1px solid #0b5bd3; border-radius: 8px; background: #fff; color: #0b5bd3; font: inherit; cursor: pointer; }
button:focus-visible, input:focus-visible { outline: 2px solid #0b5bd3; outline-offset: 2px; }
span, time { color: #55606f; }
pre { margin: 0; padding: 0 16px 16px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The style sheet of the inbox page. */
export const inboxStyle = raw(css);

/** What a Content-Security-Policy calls it. */
export const inboxStyleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
