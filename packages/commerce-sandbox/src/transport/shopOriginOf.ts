import type { SandboxConfig } from '../context.ts';
import { isShopAddress, shopOriginIn } from '../gateways/shopAddress.ts';

/**
 * The origin of the shop that a request came through, for links in what is sent: as the browser names it, where it is a
 * shop's. Where no browser asks, or another page, it is this server's own; but the host that a request names is only
 * believed where it is a shop's or this machine, for whoever reads the mail is not who sent the request (session-25).
 */
export function shopOriginOf(config: SandboxConfig, request: Request): string {
  const named = shopOriginIn({ config }, request.headers.get('origin') ?? undefined);
  if (named !== undefined) return named;
  if (config.publicOrigin !== undefined) return config.publicOrigin;
  const { origin, port } = new URL(request.url);
  if (isShopAddress({ config }, origin)) return origin;
  return config.shopOrigins?.[0] ?? `http://localhost${port === '' ? '' : `:${port}`}`;
}
