import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './CountBadge.guide.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Feedback/Count badge – counter, bubble',
  id: 'feedback-count-badge',
  component: CountBadge,
  parameters: { guide },
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};

export const CountAbove99: Story = { args: { count: 112 } };
