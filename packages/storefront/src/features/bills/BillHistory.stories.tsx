import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePayment, sampleRefund } from '../../testing/sampleBill.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { BillHistory, BillHistorySkeleton } from './BillHistory.tsx';
import type { BillPayment } from './billQueries.ts';

const standings: BillPayment['status'][] = [
  'PROCESSING',
  'PAYMENT_PENDING',
  'AWAITING_PAYMENT',
  'CANCELLED',
  'REFUNDED',
];
const others = standings.map((status, index) => ({ ...samplePayment, number: `B00000000${index}`, status }));

const meta = {
  title: 'Bills/History',
  component: BillHistory,
  args: {
    payments: {
      items: [samplePayment, sampleRefund, ...others],
      page_info: { current_page: 1, total_pages: 2 },
    },
  },
  render: args => (
    <ShopPart path="/bills-and-recharge">
      <BillHistory {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof BillHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every standing that a payment can have (bills-08). */
export const Paid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('Refund on its way')).length).toBe(1);
    await expect(canvas.getAllByRole('link', { name: 'Kaveri Bijli Vitran Nigam' })[0]).toHaveAttribute(
      'href',
      '/bills-and-recharge/B000000012',
    );
  },
};
export const Nothing: Story = { args: { payments: { items: [], page_info: { current_page: 1, total_pages: 0 } } } };
export const Loading: Story = { render: () => <BillHistorySkeleton /> };
