import { beforeAll, describe, expect, it } from 'vitest';
import type { SandboxDeps } from '../context.ts';
import { type Asker, meet, type Meeting } from '../testing/strangers/meet.ts';
import { restRoutes } from './restRoutes.ts';

/** A body that names something of Asha's, and what is answered. */
interface Ask {
  body?: unknown;
  ravi: string | { status: number };
  guest?: string;
}

const NO_CART = 'No such entity with %fieldName = %fieldValue';
const NO_TOKEN = "The consumer isn't authorized to access %resources.";
const NO_ADDRESS = 'The shipping information was unable to be saved. Error: "%message"';
const NO_METHOD = 'The saved payment method is not available any more. Please choose another way to pay.';

const address = {
  firstname: 'Eve',
  lastname: 'Eve',
  street: ['1'],
  city: 'Pune',
  country_id: 'IN',
  region_id: 555,
  postcode: '411001',
  telephone: '9800000001',
};
const free = { shipping_carrier_code: 'freeshipping', shipping_method_code: 'freeshipping' };
const saved = { method: 'razorpay', additional_data: { payment_method_nonce: '{savedHash}' } };
const hersFromTheBook = { customer_address_id: '{addressId}' };
const bodies = {
  shipping: { addressInformation: { shipping_address: address, billing_address: address, ...free } },
  hersAsShipping: { addressInformation: { shipping_address: hersFromTheBook, ...free } },
  estimate: { addressInformation: { address: hersFromTheBook, ...free } },
  payment: { email: 'eve@example.com', paymentMethod: { method: 'cashondelivery' }, billingAddress: address },
  hersSaved: { email: 'eve@example.com', paymentMethod: saved, billingAddress: address },
  hersAsBilling: {
    email: 'eve@example.com',
    paymentMethod: { method: 'cashondelivery' },
    billingAddress: hersFromTheBook,
  },
};

/** By each path: what it could be asked for, or, in a sentence, why it names nothing that somebody owns. */
const asks: Readonly<Record<string, string | readonly Ask[]>> = {
  'POST /integration/customer/token': [
    {
      body: { username: 'asha@example.com', password: 'Wrong@1234' },
      ravi: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    },
  ],
  'POST /guest-carts': 'Makes a cart.',
  'POST /carts/mine': 'Makes the cart of who asks.',
  'GET /guest-carts/:cartId/totals': [{ ravi: NO_CART }],
  'GET /guest-carts/:cartId/payment-information': [{ ravi: NO_CART }],
  'POST /guest-carts/:cartId/shipping-information': [{ body: bodies.shipping, ravi: NO_CART }],
  'POST /guest-carts/:cartId/totals-information': [{ body: bodies.estimate, ravi: NO_CART }],
  'POST /guest-carts/:cartId/set-payment-information': [{ body: bodies.payment, ravi: NO_CART }],
  'POST /guest-carts/:cartId/payment-information': [{ body: bodies.payment, ravi: NO_CART }],
  'PUT /guest-carts/:cartId/order': [{ body: bodies.payment, ravi: NO_CART }],
  'GET /carts/mine/totals': [{ ravi: { status: 200 }, guest: NO_TOKEN }],
  'GET /carts/mine/payment-information': [{ ravi: { status: 200 }, guest: NO_TOKEN }],
  'POST /carts/mine/shipping-information': [{ body: bodies.hersAsShipping, ravi: NO_ADDRESS, guest: NO_TOKEN }],
  'POST /carts/mine/totals-information': [{ body: bodies.estimate, ravi: { status: 200 }, guest: NO_TOKEN }],
  'POST /carts/mine/set-payment-information': [
    { body: bodies.hersSaved, ravi: NO_METHOD, guest: NO_TOKEN },
    { body: bodies.hersAsBilling, ravi: NO_ADDRESS, guest: NO_TOKEN },
  ],
  'POST /carts/mine/payment-information': [
    { body: bodies.hersSaved, ravi: NO_METHOD, guest: NO_TOKEN },
    { body: bodies.hersAsBilling, ravi: NO_ADDRESS, guest: NO_TOKEN },
  ],
  'PUT /carts/mine/order': [{ body: bodies.hersSaved, ravi: NO_METHOD, guest: NO_TOKEN }],
};

let met: Meeting;
beforeAll(async () => {
  met = await meet();
  const { ravi } = met.askers;
  await ravi.rest('POST', '/V1/carts/mine/shipping-information', bodies.shipping);
});

/** Every path that the sandbox answers, without store codes. */
const paths = restRoutes({} as SandboxDeps)
  .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/V1/'))
  .map(({ method, path }) => `${method} ${path.slice('/V1'.length)}`);

it('has an answer for every path to what of a customer’s it could be asked for', () => {
  expect(paths.toSorted()).toEqual(Object.keys(asks).toSorted());
});

// Rule session-19.
describe.each([
  ['another customer', 'ravi'],
  ['a guest', 'guest'],
] as const)('%s reaches nothing of Asha’s', (_, asker: Asker) => {
  const questions = Object.entries(asks).flatMap(([path, said]) =>
    typeof said === 'string' ? [] : said.map(ask => [path, ask] as const),
  );
  it.each(questions.flatMap(each => ['/V1', '/uni/V1'].map(base => [`${base}: ${each[0]}`, base, ...each] as const)))(
    'by %s',
    async (__, base, path, ask) => {
      const [method, route] = path.split(' ') as [string, string];
      const body = ask.body && (JSON.parse(met.filled(asker, JSON.stringify(ask.body))) as unknown);
      const address = met.filled(asker, `${base}${route.replace(':cartId', '{cartId}')}`);
      const { said, leak, written } = await met.tried(() => met.askers[asker].rest(method, address, body));
      const wanted = (asker === 'guest' && ask.guest) || ask.ravi;
      expect(said).toMatchObject(typeof wanted === 'string' ? { body: { message: wanted } } : wanted);
      expect(leak).toBeUndefined();
      expect(['customer']).toEqual(expect.arrayContaining(written));
    },
  );
});
