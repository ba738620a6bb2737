import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = {
  title: 'Account/Delete account',
  component: DeleteAccountDialog,
  args: { email: 'asha@example.com', coins: 'Kaveri Coins', onDelete: fn(), onClose: fn() },
  play: async ({ canvasElement }) => void (await opened(canvasElement)),
} satisfies Meta<typeof DeleteAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is deleted without a password (account-08). */
export const Asked: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(await opened(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete for good' }));
    await expect(await canvas.findByText('Enter your password.')).toBeVisible();
    await expect(canvas.getByLabelText('Your password')).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const WithoutCoins: Story = { args: { coins: undefined } };
export const WrongPassword: Story = { args: { problem: { message: 'This is not your password.', isPassword: true } } };
export const Proving: Story = { args: { doing: 'proving' } };
export const Deleting: Story = { args: { doing: 'deleting' } };
