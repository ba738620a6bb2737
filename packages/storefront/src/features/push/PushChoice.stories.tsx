import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PushChoice } from './PushChoice.tsx';

const meta = {
  title: 'Account/Push to this device',
  component: PushChoice,
  args: { status: 'unasked', busy: false, onChange: fn() },
} satisfies Meta<typeof PushChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unasked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^Tell me on this device/));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { status: 'on' } };
export const Off: Story = { args: { status: 'off' } };
export const Busy: Story = { args: { busy: true } };
export const Blocked: Story = { args: { status: 'blocked' } };
export const InATab: Story = { args: { status: 'uninstalled' } };
