import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentStatus } from './PaymentStatus.tsx';

const meta = {
  title: 'Checkout/Payment status',
  component: PaymentStatus,
  args: {
    progress: 'awaiting-payment',
    orderNumber: '000000012',
    onPay: () => {},
    onCancel: () => {},
    onAskAgain: () => {},
  },
} satisfies Meta<typeof PaymentStatus>;
export default meta;

export const AwaitingPayment: StoryObj<typeof meta> = {};
/** Another gateway offers the same. */
export const NotOpened: StoryObj<typeof meta> = {
  args: {
    problem:
      'The payment window could not be opened. Your order is kept: try again, take the other way below, or cancel it to have your cart back.',
    other: 'Cashfree',
    onOther: () => {},
  },
};
export const Opening: StoryObj<typeof meta> = { args: { opening: true } };
export const Checking: StoryObj<typeof meta> = { args: { progress: 'checking', orderNumber: undefined } };
export const Unsettled: StoryObj<typeof meta> = { args: { progress: 'unsettled', orderNumber: undefined } };
export const Confirming: StoryObj<typeof meta> = { args: { progress: 'confirming' } };
export const Pending: StoryObj<typeof meta> = {
  args: { progress: 'payment-pending', asked: { last: Date.now() - 2000, next: Date.now() + 600_000 } },
};
export const Unknown: StoryObj<typeof meta> = {
  args: {
    progress: 'payment-unknown',
    problem: 'The shop could not be reached. Please check your connection and try again.',
  },
};
/** An order that was placed in another browser goes on waiting. */
export const PlacedElsewhere: StoryObj<typeof meta> = { args: { isLeft: true } };
/** A bill: nothing was placed, and no cart comes back. */
export const UnpaidBill: StoryObj<typeof meta> = { args: { of: 'bill', orderNumber: 'B000000012' } };
export const BillSignedOut: StoryObj<typeof meta> = { args: { of: 'bill', signInHref: '/sign-in' } };
export const AskingAgain: StoryObj<typeof meta> = { args: { progress: 'payment-pending', askingAgain: true } };
export const SignedOut: StoryObj<typeof meta> = { args: { signInHref: '/sign-in' } };
