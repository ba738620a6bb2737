import { describe, expect, it } from 'vitest';
import { delhi, delhiByRest, makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { guestPath } from '../rest/testing/restCalls.ts';

const PRICES = `query ($id: String!) { cart(cart_id: $id) {
  prices {
    grand_total { value } subtotal_including_tax { value } subtotal_excluding_tax { value }
    subtotal_with_discount_excluding_tax { value } applied_taxes { label amount { value } }
  }
  items { prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value } } }
} }`;

interface Value {
  value: number;
}
interface Cart {
  prices: Record<
    'grand_total' | 'subtotal_including_tax' | 'subtotal_excluding_tax' | 'subtotal_with_discount_excluding_tax',
    Value
  > & { applied_taxes: { label: string; amount: Value }[] };
  items: { prices: Record<'price' | 'price_including_tax' | 'row_total' | 'row_total_including_tax', Value> }[];
}
interface Body {
  subtotal: number;
  tax_amount: number;
  items: { row_total: number; tax_amount: number }[];
  total_segments: {
    code: string;
    value: number;
    extension_attributes?: { tax_grandtotal_details: { amount: number }[] };
  }[];
}

const sum = (values: number[]) => values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
const pricesOf = async (shopper: Shopper, id: string) => (await shopper.must<{ cart: Cart }>(PRICES, { id })).cart;

type Step = (shopper: Shopper, id: string) => Promise<unknown>;
const apply =
  (code: string): Step =>
  (shopper, id) =>
    shopper.must(
      'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
      { id, code },
    );
const toMumbai: Step = (shopper, id) =>
  shopper.must(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
    }`,
    { id, address: { ...delhi, city: 'Mumbai', region: 'MH', postcode: '400001' } },
  );

const goods = [
  ['AUR-HP-1', 2],
  ['NIL-GV-1', 3],
  ['AUR-SP-1', 1],
] as const;

// Rule invoice-10.
describe('the taxes of a cart', () => {
  it.each<[what: string, steps: Step[]]>([
    ['to another state', []],
    ['within the state', [toMumbai]],
    ['with a coupon', [apply('SAVE10'), toMumbai]],
    ['with a coupon for all of it', [apply('FREE100')]],
  ])('are the same by GraphQL, by REST and in its order: %s', async (_, steps) => {
    const guest = makeShopper();
    guest.sandbox.db.exec(
      "UPDATE product SET gst_rate = 5 WHERE sku = 'AUR-SP-1'; UPDATE product SET gst_rate = 28 WHERE sku = 'NIL-GV-1'",
    );
    const id = await guest.cartWith(...goods);
    await guest.readyToPlace(id, 'cashondelivery');
    for (const step of steps) await step(guest, id);
    const { prices, items } = await pricesOf(guest, id);
    const body = (await guest.rest('GET', guestPath(id, 'totals'))).body as Body;

    const taxes = sum(prices.applied_taxes.map(tax => tax.amount.value));
    const segment = body.total_segments.find(({ code }) => code === 'tax')!;
    expect(sum(segment.extension_attributes!.tax_grandtotal_details.map(({ amount }) => amount))).toBe(taxes);
    expect(segment.value).toBe(taxes);
    expect(body).toMatchObject({
      grand_total: prices.grand_total.value,
      subtotal: prices.subtotal_excluding_tax.value,
      subtotal_incl_tax: prices.subtotal_including_tax.value,
      subtotal_with_discount: prices.subtotal_with_discount_excluding_tax.value,
      tax_amount: taxes,
      base_tax_amount: taxes,
      items: items.map(item => ({
        price: item.prices.price.value,
        price_incl_tax: item.prices.price_including_tax.value,
        row_total: item.prices.row_total.value,
        row_total_incl_tax: item.prices.row_total_including_tax.value,
      })),
    });
    expect(sum(body.items.map(item => item.row_total))).toBe(body.subtotal);
    expect(sum(body.items.map(item => item.tax_amount))).toBeLessThanOrEqual(taxes);

    if (prices.grand_total.value === 0)
      await guest.must(
        'mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "free" } }) { cart { id } } }',
        { id },
      );
    const { placeOrder } = await guest.must<{
      placeOrder: { orderV2: { total: { total_tax: Value; subtotal_excl_tax: Value; taxes: { title: string }[] } } };
    }>(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { total { total_tax { value } subtotal_excl_tax { value } taxes { title } } } } }',
      { id },
    );
    const { total } = placeOrder.orderV2;
    expect(total.total_tax.value).toBe(taxes);
    expect(total.subtotal_excl_tax.value).toBe(body.subtotal);
    expect(prices.applied_taxes.map(tax => tax.label)).toEqual(total.taxes.map(tax => tax.title));
  });

  it('are those of the seller’s state until it is known where the goods go to', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    expect((await pricesOf(guest, id)).prices.applied_taxes).toEqual([
      { label: 'CGST', amount: { value: 610.09 } },
      { label: 'SGST', amount: { value: 610.09 } },
    ]);
    await guest.rest('POST', guestPath(id, 'shipping-information'), {
      addressInformation: {
        shipping_address: delhiByRest,
        shipping_carrier_code: 'freeshipping',
        shipping_method_code: 'freeshipping',
      },
    });
    expect((await pricesOf(guest, id)).prices.applied_taxes).toEqual([{ label: 'IGST', amount: { value: 1220.19 } }]);
  });
});
