import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePicture, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { keepProduct } from './recentProducts.ts';

const seen = ['Brass lamp', 'Ceiling fan', 'Kettle', 'Toaster'].map((name, index) =>
  sampleProduct('SimpleProduct', {
    uid: name,
    sku: name,
    name,
    small_image: { url: samplePicture(['#0b7a75', '#8a4b08', '#4a4e9b', '#93305c'][index] ?? '#333') },
  }),
);

const meta = {
  title: 'Product/Recently viewed',
  component: RecentlyViewed,
  render: args => (
    <ShopPart
      answers={{ RecentProducts: { products: { items: seen } } }}
      before={dispatch => seen.forEach(({ sku }) => dispatch(keepProduct(sku ?? '')))}
    >
      <RecentlyViewed {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule catalogue-10: the newest first. */
export const Four: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Recently viewed' });
    await expect(within(list).getAllByRole('article')[0]).toHaveTextContent('Toaster');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
