import { describe, expect, it } from 'vitest';
import { openDesk } from '../fulfilment/testing/desk.ts';
import { ordered, pay } from '../fulfilment/testing/ordered.ts';
import { cancelOrder } from '../orders/cancelOrder.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { MOST_NOTIFICATIONS, notify } from './notify.ts';
import { MOST_DEVICES } from './pushTokens.ts';

const LIST = `mutation CustomerNotifications($customerId: Int!) {
  customerNotifications(customerId: $customerId) { id title body created_at is_read customer_id url }
}`;
const READ = 'mutation ($id: Int!) { updateNotificationReadStatus(id: $id) { message success } }';
const SAVE = 'mutation ($token: String!) { saveFcmToken(token: $token) { message status } }';
const INSTALLED = 'mutation { incrementFcmDownloads { message status total } }';

interface Told {
  id: number;
  title: string;
  body: string;
  created_at: string;
  is_read: boolean;
  customer_id: number;
  url: string;
}

const idOf = async (shopper: Shopper): Promise<number> =>
  (await shopper.must<{ customer: { customer_id: number } }>('{ customer { customer_id } }')).customer.customer_id;
const told = async (shopper: Shopper): Promise<Told[]> =>
  (await shopper.must<{ customerNotifications: Told[] }>(LIST, { customerId: await idOf(shopper) }))
    .customerNotifications;
const titles = async (shopper: Shopper) => (await told(shopper)).map(({ title }) => title);

async function customer(email: string): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn(email);
  return shopper;
}

