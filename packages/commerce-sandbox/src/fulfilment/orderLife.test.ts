import { describe, expect, it } from 'vitest';
import { mailsOf, openDesk } from './testing/desk.ts';
import { ordered, pay, seen } from './testing/ordered.ts';

const LIFE = `status available_actions returnable_until invoices { number items { product_sku quantity_invoiced } total { grand_total { value } } }
  shipments { number delivered_at comments { message timestamp } tracking { carrier title number } items { product_sku quantity_shipped order_item { product_name } } }
  items { status eligible_for_return quantity_ordered quantity_invoiced quantity_shipped quantity_returned quantity_refunded }
  comments { message timestamp }`;

describe('the life of an order', () => {
  it('goes from the shop’s word to the door, each step with history and a mail', async () => {
    const order = await ordered([['NIL-PH-2', 2]], { email: 'ravi@example.com' });
    const { sandbox } = order.shopper;
    const desk = openDesk(sandbox);
    expect(await seen(order, LIFE)).toMatchObject({
      status: 'Pending',
      available_actions: ['REORDER', 'CANCEL'],
      invoices: [],
      shipments: [],
      items: [{ status: 'Ordered', quantity_invoiced: 0 }],
    });

    await desk.press(order.number, 'invoice');
    expect(await seen(order, LIFE)).toMatchObject({
      status: 'Processing',
      available_actions: ['REORDER', 'CANCEL'],
      invoices: [
        { items: [{ product_sku: 'NIL-PH-2', quantity_invoiced: 2 }], total: { grand_total: { value: 16_048 } } },
      ],
      items: [{ status: 'Invoiced', quantity_invoiced: 2, quantity_shipped: 0 }],
    });

    sandbox.pass(3600);
    await order.shopper.signIn('ravi@example.com');
    await desk.press(order.number, 'ship', { carrier: 'Bluefin Express', tracking: 'BF 12/3' });
    expect(await seen(order, LIFE)).toMatchObject({
      status: 'Complete',
      available_actions: ['REORDER'],
      shipments: [
        {
          delivered_at: null,
          tracking: [{ carrier: 'Bluefin Express', title: 'Bluefin Express', number: 'BF 12/3' }],
          items: [{ quantity_shipped: 2, order_item: { product_name: 'Nila Lite Phone' } }],
          comments: [{ message: 'Sent.', timestamp: '2026-03-02 07:30:00' }],
        },
      ],
      items: [{ status: 'Shipped', eligible_for_return: false }],
      returnable_until: null,
    });

    sandbox.pass(86_400);
    await order.shopper.signIn('ravi@example.com');
    await desk.press(order.number, 'deliver');
    expect(await seen(order, LIFE)).toMatchObject({
      status: 'Complete',
      available_actions: ['REORDER', 'RETURN'],
      shipments: [{ delivered_at: '2026-03-03 07:30:00', comments: [{}, { message: 'Delivered.' }] }],
      items: [{ eligible_for_return: true }],
      returnable_until: '2026-03-13 07:30:00',
      comments: [
        { message: 'Confirmed. We are packing it.' },
        { message: 'Sent with Bluefin Express, tracking number BF 12/3.' },
        { message: 'Delivered. ₹16,048.00 paid in cash.', timestamp: '2026-03-03 07:30:00' },
      ],
    });
    expect((await mailsOf(sandbox)).slice(0, 4).map(({ subject }) => subject.replace(order.number, 'N'))).toEqual([
      'Your order #N was delivered',
      'Your order #N is on its way',
      'Your order #N is confirmed',
      'Your order #N',
    ]);
  });

  // Rule orders-10.
  it('travels in parts: processing until the last of them was sent, paid at the door with the first', async () => {
    const order = await ordered([['NIL-PH-2', 3]], { email: 'ravi@example.com' });
    const { sandbox } = order.shopper;
    const desk = openDesk(sandbox);
    const field = /name="(pieces-\d+)" value="3"/.exec(await desk.page())![1]!;
    await desk.press(order.number, 'ship', { [field]: '0' });
    expect(await seen(order, 'status shipments { id }')).toEqual({ status: 'Pending', shipments: [] });
    await desk.press(order.number, 'ship', { [field]: '1', tracking: 'BF-1' });
    expect(await seen(order, LIFE)).toMatchObject({
      status: 'Processing',
      available_actions: ['REORDER'],
      shipments: [{ tracking: [{ number: 'BF-1' }], items: [{ product_sku: 'NIL-PH-2', quantity_shipped: 1 }] }],
      items: [{ status: 'Invoiced', quantity_ordered: 3, quantity_shipped: 1 }],
    });
    await desk.press(order.number, 'deliver');
    expect(await seen(order, 'status comments { message }')).toMatchObject({
      status: 'Processing',
      comments: [{}, { message: expect.stringMatching(/^A part was delivered\. ₹[\d,.]+ paid in cash\.$/) }],
    });
    // More than is left is what is left.
    await desk.press(order.number, 'ship', { [field]: '99', tracking: 'BF-2' });
    expect(await seen(order, LIFE)).toMatchObject({
      status: 'Complete',
      invoices: [{ items: [{ quantity_invoiced: 3 }] }],
      shipments: [{}, { tracking: [{ number: 'BF-2' }], items: [{ quantity_shipped: 2 }] }],
      items: [{ status: 'Shipped', quantity_shipped: 3 }],
    });
    await desk.press(order.number, 'deliver');
    expect(await seen(order, 'comments { message }')).toMatchObject({
      comments: [{}, {}, {}, { message: 'Delivered.' }],
    });
    const mails = await mailsOf(sandbox);
    expect(mails.slice(0, 4).map(({ subject }) => subject.replace(order.number, 'N'))).toEqual([
      'Your order #N was delivered',
      'Your order #N is on its way',
      'A part of your order #N was delivered',
      'A part of your order #N is on its way',
    ]);
    expect(mails[3]!.body).toContain('The rest follows in another parcel.');
  });

  it('has a button for each parcel that is on its way', async () => {
    const order = await ordered([['NIL-PH-2', 2]], { email: 'ravi@example.com' });
    const desk = openDesk(order.shopper.sandbox);
    const field = /name="(pieces-\d+)" value="2"/.exec(await desk.page())![1]!;
    await desk.press(order.number, 'ship', { [field]: '1' });
    await desk.press(order.number, 'ship');
    const [first] = [...(await desk.page()).matchAll(/value="(deliver-\d+)"/g)].map(([, step]) => step!);
    await desk.press(order.number, first!);
    expect(await seen(order, 'shipments { delivered_at }')).toEqual({
      shipments: [{ delivered_at: expect.any(String) }, { delivered_at: null }],
    });
  });

  it('is invoiced by the payment, and the mail links the tax invoice', async () => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com', method: 'razorpay' });
    pay(order);
    expect(await seen(order, 'status invoices { number }')).toEqual({
      status: 'Processing',
      invoices: [{ number: expect.stringMatching(/^1\d{9}$/) }],
    });
    const [mail] = await mailsOf(order.shopper.sandbox);
    expect(mail!.body).toMatch(/Tax invoice 1\/2526\/\d{6}:\n\/media\/gst-invoices\/\d+-[0-9a-f]{64}\.pdf$/);
    const inbox = await (await order.shopper.sandbox.fetch(new Request('http://sandbox.test/inbox'))).text();
    expect(inbox).toContain('<a href="/media/gst-invoices/');
  });

  it('sends nothing that is not paid', async () => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com', method: 'razorpay' });
    const desk = openDesk(order.shopper.sandbox);
    await expect(desk.press(order.number, 'ship')).rejects.toThrow('offers no "ship"');
    await expect(desk.press(order.number, 'invoice')).rejects.toThrow('offers no "invoice"');
  });
});

