import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WishesContext } from './WishesContext.ts';
import { WishHeart } from './WishHeart.tsx';

const press = fn();

const meta = {
  title: 'Wishlist/Heart',
  component: WishHeart,
  args: { sku: 'kettle', name: 'Electric Kettle' },
  decorators: [
    Story => (
      <WishesContext value={{ wished: new Set(['lumen']), press }}>
        <Story />
      </WishesContext>
    ),
  ],
} satisfies Meta<typeof WishHeart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As large as the theme says, 44 px to the finger (look-24); its state is said, not only drawn. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Wishlist: Electric Kettle', pressed: false });
    const { width, height } = heart.getBoundingClientRect();
    const touch = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--touch'));
    await expect([width, height]).toEqual([touch, touch]);
    await userEvent.click(heart);
    await expect(press).toHaveBeenCalledWith({ sku: 'kettle', name: 'Electric Kettle', options: [] });
  },
};
export const Wished: Story = { args: { sku: 'lumen', name: 'Auvira Lumen 5 5G' } };
