import { describe, expect, it } from 'vitest';
import { keepVerifiedMobile } from '../identity/verifiedMobile.ts';
import type { Shopper } from '../orders/testing/makeShopper.ts';
import { giftCardTexts } from '../testing/productTypeUids.ts';
import { toldInHindi } from '../testing/toldInHindi.ts';
import { encodeUid } from '../uid.ts';
import { openDesk } from './testing/desk.ts';
import { type Ordered, ordered, pay, seen } from './testing/ordered.ts';

const store = 'float_hi';
const RAVI = 'ravi@example.com';
const NUMBER = '9820098200';

const buy = ({ sandbox }: Shopper, more: Parameters<typeof ordered>[1] = {}): Promise<Ordered> =>
  ordered([['NIL-PH-2', 3]], { sandbox, store, ...more });

async function returned(shopper: Shopper, decision: 'accept' | 'deny', method: string): Promise<void> {
  const order = await buy(shopper, { email: RAVI, method });
  if (method === 'razorpay') pay(order);
  const desk = openDesk(shopper.sandbox);
  await desk.press(order.number, 'ship');
  await desk.press(order.number, 'deliver');
  const { items } = await seen<{ items: { id: string }[] }>(order, 'items { id }');
  const input = {
    order_uid: order.id,
    items: [
      {
        order_item_uid: items[0]!.id,
        quantity_to_return: 1,
        selected_custom_attributes: [{ attribute_code: 'reason', value: '1' }],
      },
    ],
  };
  await order.shopper.must(
    'mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { number } } }',
    {
      input,
    },
  );
  await desk.press(order.number, decision);
}

const card = {
  sku: 'CARD-1',
  quantity: 1,
  selected_options: [encodeUid('giftcard/giftcard_amount/500.0000')],
  entered_options: giftCardTexts(),
};

async function giftCardSold(shopper: Shopper): Promise<void> {
  const order = await ordered([['NIL-PH-2', 1]], {
    sandbox: shopper.sandbox,
    store,
    method: 'razorpay',
    items: (buyer, id) =>
      buyer.must(
        'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
        { id, items: [card] },
      ),
  });
  pay(order);
}

function asKnownOnPhone({ sandbox: { db } }: Shopper): void {
  db.exec(
    `UPDATE customer SET attributes = json_set(attributes, '$.mobile_number', '${NUMBER}') WHERE email = '${RAVI}'`,
  );
  keepVerifiedMobile(
    db,
    (db.prepare(`SELECT id FROM customer WHERE email = '${RAVI}'`).get() as { id: number }).id,
    NUMBER,
  );
}

async function orderOnPhone(shopper: Shopper): Promise<void> {
  asKnownOnPhone(shopper);
  await shopper.signIn(RAVI);
  await shopper.must('mutation { setMessageChannels(input: { whatsapp_orders: true }) { whatsapp_orders } }');
  const { number } = await buy(shopper, { email: RAVI });
  const desk = openDesk(shopper.sandbox);
  await desk.press(number, 'invoice');
  await desk.press(number, 'ship');
  await desk.press(number, 'deliver');
}

async function guestAsks(shopper: Shopper): Promise<void> {
  const { token } = await buy(shopper);
  await shopper.must(
    'mutation ($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "बहुत देर से पहुँचेगा" }) { order { status } } }',
    { token },
  );
}

async function guestReturns(shopper: Shopper): Promise<void> {
  const { token, number } = await buy(shopper);
  const desk = openDesk(shopper.sandbox);
  await desk.press(number, 'ship');
  await desk.press(number, 'deliver');
  const { guestOrderByToken: order } = await shopper.must<{ guestOrderByToken: { items: { id: string }[] } }>(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { id } } }',
    { token },
  );
  const reason = [{ attribute_code: 'reason', value: '3' }];
  const items = [{ order_item_uid: order.items[0]!.id, quantity_to_return: 1, selected_custom_attributes: reason }];
  await shopper.must(
    'mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) { return { status } } }',
    { input: { token, items } },
  );
}

