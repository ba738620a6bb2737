import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Notice } from './Notice.tsx';
import { guide } from './Notice.guide.tsx';

const meta = {
  title: 'Feedback/Notice – alert, banner, callout, message',
  id: 'feedback-notice',
  component: Notice,
  parameters: { guide },
  args: { children: 'Delivery to 110001 takes 2 working days.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'SAVE10 is applied.' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Two of these did not fit into your cart.' } };
export const Danger: Story = {
  tags: ['picture'],
  args: {
    tone: 'danger',
    children: "The coupon code isn't valid. Verify the code and try again.",
    action: (
      <Button size="small" kind="secondary">
        Try again
      </Button>
    ),
  },
};
