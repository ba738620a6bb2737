import { parseAddress } from '../checkout/PostalAddress.ts';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { isWithinState, totalTax } from '../gst/orderTaxes.ts';
import { splitTax } from '../gst/splitTax.ts';
import { money } from '../money.ts';
import { productById } from '../products/findProducts.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { signedIn } from '../customer/findCustomer.ts';
import { returnReason, returnReasonInView } from './returnReason.ts';
import { downloadsOf } from './downloadLines.ts';
import type { OrderRow } from './findOrder.ts';
import { itemFields, type ItemSource } from './itemFields.ts';
import { listOrders } from './listOrders.ts';
import { orderDate } from './orderDate.ts';
import { orderDiscount } from './orderTotals.ts';

/** OrderItemPrices. What the item cost before a special price is not kept, so that both prices are the one that was paid. */
function itemPrices({ item, order }: ItemSource) {
  const less = (amount: number) => amount - totalTax([splitTax(amount, item.gst_rate, isWithinState(order))]);
  const row = item.price * item.quantity;
  const prices = {
    price: money(less(item.price)),
    price_including_tax: money(item.price),
    row_total: money(less(row)),
    row_total_including_tax: money(row),
  };
  return {
    ...prices,
    original_price: prices.price,
    original_price_including_tax: prices.price_including_tax,
    original_row_total: prices.row_total,
    original_row_total_including_tax: prices.row_total_including_tax,
    total_item_discount: money(item.discount),
    discounts: item.discount > 0 ? [orderDiscount(order.coupon_label!, item.discount, order.coupon_code)] : [],
    fixed_product_taxes: [],
  };
}

/** Who ordered, as it stands on the bill. */
function customerInfo(order: OrderRow) {
  const { firstname, lastname, middlename, prefix, suffix } = parseAddress(order.billing_address)!;
  return { firstname: firstname ?? '', lastname, middlename, prefix, suffix };
}

const giftCards = (order: OrderRow, _: unknown, { db }: SandboxContext) =>
  rows<{ code: string; amount: number }>(
    db,
    'SELECT code, amount FROM order_gift_card WHERE order_id = ? ORDER BY code',
    order.id,
  ).map(({ code, amount }) => ({ code, applied_balance: money(amount) }));

const priced: ResolverMap[string] = { prices: itemPrices };

/** The sku by which the item was found, not that of what was chosen. */
const parentSku = ({ item }: ItemSource, _: unknown, { db }: SandboxContext) =>
  productById(db, item.parent_id ?? item.product_id)?.sku ?? null;

/** More orders than a customer has. */
const ALL = 300;

/** Fields of orders that other storefronts ask for. */
export const furtherOrderFields: ResolverMap = {
  Query: {
    // As in Magento they come without pages, and of this store view only.
    customerOrders: (_, __, context) => listOrders(context, signedIn(context).id, { pageSize: ALL }),
    customerDownloadableProducts: (_, __, context) => ({ items: downloadsOf(context, signedIn(context).id) }),
  },
  CustomerOrder: {
    created_at: ({ created_at: at }: OrderRow) => orderDate(at),
    customer_info: customerInfo,
    applied_gift_cards: giftCards,
  },
  OrderItem: priced,
  BundleOrderItem: { ...priced, parent_sku: parentSku },
  ConfigurableOrderItem: { ...itemFields, ...priced, parent_sku: parentSku },
  DownloadableOrderItem: priced,
  GiftCardOrderItem: priced,
  OrderAddress: { custom_attributesV2: () => [] },
  // No carrier takes returns: what is given back is brought by the buyer.
  Return: { available_shipping_carriers: () => [], shipping: () => ({ address: null, tracking: [] }) },
  ReturnItem: {
    custom_attributesV2({ row }: { row: { reason: string } }, _: unknown, context: SandboxContext) {
      const chosen = returnReasonInView(context).options.filter(
        (_option, index) => returnReason.options[index]!.label === row.reason,
      );
      return [{ __typename: 'AttributeSelectedOptions', code: returnReason.code, selected_options: chosen }];
    },
  },
};