async function canceled(shopper: Shopper): Promise<void> {
  const order = await buy(shopper, { method: 'razorpay' });
  pay(order);
  await openDesk(shopper.sandbox).press(order.number, 'cancel');
}

async function inParts(shopper: Shopper): Promise<void> {
  const order = await ordered([['NIL-PH-2', 2]], { sandbox: shopper.sandbox, store });
  const { id } = shopper.sandbox.db.prepare('SELECT max(id) AS id FROM order_item').get() as { id: number };
  const desk = openDesk(shopper.sandbox);
  await desk.press(order.number, 'invoice', { [`pieces-${id}`]: '1' });
  await desk.press(order.number, 'ship', { [`pieces-${id}`]: '1', tracking: 'BFX1' });
}

async function gifted(shopper: Shopper): Promise<void> {
  await buy(shopper, {
    before: async (buyer, id) => {
      await buyer.must(
        `mutation ($input: SetGiftOptionsOnCartInput) { setGiftOptionsOnCart(input: $input) { cart { id } } }`,
        {
          input: {
            cart_id: id,
            gift_message: { from: 'Meera', to: 'Asha', message: 'जन्मदिन मुबारक' },
            gift_wrapping_id: 'MQ==',
            gift_receipt_included: true,
            printed_card_included: true,
          },
        },
      );
    },
  });
}

/** What happens, and what is said of it. */
const cases: [what: string, act: (shopper: Shopper) => Promise<unknown>, says: (string | RegExp)[]][] = [
  ['an order', buy, ['धन्यवाद', /सबटोटल: ₹[\d,]+\.\d\d/, 'भुगतान: कैश ऑन डिलीवरी', /आपका ऑर्डर #\d+/]],
  ['a gift', gifted, ['गेंदे के फूलों वाला काग़ज़', 'Asha के लिए Meera की ओर से संदेश:', 'जन्मदिन मुबारक', 'छपे हुए कार्ड']],
  ['a payment', async it => pay(await buy(it, { method: 'razorpay' })), [/टैक्स इनवॉइस \S+:\n\S+/]],
  ['an order in parts', inParts, ['एक हिस्से की पुष्टि', 'ट्रैकिंग नंबर: BFX1', 'बाक़ी सामान दूसरे पार्सल में']],
  [
    'an order, on the phone',
    orderOnPhone,
    [/ऑर्डर #\d+ की पुष्टि हो गई है। ज़्यादा जानकारी/, /#\d+ रास्ते में है।/, /#\d+ डिलीवर हो गया है।/, 'सूचनाएँ और ऑफ़र'],
  ],
  ['a cancelled order', canceled, ['कारण: हम इसे भेज नहीं सके।', '5 से 7 कार्य दिवसों']],
  ['a guest who cancels', guestAsks, [/खोलें:\nhttps?:\S+confirmation_key=\w+/]],
  [
    'a return',
    it => returned(it, 'accept', 'cashondelivery'),
    ['टूटा हुआ है', /₹[\d,.]+ आपके बताए UPI ID/, /क्रेडिट नोट: \d+/],
  ],
  ['a return of what was paid before', it => returned(it, 'accept', 'razorpay'), ['वहीं, जहाँ से आपने भुगतान किया था']],
  ['a guest who returns', guestReturns, [/खोलें:\nhttps?:\S+confirmation_key=\w+\n/, 'साइज़ ठीक नहीं है']],
  ['a return that is turned down', it => returned(it, 'deny', 'cashondelivery'), [/वापसी #\d+/]],
  ['a gift card', giftCardSold, [/₹[\d,]+\.\d\d का गिफ़्ट कार्ड/, /कोड: GIFT-/]],
];

// Rule shops-06.
describe('in a store view in Hindi', () => {
  it.each(cases)('what is told of %s is in Hindi, with its facts', async (_what, act, says) => {
    const { text, english } = await toldInHindi(act);
    expect(english).toEqual([]);
    for (const fact of says) expect(text).toMatch(fact);
  });
});
