import { describe, expect, it } from 'vitest';
import { openDesk } from '../fulfilment/testing/desk.ts';
import { ordered, pay, seen } from '../fulfilment/testing/ordered.ts';
import { delhi } from '../orders/testing/makeShopper.ts';
import { invoicePath } from './invoiceAddress.ts';

const GST = `total { taxes { title rate amount { value } } total_tax { value } grand_total { value } subtotal_incl_tax { value } subtotal_excl_tax { value } }
  gst_invoices { number issued_at place_of_supply document_url
    seller { name gstin state_code region street city postcode } buyer { name company gstin region state_code }
    taxable_value { value } cgst { value } sgst { value } igst { value } total { value }
    lines { name sku hsn quantity rate taxable_value { value } cgst { value } sgst { value } igst { value } total { value } } }`;

interface Amount {
  value: number;
}

interface Taxed {
  taxable_value: Amount;
  cgst: Amount | null;
  sgst: Amount | null;
  igst: Amount | null;
  total: Amount;
}

interface Seen {
  total: { taxes: { title: string; rate: number; amount: Amount }[]; total_tax: Amount; grand_total: Amount };
  gst_invoices: (Taxed & { number: string; document_url: string; lines: (Taxed & { name: string })[] })[];
}

type Options = Parameters<typeof ordered>[1];

/** A paid order, with an address to be billed that may say whose business it is. */
async function invoiced(options: Options & { items?: never; goods?: [string, number][]; bill?: object } = {}) {
  const { goods = [['AUR-HP-1', 3]], bill, ...others } = options;
  const order = await ordered(goods, {
    email: 'asha@example.com',
    method: 'razorpay',
    ...others,
    before: async (shopper, id) => {
      if (bill)
        await shopper.must(
          'mutation ($id: String!, $address: CartAddressInput!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }',
          { id, address: { ...delhi, ...bill } },
        );
      await options.before?.(shopper, id);
    },
  });
  pay(order);
  return order;
}

