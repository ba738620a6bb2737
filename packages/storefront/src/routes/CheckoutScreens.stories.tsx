import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopScreen, type ShopScreenProps } from '../testing/ShopScreen.tsx';

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
const openOrder = {
  cartId: 'recorded-cart',
  method: 'razorpay',
  customer: false,
  email: 'asha@example.com',
  shippingAddress: null,
  orderId: '12',
  orderNumber: '000000012',
  since: 0,
};
const returned = { path: '/razorpay/checkout/success/000000012', stored: { openOrder } };

/**
 * What the browser keeps of a guest who got past the address: as apps/storybook/recordings/arrange.ts has it in the
 * cart.
 */
const address = {
  firstname: 'Asha',
  lastname: 'Rao',
  street: ['12 Barakhamba Road'],
  city: 'New Delhi',
  region_code: 'DL',
  region_id: 542,
  region: 'Delhi',
  postcode: '110001',
  telephone: '9810012345',
  country_id: 'IN',
  email: 'asha@example.com',
} as const;
const free = {
  carrier_code: 'freeshipping',
  method_code: 'freeshipping',
  carrier_title: 'Free Shipping',
  method_title: 'Free',
  available: true,
  error_message: null,
  amount: { value: 0, currency: 'INR' },
} as const;
const addressed = {
  cartId: 'recorded-cart',
  shipping_address: { ...address, street: [...address.street] },
  billing_address: { sameAsShippingAddress: true },
  availableShippingMethods: [free],
} satisfies ShopScreenProps['stored'];
const delivered = {
  ...addressed,
  shippingMethod: { carrier_code: 'freeshipping', method_code: 'freeshipping', carrier_title: 'Free Shipping' },
} satisfies ShopScreenProps['stored'];
const chosen = {
  ...delivered,
  paymentMethod: { code: 'cashondelivery', option: 'cashondelivery' },
} satisfies ShopScreenProps['stored'];

const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findAllByText(text, {}, { timeout: 15_000 }));

export const Address: Story = {
  tags: ['picture'],
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: /Continue to delivery/ }, { timeout: 15_000 })),
};
export const Delivery: Story = {
  parameters: { recording: 'cart-delivery' },
  args: { stored: addressed },
  play: async ({ canvas }) => void (await canvas.findByRole('radio', { name: /Free Shipping/ }, { timeout: 15_000 })),
};
export const Payment: Story = {
  tags: ['picture'],
  parameters: { recording: 'cart-payment' },
  args: { stored: delivered },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: 'Choose how to pay' }, { timeout: 15_000 })),
};
export const Review: Story = {
  parameters: { recording: 'cart-review' },
  args: { stored: chosen },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: /^Place order, pay ₹/ }, { timeout: 15_000 })),
};
/** The server refuses the order when it is placed. */
export const OrderRefused: Story = {
  tags: ['!screen'],
  parameters: { recording: 'cart-review', refuses: '/shipping-information' },
  args: { stored: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Place order, pay ₹/ }, { timeout: 15_000 }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      'Some of the products are out of stock.',
    );
  },
};
/** The shopper closed the gateway without paying: the server gave the cart back. */
export const PaymentNotMade: Story = {
  parameters: { recording: 'cart-unpaid' },
  args: {
    path: '/razorpay/checkout/success/000000012',
    stored: { ...delivered, paymentEnd: { orderNumber: '000000012', method: 'razorpay', why: 'closed' } },
  },
  play: shows(/^The payment was not made. Your cart is as you left it./),
};
export const EmptyCart: Story = { parameters: { recording: 'guest' }, args: { stored: {} }, play: shows(/empty/i) };
export const Loading: Story = {
  tags: ['!screen'],
  parameters: { waits: 'recorded-cart' },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { level: 1, name: 'Checkout' }, { timeout: 15_000 })),
};
export const PaymentBeingConfirmed: Story = {
  tags: ['!screen'],
  parameters: { recording: 'guest', waits: 'recorded-cart' },
  args: returned,
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { level: 1, name: 'Checking your payment…' }, { timeout: 15_000 })),
};
export const PaymentUnknown: Story = {
  tags: ['!screen'],
  parameters: { recording: 'guest', fails: 'recorded-cart' },
  args: returned,
  play: shows(/000000012/),
};
export const PaymentNotOpen: Story = {
  parameters: { recording: 'guest' },
  args: { path: '/razorpay/checkout/success/000000012', stored: {} },
  play: shows('This payment is not open here'),
};
export const Confirmed: Story = {
  tags: ['picture'],
  parameters: { recording: 'guest' },
  args: {
    path: '/order-confirmation',
    stored: { receipt: { id: '12', number: '000000012', method: 'cashondelivery' } },
  },
  play: shows('Thank you, your order is placed'),
};
export const NoReceipt: Story = {
  parameters: { recording: 'guest' },
  args: { path: '/order-confirmation', stored: {} },
  play: async ({ canvas }) => void (await canvas.findByRole('main', {}, { timeout: 15_000 })),
};
