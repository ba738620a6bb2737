import { appSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Header } from './Header.tsx';
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

/** The header of a phone has a second row: it stands below that, however far the page is scrolled. */
export const BelowTheSearch: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ShopPart before={dispatch => void dispatch(appSlice.actions.wentOffline())}>
      <Header onOpenCategories={() => {}} onOpenYou={() => {}} bell={null} />
      <NetworkNotice />
      <main style={{ minBlockSize: '200vh' }} />
    </ShopPart>
  ),
  play: async ({ canvas }) => {
    const words = await canvas.findByText('You are offline. Some features may be unavailable.');
    window.scrollTo({ top: 300 });
    const header = canvas.getByRole('banner');
    await expect(header.getBoundingClientRect().top).toBe(0);
    await expect(words.getBoundingClientRect().top).toBeGreaterThan(header.getBoundingClientRect().bottom);
    window.scrollTo({ top: 0 });
  },
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
