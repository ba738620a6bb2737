import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleBill, sampleBiller, sampleOperator, samplePlans } from '../../testing/sampleBill.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { BillReview } from './BillReview.tsx';

const meta = {
  title: 'Bills/Review',
  component: BillReview,
  args: {
    biller: sampleBiller,
    bill: sampleBill,
    ways: <p>UPI</p>,
    canPay: true,
    busy: false,
    onPay: fn(),
    onBack: fn(),
  },
  render: args => (
    <ShopPart>
      <BillReview {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof BillReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To the paisa, as the biller said it (bills-04). */
export const Due: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pay ₹2,655.05' }));
    await expect(args.onPay).toHaveBeenCalled();
  },
};
export const Overdue: Story = { args: { bill: { ...sampleBill, due_on: '2026-01-20' } } };
export const Recharge: Story = {
  args: {
    biller: sampleOperator,
    bill: {
      ...sampleBill,
      customer_number: '9876543210',
      customer_name: null,
      bill_number: null,
      billed_on: null,
      due_on: null,
      plan: samplePlans[0] ?? null,
      amount: { value: 299 },
    },
  },
};
export const NoWayToPay: Story = { args: { canPay: false, ways: <p>There is no way to pay at the moment.</p> } };
export const Opening: Story = { args: { busy: true } };
export const NotOpened: Story = { args: { problem: 'The shop could not be reached. Please try again.' } };
/** It lay open for half an hour: the biller is asked once more by a press (bills-06). */
export const FetchedLongAgo: Story = {
  args: {
    problem: 'This bill was fetched a while ago and may have changed. Fetch it again.',
    onFetchAgain: fn(),
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Fetch the bill again' }));
    await expect(args.onFetchAgain).toHaveBeenCalledOnce();
  },
};
