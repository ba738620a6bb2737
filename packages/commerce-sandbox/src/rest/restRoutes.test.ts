import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';
import { guestPath } from './testing/restCalls.ts';

describe('the neighbours', () => {
  it('estimate totals without keeping anything', async () => {
    const guest = makeShopper();
    guest.sandbox.db.exec("UPDATE product SET price = 50000 WHERE sku = 'NIL-PH-2'");
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    const body = {
      addressInformation: {
        address: { country_id: 'IN', postcode: '110001' },
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    };
    expect(await guest.rest('POST', guestPath(id, 'totals-information'), body)).toMatchObject({
      status: 200,
      body: { grand_total: 549, shipping_amount: 41.52, shipping_incl_tax: 49 },
    });
    expect(await guest.rest('GET', guestPath(id, 'totals'))).toMatchObject({
      body: { grand_total: 500, shipping_amount: 0 },
    });
  });

  it('make carts', async () => {
    const shopper = makeShopper();
    const made = await shopper.rest('POST', '/V1/guest-carts');
    expect(made).toEqual({ status: 200, body: expect.stringMatching(/^\w{32}$/) });
    expect((await shopper.rest('POST', '/V1/carts/mine')).status).toBe(401);
    await shopper.signIn('ravi@example.com');
    const mine = await shopper.rest('POST', '/V1/carts/mine');
    expect(mine).toEqual({ status: 200, body: expect.any(Number) });
    expect(await shopper.rest('POST', '/V1/carts/mine')).toEqual(mine);
  });

  it('give a token for a password', async () => {
    const shopper = makeShopper();
    const path = '/V1/integration/customer/token';
    expect(await shopper.rest('POST', path, { username: 'asha@example.com', password: 'Shop@1234' })).toEqual({
      status: 200,
      body: expect.stringMatching(/^\w{32}$/),
    });
    expect(await shopper.rest('POST', path, { username: 'asha@example.com', password: 'wrong' })).toEqual({
      status: 401,
      body: {
        message:
          'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      },
    });
    expect((await shopper.rest('POST', path, {})).status).toBe(400);
  });
});
