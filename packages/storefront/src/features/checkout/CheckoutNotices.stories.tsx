import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CheckoutNotices } from './CheckoutNotices.tsx';

const meta = {
  title: 'Checkout/Notices',
  component: CheckoutNotices,
  args: { outage: 'away' },
  render: args => (
    <ShopPart>
      <CheckoutNotices {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof CheckoutNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BackEndAway: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
export const BackEndSlow: Story = { args: { outage: 'slow' } };
