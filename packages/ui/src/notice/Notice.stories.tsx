import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** Without words, until there is something to say: nothing is seen of it, and it takes no place. */
export const Silent: Story = {
  args: { tone: 'warning', children: false, action: <Button size="small">Try again</Button> },
  render: args => (
    <div style={{ display: 'grid', gap: '8px' }}>
      <p>Above</p>
      <Notice {...args} />
      <p>Below</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const silent = canvas.getByRole('status');
    await expect(silent).toBeEmptyDOMElement();
    const [above, below] = ['Above', 'Below'].map(words => canvas.getByText(words).getBoundingClientRect());
    await expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBe(8);
  },
};
