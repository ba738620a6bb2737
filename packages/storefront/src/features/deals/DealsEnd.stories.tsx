import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { DealsEnd } from './DealsEnd.tsx';

const hour = 3_600_000;
const inHours = (hours: number) => ({ until: Date.now() + hours * hour, day: 'Wed, 25 November' });

const meta = {
  title: 'Product/End of deals',
  component: DealsEnd,
  args: { end: inHours(5) },
  render: args => (
    <ShopPart>
      <DealsEnd {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof DealsEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const InDays: Story = { args: { end: inHours(53) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Rule content-22: a page that was kept for too long does not promise what has ended. */
export const Over: Story = {
  args: { end: inHours(-1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvasElement);
    await waitFor(() => expect(canvas.getByText(/These offers have ended/)).toBeVisible());
    await expect(canvas.queryByText(/^Until/)).not.toBeVisible();
  },
};
