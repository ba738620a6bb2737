import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { guide } from './Badge.guide.tsx';

const meta = {
  title: 'Feedback/Badge – tag, chip, pill, label',
  id: 'feedback-badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'In stock' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'Closed' } };
export const Accent: Story = { args: { tone: 'accent', children: 'New' } };
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Only 3 left' } };
export const Danger: Story = { tags: ['picture'], args: { tone: 'danger', children: 'Out of stock' } };
export const CoinsToEarn: Story = { args: { tone: 'coin', children: 'Earn 219 coins' } };
