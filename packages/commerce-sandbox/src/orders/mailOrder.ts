import { parseAddress } from '../checkout/PostalAddress.ts';
import { paymentTitles } from '../checkout/paymentMethods.ts';
import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { rupees } from '../money.ts';
import { downloadLines } from './downloadLines.ts';
import { orderItems, type OrderRow } from './findOrder.ts';

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const amount = (paise: number) => inr.format(rupees(paise));

/** Mails the confirmation of an order. */
export function mailOrder(context: Pick<SandboxContext, 'db' | 'clock'>, order: OrderRow): void {
  const address = parseAddress(order.shipping_address ?? order.billing_address)!;
  // In the words of the shop's cart and order page.
  const charges: readonly (readonly [label: string, paise: number])[] = [
    ['Subtotal', order.subtotal],
    [`Discount (${order.coupon_code})`, -order.discount],
    ['Handling charge', order.handling],
    ['Delivery', order.shipping],
    [`${paymentTitles[order.payment_method]} charge`, order.surcharge],
    ['Coins', -order.coins],
    [`Gift card (${order.gift_card_code})`, -order.gift_card],
  ];
  const files = downloadLines(context.db, order);
  sendMail(context, {
    to: order.email,
    subject: `Your order #${order.number}`,
    body: [
      `Hello ${address.firstname},`,
      '',
      `Thank you for your order #${order.number}.`,
      '',
      ...orderItems(context.db, order.id).map(
        item => `${item.quantity} × ${item.name}: ${amount(item.price * item.quantity)}`,
      ),
      '',
      ...(files.length > 0 ? ['Your files:', ...files, ''] : []),
      ...charges.flatMap(([label, paise]) => (paise === 0 ? [] : [`${label}: ${amount(paise)}`])),
      `Total: ${amount(order.grand_total)}`,
      `Payment: ${paymentTitles[order.payment_method]}`,
      '',
      `${order.shipping_address === null ? 'Billed to' : 'It goes to'}: ${[...address.street, address.city, address.region, address.postcode].filter(Boolean).join(', ')}`,
    ].join('\n'),
  });
}
