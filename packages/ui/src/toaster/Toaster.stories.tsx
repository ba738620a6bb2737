import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dialog } from '../dialog/Dialog.tsx';
import { Toaster } from './Toaster.tsx';
import { guide } from './Toaster.guide.tsx';

const meta = {
  title: 'Feedback/Toaster – toast, snackbar, alert',
  id: 'feedback-toaster',
  component: Toaster,
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
  args: {
    onDismiss: fn(),
    onAction: fn(),
    toasts: [
      {
        id: '1',
        type: 'success',
        message: 'Auvira Lumen 5 5G is in your cart.',
        actionText: 'View cart',
        dismissable: true,
      },
    ],
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: {
    toasts: [
      {
        id: '1',
        type: 'error',
        message: 'Sorry! An unexpected error occurred.\nDebug: M3X-1 TypeError: x is undefined',
        dismissable: true,
      },
    ],
  },
};
export const Several: Story = {
  tags: ['picture'],
  args: {
    toasts: [
      { id: '1', type: 'warning', message: 'You are offline. Some features may be unavailable.' },
      { id: '2', type: 'info', message: 'You are online.' },
    ],
  },
};
/** What a message is about, where one sees it sooner than one reads it. A name that is not known shows that of the type. */
export const OwnIcons: Story = {
  args: {
    toasts: [
      ...['cart', 'heart', 'link', 'online'].map(icon => ({
        id: icon,
        type: 'success' as const,
        message: `Shown with the icon “${icon}”`,
        icon,
      })),
      {
        id: 'offline',
        type: 'warning',
        message: 'You are offline. Some features may be unavailable.',
        icon: 'offline',
      },
      { id: 'unknown', type: 'info', message: 'Shown with the icon of its type', icon: 'umbrella' },
    ],
  },
};
export const Nothing: Story = { args: { toasts: [] } };

export const Actions: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View cart' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onAction).toHaveBeenCalledWith('1');
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

/** The key is part of the region's name. What it leads to is framed, and stays while one is there. */
export const ReachedByF8: Story = {
  args: { onHold: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.keyboard('{F8}');
    await expect(within(canvasElement).getByRole('region', { name: 'Messages (F8)' })).toHaveFocus();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'View cart' })).toHaveFocus();
  },
};

/** 20rem wide (look-17). */
export const Width: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Messages (F8)' }).offsetWidth).toBe(320);
  },
};

/** A modal dialog makes all outside it unreachable, so its messages stand inside. */
export const WithinReachOverADialog: Story = {
  args: { toasts: [{ id: '1', type: 'error', message: 'Invalid pincode format.', dismissable: true }] },
  render: args => (
    <>
      <Toaster {...args} />
      <Dialog open onClose={fn()} title="Enter delivery code">
        <p>Deliver to another place.</p>
      </Dialog>
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};
