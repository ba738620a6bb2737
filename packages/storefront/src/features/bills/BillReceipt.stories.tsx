import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@shop/ui';
import { expect, within } from 'storybook/test';
import { samplePayment, sampleRefund } from '../../testing/sampleBill.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { BillReceipt, BillReceiptSkeleton } from './BillReceipt.tsx';

const meta = {
  title: 'Bills/Receipt',
  component: BillReceipt,
  args: { payment: samplePayment, timeline: <p>What happened stands here.</p> },
  render: args => (
    <ShopPart>
      <BillReceipt {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof BillReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('BBPS0013178405')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Print receipt' })).toBeVisible();
  },
};
export const OnItsWay: Story = {
  args: { payment: { ...samplePayment, status: 'PROCESSING', biller_reference: null, settled_at: null } },
};
/** Said on the screen as in the mail (bills-07). */
export const Refunding: Story = {
  args: { payment: sampleRefund },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('heading', { name: '₹2,655.05 comes back to you' })),
};
export const PaidTooLate: Story = {
  args: {
    payment: { ...sampleRefund, refund: sampleRefund.refund && { ...sampleRefund.refund, reason: 'PAID_TOO_LATE' } },
  },
};
export const Refunded: Story = { args: { payment: { ...sampleRefund, status: 'REFUNDED' } } };
export const Unpaid: Story = {
  args: {
    payment: {
      ...samplePayment,
      status: 'AWAITING_PAYMENT',
      paid_at: null,
      transaction_id: null,
      biller_reference: null,
    },
    toPayment: <Button href="/cashfree/checkout/success/B000000012">Go to the payment</Button>,
  },
};
export const Cancelled: Story = {
  args: {
    payment: { ...samplePayment, status: 'CANCELLED', paid_at: null, transaction_id: null, biller_reference: null },
  },
};
export const Loading: Story = { render: () => <BillReceiptSkeleton /> };
