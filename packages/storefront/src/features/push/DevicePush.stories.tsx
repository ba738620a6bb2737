import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { installed, uninstalled } from '../../testing/installed.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { DevicePush } from './DevicePush.tsx';

const meta = {
  title: 'Account/Choice for this device',
  component: DevicePush,
  render: () => (
    <ShopPart>
      <DevicePush />
    </ShopPart>
  ),
  afterEach: uninstalled,
} satisfies Meta<typeof DevicePush>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is switched on, and off again (push-02). */
export const Installed: Story = {
  beforeEach: () => installed('granted'),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText<HTMLInputElement>(/^Tell me on this device/);
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  },
};
export const BlockedByTheBrowser: Story = {
  beforeEach: () => installed('denied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Tell me on this device/));
    await waitFor(() => expect(canvas.getByText(/^Your browser blocks/)).toHaveFocus());
  },
};
/** There is nothing to choose where the back end keeps no tokens. */
export const AbsentFromTheBackEnd: Story = {
  beforeEach: () => installed('granted'),
  render: () => (
    <ShopPart featuresOff={['push']}>
      <DevicePush />
      <p>No choice.</p>
    </ShopPart>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
