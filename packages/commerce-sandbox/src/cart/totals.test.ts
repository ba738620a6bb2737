import { describe, expect, it } from 'vitest';
import { pincodes } from '../directory/pincodes.ts';
import { playedCodes, traitsOf } from '../gateways/traits.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const TOTALS = `query ($id: String!) { cart(cart_id: $id) {
  total_quantity total_summary_quantity_including_config total_discount is_only_upi
  applied_coupons { code } applied_gift_cards { code applied_balance { value } current_balance { value } }
  mw_applied_reward_points { points money { value currency } }
  available_payment_methods { code title is_deferred surcharge { value } }
  prices {
    grand_total { value currency } subtotal_excluding_tax { value } subtotal_with_discount_excluding_tax { value }
    discounts { label applied_to amount { value } coupon { code } } handling_charge { value } payment_surcharge { value }
  }
  items { prices {
    price: price_including_tax { value } row_total: row_total_including_tax { value } total_item_discount { value } original_item_price { value } catalog_discount { amount_off percent_off } } }
} }`;

interface Totals {
  total_discount: number;
  is_only_upi: boolean;
  applied_coupons: unknown;
  applied_gift_cards: unknown;
  mw_applied_reward_points: unknown;
  available_payment_methods: { code: string; surcharge: { value: number } | null }[];
  prices: {
    grand_total: { value: number };
    discounts: { label: string; applied_to: string; amount: { value: number } }[] | null;
    handling_charge: { value: number } | null;
    payment_surcharge: { value: number } | null;
  };
  items: { prices: { total_item_discount: { value: number } } }[];
}

const totalsOf = async (shopper: Shopper, id: string) => (await shopper.must<{ cart: Totals }>(TOTALS, { id })).cart;

const applyCoupon = (shopper: Shopper, id: string, code: string) =>
  shopper.ask(
    'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
    { id, code },
  );

const codes = (totals: Totals) => totals.available_payment_methods.map(method => method.code);

describe('totals', () => {
  it('add goods and handling charge, per unit × quantity', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['AUR-HP-1', 2]);
    expect(await totalsOf(shopper, id)).toEqual({
      total_quantity: 2,
      total_summary_quantity_including_config: 2,
      total_discount: 0,
      is_only_upi: false,
      applied_coupons: null,
      applied_gift_cards: null,
      mw_applied_reward_points: null,
      available_payment_methods: [
        { code: 'cashondelivery', title: 'Cash On Delivery', is_deferred: false, surcharge: { value: 50 } },
        ...playedCodes.map(code => ({ code, title: traitsOf(code).name, is_deferred: false, surcharge: null })),
      ],
      prices: {
        grand_total: { value: 8196, currency: 'INR' },
        subtotal_excluding_tax: { value: 6777.96 },
        subtotal_with_discount_excluding_tax: { value: 6777.96 },
        discounts: null,
        handling_charge: { value: 198 },
        payment_surcharge: null,
      },
      items: [
        {
          prices: {
            price: { value: 3999 },
            row_total: { value: 7998 },
            total_item_discount: { value: 0 },
            original_item_price: { value: 4999 },
            catalog_discount: { amount_off: 1000, percent_off: 20 },
          },
        },
      ],
    });
  });

  it('add ₹49 for delivery below ₹999, and the cash surcharge once that method is chosen', async () => {
    const shopper = makeShopper();
    shopper.sandbox.db.exec("UPDATE product SET price = 80000 WHERE sku = 'NIL-PH-2'");
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    expect((await totalsOf(shopper, id)).prices.grand_total.value).toBe(800);
    await shopper.readyToPlace(id, 'razorpay');
    expect((await totalsOf(shopper, id)).prices.grand_total.value).toBe(849);
    await shopper.readyToPlace(id, 'cashondelivery');
    const totals = await totalsOf(shopper, id);
    expect(totals.prices.grand_total.value).toBe(899);
    expect(totals.prices.payment_surcharge?.value).toBe(50);
  });

  it('do not offer cash where the parcel service takes none', async () => {
    const shopper = makeShopper();
    const place = [...pincodes.values()].find(each => !each.cashOnDelivery)!;
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    await shopper.readyToPlace(id, 'razorpay');
    shopper.sandbox.db
      .prepare("UPDATE cart SET shipping_address = json_set(shipping_address, '$.postcode', ?)")
      .run(place.pincode);
    expect(codes(await totalsOf(shopper, id))).toEqual(playedCodes);
  });
});

describe('coupons', () => {
  it('take a percentage off, split over the lines to the last paisa', async () => {
    const shopper = makeShopper();
    shopper.sandbox.db.exec("UPDATE product SET price = 99901 WHERE sku IN ('NIL-PH-2', 'AUR-SP-1')");
    const id = await shopper.cartWith(['NIL-PH-2', 1], ['AUR-SP-1', 1]);
    expect((await applyCoupon(shopper, id, 'save10')).errors).toBeUndefined();
    const totals = await totalsOf(shopper, id);
    expect(totals.applied_coupons).toEqual([{ code: 'SAVE10' }]);
    expect(totals.prices.discounts).toEqual([
      { label: '10% off', applied_to: 'ITEM', amount: { value: 199.8 }, coupon: { code: 'SAVE10' } },
    ]);
    expect(totals.total_discount).toBe(199.8);
    expect(totals.items.map(item => item.prices.total_item_discount.value)).toEqual([99.9, 99.9]);
    expect(totals.prices.grand_total.value).toBe(1798.22);
  });

  it('take ₹500 off from ₹2,999, and leave silently below', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['AUR-HP-2', 1]);
    expect((await applyCoupon(shopper, id, 'FLAT500')).errors).toBeUndefined();
    expect((await totalsOf(shopper, id)).prices.grand_total.value).toBe(2499);
    shopper.sandbox.db.exec("UPDATE product SET price = 299800 WHERE sku = 'AUR-HP-2'");
    const totals = await totalsOf(shopper, id);
    expect(totals.applied_coupons).toBeNull();
    expect(totals.prices.grand_total.value).toBe(2998);
  });

  it.each(['NOPE', 'EXPIRED10', 'FLAT500'])('refuse %s', async code => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    expect((await applyCoupon(shopper, id, code)).errors).toMatchObject([
      {
        message: "The coupon code isn't valid. Verify the code and try again.",
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
  });

  it('refuse a second one, an empty cart and no code at all', async () => {
    const shopper = makeShopper();
    const empty = await shopper.cartWith();
    expect((await applyCoupon(shopper, empty, 'SAVE10')).errors).toMatchObject([
      { message: 'Cart does not contain products.', extensions: { category: 'graphql-no-such-entity' } },
    ]);
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    expect((await applyCoupon(shopper, id, '')).errors?.[0]?.message).toBe(
      'Required parameter "coupon_code" is missing',
    );
    await applyCoupon(shopper, id, 'SAVE10');
    expect((await applyCoupon(shopper, id, 'UPI5')).errors).toMatchObject([
      {
        message: 'A coupon is already applied to the cart. Please remove it to apply another',
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('can be removed, and removed again', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    await applyCoupon(shopper, id, 'SAVE10');
    const REMOVE =
      'mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { applied_coupons { code } } } }';
    expect(await shopper.must(REMOVE, { id })).toEqual({ removeCouponFromCart: { cart: { applied_coupons: null } } });
    expect(await shopper.must(REMOVE, { id })).toEqual({ removeCouponFromCart: { cart: { applied_coupons: null } } });
  });

  it('leave only UPI ways to pay, by the code or by a flag of the coupon', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    await applyCoupon(shopper, id, 'UPI5');
    const totals = await totalsOf(shopper, id);
    expect(totals.is_only_upi).toBe(true);
    expect(codes(totals)).toEqual(playedCodes);

    const other = await shopper.cartWith(['NIL-PH-2', 1]);
    shopper.sandbox.db.exec("INSERT INTO coupon (code, label, percent, only_upi) VALUES ('BHIM', 'BHIM', 5, 1)");
    await applyCoupon(shopper, other, 'BHIM');
    expect((await totalsOf(shopper, other)).is_only_upi).toBe(true);
  });

  it('make the total zero with FREE100, whatever is charged on top, so that only "free" is left', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['AUR-HP-1', 1]);
    await applyCoupon(shopper, id, 'FREE100');
    const totals = await totalsOf(shopper, id);
    expect(totals.prices.grand_total.value).toBe(0);
    expect(totals.prices.discounts?.map(({ applied_to: to, amount }) => [to, amount.value])).toEqual([
      ['ITEM', 3999],
      ['SHIPPING', 99],
    ]);
    expect(totals.total_discount).toBe(4098);
    expect(totals.available_payment_methods).toEqual([
      { code: 'free', title: 'No Payment Information Required', is_deferred: false, surcharge: null },
    ]);
  });
});

describe('gift cards', () => {
  const APPLY =
    'mutation ($id: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }';

  it('pay a part, and all of a smaller cart', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    await shopper.must(APPLY, { id, code: 'GIFT-1000-DEMO' });
    const totals = await totalsOf(shopper, id);
    expect(totals.prices.grand_total.value).toBe(499);
    expect(totals.applied_gift_cards).toEqual([
      { code: 'GIFT-1000-DEMO', applied_balance: { value: 1000 }, current_balance: { value: 1000 } },
    ]);

    const small = await shopper.cartWith(['NIL-GV-1', 1]);
    await shopper.must(APPLY, { id: small, code: 'gift-1000-demo' });
    expect(codes(await totalsOf(shopper, small))).toEqual(['free']);
  });

  it('pay one after the other, each once, and each can be taken off', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    for (const code of ['GIFT-1000-DEMO', 'GIFT-250-DEMO', 'gift-250-demo']) await shopper.must(APPLY, { id, code });
    const { prices, applied_gift_cards: cards } = await totalsOf(shopper, id);
    expect(prices.grand_total.value).toBe(249);
    expect(cards).toMatchObject([
      { code: 'GIFT-1000-DEMO', applied_balance: { value: 1000 } },
      { code: 'GIFT-250-DEMO', applied_balance: { value: 250 } },
    ]);
    await shopper.must(
      'mutation ($id: String!) { removeGiftCardFromCart(input: { cart_id: $id, gift_card_code: "GIFT-1000-DEMO" }) { cart { id } } }',
      { id },
    );
    expect((await totalsOf(shopper, id)).applied_gift_cards).toMatchObject([{ code: 'GIFT-250-DEMO' }]);
  });

  it('are refused when unknown, and can be taken off', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    expect((await shopper.ask(APPLY, { id, code: 'NOPE' })).errors?.[0]?.message).toBe(
      "The gift card code couldn't be added. Verify your information and try again.",
    );
    await shopper.must(APPLY, { id, code: 'GIFT-1000-DEMO' });
    await shopper.must(
      'mutation ($id: String!) { removeGiftCardFromCart(input: { cart_id: $id, gift_card_code: "GIFT-1000-DEMO" }) { cart { id } } }',
      { id },
    );
    expect((await totalsOf(shopper, id)).applied_gift_cards).toBeNull();
  });

  it('tell what is left on one to whoever knows its code', async () => {
    const shopper = makeShopper();
    const ACCOUNT =
      'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code balance { value } expiration_date } }';
    expect(await shopper.must(ACCOUNT, { code: 'gift-1000-demo' })).toMatchObject({
      giftCardAccount: { code: 'GIFT-1000-DEMO', balance: { value: 1000 } },
    });
    expect((await shopper.ask(ACCOUNT, { code: 'NOPE' })).errors).toMatchObject([
      { message: 'Invalid gift card', extensions: { category: 'graphql-no-such-entity' } },
    ]);
  });
});
