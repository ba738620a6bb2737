import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  args: { label: 'Towards free delivery', value: 300, max: 499, text: '₹199 to go' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const Begun: Story = { args: { value: 0, text: '₹499 to go' } };
export const Reached: Story = { args: { value: 640, text: 'Delivery is free' } };
