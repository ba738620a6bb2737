import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { sampleOrder, sampleReasons } from '../../testing/sampleOrder.ts';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { CancelDialog, type CancelDialogProps } from './CancelDialog.tsx';

function Place({
  answers = sampleReasons,
  refusals = {},
  ...props
}: CancelDialogProps & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart answers={answers} refusals={refusals}>
      <CancelDialog {...props} />
    </ShopPart>
  );
}

const meta = {
  title: 'Orders/Cancel',
  component: Place,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    cancelKey: { orderId: 'Mw==', number: '000000003' },
    number: '000000003',
    comesBack: [
      '₹24,546 goes back to where you paid from (Razorpay), in 5 to 7 days.',
      'Your coins worth ₹200 are yours again.',
    ],
    onClose: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, button: string, reason?: string) => {
  const canvas = within(await opened(canvasElement));
  const select = await canvas.findByLabelText(/Why do you cancel/);
  if (reason !== undefined) await userEvent.selectOptions(select, reason);
  await userEvent.click(canvas.getByRole('button', { name: button }));
};

export const OfACustomer: Story = {
  play: async ({ canvasElement }) =>
    void (await within(await opened(canvasElement)).findByLabelText(/Why do you cancel/)),
};
export const WithoutAReason: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Cancel order');
    await expect(await within(canvasElement).findByText('Choose a reason.')).toBeVisible();
    await expect(within(canvasElement).getByLabelText(/Why do you cancel/)).toHaveFocus();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    answers: { ...sampleReasons, CustomerOrder: { customer: { orders: { items: [sampleOrder()] } } } },
    refusals: { cancelOrder: 'Order already shipped.' },
  },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Cancel order', 'It comes too late');
    await expect(await within(canvasElement).findByText('Order already shipped.')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const OfAGuest: Story = {
  args: {
    cancelKey: { token: 'abc' },
    email: 'asha@example.com',
    answers: { ...sampleReasons, requestGuestOrderCancel: { requestGuestOrderCancel: { errorV2: null, order: null } } },
  },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Send the mail', 'It comes too late');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const ReasonsNotLoaded: Story = {
  args: { refusals: { CancellationReasons: 'No.' } },
  play: async ({ canvasElement }) =>
    void (await within(await opened(canvasElement)).findByText('The reasons to choose from could not be loaded.')),
};
export const Loading: Story = { args: { answers: {} } };
