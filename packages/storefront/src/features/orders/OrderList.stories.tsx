import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePicture } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
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
];
const shipped = [[], [], [{ id: 'a', delivered_at: null }], [{ id: 'b', delivered_at: '2026-11-20 10:00:00' }]];
const names = ['Auvira Lumen 5 5G', 'Gharika Electric Kettle, 1.5 Litre'];
const items = statuses.map((status, index) => ({
  id: String(index),
  number: `00000000${9 - index}`,
  order_date: `2026-11-${18 - index} 06:40:00`,
  status,
  shipments: shipped[index] ?? [],
  items: names.slice(index % 2).map(product_name => ({
    id: product_name,
    product_name,
    quantity_ordered: 1,
    product:
      index === 4 ? null : { sku: 'SKU', small_image: { url: samplePicture(index % 2 ? '#0b7a75' : '#2f4bd8') } },
  })),
  total: { grand_total: { value: 24_596 - index * 3_000, currency: 'INR' as const } },
}));
const listOf = (shown: typeof items, page = 1, pages = 1): Orders => ({
  total_count: shown.length * pages,
  page_info: { current_page: page, total_pages: pages },
  items: shown,
});

const meta = {
  title: 'Orders/List',
  component: OrderList,
  args: { orders: listOf(items) },
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
    for (const words of ['On its way', 'Delivered', 'Engraving'])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
};
export const OneOfManyPages: Story = { args: { orders: listOf(items, 2, 6) } };
export const None: Story = { args: { orders: listOf([]) } };
export const Loading: Story = { render: () => <OrderListSkeleton /> };
