import type { LineOption } from '../cart/customChoices.ts';
import { parseAddress } from '../checkout/PostalAddress.ts';
import { paymentTitle } from '../checkout/paymentMethods.ts';
import { invoicesOf } from '../fulfilment/findDocuments.ts';
import { invoiceMailLines } from '../fulfilment/invoiceMail.ts';
import { itemGift, orderGift } from '../gifts/Gift.ts';
import { itemGiftLines, orderGiftLines } from '../gifts/giftText.ts';
import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { downloadLines } from './downloadLines.ts';
import { type OrderItemRow, orderItems, type OrderRow } from './findOrder.ts';
import { amountText } from '../money.ts';
import { greeting } from './orderText.ts';
import { orderTexts } from './orderTexts.ts';

type Reader = Pick<SandboxContext, 'db' | 'storeView'>;

/** An item with what was chosen for it: options, parts of a bundle, files. */
const itemLines = (item: OrderItemRow, reader: Reader): string[] => [
  `${item.quantity} × ${item.name}: ${amountText(item.price * item.quantity)}`,
  ...(JSON.parse(item.options) as LineOption[]).map(
    ({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n  ')}`,
  ),
  ...itemGiftLines(itemGift(item), reader),
];

/** Mails the confirmation of an order. */
export function mailOrder(deps: TellDeps, order: OrderRow): void {
  const { db } = deps;
  const reader = { db, storeView: storeViewOf(deps, order.store_id) };
  const { locale } = reader.storeView;
  const texts = orderTexts[locale];
  const address = parseAddress(order.shipping_address ?? order.billing_address)!;
  const payment = paymentTitle(reader, order.payment_method);
  const charges: readonly (readonly [label: string, paise: number])[] = [
    [texts.subtotal, order.subtotal],
    [texts.discount(order.coupon_code), -order.discount],
    [texts.handling, order.handling],
    [texts.delivery, order.shipping],
    [texts.wrapping, order.wrapping],
    [texts.surcharge(payment), order.surcharge],
    [texts.coins, -order.coins],
    [texts.giftCard(order.gift_card_code), -order.gift_card],
  ];
  const gift = orderGiftLines(orderGift(order), reader);
  const files = downloadLines(db, order);
  sendMail(deps, {
    to: order.email,
    subject: texts.subject(order.number),
    body: [
      greeting(order, locale),
      '',
      texts.thanks(order.number),
      '',
      ...orderItems(db, order.id).flatMap(item => itemLines(item, reader)),
      '',
      ...(gift.length > 0 ? [...gift, ''] : []),
      ...(files.length > 0 ? [texts.files, ...files, ''] : []),
      ...charges.flatMap(([label, paise]) => (paise === 0 ? [] : [`${label}: ${amountText(paise)}`])),
      `${texts.total}: ${amountText(order.grand_total)}`,
      `${texts.payment}: ${payment}`,
      '',
      `${order.shipping_address === null ? texts.billedTo : texts.goesTo}: ${[...address.street, address.city, address.region, address.postcode].filter(Boolean).join(', ')}`,
      ...invoiceMailLines(db, order, invoicesOf(db, order.id), locale),
    ].join('\n'),
  });
}
