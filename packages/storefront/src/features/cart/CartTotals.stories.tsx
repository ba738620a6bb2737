import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartTotals } from './CartTotals.tsx';

const meta = {
  title: 'Cart/Totals',
  component: CartTotals,
  args: {
    totals: {
      grand: 2408,
      saved: 660,
      rows: [
        { key: 'subtotal', label: 'Subtotal', value: 2598 },
        { key: 'discount-0', label: 'Discount (SAVE10)', value: -260 },
        { key: 'handling', label: 'Handling charge', value: 20 },
        { key: 'shipping', label: 'Delivery', value: 0 },
        { key: 'payment', label: 'Cash On Delivery charge', value: 50 },
      ],
    },
  },
} satisfies Meta<typeof CartTotals>;
export default meta;

export const Filled: StoryObj<typeof meta> = {};
export const Updating: StoryObj<typeof meta> = { args: { busy: true } };
export const DeliveryNotKnown: StoryObj<typeof meta> = {
  args: {
    totals: {
      grand: 599,
      saved: 0,
      rows: [
        { key: 'subtotal', label: 'Subtotal', value: 599 },
        { key: 'shipping', label: 'Delivery', value: null, note: 'Worked out from your address' },
      ],
    },
  },
};
