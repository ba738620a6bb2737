import * as text from '@shop/messages/bills';
import type { BadgeProps } from '@shop/ui';
import type { BillPayment } from './billQueries.ts';

const tones: Record<string, BadgeProps['tone']> = {
  PAID: 'success',
  PROCESSING: 'accent',
  PAYMENT_PENDING: 'accent',
  REFUNDING: 'warning',
};

/** How a payment stands, in a word or two. A status that the shop does not know keeps its own name. */
export const billStanding = ({ status }: Pick<BillPayment, 'status'>) => ({
  label: text.states[status] ?? status,
  tone: tones[status] ?? ('neutral' as const),
});

/** What a payment's page says of it, in a heading and a sentence. */
export function billSaid(payment: BillPayment, sum: string): { title: string; help: string } {
  const { name } = payment.biller;
  switch (payment.status) {
    case 'PAID':
      return { title: text.paidTitle(sum), help: text.paidHelp(name) };
    case 'PROCESSING':
      return { title: text.processingTitle, help: text.processingHelp };
    case 'REFUNDING':
      return {
        title: text.refundingTitle(sum),
        help: payment.refund?.reason === 'PAID_TOO_LATE' ? text.tooLateHelp : text.refusedHelp(name),
      };
    case 'REFUNDED':
      return { title: text.refundedTitle(sum), help: text.refundedHelp };
    case 'CANCELLED':
      return { title: text.cancelledTitle, help: text.cancelledHelp };
    default:
      return { title: text.waitingTitle, help: text.waitingHelp };
  }
}
