import { describe, expect, it } from 'vitest';
import { mailsOf, openDesk } from './testing/desk.ts';
import { coinsOf, type Ordered, ordered, seen, stockOf } from './testing/ordered.ts';

const SUMS = `subtotal { value } grand_total { value } total_tax { value } total_shipping { value }
  taxes { title rate amount { value } } discounts { label amount { value } }`;
const PARTS = `status total { ${SUMS} } items { product_sku status quantity_ordered quantity_invoiced quantity_canceled }
  invoices { id number comments { message } items { product_sku quantity_invoiced discounts { amount { value } } } total { ${SUMS} } }
  gst_invoices { number document_url total { value } cgst { value } sgst { value } igst { value } taxable_value { value }
    lines { sku quantity total { value } taxable_value { value } } }`;

interface Amount {
  value: number;
}
interface Sums {
  subtotal: Amount;
  grand_total: Amount;
  total_tax: Amount;
  total_shipping: Amount;
  taxes: { title: string; rate: number; amount: Amount }[];
  discounts: { label: string; amount: Amount }[];
}
interface Seen {
  status: string;
  total: Sums;
  items: { product_sku: string; quantity_ordered: number; quantity_invoiced: number }[];
  invoices: { number: string; items: { product_sku: string; quantity_invoiced: number }[]; total: Sums }[];
  gst_invoices: { number: string; document_url: string; total: Amount; lines: { sku: string; total: Amount }[] }[];
}

