import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Spinner.guide.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner – loader, busy, throbber',
  id: 'feedback-spinner',
  component: Spinner,
  parameters: { guide },
  args: { size: 32 },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One turn in 1920 ms (look-06), and none for who asked for less motion. */
export const Turning: Story = {
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('svg');
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(spinner && getComputedStyle(spinner).animationDuration).toBe(isStill ? '0s' : '1.92s');
  },
};
