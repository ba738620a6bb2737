import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { notifyOfOrder } from '../notifications/notifyOfOrder.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { greeting } from '../orders/orderText.ts';

/**
 * Tells the buyer of an order what has become of it: by mail, and a customer by a notification too, with the first line
 * of the mail.
 */
export function tellBuyer(
  context: Pick<SandboxContext, 'db' | 'clock'>,
  order: OrderRow,
  subject: string,
  lines: readonly [first: string, ...rest: string[]],
): void {
  sendMail(context, { to: order.email, subject, body: [greeting(order), '', ...lines].join('\n') });
  notifyOfOrder(context, order, subject, lines[0].replace(/:$/, '.'));
}
