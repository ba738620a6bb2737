import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';

function Typing(props: NewPasswordFieldProps) {
  const [typed, setTyped] = useState(props.typed);
  return <NewPasswordField {...props} typed={typed} value={typed} onChange={event => setTyped(event.target.value)} />;
}

const meta = {
  title: 'Account/New password',
  component: NewPasswordField,
  args: { rules: { minimumLength: 8, requiredClasses: 3 }, typed: '', label: 'Password' },
  render: props => <Typing {...props} />,
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfTheWay: Story = { args: { typed: 'sunflower' } };
/** Each rule is ticked off as it is met, and read out. */
export const Good: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Sun-flower 7');
    await expect(canvas.getByRole('status')).toHaveTextContent('The password meets all the rules.');
    await expect(canvas.getAllByText(/: done$/)).toHaveLength(3);
  },
};
