import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { StopNotices } from './StopNotices.tsx';

const meta = {
  title: 'Product/Stop notices of stock',
  component: StopNotices,
  args: { code: 'c0de' },
  render: args => (
    <ShopPart answers={{ withdrawStockNotice: { withdrawStockNotice: { success: true } } }}>
      <StopNotices {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof StopNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule notice-03. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop them' }));
    const done = await canvas.findByRole('heading', { name: 'You get no more of these mails' });
    await waitFor(() => expect(done).toHaveFocus());
  },
};

export const BrokenLink: Story = { args: { code: undefined } };
