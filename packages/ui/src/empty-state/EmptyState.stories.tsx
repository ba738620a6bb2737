import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen, SearchX } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { guide } from './EmptyState.guide.tsx';

const meta = {
  title: 'Feedback/Empty state – blank slate, no results',
  id: 'feedback-empty-state',
  component: EmptyState,
  parameters: { guide },
  args: {
    picture: <PackageOpen size={48} strokeWidth={1.25} />,
    title: 'No orders yet',
    children: 'What you order stands here.',
    action: <Button href="/">Start shopping</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = { tags: ['picture'] };
export const NothingFound: Story = {
  args: {
    picture: <SearchX size={48} strokeWidth={1.25} />,
    title: 'Nothing found for “lumin”',
    children: 'Check the spelling, or try a wider word.',
    action: <Button kind="secondary">Clear the filters</Button>,
  },
};
export const NoWayOn: Story = {
  args: { picture: undefined, title: 'No notifications', children: undefined, action: undefined },
};
