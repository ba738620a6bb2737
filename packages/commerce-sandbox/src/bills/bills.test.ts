import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import {
  billOf,
  billPayer,
  CREATE,
  FETCH,
  fetchOf,
  mailsOf,
  open,
  PAYMENT,
  payAt,
  paymentOf,
} from './testing/billPayer.ts';

const BILLERS = `query ($category: String!) { billers(category: $category) {
  id name kind is_available circles { code } minimum_amount { value } number { label pattern min_length max_length is_numeric }
} }`;

describe('billers', () => {
  it('are listed by category to everybody', async () => {
    const sandbox = makeSandbox();
    const { data } = await sandbox.get('{ billCategories { code name } }');
    const codes = (data as { billCategories: { code: string }[] }).billCategories.map(({ code }) => code);
    expect(codes).toContain('electricity');
    for (const category of codes) {
      const { data: found } = await sandbox.get(BILLERS, { category });
      expect((found as { billers: unknown[] }).billers.length).toBeGreaterThan(1);
    }
    expect((await sandbox.get(BILLERS, { category: 'rent' })).data).toEqual({ billers: null });
  });

  // bills-02
  it('take no number that is longer or shorter than they say', async () => {
    const { data } = await makeSandbox().get(BILLERS, { category: 'electricity' });
    const rules = (data as { billers: { number: { pattern: string; min_length: number; max_length: number } }[] })
      .billers;
    expect(rules.map(({ number }) => [number.min_length, number.max_length])).toContainEqual([9, 11]);
    for (const { number } of rules) {
      const takes = (length: number) => new RegExp(`^(?:${number.pattern})$`).test('1'.repeat(length));
      const { min_length: least, max_length: most } = number;
      expect([least - 1, least, most, most + 1].map(takes)).toEqual([false, true, true, false]);
    }
  });

  it('have plans that differ by circle where they say so', async () => {
    const plans = async (variables: Record<string, unknown>) =>
      (
        (
          await makeSandbox().get(
            'query ($id: ID!, $circle: String) { rechargePlans(biller_id: $id, circle: $circle) { id price { value } } }',
            variables,
          )
        ).data as { rechargePlans: { id: string }[] }
      ).rechargePlans;
    expect(await plans({ id: 'vaani-prepaid' })).toEqual([]);
    const [here, there] = [
      await plans({ id: 'vaani-prepaid', circle: 'KA' }),
      await plans({ id: 'vaani-prepaid', circle: 'JK' }),
    ];
    expect(here).toHaveLength(there.length);
    expect(here).not.toEqual(there);
    expect((await plans({ id: 'gagan-dth' })).length).toBeGreaterThan(3);
  });
});

describe('a fetched bill', () => {
  it('is the same whenever it is asked for, and hides most of the name', async () => {
    const asha = await billPayer();
    const first = await billOf(asha, '1234 567-890');
    expect(await billOf(asha)).toEqual({ ...first, id: expect.any(String) });
    expect(first.customer_name).toContain('•••');
    expect(first.amount.value).toBeGreaterThan(100);
  });

  it.each([
    ['1234560000', 'UNKNOWN_NUMBER'],
    ['1234561111', 'NO_BILL_DUE'],
    ['1234562222', 'BILLER_UNAVAILABLE'],
  ])('is none for %s: %s', async (customer_number, status) => {
    const answer = await fetchOf(await billPayer(), { biller_id: 'kaveri-bijli', customer_number });
    expect(answer).toEqual({ status, bill: null });
  });

  // bills-02
  it.each(['', '123', '12345678901', '12345abcde', '١٢٣٤٥٦٧٨٩٠', '1'.repeat(9000)])(
    'is refused for a number that the biller cannot have: %.20s',
    async customer_number => {
      const asha = await billPayer();
      const { errors } = await asha.ask(FETCH, { input: { biller_id: 'kaveri-bijli', customer_number } });
      expect(errors).toMatchObject([{ extensions: { category: 'graphql-input' } }]);
      expect(errors![0]!.message).toContain('Account ID');
    },
  );

  it('costs what the plan costs, or what was typed within the limits', async () => {
    const asha = await billPayer();
    const mobile = { biller_id: 'vaani-prepaid', customer_number: '9876543210', circle: 'KA' };
    const { bill } = await fetchOf(asha, { ...mobile, plan_id: 'vaani-prepaid-299' });
    expect(bill).toMatchObject({ amount: { value: 299 }, bill_number: null, customer_name: null });
    expect((await asha.ask(FETCH, { input: { ...mobile, plan_id: 'gagan-dth-289' } })).errors).toMatchObject([
      { message: 'This plan is not offered any more. Choose another one.' },
    ]);
    const tag = { biller_id: 'setu-fastag', customer_number: 'ka 01 ab 1234' };
    expect((await fetchOf(asha, { ...tag, amount: 500 })).bill).toMatchObject({ amount: { value: 500 } });
    for (const amount of [undefined, -1, 0, 99, 100.5, 10_001, 1e300])
      expect((await asha.ask(FETCH, { input: { ...tag, amount } })).errors![0]!.message).toContain('whole rupees');
  });

  // bills-05
  it('is asked for by customers only, and not by the dozen', async () => {
    const guest = await billPayer(null);
    const input = { biller_id: 'kaveri-bijli', customer_number: '1234567890' };
    expect((await guest.ask(FETCH, { input })).errors).toMatchObject([
      { extensions: { category: 'graphql-authorization' } },
    ]);
    const asha = await billPayer();
    for (let times = 0; times < 20; times++) await billOf(asha);
    expect((await asha.ask(FETCH, { input })).errors![0]!.message).toContain('many bills');
    asha.sandbox.pass(601);
    // Numbers that the biller does not know count, too: each answer tells who has which.
    const unknown = { ...input, customer_number: '1234560000' };
    for (let times = 0; times < 20; times++) await fetchOf(asha, unknown);
    expect((await asha.ask(FETCH, { input })).errors![0]!.message).toContain('many bills');
    asha.sandbox.pass(601);
    expect(await billOf(asha)).toBeTruthy();
  });
});

