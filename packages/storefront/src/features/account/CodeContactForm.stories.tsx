import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CodeContactForm } from './CodeContactForm.tsx';

const meta = {
  title: 'Account/Where the code goes',
  component: CodeContactForm,
  args: { busy: false, onSend: fn() },
} satisfies Meta<typeof CodeContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Country code and gaps are taken out of a number. */
export const Number: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail or mobile number'), '+91 98100 12345{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ contact: '9810012345' }, expect.anything()));
  },
};
export const Neither: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail or mobile number'), '12345{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('E-mail or mobile number')).toBeInvalid());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const TooOften: Story = {
  args: { known: 'asha@example.com', problem: 'That was asked for too often. Try again in 42 minutes.' },
};
export const OnItsWay: Story = { args: { known: 'asha@example.com', busy: true } };
