import { readFileSync } from 'node:fs';
import { isColour } from '../isColour.ts';
import { BodyTooLarge, readLimited } from '../transport/readLimited.ts';
import { gatewayTraits } from './traits.ts';

const LIMIT = 64 * 1024;

/** The body of a call as text; undefined when it is larger than any that is meant. */
export async function bodyOf(request: Request): Promise<string | undefined> {
  try {
    return await readLimited(request, LIMIT);
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}

/** #rrggbb, or nothing. */
export const colourIn = (text: string | undefined): string | undefined => (isColour(text ?? '') ? text : undefined);

/**
 * Headers of a gateway's page. `embed` may show it in a frame; `returnsTo` is where its form may lead, because browsers
 * apply form-action to redirects too. Of its own origin a page tells, for a form without it could be anybody's.
 */
export function pageHeaders(embed: string | undefined, returnsTo: string | undefined): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    `form-action 'self'${returnsTo ? ` ${returnsTo}` : ''}`,
    `frame-ancestors ${embed ?? "'none'"}`,
    "base-uri 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

const SCRIPT = 'text/javascript; charset=utf-8';

const files = [
  ...Object.values(gatewayTraits).map(({ script }) => ({ ...script, type: SCRIPT })),
  { path: '/assets/pay.js', file: 'pay.js', type: SCRIPT },
  { path: '/assets/pay.css', file: 'pay.css', type: 'text/css; charset=utf-8' },
];

/** The browser files of the gateways by path, read once. */
export function assets(): { path: string; body: string; headers: Record<string, string> }[] {
  return files.map(({ path, file, type }) => ({
    path,
    body: readFileSync(new URL(`./assets/${file}`, import.meta.url), 'utf8'),
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=300',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  }));
}
