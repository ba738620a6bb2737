import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Account/Sign-in form',
  component: SignInForm,
  args: { busy: false, onSignIn: fn(), createHref: '/create-account', forgottenHref: '/forgot-password' },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnItsWay: Story = { args: { busy: true } };

/** What was typed stays. */
export const Refused: Story = {
  args: {
    problem:
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/E-mail/), 'asha@example.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'not-mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText(/E-mail/)).toHaveValue('asha@example.com');
  },
};

export const SomethingMissing: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/E-mail/), 'asha@');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getByLabelText(/E-mail/)).toBeInvalid());
    await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};
