import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './PasswordField.guide.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/Password field – input, secret',
  id: 'forms-password-field',
  component: PasswordField,
  parameters: { guide },
  args: { label: 'Password', defaultValue: 'Shop@1234' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** In one form they stand below each other. */
export const AsHighAsOthers: Story = {
  render: args => (
    <>
      <TextField label="E-mail" />
      <PasswordField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (label: string) => canvas.getByLabelText(label).parentElement?.offsetHeight;
    await expect(heightOf('Password')).toBe(heightOf('E-mail'));
  },
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    // Its name says what a press does: a state beside it would say the contrary.
    await expect(canvas.getByRole('button', { name: 'Hide password' })).not.toHaveAttribute('aria-pressed');
  },
};

export const WithError: Story = { args: { error: 'Enter the password that you chose.', defaultValue: '' } };
