import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { assets } from './gatewayHttp.ts';
import { gateways } from './gateways.ts';

/**
 * The gateways as the browser meets them, to be mounted at /gateways. A storefront may proxy that path; its shoppers
 * need the files and GET and POST of each /pay, nobody's browser the webhooks.
 */
export function gatewayRoutes(deps: SandboxDeps): Hono {
  const app = new Hono();
  for (const { path, body, headers } of assets()) app.get(path, http => http.body(body, 200, headers));
  for (const [code, { routes }] of Object.entries(gateways)) app.route(`/${code}`, routes(deps));
  return app;
}
