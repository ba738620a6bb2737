import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { cashfreeRoutes } from './cashfreeRoutes.ts';
import { assets } from './gatewayHttp.ts';
import { razorpayRoutes } from './razorpayRoutes.ts';

/**
 * Razorpay and Cashfree as the browser meets them, to be mounted at /gateways. A storefront may proxy that path; its
 * shoppers need the files and GET and POST of the two /pay, nobody's browser the webhooks.
 */
export function gatewayRoutes(deps: SandboxDeps): Hono {
  const app = new Hono();
  for (const { path, body, headers } of assets()) app.get(path, http => http.body(body, 200, headers));
  app.route('/razorpay', razorpayRoutes(deps));
  app.route('/cashfree', cashfreeRoutes(deps));
  return app;
}
