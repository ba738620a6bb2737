import type { Meta, StoryObj } from '@storybook/react-vite';
import { EndedPayment } from './EndedPayment.tsx';

const meta = {
  title: 'Checkout/Ended payment',
  component: EndedPayment,
  args: { why: 'refused' },
} satisfies Meta<typeof EndedPayment>;
export default meta;

export const Refused: StoryObj<typeof meta> = {};
export const Closed: StoryObj<typeof meta> = { args: { why: 'closed' } };
export const Unopened: StoryObj<typeof meta> = { args: { why: 'unopened' } };
