import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { DeleteAddressDialog } from './DeleteAddressDialog.tsx';
import { sampleEntries } from './sampleEntries.ts';

const meta = {
  title: 'Account/Delete an address',
  component: DeleteAddressDialog,
  args: { entry: sampleEntries[2]!, busy: false, onDelete: fn(), onClose: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(await opened(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete address' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
} satisfies Meta<typeof DeleteAddressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
/** The book has no default afterwards (account-05). */
export const Default: Story = { args: { entry: sampleEntries[0]! } };
/** The answer is awaited: it cannot be kept any more. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => void (await opened(canvasElement)),
};
