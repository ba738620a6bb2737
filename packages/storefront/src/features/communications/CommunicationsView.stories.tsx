import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommunicationsSkeleton, CommunicationsView } from './CommunicationsView.tsx';

const meta = {
  title: 'Account/Communications',
  component: CommunicationsView,
  args: { email: 'asha@example.com', isSubscribed: false, busy: false, onChange: fn() },
} satisfies Meta<typeof CommunicationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsubscribed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Write to me by e-mail about offers and news'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Subscribed: Story = { args: { isSubscribed: true } };
export const Coming: Story = { render: () => <CommunicationsSkeleton /> };
