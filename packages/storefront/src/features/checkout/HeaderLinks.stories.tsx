import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';

/** In the place that the header of the checkout keeps. */
const meta = {
  title: 'Checkout/Header links',
  component: HeaderLinks,
  render: () => (
    <ShopPart>
      <div id="header-end" />
      <HeaderLinks />
    </ShopPart>
  ),
} satisfies Meta<typeof HeaderLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
    await expect(canvas.getByRole('link', { name: 'Chat with Kaveri help' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
