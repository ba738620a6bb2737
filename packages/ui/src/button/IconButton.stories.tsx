import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { IconButton } from './IconButton.tsx';
import { guide } from './IconButton.guide.tsx';

const meta = {
  title: 'Actions/Icon button – toolbar button, tooltip',
  id: 'actions-icon-button',
  component: IconButton,
  parameters: { guide },
  args: { label: 'Remove', children: <Trash2 size={20} strokeWidth={1.5} aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As large as the theme says, 44 px to the finger (look-24). */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('button', { name: 'Remove' }).getBoundingClientRect();
    const touch = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--touch'));
    await expect([width, height]).toEqual([touch, touch]);
  },
};
export const Disabled: Story = { args: { disabled: true } };
