import type { LineOption } from '../cart/customChoices.ts';
import { parseAddress } from '../checkout/PostalAddress.ts';
import { paymentTitles } from '../checkout/paymentMethods.ts';
import type { SandboxContext } from '../context.ts';
import { invoicesOf } from '../fulfilment/findDocuments.ts';
import { invoiceMailLines } from '../fulfilment/invoiceMail.ts';
import { itemGift, orderGift } from '../gifts/Gift.ts';
import { itemGiftLines, orderGiftLines } from '../gifts/giftText.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { downloadLines } from './downloadLines.ts';
import { type OrderItemRow, orderItems, type OrderRow } from './findOrder.ts';
import { amountText, greeting } from './orderText.ts';

/** An item with what was chosen for it: options, parts of a bundle, files. */
const itemLines = (item: OrderItemRow): string[] => [
  `${item.quantity} × ${item.name}: ${amountText(item.price * item.quantity)}`,
  ...(JSON.parse(item.options) as LineOption[]).map(
    ({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n  ')}`,
  ),
  ...itemGiftLines(itemGift(item)),
];

/** Mails the confirmation of an order. */
export function mailOrder(context: Pick<SandboxContext, 'db' | 'clock'>, order: OrderRow): void {
  const address = parseAddress(order.shipping_address ?? order.billing_address)!;
  // In the words of the shop's cart and order page.
  const charges: readonly (readonly [label: string, paise: number])[] = [
    ['Subtotal', order.subtotal],
    [`Discount (${order.coupon_code})`, -order.discount],
    ['Handling charge', order.handling],
    ['Delivery', order.shipping],
    ['Gift wrapping', order.wrapping],
    [`${paymentTitles[order.payment_method]} charge`, order.surcharge],
    ['Coins', -order.coins],
    [`Gift card (${order.gift_card_code})`, -order.gift_card],
  ];
  const gift = orderGiftLines(orderGift(order));
  const files = downloadLines(context.db, order);
  sendMail(context, {
    to: order.email,
    subject: `Your order #${order.number}`,
    body: [
      greeting(order),
      '',
      `Thank you for your order #${order.number}.`,
      '',
      ...orderItems(context.db, order.id).flatMap(itemLines),
      '',
      ...(gift.length > 0 ? [...gift, ''] : []),
      ...(files.length > 0 ? ['Your files:', ...files, ''] : []),
      ...charges.flatMap(([label, paise]) => (paise === 0 ? [] : [`${label}: ${amountText(paise)}`])),
      `Total: ${amountText(order.grand_total)}`,
      `Payment: ${paymentTitles[order.payment_method]}`,
      '',
      `${order.shipping_address === null ? 'Billed to' : 'It goes to'}: ${[...address.street, address.city, address.region, address.postcode].filter(Boolean).join(', ')}`,
      ...invoiceMailLines(context.db, order, invoicesOf(context.db, order.id)),
    ].join('\n'),
  });
}
