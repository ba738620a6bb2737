import { describe, expect, it } from 'vitest';
import { fakeClock, settle } from '../testing/fakeClock.ts';
import { fakeServer, refused, type Answer, type SeenRequest } from '../testing/fakeServer.ts';
import { fakeSession } from '../testing/makeClient.ts';
import { createRestClient } from './createRestClient.ts';

function makeRest(handle: (request: SeenRequest, index: number) => Answer | Promise<Answer>) {
  const server = fakeServer(handle);
  const clock = fakeClock();
  const { session, facts } = fakeSession();
  const rest = createRestClient({ url: 'http://shop.test/rest', session, fetch: server.fetch, clock });
  return { rest, server, clock, facts };
}

/** Answers when told to. */
function slowRest() {
  const open: ((answer: Answer) => void)[] = [];
  const made = makeRest(() => new Promise<Answer>(resolve => open.push(resolve)));
  return { ...made, answer: (index: number, body: unknown) => open[index]?.({ body }) };
}

const path = '/carts/mine/payment-information';

describe('createRestClient', () => {
  // Rule client-10.
  it('sends JSON to the store view of the session, with the token when there is one, and cookies', async () => {
    const { rest, server, facts } = makeRest(() => ({ body: true }));
    await rest.request('/guest-carts/c/shipping-information', { method: 'POST', body: { a: 1 } });
    facts.token = 't0ken';
    facts.storeCode = 'uni';
    await rest.request(path);
    const [first, second] = server.requests;
    expect(first?.url).toBe('http://shop.test/rest/zepp/V1/guest-carts/c/shipping-information');
    expect([first?.method, first?.body, first?.credentials]).toEqual(['POST', { a: 1 }, 'include']);
    expect([
      first?.headers.get('content-type'),
      first?.headers.get('accept'),
      first?.headers.get('authorization'),
    ]).toEqual(['application/json', 'application/json', null]);
    expect(second?.url).toBe('http://shop.test/rest/uni/V1/carts/mine/payment-information');
    expect([second?.headers.get('authorization'), second?.headers.get('content-type')]).toEqual(['Bearer t0ken', null]);
  });

  // Rule client-10.
  it('shares one answer between identical requests under way, and asks anew afterwards', async () => {
    const { rest, server, answer } = slowRest();
    const both = Promise.all([rest.request(path), rest.request(path)]);
    await settle();
    answer(0, { n: 1 });
    expect(await both).toEqual([{ n: 1 }, { n: 1 }]);
    void rest.request(path);
    await settle();
    expect(server.requests).toHaveLength(2);
  });

  it('shares an empty POST', async () => {
    const { rest, server } = slowRest();
    void rest.request('/carts/mine', { method: 'POST' });
    void rest.request('/carts/mine', { method: 'POST' });
    await settle();
    expect(server.requests).toHaveLength(1);
  });

  // Rule client-10.
  it('does not share a POST with a body', async () => {
    const { rest, server } = slowRest();
    void rest.request(path, { method: 'POST', body: { a: 1 } });
    void rest.request(path, { method: 'POST', body: { a: 1 } });
    await settle();
    expect(server.requests).toHaveLength(2);
  });

  it('does not share between methods, bodies or sessions', async () => {
    const { rest, server, facts } = slowRest();
    void rest.request(path);
    void rest.request(path, { method: 'PUT', body: 1 });
    void rest.request(path, { method: 'PUT', body: 2 });
    facts.token = 't0ken';
    void rest.request(path);
    await settle();
    expect(server.requests).toHaveLength(4);
  });

  // Rule client-10.
  it('aborts the older request on a forced refresh, and gives its callers the newer answer', async () => {
    const { rest, server, answer } = slowRest();
    const older = rest.request(path);
    await settle();
    const newer = rest.request(path, { forceRefresh: true });
    await settle();
    expect(server.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    answer(1, { n: 2 });
    expect(await Promise.all([older, newer])).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('gives all callers the newest answer after several forced refreshes', async () => {
    const { rest, answer } = slowRest();
    const callers = [
      rest.request(path),
      rest.request(path, { forceRefresh: true }),
      rest.request(path, { forceRefresh: true }),
    ];
    await settle();
    answer(2, { n: 3 });
    expect(await Promise.all(callers)).toEqual([{ n: 3 }, { n: 3 }, { n: 3 }]);
  });

  it('shares the forced request with those who come after', async () => {
    const { rest, server, answer } = slowRest();
    void rest.request(path);
    void rest.request(path, { forceRefresh: true });
    const later = rest.request(path);
    await settle();
    expect(server.requests).toHaveLength(2);
    answer(1, { n: 2 });
    expect(await later).toEqual({ n: 2 });
  });

  // Rule client-13.
  it('says what failed: method, URL, status, text, message, extra and trace', async () => {
    const { rest } = makeRest(() => ({
      status: 404,
      statusText: 'Not Found',
      body: {
        message: 'Carrier with such method not found: %1, %2',
        parameters: ['a', 'b'],
        code: 7,
        trace: '#0 x.php',
      },
    }));
    await expect(rest.request(path, { method: 'POST', body: {} })).rejects.toMatchObject({
      name: 'CommerceError',
      problem: { kind: 'not-found', message: 'Carrier with such method not found: a, b' },
      method: 'POST',
      url: 'http://shop.test/rest/zepp/V1/carts/mine/payment-information',
      status: 404,
      statusText: 'Not Found',
      responseMessage: 'Carrier with such method not found: a, b',
      extra: { parameters: ['a', 'b'], code: 7 },
      trace: '#0 x.php',
    });
  });

  it.each([
    [400, { message: 'The requested Payment Method is not available.' }, 'rejected'],
    [
      401,
      { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
      'session-expired',
    ],
    [403, { message: 'No' }, 'forbidden'],
    [404, { message: 'Current customer does not have an active cart.' }, 'not-found'],
    [500, { message: 'Internal Error. Details are available in Magento log file. Report ID: webapi-1' }, 'unexpected'],
    [502, '<html>', 'network'],
    [503, '', 'network'],
    [400, '<html>', 'unexpected'],
  ])('reads status %i with %j as %s', async (status, body, kind) => {
    const { rest } = makeRest(() => ({ status, statusText: 'Text', body }));
    await expect(rest.request(path)).rejects.toMatchObject({ problem: { kind } });
  });

  // Rule errors-14.
  it('does not say to a shopper what the log of the server has', async () => {
    const message = 'Internal Error. Details are available in Magento log file. Report ID: webapi-1';
    const { rest } = makeRest(() => ({ status: 500, statusText: 'Text', body: { message } }));
    await expect(rest.request(path)).rejects.toMatchObject({
      problem: { message: expect.stringMatching(/^The shop cannot answer at the moment/) },
      responseMessage: message,
    });
  });

  it('takes an answer that is not JSON for no answer', async () => {
    const { rest } = makeRest(() => ({ body: '<html>Welcome</html>' }));
    await expect(rest.request(path)).rejects.toMatchObject({
      problem: { kind: 'network', message: 'The shop sent an answer that could not be read. Please try again.' },
      status: 200,
      extra: '<html>Welcome</html>',
    });
  });

  // Rule client-10.
  it('gives up after 60 seconds and sends nothing again', async () => {
    const { rest, server, clock } = slowRest();
    const outcome = rest.request(path, { method: 'POST', body: {} }).catch((error: unknown) => error);
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({
      problem: { kind: 'network', message: 'The shop is taking too long to answer. Please try again.' },
    });
    expect([server.requests.length, clock.waiting]).toEqual([1, 0]);
  });

  it('tells offline from unreachable', async () => {
    const { rest, facts } = makeRest(() => {
      throw refused();
    });
    await expect(rest.request(path)).rejects.toMatchObject({ problem: { kind: 'network' }, status: 0 });
    facts.online = false;
    await expect(rest.request(path)).rejects.toMatchObject({ problem: { kind: 'offline' } });
  });
});
