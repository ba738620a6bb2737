/** What stands in stories and recordings, by what the sandbox really gave. Placeholders, so that no recording holds a secret. */
export type Arranged = Record<string, string>;

const customer = { email: 'asha@example.com', password: 'Shop@1234' };
const lines = [{ sku: 'PHN-103', quantity: 1 }, { sku: 'FPH-101', quantity: 2 }];

async function ask<Data>(commerce: string, query: string, variables: Record<string, unknown>, token?: string): Promise<Data> {
  const answer = await fetch(`${commerce}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'zepp', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(`The sandbox refused "${query.slice(0, 60)}": ${errors[0].message}`);
  return data;
}

async function filledCart(commerce: string): Promise<string> {
  const { createEmptyCart: cart } = await ask<{ createEmptyCart: string }>(commerce, 'mutation { createEmptyCart }', {});
  const items = lines.map(line => ({ data: line }));
  await ask(commerce, 'mutation ($cart: String!, $items: [SimpleProductCartItemInput]!) { addSimpleProductsToCart(input: { cart_id: $cart, cart_items: $items }) { cart { id } } }', { cart, items });
  return cart;
}

/** Brings the sandbox into the state that a recording begins with. */
export async function arrange(recording: string, commerce: string): Promise<Arranged> {
  if (recording.startsWith('customer')) {
    const { generateCustomerToken: { token } } = await ask<{ generateCustomerToken: { token: string } }>(
      commerce, 'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }', customer,
    );
    return { 'recorded-token': token };
  }
  if (!recording.startsWith('cart')) return {};
  const cart = await filledCart(commerce);
  if (recording === 'cart-coupon') {
    await ask(commerce, 'mutation ($cart: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: "SAVE10" }) { cart { id } } }', { cart });
  }
  return { 'recorded-cart': cart };
}
