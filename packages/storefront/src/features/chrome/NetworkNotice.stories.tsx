import { appSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';

const meta = {
  title: 'Chrome/Network notice',
  component: NetworkNotice,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof NetworkNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  render: () => (
    <ShopPart before={dispatch => void dispatch(appSlice.actions.wentOffline())}>
      <NetworkNotice />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByText('You are offline. Some features may be unavailable.')),
};

/** An answer has been on its way for 8 seconds. */
export const Slow: Story = {
  render: () => (
    <ShopPart before={dispatch => void dispatch(appSlice.actions.workBegun('answer'))}>
      <NetworkNotice />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByText(
      'The shop is taking longer than usual to answer. Please wait a moment.',
    )),
};
