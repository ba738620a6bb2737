import type { SandboxConfig, SandboxContext } from '../context.ts';

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an origin is that of a shop: one of those that the sandbox was told, else any on this machine. */
function isShopOrigin({ shopOrigins }: SandboxConfig, origin: string): boolean {
  return shopOrigins ? shopOrigins.includes(origin) : loopback.test(new URL(origin).hostname);
}

/**
 * Whether a text is an http address of a shop, so that a payer may be sent there. Text that stands for the order's
 * number is left in: before the path it would belong to the name of the host.
 */
export function isShopAddress({ config }: Pick<SandboxContext, 'config'>, text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && isShopOrigin(config, origin);
}

/**
 * The origin of a shop in a text that is an origin and nothing else, as a page tells it that shows a gateway's page in
 * a frame.
 */
export function shopOriginIn(deps: Pick<SandboxContext, 'config'>, text: string | undefined): string | undefined {
  return text !== undefined && isShopAddress(deps, text) && new URL(text).origin === text ? text : undefined;
}
