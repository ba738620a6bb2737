import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { OrderList, OrderListSkeleton, type Orders } from './OrderList.tsx';

const statuses = ['Pending', 'Processing', 'Complete', 'Canceled', 'Closed'];
const names = ['Auvira Lumen 5 5G', 'Gharika Electric Kettle, 1.5 Litre'];
const items = statuses.map((status, index) => ({
  id: String(index),
  number: `00000000${9 - index}`,
  order_date: `2026-11-${18 - index} 06:40:00`,
  status,
  items: names.slice(index % 2).map(product_name => ({ id: product_name, product_name, quantity_ordered: 1 })),
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

export const EveryStatus: Story = {};
export const OneOfManyPages: Story = { args: { orders: listOf(items, 2, 6) } };
export const None: Story = { args: { orders: listOf([]) } };
export const Loading: Story = { render: () => <OrderListSkeleton /> };
