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
