import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import {
  rupees,
  sampleOrder,
  sampleOrderLine,
  sampleParcel,
  sampleReasons,
  sampleReturn,
  sampleReturns,
} from '../../testing/sampleOrder.ts';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { OrderDetails, OrderDetailsSkeleton, type OrderDetailsProps } from './OrderDetails.tsx';

const answersOf = (returns: object[]) => ({
  ...sampleReasons,
  OrderReturns: { customer: { orders: { items: [sampleReturns(returns)] } } },
  GuestOrderReturns: { guestOrderByToken: sampleReturns(returns) },
});

function Place({
  answers = answersOf([]),
  featuresOff = [],
  ...props
}: OrderDetailsProps & Pick<ShopPartProps, 'answers' | 'featuresOff'>) {
  return (
    <ShopPart answers={answers} featuresOff={featuresOff}>
      <OrderDetails {...props} />
    </ShopPart>
  );
}

const delivered = {
  status: 'Complete',
  available_actions: ['REORDER', 'RETURN'],
  shipments: [sampleParcel('2026-11-21 08:30:00')],
};
const ofOtherTypes = [
  sampleOrderLine('BundleOrderItem', 'Home Office Desk Set', 8_499, {
    bundle_options: [{ uid: 'o', label: 'Lamp', values: [{ uid: 'v', product_name: 'Jyoti Desk Lamp', quantity: 2 }] }],
  }),
  sampleOrderLine('DownloadableOrderItem', 'Learn Tabla in Thirty Evenings', 499, {
    downloadable_links: [
      { uid: 'd', title: 'Book' },
      { uid: 'e', title: 'Recordings' },
    ],
    product: null,
  }),
  sampleOrderLine('GiftCardOrderItem', 'Uphaari Gift Card by E-mail', 1_000, {
    gift_card: { recipient_name: 'Ravi Kumar', recipient_email: 'ravi@example.com' },
  }),
];

const meta = {
  title: 'Orders/One order',
  component: Place,
  args: { order: sampleOrder(), orderKey: { number: '000000003' }, onRefresh: () => {} },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Charges that the back end does not name make the rows add up. */
export const BeingPacked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Colour: Midnight Blue · Storage: 128 GB')).toBeVisible();
    await expect(canvas.getByText('GSTIN 07AAPFU0939F1ZV')).toBeVisible();
  },
};

