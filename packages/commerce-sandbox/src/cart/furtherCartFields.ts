import type { SandboxContext } from '../context.ts';
import { cartTaxes } from '../gst/cartTaxes.ts';
import { money, rupees } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { couponLabel } from './coupons.ts';
import { type CartView } from './CartView.ts';
import { selectedOptions } from './customChoices.ts';
import type { LineSource } from './cartFields.ts';

const customizable: ResolverMap[string] = {
  customizable_options: ({ line }: LineSource) => selectedOptions(line.answers),
};

/** Magento tells what is taken off as a negative amount there, and null where nothing is. */
function olderDiscount({ totals, coupon }: CartView, _: unknown, context: SandboxContext) {
  const off = totals.discount + totals.chargesDiscount;
  return off === 0 || !coupon ? null : { amount: money(-off), label: [couponLabel(context, coupon)] };
}

/** Fields of carts that other storefronts ask for. */
export const furtherCartFields: ResolverMap = {
  Cart: {
    applied_coupon: ({ coupon }: CartView) => coupon && { code: coupon.code },
    // Customers have gift cards and coins; credit of the shop is switched off, as it may be in Magento.
    applied_store_credit: () => ({ enabled: false }),
    rules: ({ coupon }: CartView, _: unknown, context: SandboxContext) =>
      coupon ? [{ name: couponLabel(context, coupon) }] : [],
  },
  CartPrices: {
    discount: olderDiscount,
    grand_total_excluding_tax: (view: CartView, _: unknown, context: SandboxContext) =>
      money(Math.max(0, view.totals.grandTotal - cartTaxes(context, view).total)),
  },
  CartItemPrices: {
    fixed_product_taxes: () => [],
    row_catalog_discount: ({ line: { regularPrice, price, quantity } }: LineSource) => ({
      amount_off: rupees((regularPrice - price) * quantity),
      percent_off: regularPrice === 0 ? 0 : Math.round(((regularPrice - price) / regularPrice) * 10_000) / 100,
    }),
  },
  BundleCartItem: customizable,
  DownloadableCartItem: customizable,
  GiftCardCartItem: customizable,
};
