import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { greeting } from '../orders/orderText.ts';

/** Mails the buyer of an order what has become of it. */
export const tellBuyer = (
  context: Pick<SandboxContext, 'db' | 'clock'>,
  order: OrderRow,
  subject: string,
  lines: readonly string[],
): void => sendMail(context, { to: order.email, subject, body: [greeting(order), '', ...lines].join('\n') });
