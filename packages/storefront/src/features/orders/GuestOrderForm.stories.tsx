import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GuestOrderForm } from './GuestOrderForm.tsx';

const meta = {
  title: 'Orders/Guest',
  component: GuestOrderForm,
  args: { busy: false, onOpen: fn() },
} satisfies Meta<typeof GuestOrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = { number: '000000012', email: 'meera@example.com', lastname: 'Iyer' };

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open my order' }));
    await expect(await canvas.findByText('Enter the number of your order.')).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const Known: Story = { args: { known } };
export const OnItsWay: Story = { args: { known, busy: true } };
export const NotFound: Story = {
  args: {
    known,
    problem: 'No order has this number, e-mail and last name together. Check them with the mail that we sent.',
  },
};
