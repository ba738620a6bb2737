import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from './testing/makeShopper.ts';

const ORDERS = `query ($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput, $scope: ScopeTypeEnum, $page: Int, $size: Int) {
  customer { orders(filter: $filter, sort: $sort, scope: $scope, currentPage: $page, pageSize: $size) {
    total_count page_info { current_page page_size total_pages } items { number status order_date grand_total }
  } }
}`;

interface Orders {
  total_count: number;
  page_info: { current_page: number; total_pages: number };
  items: { number: string; status: string; order_date: string; grand_total: number }[];
}

async function asha(): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn('asha@example.com');
  return shopper;
}

const ordersOf = async (shopper: Shopper, variables: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  (await shopper.must<{ customer: { orders: Orders } }>(ORDERS, variables, headers)).customer.orders;

const numbers = (orders: Orders) => orders.items.map(order => order.number);

it('stand in every state, for a demonstration', async () => {
  const { customer } = await (
    await asha()
  ).must<{ customer: { orders: { items: Record<string, unknown>[] } } }>(
    `{ customer { orders { items { available_actions invoices { number } shipments { delivered_at tracking { number } } returns { items { status } } credit_memos { number } items { status } } } } }`,
  );
  const [delivered, returned, canceled, returnable, sent, packed] = customer.orders.items;
  expect(delivered).toMatchObject({ available_actions: ['REORDER'], items: [{ status: 'Shipped' }] });
  expect(returned).toMatchObject({
    returns: { items: [{ status: 'PROCESSED_AND_CLOSED' }] },
    credit_memos: [{}],
    items: [{ status: 'Returned' }],
  });
  expect(canceled).toMatchObject({ invoices: [], items: [{ status: 'Canceled' }] });
  expect(returnable).toMatchObject({ available_actions: ['REORDER', 'RETURN'] });
  expect(sent).toMatchObject({
    available_actions: ['REORDER'],
    shipments: [{ delivered_at: null, tracking: [{ number: expect.stringMatching(/^BFX\d{8}$/) }] }],
  });
  expect(packed).toMatchObject({ available_actions: ['REORDER', 'CANCEL'], invoices: [{}], shipments: [] });
});

describe('the orders of a customer', () => {
  it('come oldest first, with labels for their status', async () => {
    const orders = await ordersOf(await asha());
    expect(orders.items.map(({ number, status }) => [number, status])).toEqual([
      ['000000001', 'Complete'],
      ['000000002', 'Closed'],
      ['000000003', 'Canceled'],
      ['000000004', 'Complete'],
      ['000000005', 'Complete'],
      ['000000006', 'Processing'],
    ]);
    expect(orders.items[0]?.order_date).toBe('2026-01-20 06:30:00');
  });

  it('can be sorted and paged; beyond the end is the last page', async () => {
    const shopper = await asha();
    const sort = { sort_field: 'CREATED_AT', sort_direction: 'DESC' };
    expect(numbers(await ordersOf(shopper, { sort, size: 2 }))).toEqual(['000000006', '000000005']);
    const last = await ordersOf(shopper, { sort, size: 2, page: 9 });
    expect(numbers(last)).toEqual(['000000002', '000000001']);
    expect(last).toMatchObject({ total_count: 6, page_info: { current_page: 3, total_pages: 3 } });
    expect((await shopper.ask(ORDERS, { size: 0 })).errors?.[0]?.message).toBe(
      'pageSize value must be greater than 0.',
    );
    expect((await shopper.ask(ORDERS, { page: 0 })).errors?.[0]?.message).toBe(
      'currentPage value must be greater than 0.',
    );
  });

  it.each([
    [{ number: { eq: '000000002' } }, ['000000002']],
    [{ number: { in: ['000000001', '000000003', '999'] } }, ['000000001', '000000003']],
    [{ number: { match: '0003' } }, ['000000003']],
    [{ number: { match: '%6%' } }, ['000000006']],
    [{ number: { match: '' } }, ['000000001', '000000002', '000000003', '000000004', '000000005', '000000006']],
    [{ number: { match: '5' }, status: { eq: 'complete' } }, ['000000005']],
    [{ number: { match: '5' }, status: { eq: 'canceled' } }, []],
    [{ number: { eq: '404' } }, []],
    [{ status: { eq: 'processing' } }, ['000000006']],
    [{ status: { in: ['closed', 'canceled'] } }, ['000000002', '000000003']],
    [{ order_date: { from: '2026-02-15 00:00:00' } }, ['000000004', '000000005', '000000006']],
    [{ order_date: { to: '2026-02-01' } }, ['000000001', '000000002']],
    [{ order_date: { from: 'yesterday' } }, []],
    // As in Magento, of a range only its end counts.
    [{ order_date: { from: '2026-02-15', to: '2026-02-01' } }, ['000000001', '000000002']],
    [
      { grand_total: { from: '1', to: '99999' } },
      ['000000001', '000000002', '000000003', '000000004', '000000005', '000000006'],
    ],
  ])('can be filtered by %j', async (filter, expected) => {
    expect(numbers(await ordersOf(await asha(), { filter }))).toEqual(expected);
  });

  it('say when the first of them was placed, whatever is filtered', async () => {
    const first = async (shopper: Shopper, filter: object) =>
      (
        await shopper.must<{ customer: { orders: { date_of_first_order: string | null } } }>(
          'query ($filter: CustomerOrdersFilterInput) { customer { orders(filter: $filter) { date_of_first_order } } }',
          { filter },
        )
      ).customer.orders.date_of_first_order;
    expect(await first(await asha(), { number: { eq: '404' } })).toBe('2026-01-20 06:30:00');
    const ravi = makeShopper();
    await ravi.signIn('ravi@example.com');
    expect(await first(ravi, {})).toBeNull();
  });

  it('are those of the present store view, unless the scope is wider', async () => {
    const shopper = await asha();
    expect(numbers(await ordersOf(shopper, {}, { store: 'uni' }))).toEqual([]);
    expect(numbers(await ordersOf(shopper, { scope: 'WEBSITE' }, { store: 'uni' }))).toHaveLength(6);
  });

  it('are nobody else’s', async () => {
    const ravi = makeShopper();
    await ravi.signIn('ravi@example.com');
    expect(await ordersOf(ravi)).toMatchObject({ total_count: 0, items: [] });
  });

  it('show lines, addresses, payment and totals that add up', async () => {
    const shopper = await asha();
    const id = await shopper.cartWith(['NIL-PH-1-MB-128', 2]);
    await shopper.must(
      `mutation ($id: String!) {
         applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } }
         applyMwRewardPointsToCart(input: { cart_id: $id, points: 100 }) { cart { id } }
       }`,
      { id },
    );
    await shopper.readyToPlace(id, 'razorpay');
    const number = await shopper.place(id);
    const data = await shopper.must<{ customer: { orders: { items: unknown[] } } }>(
      `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
         is_virtual applied_coupons { code } carrier shipping_method payment_methods { name type }
         shipping_address { firstname street city region country_code } billing_address { postcode }
         items { __typename product_name product_sku product_type quantity_ordered quantity_shipped status product_sale_price { value }
           selected_options { label value } discounts { amount { value } } product { sku } }
         total { subtotal { value } total_shipping { value } total_tax { value } grand_total { value } discounts { label amount { value } } shipping_handling { total_amount { value } } }
       } } } }`,
      { number },
    );
    expect(data.customer.orders.items).toEqual([
      {
        is_virtual: false,
        applied_coupons: [{ code: 'SAVE10' }],
        carrier: 'Free Shipping',
        shipping_method: 'Free Shipping - Free',
        payment_methods: [{ name: 'Razorpay', type: 'razorpay' }],
        shipping_address: {
          firstname: 'Meera',
          street: ['7 Janpath'],
          city: 'New Delhi',
          region: 'Delhi',
          country_code: 'IN',
        },
        billing_address: { postcode: '110001' },
        items: [
          {
            __typename: 'ConfigurableOrderItem',
            product_name: 'Nila One Phone',
            product_sku: 'NIL-PH-1-MB-128',
            product_type: 'configurable',
            quantity_ordered: 2,
            quantity_shipped: 0,
            status: 'Ordered',
            product_sale_price: { value: 13_999 },
            selected_options: [
              { label: 'Colour', value: 'Midnight blue' },
              { label: 'Storage', value: '128 GB' },
            ],
            discounts: [{ amount: { value: 2799.8 } }],
            product: { sku: 'NIL-PH-1' },
          },
        ],
        total: {
          subtotal: { value: 27_998 },
          total_shipping: { value: 0 },
          total_tax: { value: 3843.79 },
          grand_total: { value: 25_098.2 },
          discounts: [
            { label: '10% off', amount: { value: 2799.8 } },
            { label: 'Coins', amount: { value: 100 } },
          ],
          shipping_handling: { total_amount: { value: 0 } },
        },
      },
    ]);
  });

  it('name their charges as the cart does', async () => {
    const shopper = await asha();
    const id = await shopper.cartWith(['AUR-HP-1', 2]);
    await shopper.readyToPlace(id, 'cashondelivery');
    const number = await shopper.place(id);
    const charges = await shopper.must(
      'query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items { total { handling_charge { value } payment_surcharge { value } } } } } }',
      { number },
    );
    expect(charges).toEqual({
      customer: {
        orders: { items: [{ total: { handling_charge: { value: 198 }, payment_surcharge: { value: 50 } } }] },
      },
    });
  });
});
