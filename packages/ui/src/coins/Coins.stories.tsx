import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Coins } from './Coins.tsx';
import { guide } from './Coins.guide.tsx';

const meta = {
  title: 'Catalogue/Coins – loyalty points, rewards',
  id: 'catalogue-coins',
  component: Coins,
  parameters: { guide },
  args: { points: 2450, name: 'ZEPP Coins' },
} satisfies Meta<typeof Coins>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = { tags: ['picture'] };
export const None: Story = { args: { points: 0 } };
export const Many: Story = { args: { points: 1_250_400 } };

/** A whole number, rounded down (shops-02). */
export const RoundedDown: Story = {
  args: { points: 2450.99 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2,450 ZEPP Coins');
  },
};
