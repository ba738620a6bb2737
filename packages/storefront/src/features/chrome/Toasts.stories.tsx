import { addToast, appSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Toasts } from './Toasts.tsx';

const meta = {
  title: 'Chrome/Toasts',
  component: Toasts,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  render: () => <ShopPart before={dispatch => void dispatch(appSlice.actions.wentOffline())}><Toasts /></ShopPart>,
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('You are offline. Some features may be unavailable.')),
};

/** An answer has been on its way for 8 seconds. */
export const Slow: Story = {
  render: () => <ShopPart before={dispatch => void dispatch(appSlice.actions.workBegun('answer'))}><Toasts /></ShopPart>,
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('The shop is taking longer than usual to answer. Please wait a moment.')),
};

/** Stays until the shopper closes it. */
export const Dismissed: Story = {
  render: () => <ShopPart before={dispatch => void dispatch(addToast({ type: 'error', message: 'Failed to fetch location data.', dismissable: true, timeout: false }))}><Toasts /></ShopPart>,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Failed to fetch location data.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Failed to fetch location data.')).toBeNull();
  },
};
