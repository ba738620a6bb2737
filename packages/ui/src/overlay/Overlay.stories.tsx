import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './Overlay.guide.tsx';
import { Overlay } from './Overlay.tsx';

const meta = {
  title: 'Feedback/Overlay – loading mask, blocker',
  id: 'feedback-overlay',
  component: Overlay,
  parameters: { guide, docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Overlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule look-16. */
export const WholePage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Fetching Data...');
  },
};
