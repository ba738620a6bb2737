import type { DatabaseSync } from 'node:sqlite';
import { allocate } from '../cart/allocate.ts';
import type { SellerSeed } from '../catalogue/contentTypes.ts';
import { parseAddress } from '../checkout/PostalAddress.ts';
import { type OrderItemRow, orderItems, type OrderRow } from '../orders/findOrder.ts';
import { readDetails } from '../orders/orderDetails.ts';
import { splitTax, type TaxSplit } from './splitTax.ts';

/** Goods of an order or a charge that came with them, with the tax in it. In paise. */
export interface TaxedLine extends TaxSplit {
  /** Absent for a charge. */
  item?: OrderItemRow;
  name: string;
  sku: string;
  hsn: string;
  quantity: number;
  /** Percent. */
  rate: number;
  /** What is paid for it, after discounts, with tax. */
  amount: number;
}

export const sellerOf = ({ seller }: Pick<OrderRow, 'seller'>): SellerSeed | null =>
  seller === null ? null : (JSON.parse(seller) as SellerSeed);

/** Where the goods go to; where nothing is sent, where the buyer is. */
export const placeOfSupply = (order: OrderRow) => parseAddress(order.shipping_address ?? order.billing_address)!;

export const isWithinState = (order: OrderRow): boolean =>
  placeOfSupply(order).region_code === sellerOf(order)?.region_code;

/** What one line of an order costs, after its share of the discount. */
export const amountOf = (item: OrderItemRow): number => item.price * item.quantity - item.discount;

/** What the first pieces of a line cost, so that its parts add up to it, however it is divided. */
export const amountUpTo = ({ price, quantity, discount }: OrderItemRow, pieces: number): number =>
  price * pieces - Math.round((discount * pieces) / quantity);

/** What is charged beside the goods, after what was taken off it. In paise. */
export function chargesOf(
  { handling, shipping, surcharge, wrapping }: Record<'handling' | 'shipping' | 'surcharge' | 'wrapping', number>,
  off: number,
) {
  const [offHandling = 0, offShipping = 0, offWrapping = 0] = allocate(off, [handling, shipping, wrapping]);
  const charges = [
    { name: 'Delivery', sku: 'DELIVERY', hsn: '996812', amount: shipping - offShipping },
    { name: 'Handling charge', sku: 'HANDLING', hsn: '996719', amount: handling - offHandling },
    { name: 'Gift wrapping', sku: 'GIFT', hsn: '998540', amount: wrapping - offWrapping },
    { name: 'Cash on delivery charge', sku: 'PAYMENT', hsn: '997159', amount: surcharge },
  ];
  return charges.filter(({ amount }) => amount > 0);
}

/** A gift card is money in advance: taxed is what is bought with it. */
const isTaxed = (item: OrderItemRow) => readDetails(item)?.productType !== 'giftcard';

/**
 * The lines of an order as its tax invoices have them together. Charges go with the goods and have the highest rate among them (a composite
 * supply). Coins and gift cards pay, and make nothing cheaper (invoice-02). Empty for an order of an older sandbox, whose seller
 * is not known.
 */
export function taxedLines(db: DatabaseSync, order: OrderRow): TaxedLine[] {
  if (order.seller === null) return [];
  const items = orderItems(db, order.id);
  const goods = items.filter(isTaxed).map(item => ({
    item,
    name: item.name,
    sku: item.sku,
    hsn: item.hsn,
    quantity: item.quantity,
    rate: item.gst_rate,
    amount: amountOf(item),
  }));
  if (goods.length === 0) return [];
  const rate = Math.max(...goods.map(line => line.rate));
  const onGoods = items.reduce((sum, item) => sum + item.discount, 0);
  const charges = chargesOf(order, order.discount - onGoods).map(charge => ({ ...charge, quantity: 1, rate }));
  const isWithin = isWithinState(order);
  return [...goods, ...charges].map(line => ({
    ...line,
    ...splitTax(line.amount, line.rate, isWithin),
  }));
}

/** One tax of one rate. In paise. */
export interface Tax {
  title: 'CGST' | 'SGST' | 'IGST';
  /** Percent of this tax alone. */
  rate: number;
  amount: number;
}

/** Taxes of lines, by rate, ascending. */
export function taxesOf(lines: readonly (TaxSplit & Pick<TaxedLine, 'rate'>)[]): Tax[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  return rates.flatMap(rate => {
    const ofRate = lines.filter(line => line.rate === rate);
    const sum = (tax: 'cgst' | 'sgst' | 'igst') => ofRate.reduce((total, line) => total + line[tax], 0);
    const taxes: Tax[] = [
      { title: 'CGST', rate: rate / 2, amount: sum('cgst') },
      { title: 'SGST', rate: rate / 2, amount: sum('sgst') },
      { title: 'IGST', rate, amount: sum('igst') },
    ];
    return taxes.filter(({ amount }) => amount > 0);
  });
}

export const totalTax = (lines: readonly TaxSplit[]): number =>
  lines.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0);
