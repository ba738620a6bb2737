import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onClose: fn(), title: 'Enter delivery code', children: <TextField label="Delivery code" placeholder="Enter pincode" /> },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithFooter: Story = { args: { footer: <><Button kind="secondary">Cancel</Button><Button>Confirm</Button></> } };
export const LongContent: Story = { args: { children: <>{Array.from({ length: 30 }, (_, index) => <p key={index}>A line of a text that is longer than the screen.</p>)}</> } };

export const ClosesOnPress: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
