import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { ConfirmCancel } from './ConfirmCancel.tsx';
import type { MailedLink } from './MailedLinkPage.tsx';

function Place({ answers = {}, ...props }: MailedLink & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart answers={answers}>
      <ConfirmCancel {...props} />
    </ShopPart>
  );
}

const meta = {
  title: 'Orders/Cancel by mail',
  component: Place,
  args: { orderId: 'MTI=', confirmationKey: 'abc' },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Yes, cancel my order' }));

export const Asked: Story = {};

/** Rule orders-08. */
export const Cancelled: Story = {
  args: {
    answers: {
      confirmCancelOrder: {
        confirmCancelOrder: { errorV2: null, order: { id: 'MTI=', number: '000000012', status: 'Canceled' } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const heading = await within(canvasElement).findByRole('heading', { name: 'Order 000000012 is cancelled' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
export const Refused: Story = {
  args: {
    answers: {
      confirmCancelOrder: {
        confirmCancelOrder: { errorV2: { code: 'UNDEFINED', message: 'The key has expired.' }, order: null },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByText('The key has expired.')).toBeVisible();
  },
};