describe('a payment', () => {
  it('goes on to the biller, whose reference is on the receipt and in the mail', async () => {
    const asha = await billPayer();
    const bill = await billOf(asha);
    const { number, status } = await open(asha, bill);
    expect([number, status]).toEqual(['B000000001', 'AWAITING_PAYMENT']);
    await payAt(asha, number);
    expect(await paymentOf(asha, number)).toMatchObject({
      status: 'PAID',
      amount: bill.amount,
      biller_reference: expect.stringMatching(/^BBPS\d{10}$/),
      refund: null,
    });
    expect(mailsOf(asha)).toEqual([expect.stringContaining('receipt B000000001')]);
    expect(await fetchOf(asha, { biller_id: 'kaveri-bijli', customer_number: '1234567890' })).toEqual({
      status: 'NO_BILL_DUE',
      bill: null,
    });
  });

  // bills-06
  it('is opened once, however often it is asked for, in however many tabs', async () => {
    const asha = await billPayer();
    const [one, two] = [await billOf(asha), await billOf(asha)];
    const first = await open(asha, one);
    expect(await open(asha, one)).toEqual(first);
    expect(await open(asha, two)).toEqual(first);
    const other = await open(asha, two, 'razorpay');
    expect(other.number).not.toBe(first.number);
    expect(await paymentOf(asha, first.number)).toMatchObject({ status: 'CANCELLED' });
    expect(await open(asha, one)).toMatchObject({ number: 'B000000003' });
  });

  // bills-06
  it('is not opened again while the bank decides, nor once it is paid', async () => {
    const asha = await billPayer();
    const bill = await billOf(asha);
    const { number } = await open(asha, bill);
    await payAt(asha, number, 'pending');
    expect(await open(asha, bill, 'razorpay')).toMatchObject({ number, status: 'PAYMENT_PENDING' });
    asha.sandbox.db.exec("UPDATE gateway_payment SET status = 'SUCCESS'");
    expect(await paymentOf(asha, number)).toMatchObject({ status: 'PAID' });
    expect(await open(asha, bill, 'razorpay')).toMatchObject({ number, status: 'PAID' });
  });

  it('of a bill that was fetched long ago is refused, as is one by a method that takes none', async () => {
    const asha = await billPayer();
    const bill = await billOf(asha);
    const refused = async (payment_method: string) =>
      (await asha.ask(CREATE, { input: { bill_id: bill.id, payment_method } })).errors?.[0]?.message;
    expect(await refused('cashondelivery')).toBe('The requested Payment Method is not available.');
    asha.sandbox.pass(1801);
    expect(await refused('cashfree')).toContain('Fetch it again');
  });

  it('that nobody makes ends after half an hour, and one that failed at once', async () => {
    const asha = await billPayer();
    const left = await open(asha, await billOf(asha));
    asha.sandbox.pass(1801);
    expect(await paymentOf(asha, left.number)).toMatchObject({ status: 'CANCELLED' });
    const failed = await open(asha, await billOf(asha));
    await payAt(asha, failed.number, 'failure');
    expect(await paymentOf(asha, failed.number)).toMatchObject({ status: 'CANCELLED', refund: null });
    expect(mailsOf(asha)).toEqual([]);
  });

  it('waits for a slow biller, and tells so', async () => {
    const asha = await billPayer();
    const { number } = await open(asha, await billOf(asha, '1234564444'));
    await payAt(asha, number);
    expect(await paymentOf(asha, number)).toMatchObject({ status: 'PROCESSING', biller_reference: null });
    asha.sandbox.pass(61);
    expect(await paymentOf(asha, number)).toMatchObject({ status: 'PAID' });
  });
});

