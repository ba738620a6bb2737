import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { cashfreeRoutes } from './cashfreeRoutes.ts';
import { deskRoutes } from './deskRoutes.ts';
import { assets } from './gatewayHttp.ts';
import { razorpayRoutes } from './razorpayRoutes.ts';

/** Razorpay and Cashfree as the browser meets them, to be mounted at /gateways. A storefront may proxy that path. */
export function gatewayRoutes(deps: SandboxDeps): Hono {
  const app = new Hono();
  for (const { path, body, headers } of assets()) app.get(path, http => http.body(body, 200, headers));
  app.route('/razorpay', razorpayRoutes(deps));
  app.route('/cashfree', cashfreeRoutes(deps));
  app.route('/', deskRoutes(deps));
  return app;
}
