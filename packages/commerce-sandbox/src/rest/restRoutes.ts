import { GraphQLError } from 'graphql';
import { type Context, Hono } from 'hono';
import { viewCart } from '../cart/CartView.ts';
import { cartOfCustomer, makeCart } from '../cart/findCart.ts';
import type { SandboxDeps } from '../context.ts';
import { signIn } from '../customer/signIn.ts';
import { refusalIn } from '../refusals/refusalIn.ts';
import type { Locale } from '../store/byLocale.ts';
import { storeViewOf } from '../store/storeViewOf.ts';
import { placeAsIs, placeWithPayment, savePaymentInformation } from './paymentInformation.ts';
import { type Json, readBody, text, UnknownKey } from './readBody.ts';
import { cartCall, type CartCall } from './restCart.ts';
import { RestError } from './RestError.ts';
import { estimateTotals, saveShippingInformation } from './shippingInformation.ts';
import { paymentDetailsBody, totalsBody } from './totalsBody.ts';

const statusOf: Record<string, number> = {
  'graphql-no-such-entity': 404,
  'graphql-authorization': 401,
  'graphql-authentication': 401,
};

/** Magento's status and body for whatever was thrown. */
function answerError(error: unknown, locale: Locale, reportId: () => string): Response {
  if (error instanceof RestError) {
    const body = error.body();
    return Response.json({ ...body, message: refusalIn(locale, body.message) }, { status: error.status });
  }
  if (error instanceof GraphQLError) {
    const status = statusOf[String(error.extensions['category'])] ?? 400;
    return Response.json({ message: refusalIn(locale, error.message) }, { status });
  }
  if (!(error instanceof UnknownKey)) console.error(error);
  return Response.json(
    { message: `Internal Error. Details are available in Magento log file. Report ID: webapi-${reportId()}` },
    { status: 500 },
  );
}

/**
 * Magento's REST API, to be mounted at /rest: `/V1/…` runs in the default store view, `/{store}/V1/…` in the one named.
 */
export function restRoutes(deps: SandboxDeps): Hono {
  const api = cartRoutes(deps);
  const app = new Hono();
  app.route('/V1', api);
  app.route('/:store/V1', api);
  app.all('*', () => Response.json({ message: 'Request does not match any route.' }, { status: 404 }));
  app.onError((error, http) =>
    answerError(error, localeOf(deps, storeOf(http)), () => deps.random(7).toString('hex').slice(0, 13)),
  );
  return app;
}

const storeOf = (http: Context) => http.req.param('store');

/** The language of a store view by its code in the path; of the default one where there is no such view. */
const localeOf = ({ config }: SandboxDeps, code: string | undefined): Locale =>
  (config.storeViews.find(view => view.code === code) ?? storeViewOf({ config }, null)).locale;

function cartRoutes(deps: SandboxDeps): Hono {
  const contextOf = (http: Context) => {
    const store = storeOf(http);
    return deps.contextOf(http.req.raw, store === 'all' ? undefined : store);
  };

  const app = new Hono();
  app.post('/integration/customer/token', async http => {
    const body = await readBody(http.req.raw);
    return http.json(await signIn(contextOf(http), text(body['username']) ?? '', text(body['password']) ?? ''));
  });
  app.post('/guest-carts', http => http.json(makeCart(contextOf(http), null).masked_id));
  app.post('/carts/mine', http => {
    const context = contextOf(http);
    if (context.customerId === null) throw RestError.unauthorized();
    return http.json(cartOfCustomer(context, context.customerId).id);
  });

  for (const base of ['/carts/mine', '/guest-carts/:cartId']) {
    const call = (http: Context): CartCall =>
      cartCall(deps, http.req.raw, storeOf(http), http.req.param('cartId') ?? null);
    const withBody = (run: (call: CartCall, body: Json) => unknown) => async (http: Context) => {
      const body = await readBody(http.req.raw);
      return http.json(run(call(http), body) as Json);
    };
    app.post(`${base}/shipping-information`, withBody(saveShippingInformation));
    app.post(`${base}/totals-information`, withBody(estimateTotals));
    app.post(`${base}/set-payment-information`, withBody(savePaymentInformation));
    app.post(`${base}/payment-information`, withBody(placeWithPayment));
    app.put(`${base}/order`, withBody(placeAsIs));
    app.get(`${base}/payment-information`, http => {
      const { context, cart } = call(http);
      return http.json(paymentDetailsBody(context, viewCart(context, cart.id)));
    });
    app.get(`${base}/totals`, http => {
      const { context, cart } = call(http);
      return http.json(totalsBody(context, viewCart(context, cart.id)));
    });
  }
  return app;
}
