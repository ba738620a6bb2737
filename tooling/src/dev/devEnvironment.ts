import { readEnvironment, type Environment } from '@shop/server';
import { playedAnalytics, playedServices } from '@shop/variant';

/**
 * What the environment says to a shop that is developed, as to a deployed one. Where it names no back end, that is the
 * sandbox, with all that it plays beside.
 *
 * @throws Error that names the variable and the remedy.
 */
export function devEnvironment(
  env: Record<string, string | undefined>,
  shop: { name: string; port: number },
  sandbox: { port: number },
): Environment & { isOwnSandbox: boolean } {
  const isOwnSandbox = (env['COMMERCE_URL'] ?? '') === '';
  const besides = isOwnSandbox
    ? { ...playedServices, ...playedAnalytics, ...env, COMMERCE_URL: `http://localhost:${sandbox.port}` }
    : env;
  return { ...readEnvironment({ ...besides, PORT: String(shop.port) }, shop.name, shop.port), isOwnSandbox };
}
