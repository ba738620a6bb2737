import { paidThrough } from '@shop/messages/checkout';
import type { PaymentOption } from '@shop/state';
import { gateways, isGateway } from '@shop/variant';

/** How it is paid, as the review and the confirmation say it: "UPI, through Razorpay". */
export const wayText = ({ pg, label }: Pick<PaymentOption, 'pg' | 'label'>): string =>
  isGateway(pg) ? paidThrough(label, gateways[pg].name) : label;
