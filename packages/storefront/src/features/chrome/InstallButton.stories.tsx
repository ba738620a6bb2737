import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { InstallButton } from './InstallButton.tsx';

const prompt = fn(() => Promise.resolve());

/** The browser offers to install the shop, as Chromium does. */
function offer() {
  window.shopInstall = Object.assign(new Event('beforeinstallprompt'), { prompt });
  dispatchEvent(window.shopInstall);
}

const meta = {
  title: 'Chrome/Install button',
  component: InstallButton,
  beforeEach: () => {
    prompt.mockClear();
    window.shopInstall = undefined;
  },
} satisfies Meta<typeof InstallButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is there once the browser offers, and gone once it was taken. */
export const InTheHeader: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    offer();
    await userEvent.click(await canvas.findByRole('button', { name: 'Install App' }));
    await expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    offer();
    await expect(await canvas.findByRole('button', { name: 'Install App' })).toBeVisible();
  },
};

export const InThePanel: Story = {
  args: { wide: true },
  play: async ({ canvasElement }) => {
    offer();
    await expect(await within(canvasElement).findByRole('button', { name: 'Install App' })).toBeVisible();
  },
};