describe('notifications', () => {
  it('are what a customer was told, newest first, and none for a new one', async () => {
    const asha = await told(await customer('asha@example.com'));
    expect(asha[0]).toMatchObject({ title: 'A festive bonus for you', is_read: false, url: '/zepp-coins' });
    const times = asha.map(({ created_at: time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(asha.at(-1)).toMatchObject({ is_read: true, url: expect.stringMatching(/^\/order-history\/\d+$/) });
    expect(await told(await customer('ravi@example.com'))).toEqual([]);
  });

  it('tell what becomes of an order', async () => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
    const { shopper, number } = order;
    const desk = openDesk(shopper.sandbox);
    await desk.press(number, 'invoice');
    await desk.press(number, 'ship', { carrier: 'Bluefin Express', tracking: 'BFX1' });
    await desk.press(number, 'deliver');
    const all = await told(shopper);
    expect(all.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^You have earned [\d.]+ coins$/),
      `Your order #${number} was delivered`,
      `Your order #${number} is on its way`,
      `Your order #${number} is confirmed`,
      `Your order #${number} is placed`,
    ]);
    expect(all[2]).toMatchObject({
      body: `Your order #${number} was sent with Bluefin Express, tracking number BFX1.`,
      url: `/order-history/${number}`,
      is_read: false,
    });
  });

  it('tell of a payment when it has come, once, also of one that comes too late', async () => {
    const paid = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com', method: 'razorpay' });
    expect(await titles(paid.shopper)).toEqual([]);
    pay(paid);
    pay(paid);
    expect((await titles(paid.shopper)).toSorted()).toEqual([
      expect.stringMatching(/^You have earned/),
      `Your order #${paid.number} is paid`,
    ]);

    const late = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com', method: 'razorpay' });
    const { db } = late.shopper.sandbox;
    const { id } = db.prepare('SELECT id FROM sales_order WHERE number = ?').get(late.number) as { id: number };
    cancelOrder({ db, clock: () => new Date('2026-03-02T06:30:00.000Z') }, id, 'Given up.');
    pay(late);
    pay(late);
    expect(await titles(late.shopper)).toEqual([`We have received a payment for order #${late.number}`]);
  });

  it('are not for guests', async () => {
    const { shopper } = await ordered([['NIL-PH-2', 1]]);
    for (const [query, variables] of [
      [LIST, { customerId: 1 }],
      [READ, { id: 1 }],
      [SAVE, { token: 'a' }],
    ] as const)
      expect((await shopper.ask(query, variables)).errors).toMatchObject([
        { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
      ]);
  });

  it('tell of an order in its own store view alone, where it can be opened', async () => {
    const { shopper } = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
    const { sandbox } = shopper;
    sandbox.db.prepare('UPDATE notification SET store_id = 99 WHERE store_id IS NOT NULL').run();
    expect(await titles(shopper)).toEqual([]);
    notify({ db: sandbox.db, clock: () => new Date(0) }, await idOf(shopper), { title: 'Coins', body: '', url: '/' });
    expect(await titles(shopper)).toEqual(['Coins']);
  });

  it('are kept to the newest', async () => {
    const ravi = await customer('ravi@example.com');
    const customerId = await idOf(ravi);
    for (let index = 0; index < MOST_NOTIFICATIONS + 5; index += 1)
      notify({ db: ravi.sandbox.db, clock: () => new Date(index * 1000) }, customerId, {
        title: `No. ${index}`,
        body: '',
        url: '/',
      });
    const all = await titles(ravi);
    expect([all.length, all[0], all.at(-1)]).toEqual([50, 'No. 54', 'No. 5']);
  });
});

describe('whose notifications they are', () => {
  // Rule notifications-06.
  it('is checked: another customer neither reads nor marks them', async () => {
    const asha = await customer('asha@example.com');
    const [first] = await told(asha);
    const ravi = makeShopper({}, asha.sandbox);
    await ravi.signIn('ravi@example.com');
    expect((await ravi.ask(LIST, { customerId: await idOf(asha) })).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
    expect(await ravi.must(READ, { id: first!.id })).toMatchObject({
      updateNotificationReadStatus: { success: false },
    });
    expect((await told(asha))[0]).toMatchObject({ id: first!.id, is_read: false });
  });

  it('lets their owner mark them, twice too', async () => {
    const asha = await customer('asha@example.com');
    const [first] = await told(asha);
    for (let times = 0; times < 2; times += 1)
      expect(await asha.must(READ, { id: first!.id })).toMatchObject({
        updateNotificationReadStatus: { success: true },
      });
    expect((await told(asha))[0]).toMatchObject({ is_read: true });
    expect(await asha.must(READ, { id: -1 })).toMatchObject({ updateNotificationReadStatus: { success: false } });
  });
});

describe('devices', () => {
  const tokens = ({ sandbox: { db } }: Shopper) =>
    db.prepare('SELECT token, customer_id FROM push_token ORDER BY token').all() as {
      token: string;
      customer_id: number;
    }[];

  it('are kept for who is signed in on them, the newest ten', async () => {
    const asha = await customer('asha@example.com');
    const ok = { saveFcmToken: { message: 'FCM token saved successfully.', status: true } };
    expect(await asha.must(SAVE, { token: 'one' })).toEqual(ok);
    expect(await asha.must(SAVE, { token: 'one' })).toEqual(ok);
    expect(tokens(asha)).toEqual([{ token: 'one', customer_id: await idOf(asha) }]);
    const ravi = makeShopper({}, asha.sandbox);
    await ravi.signIn('ravi@example.com');
    expect(await ravi.must(SAVE, { token: 'one' })).toEqual(ok);
    expect(tokens(asha)).toEqual([{ token: 'one', customer_id: await idOf(ravi) }]);
    for (let index = 0; index < MOST_DEVICES + 3; index += 1) await ravi.must(SAVE, { token: `token ${index}` });
    expect(tokens(asha).length).toBe(MOST_DEVICES);
  });

  it.each(['', '  ', 'x'.repeat(4097)])('are refused without a token that could be one', async token => {
    const asha = await customer('asha@example.com');
    expect(await asha.must(SAVE, { token })).toEqual({
      saveFcmToken: { message: 'FCM token is not valid.', status: false },
    });
  });

  it('are counted as the shop is installed on them, for guests too', async () => {
    const guest = makeShopper();
    expect(await guest.must(INSTALLED)).toMatchObject({ incrementFcmDownloads: { status: true, total: 1 } });
    expect(await guest.must(INSTALLED)).toMatchObject({ incrementFcmDownloads: { status: true, total: 2 } });
  });
});
