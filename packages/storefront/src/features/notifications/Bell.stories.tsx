import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { notificationAnswers } from '../../testing/sampleNotifications.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { signedIn } from '../../testing/shopper.ts';
import { Bell } from './Bell.tsx';
import { BellPlace } from './BellPlace.tsx';

const meta = {
  title: 'Notifications/Bell',
  component: Bell,
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dot stands as long as something was not read; pressing the bell opens the drawer. */
export const Unread: Story = {
  render: () => (
    <ShopPart answers={notificationAnswers}>
      <Bell />
    </ShopPart>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
    const drawer = within(await opened(canvasElement.ownerDocument.body));
    await userEvent.click(drawer.getByRole('button', { name: /leads nowhere/ }));
    await expect(
      await canvas.findByRole('button', { name: 'Notifications, 2 unread', hidden: true }),
    ).toBeInTheDocument();
  },
};

export const AllRead: Story = {
  render: () => (
    <ShopPart answers={{ ...notificationAnswers, CustomerNotifications: { customerNotifications: [] } }}>
      <Bell />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};

/** For guests, and where the back end tells nothing, nothing stands there. */
export const Place: Story = {
  render: () => (
    <ShopPart answers={notificationAnswers} before={signedIn}>
      <BellPlace />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  },
};

export const AbsentFromTheBackEnd: Story = {
  render: () => (
    <ShopPart answers={notificationAnswers} featuresOff={['notifications']} before={signedIn}>
      <BellPlace />
      <p>No bell.</p>
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No bell.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
