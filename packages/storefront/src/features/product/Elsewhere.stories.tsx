import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Elsewhere } from './Elsewhere.tsx';

const dearer = [
  { platform: 'Kartora', price: { value: 1_749, currency: 'INR' } },
  { platform: 'MegaHaat', price: { value: 1_599, currency: 'INR' } },
];

const meta = {
  title: 'Product/Prices elsewhere',
  component: Elsewhere,
  args: { product: sampleProduct('SimpleProduct', { other_platform_prices: dearer }), price: 1_499 },
  render: args => (
    <ShopPart>
      <Elsewhere {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof Elsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPlatforms: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('row', { name: /Kartora ₹1,749/ })).toBeVisible();
  },
};
/** Rule product-06. */
export const WhereSeen: Story = {
  args: { sightings: { Kartora: 'Kartora: seen at kartora.example, 25 November 2026 at 6:00 am.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Kartora: seen at kartora.example/)).toBeVisible();
    await expect(canvas.queryByText(/MegaHaat: seen/)).toBeNull();
  },
};
/** Nothing stands there. */
export const NotKnown: Story = { args: { product: sampleProduct('SimpleProduct', { other_platform_prices: [] }) } };
