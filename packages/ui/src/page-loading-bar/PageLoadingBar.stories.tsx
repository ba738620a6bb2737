import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './PageLoadingBar.guide.tsx';
import { PageLoadingBar } from './PageLoadingBar.tsx';

const meta = {
  title: 'Feedback/Loading bar – progress bar, page transition',
  id: 'feedback-loading-bar',
  component: PageLoadingBar,
  parameters: { guide, docs: { story: { inline: false, height: '80px' } } },
  args: { loading: true },
} satisfies Meta<typeof PageLoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextPage: Story = {};

/** It grows from the right there. */
export const ReadFromTheRight: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading the page' });
    await expect(Number.parseFloat(getComputedStyle(bar).transformOrigin)).toBe(bar.offsetWidth);
  },
};
