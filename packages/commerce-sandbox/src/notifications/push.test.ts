import { expect, it } from 'vitest';
import { openDesk } from '../fulfilment/testing/desk.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { ordered } from '../fulfilment/testing/ordered.ts';

const SAVE = 'mutation ($token: String!) { saveFcmToken(token: $token) { status } }';
const FID = 'dAbcdefghij_klmnopqrs1';
const subscription = { endpoint: 'https://push.test/1', auth: 'a', p256dh: 'p' };

interface Pushed {
  token: string;
  payload: { notification: { title: string }; data: { url: string; nid: string } };
}

/** A browser that talks to the played Firebase. */
function device({ sandbox }: Shopper) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await sandbox.fetch(
      new Request(`http://sandbox.test/gateways/push/projects/kaveri/${path}`, {
        method,
        headers: { 'x-goog-api-key': 'key', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const auth = (token: string) => ({ 'x-goog-firebase-installations-auth': `FIS ${token}` });
  return {
    call,
    auth,
    async install(): Promise<string> {
      const { body } = await call('POST', 'installations', { fid: FID, appId: '1:1:web:1', authVersion: 'FIS_v2' });
      return (body['authToken'] as { token: string }).token;
    },
    async register(): Promise<string> {
      const proof = await this.install();
      const { body } = await call('POST', 'registrations', { web: subscription }, auth(proof));
      return body['token'] as string;
    },
  };
}
const pushed = async ({ sandbox }: Shopper) =>
  (await (await sandbox.fetch(new Request('http://sandbox.test/pushes.json'))).json()) as Pushed[];
const tokens = ({ sandbox: { db } }: Shopper) => db.prepare('SELECT token FROM push_token').all();

// Rule push-07.
it("tells an order's customer on their devices, with the address and the number of the notification", async () => {
  const { shopper, number } = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
  const token = await device(shopper).register();
  expect(await shopper.must(SAVE, { token })).toEqual({ saveFcmToken: { status: true } });
  await openDesk(shopper.sandbox).press(number, 'invoice');
  const [first] = await pushed(shopper);
  expect(first).toMatchObject({
    token,
    payload: {
      notification: { title: `Your order #${number} is confirmed` },
      data: { url: `/order-history/${number}`, nid: expect.stringMatching(/^\d+$/) },
    },
  });
  const page = await shopper.sandbox.fetch(new Request('http://sandbox.test/pushes'));
  expect(await page.text()).toContain(`Your order #${number} is confirmed`);
});

// Rule push-07.
it('forgets a token that the service does not know any more, and tells no shop of an order of another', async () => {
  const { shopper, number } = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
  const own = device(shopper);
  const token = await own.register();
  await shopper.must(SAVE, { token });
  shopper.sandbox.db.prepare('UPDATE push_token SET store_id = 99').run();
  await openDesk(shopper.sandbox).press(number, 'invoice');
  expect(await pushed(shopper)).toEqual([]);
  shopper.sandbox.db.prepare('UPDATE push_token SET store_id = NULL').run();
  expect((await own.call('DELETE', `registrations/${token}`, undefined, own.auth(await own.install()))).status).toBe(
    200,
  );
  expect(tokens(shopper)).toHaveLength(1);
  await openDesk(shopper.sandbox).press(number, 'ship', { carrier: 'Bluefin Express', tracking: 'BFX1' });
  expect([await pushed(shopper), tokens(shopper)]).toEqual([[], []]);
});

it('refuses what is no device, and what proves none', async () => {
  const { call, auth, install } = device(makeShopper());
  const proof = await install();
  expect((await call('POST', 'installations', { fid: 'short', appId: '1' })).status).toBe(400);
  expect((await call('POST', 'installations', 'x')).status).toBe(400);
  expect((await call('POST', 'installations', {}, { 'x-goog-api-key': '' })).status).toBe(401);
  expect((await call('POST', 'registrations', { web: subscription })).status).toBe(401);
  expect((await call('POST', 'registrations', { web: subscription }, auth(`${proof.slice(0, -1)}~`))).status).toBe(401);
  for (const web of [null, {}, { ...subscription, endpoint: 'no address' }, { ...subscription, auth: 5 }])
    expect((await call('POST', 'registrations', { web }, auth(proof))).status).toBe(400);
  expect((await call('DELETE', 'registrations/x')).status).toBe(401);
});

it('takes the proof of an installation for a week', async () => {
  const shopper = makeShopper();
  const { call, auth, install } = device(shopper);
  const proof = await install();
  shopper.sandbox.pass(7 * 24 * 60 * 60 + 1);
  expect((await call('POST', 'registrations', { web: subscription }, auth(proof))).status).toBe(401);
});
