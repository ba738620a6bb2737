import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BlockedLines } from './BlockedLines.tsx';
import { sampleLine } from '../../testing/sampleLine.ts';

const soldOut = {
  line: { ...sampleLine, soldOut: true, trouble: 'This product is out of stock.', similarHref: '/shirts.html' },
  busy: false,
  onQuantity: fn(),
  onRemove: fn(),
};
const meta = {
  title: 'Checkout/Blocked lines',
  component: BlockedLines,
  args: { lines: [soldOut] },
} satisfies Meta<typeof BlockedLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoldOut: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Remove/ }));
    await expect(soldOut.onRemove).toHaveBeenCalledOnce();
  },
};
/** There are some, and fewer than asked for. */
export const TooMany: Story = {
  args: {
    lines: [{ ...soldOut, line: { ...sampleLine, uid: 'b', fewer: 1, trouble: 'Only 1 of 2 available' } }, soldOut],
  },
};
export const NotTakenOut: Story = { args: { lines: [{ ...soldOut, trouble: 'The shop could not be reached.' }] } };
