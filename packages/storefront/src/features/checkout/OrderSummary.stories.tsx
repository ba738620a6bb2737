import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePicture } from '../../testing/sampleProduct.ts';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';

const lines = [
  {
    uid: 'a',
    name: 'Auvira Lumen 5 5G',
    picture: samplePicture('#2b3a67'),
    options: [{ value: 'Midnight Blue' }, { value: '128 GB' }],
    quantity: 1,
    total: 21_999,
  },
  { uid: 'b', name: 'Gharika Electric Kettle, 1.5 Litre', picture: '', options: [], quantity: 2, total: 2_998 },
];

const meta = {
  title: 'Checkout/Order summary',
  component: OrderSummary,
  args: {
    lines,
    prices: { grand_total: { value: 24_997, currency: 'INR' } } as OrderSummaryProps['prices'],
    isOpen: true,
    children: <p>Coupon and totals stand here.</p>,
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** On phones it is closed at first, and says what is to be paid. */
export const Closed: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isOpen: false },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Auvira Lumen 5 5G', { exact: false })).not.toBeVisible();
    await userEvent.click(canvas.getByText('₹24,997', { exact: false }));
    await expect(canvas.getByText('Auvira Lumen 5 5G', { exact: false })).toBeVisible();
  },
};
