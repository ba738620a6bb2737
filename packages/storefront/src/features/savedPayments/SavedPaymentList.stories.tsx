import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { SavedMethod } from '../shared/savedMethods/readSavedMethods.ts';
import { SavedPaymentList, SavedPaymentSkeleton } from './SavedPaymentList.tsx';

const card: SavedMethod = {
  token: 'a',
  gateway: 'razorpay',
  kind: 'card',
  label: 'RuPay •••• 6074',
  expires: '12/2028',
  isExpired: false,
  isTaken: true,
};
const methods: SavedMethod[] = [
  card,
  { ...card, token: 'b', gateway: 'cashfree', kind: 'upi', label: 'as••••@okbank', expires: undefined },
  { ...card, token: 'c', label: 'American Express •••• 0005', expires: '03/2026', isExpired: true },
];

const meta = {
  title: 'Account/Saved payments',
  component: SavedPaymentList,
  args: { methods, onDelete: fn() },
} satisfies Meta<typeof SavedPaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule payment-21. */
export const Filled: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Expired 03/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete as••••@okbank' }));
    await expect(args.onDelete).toHaveBeenCalledWith(methods[1]);
  },
};
export const NoneYet: Story = { args: { methods: [] } };
export const Loading: Story = { render: () => <SavedPaymentSkeleton /> };
