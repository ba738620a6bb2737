import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgottenHelp, forgottenTitle, sendLink } from '@shop/messages/account';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MailForm } from './MailForm.tsx';

const meta = {
  title: 'Account/Mail form',
  component: MailForm,
  args: {
    title: forgottenTitle,
    help: forgottenHelp,
    send: sendLink,
    busy: false,
    onSend: fn(),
    signInHref: '/sign-in',
  },
} satisfies Meta<typeof MailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnItsWay: Story = { args: { busy: true, known: 'asha@example.com' } };
export const NoNetwork: Story = {
  args: { known: 'asha@example.com', problem: 'You are offline. Some features may be unavailable.' },
};
export const NoAddress: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/E-mail/), 'asha@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(canvas.getByLabelText(/E-mail/)).toBeInvalid());
    await expect(canvas.getByLabelText(/E-mail/)).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
