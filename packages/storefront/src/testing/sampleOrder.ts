import type { Order } from '../features/orders/orderQueries.ts';
import type { OrderReturns } from '../features/orders/returnQueries.ts';
import { samplePicture } from './sampleProduct.ts';

export const rupees = (value: number) => ({ value, currency: 'INR' as const });

const address = {
  firstname: 'Asha',
  lastname: 'Rao',
  company: null,
  street: ['12 Barakhamba Road', null],
  city: 'New Delhi',
  region: 'Delhi',
  postcode: '110001',
  telephone: '9810012345',
  vat_id: null,
};

/** A line of an order, except for what a story says of it. */
export const sampleOrderLine = (__typename: string, product_name: string, price: number, own: object = {}) => ({
  __typename,
  id: btoa(product_name),
  product_name,
  product_sku: product_name.toUpperCase().replaceAll(/\W+/g, '-'),
  product_url_key: 'a-product',
  product_type: 'simple',
  quantity_ordered: 1,
  quantity_invoiced: 1,
  quantity_shipped: 0,
  quantity_canceled: 0,
  quantity_refunded: 0,
  product_sale_price: rupees(price),
  product: { sku: 'SKU', small_image: { url: samplePicture('#2f4bd8') } },
  selected_options: [],
  entered_options: [],
  ...own,
});

/** An order as the back end answers it: paid, and being packed. */
export const sampleOrder = (own: object = {}): Order =>
  ({
    id: 'Mw==',
    number: '000000003',
    email: 'asha@example.com',
    order_date: '2026-11-18 06:40:00',
    order_status_change_date: '2026-11-18 06:52:00',
    status: 'Processing',
    is_virtual: false,
    available_actions: ['REORDER', 'CANCEL'],
    shipping_method: 'Flat Rate - Fixed',
    payment_methods: [{ name: 'Razorpay', type: 'razorpay' }],
    shipping_address: address,
    billing_address: { ...address, company: 'Rao Textiles Private Limited', vat_id: '07AAPFU0939F1ZV' },
    comments: [],
    items: [
      sampleOrderLine('OrderItem', 'Auvira Lumen 5 5G', 21_999, {
        selected_options: [
          { label: 'Colour', value: 'Midnight Blue' },
          { label: 'Storage', value: '128 GB' },
        ],
      }),
      sampleOrderLine('OrderItem', 'Gharika Electric Kettle, 1.5 Litre', 1_499, {
        quantity_ordered: 2,
        quantity_invoiced: 2,
        product: { sku: 'KETTLE', small_image: { url: samplePicture('#0b7a75') } },
      }),
    ],
    shipments: [],
    gst_invoices: [
      {
        number: 'DL/26-27/000042',
        issued_at: '2026-11-18 06:52:00',
        document_url: '/media/gst-invoices/42.pdf',
        total: rupees(24_546),
        lines: [
          { sku: 'AUVIRA-LUMEN-5-5G', name: 'Auvira Lumen 5 5G', quantity: 1 },
          { sku: 'GHARIKA-ELECTRIC-KETTLE-1-5-LITRE', name: 'Gharika Electric Kettle, 1.5 Litre', quantity: 2 },
          { sku: 'DELIVERY', name: 'Delivery', quantity: 1 },
        ],
      },
    ],
    total: {
      subtotal: rupees(24_997),
      total_shipping: rupees(49),
      total_tax: rupees(3_813.1),
      taxes: [
        { title: 'CGST', rate: 9, amount: rupees(1_906.55) },
        { title: 'SGST', rate: 9, amount: rupees(1_906.55) },
      ],
      discounts: [{ label: '10% off', amount: rupees(500), coupon: { code: 'SAVE10' } }],
      handling_charge: null,
      payment_surcharge: null,
      grand_total: rupees(24_546),
    },
    ...own,
  }) as unknown as Order;

/** A parcel of it on its way, or at the door. */
export const sampleParcel = (delivered_at: string | null = null) => ({
  id: 'MQ==',
  number: '000000001',
  delivered_at,
  comments: [{ message: 'Handed over.', timestamp: '2026-11-19 11:05:00' }],
  tracking: [{ carrier: 'custom', number: 'DLV483920117', title: 'Delhivery' }],
  items: [
    { id: 'MQ==', product_name: 'Auvira Lumen 5 5G', quantity_shipped: 1 },
    { id: 'Mg==', product_name: 'Gharika Electric Kettle, 1.5 Litre', quantity_shipped: 2 },
  ],
});

/** What may go back of it, and what does. */
export const sampleReturns = (returns: object[] = []): OrderReturns =>
  ({
    id: 'Mw==',
    returnable_until: '2026-12-01 18:29:59',
    items_eligible_for_return: [
      {
        id: btoa('a'),
        product_name: 'Auvira Lumen 5 5G',
        quantity_ordered: 1,
        quantity_return_requested: 0,
        quantity_returned: 0,
        product: null,
      },
      {
        id: btoa('b'),
        product_name: 'Gharika Electric Kettle, 1.5 Litre',
        quantity_ordered: 2,
        quantity_return_requested: 0,
        quantity_returned: 0,
        product: null,
      },
    ],
    returns: { items: returns },
  }) as unknown as OrderReturns;

export const sampleReturn = (status: string) => ({
  uid: btoa(status),
  number: '000000007',
  status,
  created_at: '2026-11-22 09:10:00',
  items: [
    {
      uid: 'MQ==',
      request_quantity: 1,
      quantity: 1,
      status: 'PENDING',
      order_item: { id: btoa('b'), product_name: 'Gharika Electric Kettle, 1.5 Litre' },
    },
  ],
  comments: [],
});

/** The reasons that a back end offers. */
export const sampleReasons = {
  CancellationReasons: {
    storeConfig: {
      store_code: 'kaveri',
      order_cancellation_reasons: [{ description: 'I ordered by mistake' }, { description: 'It comes too late' }],
    },
  },
  ReturnReasons: {
    attributesList: {
      items: [
        {
          code: 'reason',
          label: 'Reason',
          options: [
            { label: 'It is damaged', value: '4' },
            { label: 'It is not what I ordered', value: '5' },
          ],
        },
      ],
    },
  },
};
