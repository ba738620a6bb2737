import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './Rating.tsx';
import { guide } from './Rating.guide.tsx';

const meta = {
  title: 'Catalogue/Rating – stars, reviews, score',
  id: 'catalogue-rating',
  component: Rating,
  parameters: { guide },
  args: { percent: 88, count: 1342 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Poor: Story = { args: { percent: 30, count: 4 } };
export const Small: Story = { args: { size: 'small' } };
export const OfOne: Story = { render: () => <Rating percent={90} /> };
export const NobodyYet: Story = { args: { percent: 0, count: 0 } };

/** They are filled from the right there. */
export const ReadFromTheRight: Story = {
  args: { percent: 50 },
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const stars = canvasElement.querySelector('[aria-hidden]');
    await expect(stars && getComputedStyle(stars).scale).toBe('-1 1');
  },
};
