import { findPlace } from './findPlace.ts';

/** How often the page looks whether its mistake is mended, ms. */
const lookAgain = 700;

/** Asks for the page again until it can be made. */
export const healing = `const again = setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined);
  if (answer === undefined || answer.status === 500) return;
  clearInterval(again);
  location.reload();
}, ${lookAgain});`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** Terminals are told colours. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const plain = (text: string) => text.replaceAll(/\u001B\[\d+(?:;\d+)*m/g, '');

const style = `body { margin: 0; padding: 2rem; background: #181818; color: #e8e8e8; font: 16px/1.5 ui-monospace, monospace; }
main { max-width: 60rem; margin: auto; padding: 1.5rem; border-top: 6px solid #ff5555; background: #222; }
h1 { margin: 0 0 1rem; color: #ff8a8a; font-size: 1.1rem; white-space: pre-wrap; }
a { color: #8ad8ff; } pre { overflow: auto; white-space: pre-wrap; }`;

/**
 * What stands in the place of a page that cannot be made while it is developed: the error, its place, and a look now and
 * then whether it is mended.
 *
 * @param root Root of the workspace.
 * @param app Root of the app.
 */
export function errorPage(error: unknown, root: string, app: string): string {
  const failure: Error & { frame?: string } = error instanceof Error ? error : new Error(String(error));
  const { message, stack = '', frame } = failure;
  const place = findPlace(error, root, app);
  const link =
    place && `<p><a href="/__open-in-editor?file=${encodeURIComponent(`${root}/${place}`)}">${escape(place)}</a></p>`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escape(plain(message).slice(0, 80))}</title><style>${style}</style></head>
<body><main role="alert"><h1>${escape(plain(message))}</h1>${link ?? ''}${frame === undefined ? '' : `<pre>${escape(plain(frame))}</pre>`}
<pre>${escape(plain(stack))}</pre><p>This page comes back by itself once the mistake is mended.</p></main><script>${healing}</script></body></html>`;
}
