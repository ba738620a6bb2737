import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { sampleNotifications } from '../../testing/sampleNotifications.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { NotificationDrawer } from './NotificationDrawer.tsx';

const meta = {
  title: 'Notifications/Drawer',
  component: NotificationDrawer,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: fn(),
    onRead: fn(),
    onRetry: fn(),
    view: { status: 'ready', notifications: sampleNotifications },
  },
  decorators: [
    Story => (
      <ShopPart>
        <Story />
      </ShopPart>
    ),
  ],
} satisfies Meta<typeof NotificationDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was not read stands out; each leads to what it is about, and one that leads elsewhere says so. */
export const Filled: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const drawer = within(await opened(canvasElement));
    await expect(drawer.getByRole('link', { name: /^Unread: Your order #000000006 is on its way/ })).toHaveAttribute(
      'href',
      '/order-history/000000006',
    );
    await expect(drawer.getByRole('link', { name: /opens another site/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(drawer.getByRole('button', { name: /leads nowhere/ }));
    await expect(args.onRead).toHaveBeenCalledWith(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Whatever the back end writes, it neither runs over nor hides the next one. */
export const LongWords: Story = {
  args: {
    view: {
      status: 'ready',
      notifications: sampleNotifications.map(each => ({
        ...each,
        title: 'W'.repeat(300),
        body: 'So it is, and so it stays. '.repeat(40),
        createdAt: 'some day',
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const drawer = await opened(canvasElement);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};

export const None: Story = {
  args: { view: { status: 'ready', notifications: [] } },
  play: async ({ canvasElement }) => {
    const drawer = within(await opened(canvasElement));
    await expect(drawer.getByRole('heading', { name: 'No notifications' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { view: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const drawer = within(await opened(canvasElement));
    await expect(drawer.getByLabelText('Your notifications are loading')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { view: { status: 'failed', problem: { kind: 'offline' } } },
  play: async ({ args, canvasElement, userEvent }) => {
    const drawer = within(await opened(canvasElement));
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
