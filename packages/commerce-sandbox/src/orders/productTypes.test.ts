import { describe, expect, it } from 'vitest';
import { storeViews } from '../catalogue/storeViews.ts';
import { giftCardTexts, linkUid, selectionUid } from '../testing/productTypeUids.ts';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { encodeUid } from '../uid.ts';
import { cancelOrder } from './cancelOrder.ts';
import { orderByNumber } from './findOrder.ts';
import { payOrder } from './payOrder.ts';
import { delhi, makeShopper, type Shopper } from './testing/makeShopper.ts';

const at = { clock: () => new Date('2026-03-02T06:30:00.000Z') };

async function cartWith(shopper: Shopper, ...items: Record<string, unknown>[]): Promise<string> {
  const id = await shopper.cartWith();
  const { addProductsToCart: added } = await shopper.must<{ addProductsToCart: { user_errors: unknown[] } }>(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
    { id, items },
  );
  expect(added.user_errors).toEqual([]);
  return id;
}

/** Places an order of things that nobody carries: no address to send to, no way of sending. */
async function placeVirtual(shopper: Shopper, id: string, method: string): Promise<string> {
  await shopper.must(
    `mutation ($id: String!, $address: CartAddressInput!, $method: String!) {
       setGuestEmailOnCart(input: { cart_id: $id, email: "meera@example.com" }) { cart { id } }
       setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
       setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $method } }) { cart { id } }
     }`,
    { id, address: delhi, method },
  );
  return shopper.place(id);
}

const stockOf = ({ sandbox }: Shopper, sku: string) =>
  (sandbox.db.prepare('SELECT stock FROM product WHERE sku = ?').get(sku) as { stock: number }).stock;
const mails = async ({ sandbox }: Shopper) =>
  (await (await sandbox.fetch(new Request('http://sandbox.test/inbox.json'))).json()) as {
    to: string;
    subject: string;
    body: string;
  }[];
const orderOf = ({ sandbox }: Shopper, number: string) => orderByNumber(sandbox.db, number)!;
const pay = (shopper: Shopper, number: string) =>
  payOrder({ db: shopper.sandbox.db, ...at, config: { storeViews } }, orderOf(shopper, number).id, 'pay_Test');

const bundle = ({ sandbox }: Shopper, quantity = 1) => ({
  sku: 'SET-1',
  quantity,
  selected_options: [
    selectionUid(sandbox, 'SET-1', 'AUR-SP-1'),
    selectionUid(sandbox, 'SET-1', 'AUR-HP-2'),
    selectionUid(sandbox, 'SET-1', 'NIL-GV-1', 2),
  ],
});
const card = (texts?: Record<string, string>) => ({
  sku: 'CARD-1',
  quantity: 1,
  selected_options: [encodeUid('giftcard/giftcard_amount/500.0000')],
  entered_options: giftCardTexts(texts),
});

