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

/** 44 px to the finger. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('button', { name: 'Remove' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
export const Disabled: Story = { args: { disabled: true } };
