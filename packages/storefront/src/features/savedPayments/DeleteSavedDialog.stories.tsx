import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { DeleteSavedDialog, type DeleteSavedDialogProps } from './DeleteSavedDialog.tsx';

function Place({ answers = {}, refusals = {}, ...props }: DeleteSavedDialogProps & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart answers={answers} refusals={refusals}>
      <DeleteSavedDialog {...props} />
    </ShopPart>
  );
}

const meta = {
  title: 'Account/Delete a saved payment',
  component: Place,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    method: {
      token: 'a',
      gateway: 'razorpay',
      kind: 'card',
      label: 'Visa •••• 4242',
      expires: '12/2029',
      isExpired: false,
      isTaken: true,
    },
    onClose: fn(),
    onGone: fn(),
  },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(within(await opened(canvasElement)).getByRole('button', { name: 'Delete' }));

export const Asked: Story = { play: async ({ canvasElement }) => void (await opened(canvasElement)) };
export const Deleted: Story = {
  args: { answers: { deleteSavedPayment: { deletePaymentToken: { result: true } } } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(args.onGone).toHaveBeenCalled());
  },
};
export const Refused: Story = {
  args: { refusals: { deleteSavedPayment: 'Not now.' } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByText('Not now.')).toBeVisible();
    await expect(args.onGone).not.toHaveBeenCalled();
  },
};