describe('an ordered bundle', () => {
  it('takes its parts from the stock and names them', async () => {
    const shopper = makeShopper({ catalogue: productTypesCatalogue });
    await shopper.signIn('asha@example.com');
    const id = await cartWith(shopper, bundle(shopper, 2));
    await shopper.readyToPlace(id, 'cashondelivery');
    const number = await shopper.place(id);
    expect(['AUR-SP-1', 'AUR-HP-2', 'NIL-GV-1'].map(sku => stockOf(shopper, sku))).toEqual([23, 1, 21]);
    const { customer } = await shopper.must<{ customer: { orders: { items: { items: unknown[] }[] } } }>(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { items {
         __typename product_sku product_type quantity_ordered product_sale_price { value } selected_options { label value }
         ... on BundleOrderItem { bundle_options { label values { product_name product_sku quantity price { value } } } }
       } } } } }`,
      { number },
    );
    expect(customer.orders.items[0]!.items).toMatchObject([
      {
        __typename: 'BundleOrderItem',
        product_sku: 'SET-1-AUR-SP-1-AUR-HP-2-NIL-GV-1',
        product_type: 'bundle',
        quantity_ordered: 2,
        product_sale_price: { value: 5_848.2 },
        selected_options: [
          { label: 'Speaker', value: '1 x Aurora Desk Speaker ₹2,249.10' },
          { label: 'Headphones' },
          { label: 'Extras', value: '2 x Nila Music Voucher ₹450.00' },
        ],
        bundle_options: [
          { label: 'Speaker', values: [{ product_sku: 'AUR-SP-1', quantity: 1, price: { value: 2_249.1 } }] },
          {},
          { values: [{ quantity: 2 }] },
        ],
      },
    ]);
  });

  it('is mailed with what was chosen', async () => {
    const shopper = makeShopper({ catalogue: productTypesCatalogue });
    const id = await cartWith(shopper, bundle(shopper));
    await shopper.readyToPlace(id, 'cashondelivery');
    await shopper.place(id);
    expect((await mails(shopper))[0]!.body).toContain(
      [
        '1 × Desk Sound Set: ₹5,848.20',
        '  Speaker: 1 x Aurora Desk Speaker ₹2,249.10',
        '  Headphones: 1 x Aurora Travel Headphones ₹2,699.10',
        '  Extras: 2 x Nila Music Voucher ₹450.00',
      ].join('\n'),
    );
  });

  it('gives its parts back when it is cancelled', async () => {
    const shopper = makeShopper({ catalogue: productTypesCatalogue });
    const id = await cartWith(shopper, bundle(shopper));
    await shopper.readyToPlace(id, 'razorpay');
    const number = await shopper.place(id);
    expect(stockOf(shopper, 'NIL-GV-1')).toBe(23);
    expect(cancelOrder({ db: shopper.sandbox.db, ...at }, orderOf(shopper, number).id, 'Not wanted.')).toBe(true);
    expect(['AUR-SP-1', 'AUR-HP-2', 'NIL-GV-1'].map(sku => stockOf(shopper, sku))).toEqual([25, 3, 25]);
  });

  it('stands in the totals of REST with what was chosen', async () => {
    const shopper = makeShopper({ catalogue: productTypesCatalogue });
    const id = await cartWith(shopper, bundle(shopper), {
      sku: 'BOOK-1',
      quantity: 1,
      selected_options: [linkUid(shopper.sandbox, 'Chapter one')],
    });
    const { body } = await shopper.rest('GET', `/V1/guest-carts/${id}/totals`);
    const { items, subtotal_incl_tax: subtotal } = body as {
      subtotal_incl_tax: number;
      items: { name: string; price_incl_tax: number; options: string }[];
    };
    expect(subtotal).toBe(5_848.2 + 350);
    expect(
      items.map(({ name, price_incl_tax: price, options }) => [
        name,
        price,
        (JSON.parse(options) as { label: string }[]).map(({ label }) => label),
      ]),
    ).toEqual([
      ['Desk Sound Set', 5_848.2, ['Speaker', 'Headphones', 'Extras']],
      ['Listening Book', 350, ['Chapters']],
    ]);
  });
});

describe('a bought gift card', () => {
  it('reaches its recipient when it is paid, with a code that pays', async () => {
    const shopper = makeShopper({ catalogue: productTypesCatalogue });
    const number = await placeVirtual(
      shopper,
      await cartWith(shopper, card({ giftcard_message: 'Dance!' })),
      'razorpay',
    );
    expect((await mails(shopper)).some(({ to }) => to === 'ravi@example.com')).toBe(false);
    pay(shopper, number);
    pay(shopper, number);
    const sent = (await mails(shopper)).filter(({ to }) => to === 'ravi@example.com');
    expect(sent).toMatchObject([{ subject: 'Meera has sent you a gift card of ₹500.00' }]);
    expect(sent[0]!.body).toMatch(/“Dance!”[^]*Amount: ₹500\.00\nCode: GIFT-[^]*Use it by 1 April 2026\./);
    const [, code] = /Code: (\S+)/.exec(sent[0]!.body)!;

    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    const { applyGiftCardToCart: applied } = await shopper.must<{ applyGiftCardToCart: { cart: unknown } }>(
      'mutation ($id: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $id, gift_card_code: ' +
        '$code }) { cart { prices { grand_total { value } } applied_gift_cards { applied_balance { value } } } } }',
      { id, code },
    );
    expect(applied.cart).toEqual({
      prices: { grand_total: { value: 999 } },
      applied_gift_cards: [{ applied_balance: { value: 500 } }],
    });
  });

  it('is sent at once when nothing is left to pay, and taken back with the order unless it was spent', async () => {
    const shopper = makeShopper({ catalogue: productTypesCatalogue });
    const { db } = shopper.sandbox;
    const buyFree = async () => {
      const id = await cartWith(shopper, card());
      await shopper.must(
        'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "FREE100" }) { cart { id } } }',
        { id },
      );
      return placeVirtual(shopper, id, 'free');
    };
    const cards = () => db.prepare('SELECT balance FROM gift_card JOIN gift_card_sale USING (code)').all();
    const first = orderOf(shopper, await buyFree());
    expect(cards()).toEqual([{ balance: 50_000 }]);
    expect(cancelOrder({ db, ...at }, first.id, 'Not wanted.')).toBe(true);
    expect(cards()).toEqual([]);
    const second = orderOf(shopper, await buyFree());
    db.prepare('UPDATE gift_card SET balance = 1 WHERE code IN (SELECT code FROM gift_card_sale)').run();
    expect(cancelOrder({ db, ...at }, second.id, 'Not wanted.')).toBe(false);
    expect(orderOf(shopper, second.number).status).toBe('pending');
  });
});

it('opens a bought file with the address in the mail, once it is paid', async () => {
  const shopper = makeShopper({ catalogue: productTypesCatalogue });
  const id = await cartWith(shopper, {
    sku: 'BOOK-1',
    quantity: 1,
    selected_options: [linkUid(shopper.sandbox, 'Chapter one'), linkUid(shopper.sandbox, 'Chapter two')],
  });
  const number = await placeVirtual(shopper, id, 'razorpay');
  pay(shopper, number);
  const { body } = (await mails(shopper)).find(({ to }) => to === 'meera@example.com')!;
  expect(body).toContain('Chapter two: https://files.example/two.pdf');
  const [, path] = /Chapter one: (\S+)/.exec(body)!;
  const file = await shopper.sandbox.fetch(new Request(`http://sandbox.test${path}`));
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await file.text()).toContain('(All of it \\(for Rs. 50\\).)');
  shopper.sandbox.db.prepare("UPDATE sales_order SET status = 'pending'").run();
  expect((await shopper.sandbox.fetch(new Request(`http://sandbox.test${path}`))).status).toBe(403);
});
