import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import type { WishlistItem } from './wishlistItem.ts';
import { WishlistSkeleton, WishlistView } from './WishlistView.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="#e9edfb"/>' +
    '<rect x="26" y="22" width="28" height="56" rx="5" fill="#2b3a67"/></svg>',
)}`;

const item = (id: string, name: string, rest: Partial<WishlistItem> = {}, value = 1_499): WishlistItem => ({
  id,
  name,
  href: `/${id}.html`,
  quantity: 1,
  options: [],
  needsChoice: false,
  hasChoice: false,
  inStock: true,
  again: { sku: id, quantity: 1 },
  product: {
    uid: id,
    sku: id,
    name,
    url_key: id,
    url_suffix: '.html',
    brand_code: null,
    stock_status: rest.inStock === false ? 'OUT_OF_STOCK' : 'IN_STOCK',
    rating_summary: 0,
    review_count: 0,
    small_image: { url: picture },
    other_platform_prices: null,
    price_range: {
      minimum_price: {
        regular_price: { value },
        final_price: { value },
      },
      maximum_price: { final_price: { value } },
    },
  },
  ...rest,
});

const items = [
  item('kettle', 'Gharika Electric Kettle, 1.5 Litre', { quantity: 2 }),
  item(
    'lumen',
    'Auvira Lumen 5 5G',
    {
      options: [
        { label: 'Colour', value: 'Midnight Blue' },
        { label: 'Storage', value: '256 GB' },
      ],
    },
    21_999,
  ),
  item('set', 'Breakfast Set of Kettle, Toaster and Mixer', { needsChoice: true }, 4_299),
  item('fan', 'Vayu Ceiling Fan', { inStock: false }, 2_199),
];

const meta = {
  title: 'Wishlist/List',
  component: WishlistView,
  args: { items, count: 4, page: 1, lastPage: 1, busy: new Set<string>(), onRemove: fn(), onMove: fn(), onShare: fn() },
  decorators: [
    Story => (
      <ShopPart>
        <Story />
      </ShopPart>
    ),
  ],
} satisfies Meta<typeof WishlistView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OnTheWayIntoTheCart: Story = { args: { busy: new Set(['kettle']) } };
export const OneOfManyPages: Story = { args: { count: 1_204, page: 2, lastPage: 101 } };
export const Empty: Story = { args: { items: [], count: 0 } };
export const Loading: Story = { render: () => <WishlistSkeleton /> };

export const TakenOff: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Remove Vayu Ceiling Fan from your wishlist' }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith(items[3]);
  },
};
