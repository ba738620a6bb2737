/** What a shopper buys, and what takes something off its price. A customer uses five coins besides. */
export interface Wishes {
  sku: string;
  coupon?: string | undefined;
  giftCard?: string | undefined;
}

export interface ShopperOptions {
  /** Address of the storefront server. */
  shop: string;
  /** The shopper's own address, which the server is told by a proxy: it counts requests by it. */
  from: string;
  email: string;
  /** Counts what had to be asked again. */
  onRetry?: () => void;
}

const address = {
  firstname: 'Meera',
  lastname: 'Nair',
  street: ['7 Janpath'],
  city: 'New Delhi',
  region: 'Delhi',
  region_id: 542,
  region_code: 'DL',
  postcode: '110001',
  telephone: '9800000000',
};
/** For GraphQL, where `region` is the code and the country has another name. */
const { region_code: region, ...shared } = address;
const cartAddress = { ...shared, region, country_code: 'IN', save_in_address_book: false };

/** No usable answer: whether the server has acted is unknown. */
class Unanswered extends Error {}

/** How long a shopper goes on asking for one thing, ms. */
const patience = 60_000;
const pause = () => new Promise(resolve => setTimeout(resolve, 50 + Math.random() * 150));

/** Somebody who buys as the shop does it: by its own server, in its order, with its ways of asking again. */
export function makeShopper({ shop, from, email, onRetry = () => undefined }: ShopperOptions) {
  /** A guest has none. */
  let token: string | undefined;

  async function call(path: string, body: unknown): Promise<unknown> {
    const answer = await fetch(shop + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }).then(
      async response => ({ status: response.status, body: (await response.json()) as unknown }),
      (cause: unknown) => {
        throw new Unanswered('No answer.', { cause });
      },
    );
    if ([408, 429, 502, 503, 504].includes(answer.status)) throw new Unanswered(`Status ${answer.status}.`);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async function graphql<Data>(query: string, variables: object): Promise<Data> {
    const { data, errors } = (await call('/graphql', { query, variables })) as {
      data?: Data;
      errors?: { message: string }[];
    };
    if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'No data.');
    return data;
  }

  /** For what may be sent twice. */
  async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Unanswered) || Date.now() > end) throw error;
        onRetry();
        await pause();
      }
    }
  }

  const again = <Data>(query: string, variables: object) => untilAnswered(() => graphql<Data>(query, variables));

  /** Where the answer was lost the cart is read back (cart-12). */
  async function add(cartId: string, sku: string): Promise<void> {
    await untilAnswered(async () => {
      const { cart } = await graphql<{ cart: { total_quantity: number } }>(
        'query ($id: String!) { cart(cart_id: $id) { total_quantity } }',
        { id: cartId },
      );
      if (cart.total_quantity > 0) return;
      const { addProductsToCart: added } = await graphql<{ addProductsToCart: { user_errors: { message: string }[] } }>(
        'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
        { id: cartId, items: [{ sku, quantity: 1 }] },
      );
      const [refused] = added.user_errors;
      if (refused) throw new Error(`${sku}: ${refused.message}`);
    });
  }

  /** Where the answer was lost the back end is asked what became of the cart (checkout-10). */
  async function place(cartId: string, payment: string): Promise<string> {
    const find = async () => {
      const { orderOfCart } = await graphql<{ orderOfCart: { number: string } | null }>(
        'query ($id: String!) { orderOfCart(cart_id: $id) { number } }',
        { id: cartId },
      );
      return orderOfCart?.number;
    };
    const order = () =>
      call(`/rest/float/V1/${token ? 'carts/mine' : `guest-carts/${cartId}`}/payment-information`, {
        cartId,
        ...(!token && { email }),
        billingAddress: { ...address, country_id: 'IN' },
        paymentMethod: { method: payment },
      });
    let isSent = false;
    return untilAnswered(async () => {
      const known = isSent ? await find() : undefined;
      if (known !== undefined) return known;
      isSent = true;
      await order();
      const number = await find();
      if (number === undefined) throw new Error('Ordered, and there is no order.');
      return number;
    });
  }

  /** What is offered: a gift card may leave nothing to pay (payment-01). */
  async function choosePayment(cartId: string): Promise<string> {
    const { cart } = await again<{ cart: { available_payment_methods: { code: string }[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }',
      { id: cartId },
    );
    const code = cart.available_payment_methods.some(method => method.code === 'free') ? 'free' : 'cashondelivery';
    await again(
      'mutation ($id: String!, $code: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { id } } }',
      { id: cartId, code },
    );
    return code;
  }

  /** Somebody else may have spent the gift card meanwhile: then what is offered is another. */
  async function pay(cartId: string, attempts = 5): Promise<string> {
    try {
      return await place(cartId, await choosePayment(cartId));
    } catch (error) {
      const isOther = error instanceof Error && error.message.includes('Payment Method is not available');
      if (!isOther || attempts === 1) throw error;
      return pay(cartId, attempts - 1);
    }
  }

  return {
    /** Becomes the customer of the e-mail address. */
    async signIn(password: string): Promise<void> {
      const { generateCustomerToken: given } = await again<{ generateCustomerToken: { token: string } }>(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        { email, password },
      );
      token = given.token;
    },
    /** Buys one thing; answers the number of the order. */
    async buy({ sku, coupon, giftCard }: Wishes): Promise<{ cartId: string; number: string }> {
      const { id } = await untilAnswered(async () =>
        token
          ? { id: (await graphql<{ customerCart: { id: string } }>('{ customerCart { id } }', {})).customerCart.id }
          : { id: (await graphql<{ createEmptyCart: string }>('mutation { createEmptyCart }', {})).createEmptyCart },
      );
      await add(id, sku);
      if (coupon !== undefined)
        await again(
          'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
          { id, code: coupon },
        );
      if (giftCard !== undefined)
        await again(
          'mutation ($id: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }',
          { id, code: giftCard },
        ).catch(() => undefined);
      if (token)
        await again(
          'mutation ($id: String!) { applyMwRewardPointsToCart(input: { cart_id: $id, points: 5 }) { cart { id } } }',
          { id },
        );
      const guest = token ? '' : 'setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }';
      const { setShippingAddressesOnCart: set } = await again<{
        setShippingAddressesOnCart: {
          cart: {
            shipping_addresses: { available_shipping_methods: { carrier_code: string; method_code: string }[] }[];
          };
        };
      }>(
        `mutation ($id: String!, ${token ? '' : '$email: String!, '}$address: CartAddressInput!) { ${guest}
          setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
            cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } }
          }
          setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
        }`,
        { id, ...(!token && { email }), address: cartAddress },
      );
      const [method] = set.cart.shipping_addresses[0]?.available_shipping_methods ?? [];
      await again(
        'mutation ($id: String!, $method: ShippingMethodInput!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { id } } }',
        { id, method },
      );
      return { cartId: id, number: await pay(id) };
    },
  };
}
