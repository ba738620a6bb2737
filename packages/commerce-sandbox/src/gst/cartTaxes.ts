import type { CartView } from '../cart/CartView.ts';
import { parseAddress } from '../checkout/PostalAddress.ts';
import type { SandboxContext } from '../context.ts';
import { chargesOf, type Tax, taxesOf, totalTax } from './orderTaxes.ts';
import { productTax } from './productTax.ts';
import { splitTax } from './splitTax.ts';

/** The GST in what a cart costs. In paise. */
export interface CartTaxes {
  /** In the order of the lines. */
  lines: {
    /** Percent. */
    rate: number;
    /** In one piece, and in the line, as they are without a discount. */
    inPiece: number;
    inRow: number;
    /** What is owed: in the line after its discount. */
    amount: number;
  }[];
  /** In the lines as they are without a discount. */
  inSubtotal: number;
  /** In the delivery as it is without a discount, and what is owed of it. */
  inShipping: number;
  shipping: number;
  /** In an amount that is charged beside the goods, as it is without a discount. */
  inCharge: (amount: number) => number;
  /** All that is owed, as in the order that the cart becomes. */
  total: number;
  taxes: Tax[];
}

/**
 * The taxes of a cart, as those of the order that it becomes (invoice-10). Until it is known where the goods go to they
 * go to the seller's state.
 */
export function cartTaxes({ storeView }: Pick<SandboxContext, 'storeView'>, view: CartView): CartTaxes {
  const { cart, lines, totals } = view;
  const place = parseAddress((view.isVirtual ? null : cart.shipping_address) ?? cart.billing_address);
  const isWithin = (place?.region_code ?? storeView.seller.region_code) === storeView.seller.region_code;
  const inside = (amount: number, rate: number) => totalTax([splitTax(amount, rate, isWithin)]);
  const goods = lines.map((line, index) => {
    const { rate } = productTax(line.product);
    return { rate, ...splitTax(line.rowTotal - totals.lineDiscounts[index]!, rate, isWithin) };
  });
  const taxed = lines.flatMap(({ product }) => (product.type === 'giftcard' ? [] : [productTax(product).rate]));
  const rate = Math.max(0, ...taxed);
  const charges = (taxed.length === 0 ? [] : chargesOf(totals, totals.chargesDiscount)).map(charge => ({
    ...charge,
    rate,
    ...splitTax(charge.amount, rate, isWithin),
  }));
  const inCharge = (amount: number) => (taxed.length === 0 ? 0 : inside(amount, rate));
  const owed = [...goods, ...charges];
  const each = lines.map((line, index) => ({
    rate: goods[index]!.rate,
    inPiece: inside(line.price, goods[index]!.rate),
    inRow: inside(line.rowTotal, goods[index]!.rate),
    amount: totalTax([goods[index]!]),
  }));
  return {
    lines: each,
    inSubtotal: each.reduce((sum, { inRow }) => sum + inRow, 0),
    inShipping: inCharge(totals.shipping),
    shipping: totalTax(charges.filter(({ sku }) => sku === 'DELIVERY')),
    inCharge,
    total: totalTax(owed),
    taxes: taxesOf(owed),
  };
}