describe('a refund', () => {
  // bills-07
  it('follows where the biller refuses the money, by mail too, and arrives', async () => {
    const asha = await billPayer();
    const bill = await billOf(asha, '1234563333');
    const { number } = await open(asha, bill);
    await payAt(asha, number);
    expect(await paymentOf(asha, number)).toMatchObject({
      status: 'REFUNDING',
      refund: {
        amount: bill.amount,
        reason: 'BILLER_REFUSED',
        started_at: '2026-03-02 06:30:00',
        expected_by: '2026-03-09 06:30:00',
        arrived_at: null,
      },
    });
    expect(mailsOf(asha)).toEqual([expect.stringContaining('comes back to you')]);
    asha.sandbox.pass(4 * 86_400);
    await asha.signIn('asha@example.com');
    expect(await paymentOf(asha, number)).toMatchObject({
      status: 'REFUNDED',
      refund: { arrived_at: '2026-03-05 06:30:00' },
    });
    expect(mailsOf(asha)).toHaveLength(2);
    // The bill is still due, and may be paid again.
    expect((await open(asha, await billOf(asha, '1234563333'))).number).toBe('B000000002');
  });

  // bills-07
  it('follows where the money comes after the payment was cancelled', async () => {
    const asha = await billPayer();
    const { number } = await open(asha, await billOf(asha));
    await payAt(asha, number, 'pending');
    const reset = async () =>
      (
        await asha.must<{ resetCart: { success: boolean } }>(
          'mutation ($number: String!) { resetCart(order_id: $number) { success } }',
          { number },
        )
      ).resetCart.success;
    expect(await reset()).toBe(false);
    asha.sandbox.db.exec(`UPDATE bill_payment SET status = 'CANCELLED', cancelled_at = 1`);
    asha.sandbox.db.exec("UPDATE gateway_payment SET status = 'SUCCESS'");
    expect(await paymentOf(asha, number)).toMatchObject({
      status: 'REFUNDING',
      refund: { reason: 'PAID_TOO_LATE' },
    });
    expect(
      await asha.must('mutation ($n: String!) { confirmCashfreePayment(order_id: $n) { status message } }', {
        n: number,
      }),
    ).toEqual({
      confirmCashfreePayment: {
        status: 'CANCELLED',
        message: 'The order was canceled before the payment came. It will be refunded.',
      },
    });
  });
});

// bills-05
describe('whoever is not the customer', () => {
  it('reaches nothing of a bill or its payment', async () => {
    const asha = await billPayer();
    const bill = await billOf(asha);
    const { number } = await open(asha, bill);
    const [ravi, guest] = [await billPayer('ravi@example.com', asha.sandbox), await billPayer(null, asha.sandbox)];
    const calls: [string, Record<string, unknown>][] = [
      [CREATE, { input: { bill_id: bill.id, payment_method: 'cashfree' } }],
      ['mutation ($n: String!) { resetCart(order_id: $n, cart_id: "") { success } }', { n: number }],
      ['query ($n: String!) { paymentAttempts(order_id: $n, cart_id: "") { id } }', { n: number }],
      ['mutation ($n: String!) { createCashfreePaymentSession(order_id: $n) { payment_session_id } }', { n: number }],
    ];
    for (const [call, variables] of calls) {
      const [hers, theirs] = [await ravi.ask(call, variables), await guest.ask(call, variables)];
      expect(hers.errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }]);
      expect(theirs.errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }]);
    }
    expect(await paymentOf(ravi, number)).toBeNull();
    expect(await ravi.must('{ billPayments { items { number } total_count } }')).toEqual({
      billPayments: { items: [], total_count: 0 },
    });
    for (const query of [PAYMENT, 'query { billPayments { total_count } }'])
      expect((await guest.ask(query, { number })).errors).toMatchObject([
        { extensions: { category: 'graphql-authorization' } },
      ]);
    expect(await asha.must('{ billPayments { items { number status } } }')).toEqual({
      billPayments: { items: [{ number, status: 'AWAITING_PAYMENT' }] },
    });
  });
});
