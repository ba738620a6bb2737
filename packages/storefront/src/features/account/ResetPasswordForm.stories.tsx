import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const meta = {
  title: 'Account/Set a new password',
  component: ResetPasswordForm,
  args: {
    rules: { minimumLength: 8, requiredClasses: 3 },
    email: 'asha@example.com',
    busy: false,
    onReset: fn(),
    forgottenHref: '/forgot-password',
  },
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnItsWay: Story = { args: { busy: true } };
/** What was typed stays. */
export const LinkTooOld: Story = {
  args: { problem: 'The password token is expired. Reset and try again.' },
};
/** The store's rules are stricter than what the page was told: the back end's word stands at the field. */
export const Refused: Story = {
  args: { problem: 'The password needs at least 12 characters. Create a new password and try again.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeInvalid();
  },
};
export const TooSimple: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'Asha@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and sign in' }));
    await waitFor(() => expect(canvas.getByLabelText('New password')).toBeInvalid());
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};
