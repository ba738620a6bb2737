import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePicture } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { noFilter } from './orderFilter.ts';
import { OrderList, OrderListSkeleton, type Orders } from './OrderList.tsx';

const statuses = [
  'Pending',
  'Processing',
  'Complete',
  'Complete',
  'Pending Payment',
  'Canceled',
  'Closed',
  'Engraving',
  'Processing',
];
const shipped = [[], [], [{ id: 'a', delivered_at: null }], [{ id: 'b', delivered_at: '2026-11-20 10:00:00' }]];
const partlySent = { id: 'c', delivered_at: null };
const names = ['Auvira Lumen 5 5G', 'Gharika Electric Kettle, 1.5 Litre'];
const items = statuses.map((status, index) => ({
  id: String(index),
  number: `00000000${9 - index}`,
  order_date: `2026-11-${18 - index} 06:40:00`,
  status,
  shipments: index === 8 ? [partlySent] : (shipped[index] ?? []),
  items: names.slice(index % 2).map(product_name => ({
    id: product_name,
    product_name,
    product_type: 'simple',
    quantity_ordered: 1,
    quantity_shipped: 0,
    quantity_canceled: 0,
    quantity_refunded: 0,
    product:
      index === 4 ? null : { sku: 'SKU', small_image: { url: samplePicture(index % 2 ? '#0b7a75' : '#2f4bd8') } },
  })),
  total: { grand_total: { value: 24_596 - index * 3_000, currency: 'INR' as const } },
}));
const listOf = (shown: typeof items, page = 1, pages = 1): Orders => ({
  total_count: shown.length * pages,
  date_of_first_order: '2026-01-20 06:30:00',
  page_info: { current_page: page, total_pages: pages },
  items: shown,
});

const meta = {
  title: 'Orders/List',
  component: OrderList,
  args: { orders: listOf(items), filter: noFilter },
  decorators: [
    Story => (
      <ShopPart>
        <Story />
      </ShopPart>
    ),
  ],
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const words of ['On its way', 'Partly sent', 'Delivered', 'Engraving'])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
};
export const OneOfManyPages: Story = { args: { orders: listOf(items, 2, 6) } };
export const None: Story = { args: { orders: listOf([]) } };
/** Only numbers can be searched (orders-12). */
export const NoneFound: Story = { args: { orders: listOf([]), filter: { ...noFilter, number: 'kettle' } } };
export const Loading: Story = { render: () => <OrderListSkeleton /> };
