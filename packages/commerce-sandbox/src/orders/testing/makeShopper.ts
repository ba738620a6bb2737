import { makeSandbox, type Answer, type TestSandbox } from '../../testing/makeSandbox.ts';
import type { SandboxOptions } from '../../server.ts';

/** A dispatch that tests send REST calls with. */
export interface RestAnswer {
  status: number;
  body: unknown;
}

/** Somebody who shops, for tests: a guest until signed in. */
export interface Shopper {
  sandbox: TestSandbox;
  /** GraphQL as this shopper. */
  ask(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  /** GraphQL that must not fail; answers the data. */
  must<Data>(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Data>;
  rest(method: string, path: string, body?: unknown): Promise<RestAnswer>;
  signIn(email: string, password?: string): Promise<string>;
  /** A cart with these SKUs in it; its masked id. */
  cartWith(...items: readonly (readonly [sku: string, quantity: number])[]): Promise<string>;
  /** Address, shipping and payment method: all that placing needs. */
  readyToPlace(cartId: string, paymentMethod: string): Promise<void>;
  /** Places the order of a ready cart; its number. */
  place(cartId: string): Promise<string>;
}

/** An address that is complete. */
export const delhi = {
  firstname: 'Meera',
  lastname: 'Nair',
  street: ['7 Janpath'],
  city: 'New Delhi',
  region: 'DL',
  postcode: '110001',
  country_code: 'IN',
  telephone: '9800000000',
};

/** The same as REST writes it. */
export const delhiByRest = {
  firstname: 'Meera',
  lastname: 'Nair',
  street: ['7 Janpath'],
  city: 'New Delhi',
  region: 'Delhi',
  region_id: 542,
  region_code: 'DL',
  postcode: '110001',
  country_id: 'IN',
  telephone: '9800000000',
};

export function makeShopper(
  options: Partial<SandboxOptions> = {},
  sandbox: TestSandbox = makeSandbox(options),
): Shopper {
  let token: string | undefined;
  const authorization = (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

  const shopper: Shopper = {
    sandbox,
    ask: (query, variables, headers) => sandbox.query(query, variables, { ...authorization(), ...headers }),
    async must<Data>(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) {
      const answer = await shopper.ask(query, variables, headers);
      if (answer.errors) throw new Error(answer.errors.map(error => error.message).join(' | '));
      return answer.data as Data;
    },
    async rest(method, path, body) {
      const response = await sandbox.fetch(
        new Request(`http://sandbox.test/rest${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...authorization() },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      return { status: response.status, body: await response.json() };
    },
    async signIn(email, password = 'Shop@1234') {
      const data = await shopper.must<{ generateCustomerToken: { token: string } }>(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        { email, password },
      );
      token = data.generateCustomerToken.token;
      return token;
    },
    async cartWith(...items) {
      const { createEmptyCart: cartId } = await shopper.must<{ createEmptyCart: string }>(
        'mutation { createEmptyCart }',
      );
      if (items.length > 0) {
        const added = await shopper.must<{ addProductsToCart: { user_errors: { message: string }[] } }>(
          'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
          { id: cartId, items: items.map(([sku, quantity]) => ({ sku, quantity })) },
        );
        if (added.addProductsToCart.user_errors[0]) throw new Error(added.addProductsToCart.user_errors[0].message);
      }
      return cartId;
    },
    async readyToPlace(cartId, paymentMethod) {
      if (!token) {
        await shopper.must(
          'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "meera@example.com" }) { cart { id } } }',
          { id: cartId },
        );
      }
      const { setShippingAddressesOnCart: set } = await shopper.must<{
        setShippingAddressesOnCart: {
          cart: {
            shipping_addresses: { available_shipping_methods: { carrier_code: string; method_code: string }[] }[];
          };
        };
      }>(
        `mutation ($id: String!, $address: CartAddressInput!) {
           setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
             cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } }
           }
         }`,
        { id: cartId, address: delhi },
      );
      const [method] = set.cart.shipping_addresses[0]!.available_shipping_methods;
      await shopper.must(
        `mutation ($id: String!, $method: ShippingMethodInput!, $code: String!) {
           setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { id } }
           setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
           setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { id } }
         }`,
        { id: cartId, method, code: paymentMethod },
      );
    },
    async place(cartId) {
      const data = await shopper.must<{ placeOrder: { order: { order_number: string } } }>(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
        { id: cartId },
      );
      return data.placeOrder.order.order_number;
    },
  };
  return shopper;
}
