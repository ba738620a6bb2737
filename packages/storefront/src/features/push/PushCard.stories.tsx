import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { installed, uninstalled } from '../../testing/installed.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { PushCard } from './PushCard.tsx';

const meta = {
  title: 'Notifications/Card after an order',
  component: PushCard,
  render: () => (
    <ShopPart>
      <PushCard />
    </ShopPart>
  ),
  afterEach: uninstalled,
} satisfies Meta<typeof PushCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  beforeEach: () => installed('granted'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tell me on this device' })).toBeVisible();
  },
};
export const Accepted: Story = {
  beforeEach: () => installed('granted'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me on this device' }));
    await waitFor(() => expect(canvas.getByText(/^We tell you on this device/)).toHaveFocus());
  },
};
export const Declined: Story = {
  beforeEach: () => installed('granted'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(canvas.getByText(/^We do not ask again/)).toHaveFocus());
  },
};
/** The browser was asked, and the shopper said no there. */
export const Blocked: Story = {
  beforeEach: () => installed('denied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me on this device' }));
    await waitFor(() => expect(canvas.getByText(/^Your browser blocks/)).toHaveFocus());
  },
};
