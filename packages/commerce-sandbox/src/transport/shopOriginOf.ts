import type { SandboxConfig } from '../context.ts';
import { shopOriginIn } from '../gateways/shopAddress.ts';

/**
 * The origin of the shop that a request came through, for links in what is sent: as the browser names it, where it is a
 * shop's. Undefined where no browser asks, or another page.
 */
export const shopOriginOf = (config: SandboxConfig, request: Request): string | undefined =>
  shopOriginIn({ config }, request.headers.get('origin') ?? undefined);
