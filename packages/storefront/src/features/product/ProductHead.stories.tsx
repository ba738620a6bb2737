import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { ProductHead } from './ProductHead.tsx';

const meta = {
  title: 'Product/Head',
  component: ProductHead,
  args: { product: sampleProduct('SimpleProduct', { rating_summary: 87, review_count: 12 }) },
  render: args => (
    <ShopPart>
      <ProductHead {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof ProductHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '4.3 out of 5, 12 ratings' })).toBeVisible();
  },
};

/** Nothing leads to what nobody has written. */
export const NotRated: Story = {
  args: { product: sampleProduct('SimpleProduct', {}) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
