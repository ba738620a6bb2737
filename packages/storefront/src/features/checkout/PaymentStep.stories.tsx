import { checkoutSlice, paymentOptions } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { PaymentStep } from './PaymentStep.tsx';

const offered = paymentOptions.filter(({ pg }) => pg !== 'free');
const cash = offered.find(({ pg }) => pg === 'cashondelivery');

const meta = {
  title: 'Checkout/Payment step',
  component: PaymentStep,
  args: { options: offered, shown: cash, onChoose: fn() },
  render: args => (
    <ShopPart>
      <PaymentStep {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof PaymentStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryWay: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /Cash/ })).toBeChecked();
    await userEvent.click(within(canvas.getByRole('group', { name: /Razorpay/ })).getByRole('radio', { name: /UPI/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(offered.find(({ pg, id }) => pg === 'razorpay' && id === 'upi'));
  },
};

export const NothingChosen: Story = { args: { shown: undefined } };
/** A coupon that allows UPI only. */
export const UpiOnly: Story = { args: { options: offered.filter(({ id }) => id === 'upi'), shown: undefined } };
/** The total is zero. */
export const NothingToPay: Story = {
  args: {
    options: paymentOptions.filter(({ pg }) => pg === 'free'),
    shown: paymentOptions.find(({ pg }) => pg === 'free'),
  },
};
export const NoWayToPay: Story = { args: { options: [], shown: undefined } };
export const Refused: Story = {
  render: args => (
    <ShopPart
      before={dispatch =>
        void dispatch(
          checkoutSlice.actions.rejected({
            step: 'paymentMethod',
            problem: { kind: 'rejected', message: 'The requested Payment Method is not available.' },
          }),
        )
      }
    >
      <PaymentStep {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByText('The requested Payment Method is not available.')),
};
