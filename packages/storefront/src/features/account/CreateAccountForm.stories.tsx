import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CreateAccountForm } from './CreateAccountForm.tsx';

const meta = {
  title: 'Account/Create account form',
  component: CreateAccountForm,
  args: {
    rules: { minimumLength: 8, requiredClasses: 3 },
    known: {},
    busy: false,
    takesInvitation: false,
    onCreate: fn(),
    signInHref: '/sign-in',
  },
} satisfies Meta<typeof CreateAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** After an order as a guest: what it told is filled in. */
export const Known: Story = { args: { known: { firstname: 'Meera', lastname: 'Iyer', email: 'meera@example.com' } } };
export const OnItsWay: Story = {
  args: { busy: true, known: { firstname: 'Meera', lastname: 'Iyer', email: 'meera@example.com' } },
};
export const Refused: Story = {
  args: {
    known: { email: 'asha@example.com' },
    problem: 'A customer with the same email address already exists in an associated website.',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^E-mail/)).toHaveFocus());
    await expect(canvas.getByLabelText(/^E-mail/)).toBeInvalid();
  },
};
/** What is about no field stands above the form. */
export const TooOften: Story = { args: { problem: 'Too many attempts were wrong. Try again in 10 minutes.' } };
/** Signs that no name has, and names longer than a label. */
export const WrongNames: Story = {
  args: { known: { firstname: '<b>Meera</b>', lastname: 'a'.repeat(500), email: 'meera@example.com' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Create/ }));
    await waitFor(() => expect(canvas.getByLabelText(/^First name/)).toBeInvalid());
    await expect(canvas.getByLabelText(/^Last name/)).toBeInvalid();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const PasswordTooSimple: Story = {
  args: { known: { firstname: 'Meera', lastname: 'Iyer', email: 'meera@example.com' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'sunflower');
    await userEvent.click(canvas.getByRole('button', { name: /Create/ }));
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toBeInvalid());
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** Who followed a friend's link finds the code filled in, and may take it out (referral-03). */
export const Invited: Story = {
  args: { takesInvitation: true, known: { invitation: 'K7QX2MPA' } },
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByRole('textbox', { name: 'Invitation code' });
    await expect(code).toHaveValue('K7QX2MPA');
  },
};

/** Without a link the field is folded away; what cannot be a code is told. */
export const CodeByHand: Story = {
  args: { takesInvitation: true, known: { firstname: 'Meera', lastname: 'Iyer', email: 'meera@example.com' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Have an invitation code?'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Invitation code' }), '?!');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Jasmine#7');
    await userEvent.click(canvas.getByRole('button', { name: /Create/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Invitation code' })).toBeInvalid());
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};