const paise = (amount: Amount | null) => Math.round((amount?.value ?? 0) * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('a GST invoice', () => {
  it('charges IGST to another state, and names the business that buys (invoice-01)', async () => {
    const order = await invoiced({ bill: { company: 'Nair & Daughters', vat_id: '07aabcn1234k1z5' } });
    expect(await seen(order, GST)).toMatchObject({
      gst_invoices: [
        {
          number: expect.stringMatching(/^1\/2526\/\d{6}$/),
          issued_at: '2026-03-02 06:30:00',
          place_of_supply: 'Delhi (07)',
          seller: { gstin: '27AABCZ4821K1Z2', state_code: '27', region: 'Maharashtra' },
          buyer: { name: 'Meera Nair', company: 'Nair & Daughters', gstin: '07AABCN1234K1Z5', state_code: '07' },
          cgst: null,
          sgst: null,
          igst: { value: 1875.36 },
          taxable_value: { value: 10_418.64 },
          total: { value: 12_294 },
          lines: [
            { sku: 'AUR-HP-1', hsn: '8518', quantity: 3, rate: 18, igst: { value: 1830.05 }, cgst: null },
            { name: 'Handling charge', rate: 18, total: { value: 297 } },
          ],
        },
      ],
      total: {
        taxes: [{ title: 'IGST', rate: 18, amount: { value: 1875.36 } }],
        total_tax: { value: 1875.36 },
        subtotal_incl_tax: { value: 11_997 },
        subtotal_excl_tax: { value: 10_166.95 },
      },
    });
  });

  it('charges CGST and SGST, which are equal, in the state of the seller (invoice-01)', async () => {
    const order = await ordered([['AUR-HP-1', 1]], { email: 'ravi@example.com', method: 'razorpay', store: 'float' });
    pay(order);
    const {
      gst_invoices: [invoice],
      total,
    } = await seen<Seen>(order, GST);
    expect(invoice).toMatchObject({ igst: null, place_of_supply: 'Delhi (07)' });
    expect(invoice!.cgst).toEqual(invoice!.sgst);
    expect(total.taxes.map(({ title, rate }) => [title, rate])).toEqual([
      ['CGST', 9],
      ['SGST', 9],
    ]);
  });

  it.each([1, 2, 3, 7])('adds up to the paisa with a coupon and coins, for %i pieces (invoice-02)', async pieces => {
    const order = await invoiced({
      goods: [
        ['TIR-HP-1', pieces],
        ['NIL-GV-1', 1],
      ],
      before: (shopper, id) =>
        shopper.must(
          `mutation ($id: String!) {
             applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } }
             applyMwRewardPointsToCart(input: { cart_id: $id, points: 33 }) { cart { id } }
           }`,
          { id },
        ),
    });
    const {
      gst_invoices: [invoice],
      total,
    } = await seen<Seen>(order, GST);
    for (const key of ['taxable_value', 'cgst', 'sgst', 'igst', 'total'] as const)
      expect(sum(invoice!.lines.map(line => paise(line[key])))).toBe(paise(invoice![key]));
    for (const each of [invoice!, ...invoice!.lines])
      expect(sum([each.taxable_value, each.cgst, each.sgst, each.igst].map(paise))).toBe(paise(each.total));
    // Coins pay.
    expect(paise(invoice!.total)).toBe(paise(total.grand_total) + 3300);
    expect(sum(total.taxes.map(({ amount }) => paise(amount)))).toBe(paise(total.total_tax));
  });

  it('has numbers that follow each other within a financial year (invoice-03)', async () => {
    const first = await invoiced();
    const {
      gst_invoices: [one],
    } = await seen<Seen>(first, GST);
    const next = await ordered([['NIL-PH-2', 1]], {
      email: 'asha@example.com',
      sandbox: first.shopper.sandbox,
      method: 'razorpay',
    });
    pay(next);
    const {
      gst_invoices: [two],
    } = await seen<Seen>(next, GST);
    const last = (number: string) => Number(number.split('/').at(-1));
    expect(last(two!.number)).toBe(last(one!.number) + 1);
    expect(two!.number.length).toBeLessThanOrEqual(16);
  });

  it('begins anew in April, by the clock of India (invoice-03)', async () => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
    const { sandbox } = order.shopper;
    // From 2 March, 12:00 in Kolkata, to half an hour after midnight on 1 April.
    sandbox.pass(29 * 86_400 + 12.5 * 3600);
    await openDesk(sandbox).press(order.number, 'ship');
    await order.shopper.signIn('ravi@example.com');
    expect((await seen<Seen>(order, 'gst_invoices { number }')).gst_invoices).toEqual([{ number: '1/2627/000001' }]);
  });

  it('is not there before the order is invoiced', async () => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'asha@example.com' });
    expect(await seen(order, 'gst_invoices { number }')).toEqual({ gst_invoices: [] });
  });
});

describe('the document of a GST invoice', () => {
  it('is a PDF that nobody may keep', async () => {
    const order = await invoiced({ bill: { firstname: 'मीरा', lastname: 'नायर', company: 'शर्मा ट्रेडर्स ₹ Łódź 💣' } });
    const {
      gst_invoices: [invoice],
    } = await seen<Seen>(order, GST);
    const response = await order.shopper.sandbox.fetch(new Request(invoice!.document_url));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('opens with its own key only (invoice-04)', async () => {
    const order = await invoiced();
    const {
      gst_invoices: [invoice],
    } = await seen<Seen>(order, GST);
    const url = new URL(invoice!.document_url);
    const [, id] = /(\d+)-/.exec(url.pathname)!;
    const others = [
      url.pathname.replace(/-[0-9a-f]{4}/, '-0000'),
      url.pathname.replace(`/${id}-`, `/${Number(id) - 1}-`),
      `/media/gst-invoices/${id}.pdf`,
      '/media/gst-invoices/',
      invoicePath('guessed', order, { id: Number(id), number: invoice!.number }),
    ];
    for (const path of others)
      expect((await order.shopper.sandbox.fetch(new Request(`http://sandbox.test${path}`))).status).toBe(404);
  });
});
