import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { samplePicture, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Continue } from './Continue.tsx';
import { keepProduct } from './recentProducts.ts';

const seen = ['Brass lamp', 'Ceiling fan with a remote control and a light', 'Kettle'].map((name, index) =>
  sampleProduct('SimpleProduct', {
    uid: name,
    sku: name,
    name,
    small_image: { url: samplePicture(['#0b7a75', '#8a4b08', '#4a4e9b'][index] ?? '#333') },
  }),
);

const meta = {
  title: 'Product/Continue where you left',
  component: Continue,
  args: { onNothing: fn() },
  render: args => (
    <ShopPart
      answers={{ SeenProducts: { products: { items: seen } } }}
      before={dispatch => seen.forEach(({ sku }) => dispatch(keepProduct(sku ?? '')))}
    >
      <Continue {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof Continue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule catalogue-24: the newest first. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Continue where you left' });
    await expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Kettle');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The room that was kept for it is given up. */
export const NothingIsLeft: Story = {
  render: args => (
    <ShopPart
      answers={{ SeenProducts: { products: { items: [] } } }}
      before={dispatch => dispatch(keepProduct('gone'))}
    >
      <Continue {...args} />
    </ShopPart>
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNothing).toHaveBeenCalled());
  },
};