const paise = (amount: Amount) => Math.round(amount.value * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Numbers from 0 to 1 that a seed tells beforehand. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Names of the desk's fields for what may be invoiced, with how many pieces are left of each. */
async function fieldsToInvoice({ number, shopper }: Ordered): Promise<[name: string, left: number][]> {
  const page = await openDesk(shopper.sandbox).page();
  const entry = page.split('<li>').find(text => text.includes(`#${number}:`)) ?? '';
  const form = entry.split('<form').find(text => text.includes('value="invoice"')) ?? '';
  return [...form.matchAll(/name="(pieces-\d+)" value="(\d+)"/g)].map(([, name, left]) => [name!, Number(left)]);
}

/** Goods with a coupon and coins. */
const mixed = (goods: [string, number][]) =>
  ordered(goods, {
    email: 'asha@example.com',
    before: (shopper, id) =>
      shopper.must(
        `mutation ($id: String!) {
           applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } }
           applyMwRewardPointsToCart(input: { cart_id: $id, points: 33 }) { cart { id } }
         }`,
        { id },
      ),
  });

describe('invoices of parts of an order', () => {
  it.each([1, 2, 3, 4, 5, 6])('add up to the order to the paisa, split by seed %i (invoice-11)', async seed => {
    const random = seeded(seed);
    const order = await mixed([
      ['TIR-HP-1', 1 + Math.floor(random() * 7)],
      ['NIL-GV-1', 1 + Math.floor(random() * 5)],
    ]);
    const desk = openDesk(order.shopper.sandbox);
    for (let left = await fieldsToInvoice(order); left.length > 0; left = await fieldsToInvoice(order))
      await desk.press(
        order.number,
        'invoice',
        Object.fromEntries(left.map(([name, most]) => [name, String(Math.floor(random() * (most + 1)))])),
      );
    // One piece alone has no field.
    if ((await desk.page()).includes('value="invoice"')) await desk.press(order.number, 'invoice');
    const { total, items, invoices, gst_invoices: documents } = await seen<Seen>(order, PARTS);
    expect(items.every(item => item.quantity_invoiced === item.quantity_ordered)).toBe(true);
    for (const key of ['subtotal', 'grand_total', 'total_tax', 'total_shipping'] as const)
      expect(sum(invoices.map(invoice => paise(invoice.total[key])))).toBe(paise(total[key]));
    for (const { label, amount } of total.discounts)
      expect(
        sum(
          invoices.flatMap(invoice =>
            invoice.total.discounts.filter(each => each.label === label).map(each => paise(each.amount)),
          ),
        ),
      ).toBe(paise(amount));
    for (const tax of total.taxes)
      expect(
        sum(
          invoices.flatMap(invoice =>
            invoice.total.taxes
              .filter(each => each.title === tax.title && each.rate === tax.rate)
              .map(each => paise(each.amount)),
          ),
        ),
      ).toBe(paise(tax.amount));
    for (const document of documents)
      expect(sum(document.lines.map(line => paise(line.total)))).toBe(paise(document.total));
    // Coins pay, and are not taken off what is taxed.
    expect(sum(documents.map(document => paise(document.total)))).toBe(paise(total.grand_total) + 3300);
    expect(new Set(documents.map(({ number }) => number)).size).toBe(invoices.length);
  });

  it('have their own items, numbers, documents and mails, and charges on the first (invoice-11)', async () => {
    const order = await ordered([['NIL-PH-2', 3]], { email: 'ravi@example.com' });
    const { sandbox } = order.shopper;
    const desk = openDesk(sandbox);
    const [[field]] = (await fieldsToInvoice(order)) as [[string, number]];
    await desk.press(order.number, 'invoice', { [field]: '0' });
    expect(await seen(order, 'status invoices { id }')).toEqual({ status: 'Pending', invoices: [] });
    await desk.press(order.number, 'invoice', { [field]: '1' });
    expect(await seen(order, PARTS)).toMatchObject({
      status: 'Processing',
      items: [{ status: 'Partial', quantity_invoiced: 1 }],
      invoices: [{ items: [{ product_sku: 'NIL-PH-2', quantity_invoiced: 1 }] }],
    });
    await desk.press(order.number, 'invoice', { [field]: '99' });
    const {
      total,
      invoices: [first, second],
      gst_invoices: documents,
    } = await seen<Seen>(order, PARTS);
    const goods = paise(second!.total.grand_total) / 2;
    expect(paise(first!.total.grand_total)).toBe(paise(total.grand_total) - 2 * goods);
    expect(second!.items).toMatchObject([{ quantity_invoiced: 2 }]);
    expect(documents.map(({ lines }) => lines.map(({ sku }) => sku))).toEqual([
      expect.arrayContaining(['NIL-PH-2', 'PAYMENT']),
      ['NIL-PH-2'],
    ]);
    for (const { document_url: url } of documents)
      expect((await sandbox.fetch(new Request(new URL(url, 'http://sandbox.test')))).status).toBe(200);
    const mails = await mailsOf(sandbox);
    expect(mails.slice(0, 2).map(({ subject }) => subject.replace(order.number, 'N'))).toEqual([
      'The rest of your order #N is confirmed',
      'A part of your order #N is confirmed',
    ]);
    expect(mails[0]!.body).toContain(`Tax invoice ${documents[1]!.number}`);
    expect(mails[1]!.body).toContain(`Tax invoice ${documents[0]!.number}`);
    await expect(desk.press(order.number, 'invoice')).rejects.toThrow('offers no "invoice"');
  });

  // Rule orders-13.
  it('leave the order in processing until all is invoiced and sent, and are paid as they are delivered', async () => {
    const order = await ordered([['NIL-PH-2', 3]], { email: 'ravi@example.com' });
    const desk = openDesk(order.shopper.sandbox);
    const [[field]] = (await fieldsToInvoice(order)) as [[string, number]];
    const coins = await coinsOf(order);
    await desk.press(order.number, 'invoice', { [field]: '1' });
    await desk.press(order.number, 'ship', { [field]: '1' });
    await desk.press(order.number, 'deliver');
    expect(await seen(order, PARTS)).toMatchObject({ status: 'Processing', invoices: [{}] });
    await desk.press(order.number, 'ship');
    expect(await seen(order, PARTS)).toMatchObject({ status: 'Complete', invoices: [{}, {}] });
    await desk.press(order.number, 'deliver');
    const { comments, invoices, total } = await seen<Seen & { comments: { message: string }[] }>(
      order,
      `${PARTS} comments { message }`,
    );
    const paid = comments.flatMap(({ message }) => /₹([\d,.]+) paid in cash/.exec(message)?.[1] ?? []);
    expect(paid.map(text => Math.round(Number(text.replaceAll(',', '')) * 100))).toEqual(
      invoices.map(invoice => paise(invoice.total.grand_total)),
    );
    expect((await coinsOf(order)) - coins).toBeCloseTo(Math.floor(paise(total.grand_total) / 100) / 100, 1);
  });

  it('are refunded when the order is cancelled, and what is on none is cancelled without money (invoice-05)', async () => {
    const order = await mixed([['TIR-HP-1', 3]]);
    const desk = openDesk(order.shopper.sandbox);
    const [[field]] = (await fieldsToInvoice(order)) as [[string, number]];
    const stock = stockOf(order, 'TIR-HP-1');
    const coins = await coinsOf(order);
    await desk.press(order.number, 'invoice', { [field]: '1' });
    await desk.press(order.number, 'cancel');
    expect(
      await seen(
        order,
        `status credit_memos { items { quantity_refunded } } comments { message } items { quantity_canceled quantity_refunded }`,
      ),
    ).toMatchObject({
      status: 'Closed',
      credit_memos: [{ items: [{ quantity_refunded: 1 }] }],
      items: [{ quantity_refunded: 1, quantity_canceled: 2 }],
    });
    expect(stockOf(order, 'TIR-HP-1')).toBe(stock + 3);
    expect(await coinsOf(order)).toBe(coins + 33);
    const [mail] = await mailsOf(order.shopper.sandbox);
    expect(mail!.body).not.toContain('What you have paid');
  });

  it('are not written by hand for what a gateway has taken: its payment is invoiced at once', async () => {
    const order = await ordered([['NIL-PH-2', 2]], { email: 'ravi@example.com', method: 'razorpay' });
    expect(await fieldsToInvoice(order)).toEqual([]);
  });
});
