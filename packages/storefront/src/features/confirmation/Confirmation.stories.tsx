import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bought } from '@shop/state';
import { expect, within } from 'storybook/test';
import { samplePicture } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { OrderAmounts } from '../shared/order/OrderAmounts.tsx';
import { OrderLines } from '../shared/order/OrderLines.tsx';
import { Confirmation } from './Confirmation.tsx';
import { ConfirmationSkeleton } from './ConfirmationSkeleton.tsx';

const bought: Bought = {
  lines: [
    {
      uid: 'a',
      name: 'Auvira Lumen 5 5G',
      href: '/lumen.html',
      picture: samplePicture('#2f4bd8'),
      options: ['Colour: Midnight Blue', 'Storage: 128 GB'],
      quantity: 1,
      total: 21_999,
    },
    {
      uid: 'b',
      name: 'Gharika Electric Kettle, 1.5 Litre',
      href: '/kettle.html',
      picture: samplePicture('#0b7a75'),
      options: [],
      quantity: 2,
      total: 2_998,
    },
  ],
  rows: [
    { key: 'subtotal', label: 'Subtotal', value: 24_997 },
    { key: 'discount', label: 'Discount (SAVE10)', value: -500 },
    { key: 'shipping', label: 'Delivery', value: 49 },
    { key: 'payment', label: 'Cash On Delivery charge', value: 50 },
  ],
  grand: 24_596,
  payment: 'Cash On Delivery',
  delivery: 'Flat Rate',
  coins: null,
};
const receipt = {
  id: '12',
  number: '000000012',
  method: 'cashondelivery',
  email: 'meera@example.com',
  bought,
  shippingAddress: {
    firstname: 'Meera',
    lastname: 'Iyer',
    street: ['12 MG Road'],
    city: 'Bengaluru',
    region: 'Karnataka',
    region_code: 'KA',
    region_id: 564,
    postcode: '560001',
    telephone: '9845012345',
    country_id: 'IN' as const,
  },
};

const meta = {
  title: 'Checkout/Confirmation',
  component: Confirmation,
  args: {
    isGuest: true,
    customerEmail: null,
    day: 'Fri, 27 November',
    receipt,
    lines: <OrderLines lines={bought.lines} />,
    amounts: <OrderAmounts rows={bought.rows} grand={bought.grand} label="To pay on delivery" />,
  },
  decorators: [
    Story => (
      <ShopPart>
        <Story />
      </ShopPart>
    ),
  ],
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Keep ₹24,596 ready' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See my order' })).toHaveAttribute(
      'href',
      '/guest-order?number=000000012',
    );
  },
};
export const Customer: Story = {
  args: {
    isGuest: false,
    customerEmail: 'asha@example.com',
    receipt: {
      ...receipt,
      method: 'razorpay',
      bought: { ...bought, payment: 'Razorpay', coins: 'This order earns 245 coins.' },
    },
    amounts: <OrderAmounts rows={bought.rows} grand={bought.grand} />,
  },
};
export const Offline: Story = { args: { isOffline: true, day: undefined } };

/** Another tab than the one that ordered knows no address; an older build wrote no lines. */
export const HardlyKnown: Story = {
  args: {
    receipt: { id: '12', number: '000000012', method: 'razorpay', email: null, shippingAddress: null },
    lines: undefined,
    amounts: undefined,
    day: undefined,
  },
};
export const WithoutANumber: Story = { args: { receipt: { ...receipt, number: null } } };
export const Loading: Story = { render: () => <ConfirmationSkeleton /> };
