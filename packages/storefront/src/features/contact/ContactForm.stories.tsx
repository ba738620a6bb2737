import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContactForm } from './ContactForm.tsx';

const meta = {
  title: 'Contact/Form',
  component: ContactForm,
  args: { known: {}, busy: false, onType: fn(), onSend: fn() },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OfACustomer: Story = { args: { known: { name: 'Asha Rao', email: 'asha@example.com' } } };
export const OnItsWay: Story = {
  args: { busy: true, known: { name: 'Asha Rao', email: 'asha@example.com', comment: 'Where is my order?' } },
};
export const NotTaken: Story = { args: { problem: 'Your message could not be sent. Try again.' } };

export const SomethingMissing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/E-mail/), 'asha@');
    await userEvent.click(canvas.getByRole('button', { name: /Send/ }));
    await expect(await canvas.findByLabelText(/E-mail/)).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
