import type { SandboxContext } from '../context.ts';

/** Who sent a form: a page of this server, a page of another site, or no browser at all. */
export type Sender = 'own page' | 'foreign page' | 'program';

/**
 * By what the browser says, which a page cannot change: Sec-Fetch-Site, and Origin where a browser does not send it (it
 * does over https and on this machine only).
 *
 * @param trusts whether pages of another origin count as own ones, because this server is reached through theirs.
 */
export function senderOf(
  { config }: Pick<SandboxContext, 'config'>,
  request: Request,
  trusts: (origin: string) => boolean = () => false,
): Sender {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' ? 'own page' : 'foreign page';
  const origin = request.headers.get('origin');
  if (origin === null) return 'program';
  return origin === (config.publicOrigin ?? new URL(request.url).origin) || trusts(origin)
    ? 'own page'
    : 'foreign page';
}