/** Charges that it names are called as they are in the cart. */
export const NamedCharges: Story = {
  args: {
    order: sampleOrder({
      payment_methods: [{ name: 'Cash On Delivery', type: 'cashondelivery' }],
      total: {
        ...sampleOrder().total,
        total_shipping: rupees(0),
        handling_charge: rupees(49),
        payment_surcharge: rupees(50),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findByText('Discount (SAVE10)')).nextElementSibling).toHaveTextContent('-₹500');
    await expect(canvas.getByText('Delivery', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Free');
    await expect(canvas.getByText('Cash On Delivery charge').nextElementSibling).toHaveTextContent('₹50');
  },
};

/** It is given to somebody: the message, the wrapping, and what they cost (orders-16). */
export const AGift: Story = {
  args: {
    order: sampleOrder({
      gift_message: { to: 'Ravi', from: 'Asha', message: 'Many happy returns!\nSee you on Sunday.' },
      gift_wrapping: { uid: 'MQ==', design: 'Marigold paper' },
      gift_receipt_included: true,
      printed_card_included: true,
      total: {
        ...sampleOrder().total,
        gift_options: {
          gift_wrapping_for_order_incl_tax: { value: 49 },
          gift_wrapping_for_items_incl_tax: { value: 0 },
          printed_card_incl_tax: { value: 29 },
        },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('To Ravi')).toBeVisible();
    await expect(canvas.getByText('Marigold paper')).toBeVisible();
    await expect(canvas.getByText('₹78')).toBeVisible();
  },
};

/** The parcel leads to its courier. */
export const OnItsWay: Story = {
  args: { order: sampleOrder({ status: 'Complete', available_actions: ['REORDER'], shipments: [sampleParcel()] }) },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Track parcel DLV483920117' });
    await expect(link).toHaveAttribute('href', 'https://www.delhivery.com/track-v2/package/DLV483920117');
  },
};

const inPart = (id: string, pieces: number, delivered_at: string | null = null) => ({
  ...sampleParcel(delivered_at),
  id,
  items: [{ id, product_name: 'Gharika Electric Kettle, 1.5 Litre', quantity_shipped: pieces }],
});

/** orders-10: one kettle has arrived, and the phone is still to be sent. */
export const SentInParts: Story = {
  args: {
    order: sampleOrder({
      available_actions: ['REORDER'],
      shipments: [inPart('MQ==', 1, '2026-11-21 08:30:00'), inPart('Mg==', 1)],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Partly sent')).toBeVisible();
    await expect(canvas.getByText('The rest is being packed')).toBeVisible();
  },
};

const kettles = sampleOrder().items?.[1] ?? null;
const [phonesInvoice] = sampleOrder().gst_invoices ?? [];

/** orders-13: two invoices, each with its own, and one kettle is on none yet. */
export const InvoicedInParts: Story = {
  args: {
    order: sampleOrder({
      items: [sampleOrder().items?.[0], { ...kettles, quantity_ordered: 3 }],
      gst_invoices: [
        {
          ...phonesInvoice,
          total: rupees(23_047),
          lines: phonesInvoice?.lines.map(line => ({ ...line, quantity: 1 })),
        },
        {
          number: 'DL/26-27/000057',
          issued_at: '2026-11-20 05:10:00',
          document_url: '/media/gst-invoices/57.pdf',
          total: rupees(1_499),
          lines: phonesInvoice?.lines.slice(1, 2).map(line => ({ ...line, quantity: 1 })),
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const invoices = within(await within(canvasElement).findByRole('region', { name: 'GST invoice' }));
    await expect(invoices.getAllByRole('listitem')).toHaveLength(2);
    await expect(invoices.getByText('1 × Auvira Lumen 5 5G, 1 × Gharika Electric Kettle, 1.5 Litre')).toBeVisible();
    await expect(invoices.getByText('₹1,499.00')).toBeVisible();
    await expect(invoices.getByText('Not invoiced yet: 1 × Gharika Electric Kettle, 1.5 Litre')).toBeVisible();
  },
};

export const Delivered: Story = { args: { order: sampleOrder(delivered) } };

export const WithReturns: Story = {
  args: { order: sampleOrder(delivered), answers: answersOf([sampleReturn('AUTHORIZED'), sampleReturn('PENDING')]) },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByText('Accepted: send the items back', {}, { timeout: 5000 })),
};

const saidOf = (returned: object) => ({
  ...returned,
  comments: [
    {
      uid: 'MQ==',
      author_name: 'Asha Rao',
      text: 'The lid does not close.\nI can send a picture.',
      created_at: '2026-11-22 09:10:00',
    },
    { uid: 'Mg==', author_name: 'Customer Service', text: 'Please do.', created_at: '2026-11-22 11:40:00' },
  ],
});

/** orders-17: what was said of a return stays in sight, and a customer adds to it. */
export const CommentOnAReturn: Story = {
  args: {
    order: sampleOrder(delivered),
    answers: {
      ...answersOf([saidOf(sampleReturn('PENDING'))]),
      addReturnComment: { addReturnComment: { return: { uid: btoa('PENDING'), comments: [] } } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = within(await canvas.findByRole('list', { name: 'What was said of return 000000007' }));
    await expect(said.getByText('Customer Service, 22 November 2026 at 5:10 pm')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a comment to return 000000007' }));
    const dialog = within(await opened(canvasElement));
    await userEvent.type(dialog.getByLabelText(/Your comment/), 'It is on its way.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('We have your comment.')).toBeVisible();
  },
};

export const CommentsForAGuest: Story = {
  args: {
    order: sampleOrder(delivered),
    orderKey: { token: 'abc' },
    answers: answersOf([saidOf(sampleReturn('PENDING'))]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Please do.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /comment/ })).toBeNull();
  },
};

/** It can be cancelled by mail, and not be bought again: a guest has no cart that an order can fill. */
export const OfAGuest: Story = {
  args: { orderKey: { token: 'abc' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Cancel order' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buy again' })).toBeNull();
  },
};

/** An older back end: no actions, invoices, returns or dates of delivery. */
export const OfAPlainBackEnd: Story = {
  args: {
    order: sampleOrder({ available_actions: undefined, gst_invoices: undefined }),
    featuresOff: ['returns', 'gst-invoices', 'order-actions', 'delivery-dates', 'guest-cancellation'],
  },
};

export const WaitingForPayment: Story = {
  args: {
    order: sampleOrder({ status: 'Pending Payment', gst_invoices: [] }),
    paying: { href: '/razorpay/checkout/success/000000003' },
  },
};

/** Rule payment-23: of a guest, in another browser than the one that placed it. */
export const WaitingElsewhere: Story = {
  args: {
    order: sampleOrder({ status: 'Pending Payment', gst_invoices: [], available_actions: ['CANCEL'] }),
    orderKey: { token: 'abc' },
    paying: 'elsewhere',
  },
};

/** What was chosen for products of other types. */
export const OfOtherTypes: Story = {
  args: { order: sampleOrder({ items: ofOtherTypes }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Ravi Kumar \(ravi@example\.com\)/)).toBeVisible();
    await expect(canvas.getByText(/Book, Recordings/)).toBeVisible();
  },
};

/** Nothing in it is sent anywhere. */
export const NotDelivered: Story = {
  args: {
    order: sampleOrder({
      is_virtual: true,
      items: ofOtherTypes.slice(1, 2),
      shipping_address: null,
      shipping_method: null,
      total: {
        ...sampleOrder().total,
        subtotal: rupees(499),
        total_shipping: rupees(0),
        discounts: [],
        grand_total: rupees(499),
      },
    }),
  },
};

/** What back ends may leave out, they leave out. */
export const HardlyAnything: Story = {
  args: {
    order: sampleOrder({
      status: 'Engraving',
      items: [null, sampleOrderLine('OrderItem', 'x'.repeat(90), 0, { product_url_key: null, product: null })],
      payment_methods: [null],
      shipments: null,
      shipping_address: null,
      billing_address: null,
      gst_invoices: [],
      total: null,
    }),
  },
};

export const Cancelled: Story = {
  args: { order: sampleOrder({ status: 'Canceled', available_actions: ['REORDER'], gst_invoices: [] }) },
};
export const Refunded: Story = { args: { order: sampleOrder({ status: 'Closed', available_actions: ['REORDER'] }) } };
export const NotTheNewest: Story = { args: { isOld: true } };

/** What is done with an order is said where one goes on. */
export const JustCancelled: Story = {
  args: { answers: { ...answersOf([]), cancelOrder: { cancelOrder: { errorV2: null, order: null } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await canvas.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.selectOptions(await dialog.findByLabelText(/Why do you cancel/), 'I ordered by mistake');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(await canvas.findByText(/^Your order is cancelled\./)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Loading: Story = { render: () => <OrderDetailsSkeleton /> };
