import { describe, expect, it } from 'vitest';
import { delhiByRest, makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const information = (change: Record<string, unknown>) => ({
  addressInformation: {
    shipping_address: delhiByRest,
    shipping_carrier_code: 'freeshipping',
    shipping_method_code: 'freeshipping',
    ...change,
  },
});

describe('what is no call at all', () => {
  const send = async (shopper: Shopper, path: string, init: RequestInit) => {
    const response = await shopper.sandbox.fetch(new Request(`http://sandbox.test/rest${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  const json = { 'content-type': 'application/json' };

  it.each([
    ['/V1/nope', { method: 'GET' }, 404, 'Request does not match any route.'],
    ['/V1/guest-carts', { method: 'DELETE' }, 404, 'Request does not match any route.'],
    ['/nowhere/V1/guest-carts', { method: 'POST' }, 404, 'Requested store is not found (nowhere)'],
    ['/V1/guest-carts/x/payment-information', { method: 'POST', headers: json, body: '{' }, 400, 'Decoding error.'],
    ['/V1/guest-carts/x/payment-information', { method: 'POST', headers: json, body: '[1]' }, 400, 'Decoding error.'],
    [
      '/V1/guest-carts/x/payment-information',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
      400,
      'Server cannot understand Content-Type HTTP header media type %1',
    ],
    [
      '/V1/guest-carts/x/payment-information',
      { method: 'POST', headers: json, body: JSON.stringify({ email: 'x'.repeat(255) }) },
      400,
      '"email" length must be equal or less than 254 characters.',
    ],
    [
      '/V1/guest-carts/x/payment-information',
      { method: 'POST', headers: json, body: `{"email":${'['.repeat(60_000)}${']'.repeat(60_000)}}` },
      400,
      'Maximum nesting of "email" is "16"',
    ],
    [
      '/V1/guest-carts/x/payment-information',
      { method: 'POST', headers: json, body: `"${'x'.repeat(200_000)}"` },
      413,
      expect.stringContaining('larger'),
    ],
  ])('%s %o', async (path, init, status, message) => {
    expect(await send(makeShopper(), path, init)).toMatchObject({ status, body: { message } });
  });

  it('survives values of the wrong kind', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    for (const value of [
      7,
      'text',
      [],
      [[]],
      true,
      { firstname: {} },
      { street: { a: 1 } },
      { region_id: 'x' },
      { customer_address_id: 'x' },
    ]) {
      for (const body of [
        { addressInformation: value },
        information({ shipping_address: value }),
        information({ shipping_method_code: value }),
      ]) {
        const { status, body: answer } = await guest.rest('POST', `/V1/guest-carts/${id}/shipping-information`, body);
        expect([200, 400, 404, 500]).toContain(status);
        expect(JSON.stringify(answer)).not.toMatch(/\bat \S+:\d+/);
      }
      expect(
        (
          await guest.rest('POST', `/V1/guest-carts/${id}/payment-information`, {
            email: 'meera@example.com',
            paymentMethod: value,
          })
        ).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });
});