describe('the desk', () => {
  it('refuses what another site’s page sends, and what is too large', async () => {
    const order = await ordered([['NIL-PH-2', 1]]);
    const desk = openDesk(order.shopper.sandbox);
    expect((await desk.post({ order: '1', step: 'cancel' }, 'cross-site')).status).toBe(403);
    expect((await desk.post({ order: '1', carrier: 'x'.repeat(5000) })).status).toBe(413);
  });

  it('stays where it is for steps that do not fit', async () => {
    const order = await ordered([['NIL-PH-2', 1]]);
    const desk = openDesk(order.shopper.sandbox);
    for (const fields of [
      { order: '999', step: 'ship' },
      { order: 'x', step: 'ship' },
      { return: '7', step: 'accept' },
      { order: '4', step: 'deliver' },
      {},
    ] as Record<string, string>[])
      expect((await desk.post(fields)).status).toBe(303);
    expect(await desk.page()).toContain(`#${order.number}: Pending`);
  });

  it('shows what people have written as text', async () => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
    const desk = openDesk(order.shopper.sandbox);
    await desk.press(order.number, 'ship', { carrier: '<script>', tracking: '"><b>' });
    expect(await desk.page()).not.toContain('<script>');
    expect(await seen(order, 'shipments { tracking { carrier number } }')).toEqual({
      shipments: [{ tracking: [{ carrier: '<script>', number: '"><b>' }] }],
    });
  });
});
