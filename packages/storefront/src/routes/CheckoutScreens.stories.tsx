import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopScreen } from '../testing/ShopScreen.tsx';

const meta = {
  title: 'Screens/Checkout',
  component: ShopScreen,
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen', recording: 'cart-checkout' },
  args: { path: '/checkout', stored: { cartId: 'recorded-cart' } },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An order that was sent and whose payment is not settled. */
const openOrder = { cartId: 'recorded-cart', method: 'razorpay', customer: false, email: 'asha@example.com', shippingAddress: null, orderId: '12', orderNumber: '000000012', since: 0 };
const returned = { path: '/razorpay/checkout/success/000000012', stored: { openOrder } };

const shows = (text: string | RegExp): NonNullable<Story['play']> => async ({ canvas }) => void (await canvas.findAllByText(text, {}, { timeout: 15_000 }));

export const Address: Story = { tags: ['picture'], play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /Continue to delivery/ }, { timeout: 15_000 })) };
export const EmptyCart: Story = { parameters: { recording: 'guest' }, args: { stored: {} }, play: shows(/empty/i) };
export const Loading: Story = { tags: ['!screen'], parameters: { waits: 'recorded-cart' }, play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Checkout' }, { timeout: 15_000 })) };
export const PaymentBeingConfirmed: Story = {
  tags: ['!screen'],
  parameters: { recording: 'guest', waits: 'recorded-cart' },
  args: returned,
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Your payment' }, { timeout: 15_000 })),
};
export const PaymentUnknown: Story = {
  tags: ['!screen'],
  parameters: { recording: 'guest', fails: 'recorded-cart' },
  args: returned,
  play: shows(/000000012/),
};
export const PaymentNotOpen: Story = { parameters: { recording: 'guest' }, args: { path: '/razorpay/checkout/success/000000012', stored: {} }, play: shows('This payment is not open here') };
export const Confirmed: Story = {
  tags: ['picture'],
  parameters: { recording: 'guest' },
  args: { path: '/order-confirmation', stored: { receipt: { id: '12', number: '000000012', method: 'cashondelivery' } } },
  play: shows('Thank you, your order is placed'),
};
export const NoReceipt: Story = { parameters: { recording: 'guest' }, args: { path: '/order-confirmation', stored: {} }, play: async ({ canvas }) => void (await canvas.findByRole('main', {}, { timeout: 15_000 })) };
