import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { OrderDetails, OrderDetailsSkeleton } from './OrderDetails.tsx';
import type { Order } from './orderQueries.ts';

const rupees = (value: number) => ({ value, currency: 'INR' as const });
const address = {
  firstname: 'Asha',
  lastname: 'Rao',
  street: ['12 Barakhamba Road', null],
  city: 'New Delhi',
  region: 'Delhi',
  postcode: '110001',
  telephone: '9810012345',
};
const line = (__typename: string, product_name: string, price: number, own: object = {}) => ({
  __typename,
  id: btoa(product_name),
  product_name,
  product_sku: 'SKU',
  product_url_key: 'a-product',
  quantity_ordered: 1,
  product_sale_price: rupees(price),
  selected_options: [],
  ...own,
});

const order = {
  id: 'Mw==',
  number: '000000003',
  order_date: '2026-11-18 06:40:00',
  status: 'Processing',
  shipping_method: 'Flat Rate - Fixed',
  payment_methods: [{ name: 'Cash On Delivery', type: 'cashondelivery' }],
  shipping_address: address,
  billing_address: address,
  items: [
    line('OrderItem', 'Auvira Lumen 5 5G', 21_999, {
      selected_options: [
        { label: 'Colour', value: 'Midnight Blue' },
        { label: 'Storage', value: '128 GB' },
      ],
    }),
    line('OrderItem', 'Gharika Electric Kettle, 1.5 Litre', 1_499, { quantity_ordered: 2 }),
  ],
  total: {
    subtotal: rupees(24_997),
    total_shipping: rupees(49),
    discounts: [{ label: '10% off', amount: rupees(500), coupon: { code: 'SAVE10' } }],
    grand_total: rupees(24_596),
  },
} as unknown as Order;

const ofOtherTypes = [
  line('BundleOrderItem', 'Home Office Desk Set', 8_499, {
    bundle_options: [{ uid: 'o', label: 'Lamp', values: [{ uid: 'v', product_name: 'Jyoti Desk Lamp', quantity: 2 }] }],
  }),
  line('DownloadableOrderItem', 'Learn Tabla in Thirty Evenings', 499, {
    downloadable_links: [
      { uid: 'd', title: 'Book' },
      { uid: 'e', title: 'Recordings' },
    ],
  }),
  line('GiftCardOrderItem', 'Uphaari Gift Card by E-mail', 1_000, {
    gift_card: { recipient_name: 'Ravi Kumar', recipient_email: 'ravi@example.com' },
  }),
];

const meta = {
  title: 'Orders/One order',
  component: OrderDetails,
  args: { order },
  decorators: [
    Story => (
      <ShopPart>
        <Story />
      </ShopPart>
    ),
  ],
} satisfies Meta<typeof OrderDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Charges that the back end does not name make the rows add up. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Colour: Midnight Blue · Storage: 128 GB')).toBeVisible();
    await expect(canvas.getByText('Handling and payment charges').nextElementSibling).toHaveTextContent('₹50');
  },
};

/** Charges that it names are called as they are in the cart. */
export const NamedCharges: Story = {
  args: {
    order: {
      ...order,
      total: { ...order.total, total_shipping: rupees(0), handling_charge: rupees(49), payment_surcharge: rupees(50) },
    } as unknown as Order,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findByText('Discount (SAVE10)')).nextElementSibling).toHaveTextContent('-₹500');
    await expect(canvas.getByText('Delivery', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Free');
    await expect(canvas.getByText('Cash On Delivery charge').nextElementSibling).toHaveTextContent('₹50');
  },
};

/** What was chosen for products of other types. */
export const OfOtherTypes: Story = {
  args: { order: { ...order, items: ofOtherTypes } as unknown as Order },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Ravi Kumar \(ravi@example\.com\)/)).toBeVisible();
    await expect(canvas.getByText(/Book, Recordings/)).toBeVisible();
  },
};

/** Nothing in it is sent anywhere. */
export const NotDelivered: Story = {
  args: {
    order: {
      ...order,
      items: ofOtherTypes.slice(1, 2),
      shipping_address: null,
      shipping_method: null,
      total: { subtotal: rupees(499), total_shipping: rupees(0), discounts: [], grand_total: rupees(499) },
    } as unknown as Order,
  },
};
export const Canceled: Story = { args: { order: { ...order, status: 'Canceled' } } };
export const Loading: Story = { render: () => <OrderDetailsSkeleton /> };
