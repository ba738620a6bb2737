import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';
import { guide } from './Price.guide.tsx';

const meta = {
  title: 'Catalogue/Price – money, amount, discount',
  id: 'catalogue-price',
  component: Price,
  parameters: { guide },
  args: { value: 124_990 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Reduced: Story = { tags: ['picture'], args: { value: 1499, was: 2499 } };
export const Large: Story = { args: { value: 1499, was: 2499, size: 'large' } };
export const Small: Story = { args: { value: 1499, size: 'small' } };
export const LowestOfSeveral: Story = { args: { value: 21_999, was: 24_999, prefix: 'From' } };
