import { expect, it, vi } from 'vitest';
import { loggedPath, type Log } from './requestLog.ts';
import { get, makeServer } from './testing/makeServer.ts';

it('writes down who was not let in and what failed, by id and path', async () => {
  const log = vi.fn<Log>();
  const lines = async (status: number) => {
    log.mockClear();
    const answer = await makeServer({ log, fetch: async () => Response.json({}, { status }) }).fetch(
      get('/graphql?query={customer{email}}', { authorization: 'Bearer t0ken' }),
    );
    const id = answer.headers.get('x-request-id');
    expect(log.mock.calls).toEqual(log.mock.calls.map(() => [{ id, status, method: 'GET', path: '/graphql' }]));
    return log.mock.calls.length;
  };
  expect([await lines(200), await lines(401), await lines(404), await lines(502)]).toEqual([0, 1, 0, 1]);
});

it('writes no credential and no number of an order that stands in a path', () => {
  expect(loggedPath('/rest/zepp/V1/guest-carts/Xk29/payment-information')).toBe(
    '/rest/zepp/V1/guest-carts/…/payment-information',
  );
  expect(loggedPath('/razorpay/checkout/success/000000012')).toBe('/razorpay/checkout/success/…');
  expect(loggedPath('/order-history/000000012')).toBe('/order-history/…');
  expect(loggedPath(`/${'a'.repeat(5000)}`)).toHaveLength(200);
});
