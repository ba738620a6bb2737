import { Badge, type BadgeProps } from '@shop/ui';

const tones: Record<string, BadgeProps['tone']> = {
  Complete: 'success',
  Processing: 'accent',
  Pending: 'warning',
  'Pending Payment': 'warning',
  'On Hold': 'warning',
  'Payment Review': 'warning',
  Canceled: 'danger',
  Closed: 'neutral',
  'Suspected Fraud': 'danger',
};

/** The status of an order, in the back end's own word. */
export const OrderStatus = ({ status }: { status: string }) => (
  <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge>
);
