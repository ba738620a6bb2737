import { checkoutSlice, paymentOptions, type PaymentGroup } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { ReviewStep, type ReviewStepProps } from './ReviewStep.tsx';

const optionOf = (pg: PaymentGroup, id: string) => paymentOptions.find(option => option.pg === pg && option.id === id)!;
const details = {
  is_virtual: false,
  items: [{ quantity: 1 }, { quantity: 2 }],
  prices: { grand_total: { value: 24_997, currency: 'INR' } },
  shipping_addresses: [
    { selected_shipping_method: { carrier_title: 'Free Shipping', amount: { value: 0, currency: 'INR' } } },
  ],
} as unknown as ReviewStepProps['details'];
const address = {
  firstname: 'Meera',
  lastname: 'Iyer',
  street: ['12 MG Road', 'Flat 4B'],
  city: 'Bengaluru',
  region_code: 'KA',
  region_id: 564,
  region: 'Karnataka',
  postcode: '560001',
  telephone: '9845012345',
  country_id: 'IN',
  email: 'meera@example.com',
} as const;

const meta = {
  title: 'Checkout/Review',
  component: ReviewStep,
  args: { details, option: optionOf('razorpay', 'upi'), onChange: fn() },
  render: args => (
    <ShopPart
      before={dispatch => {
        dispatch(checkoutSlice.actions.shippingAddressAccepted({ ...address, street: [...address.street] }));
        dispatch(
          checkoutSlice.actions.billingAddressAccepted({
            ...address,
            street: ['4 Church Street'],
            company: 'Iyer & Daughters Trading Private Limited',
            vat_id: '29AAGCB7383J1Z4',
          }),
        );
      }}
    >
      <ReviewStep {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof ReviewStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidOnline: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Payment, in the review' }));
    await expect(args.onChange).toHaveBeenCalledWith('payment');
    await expect(canvas.getByText('Free Shipping', { selector: 'dd' })).toBeVisible();
  },
};
export const PaidOnDelivery: Story = { args: { option: optionOf('cashondelivery', 'cashondelivery') } };
/** Something of the cart was changed, and its total is not known yet. */
export const TotalOnItsWay: Story = { args: { isUpdating: true } };
/** Nothing is delivered, and nothing is to be paid. */
export const NothingToPay: Story = {
  args: {
    option: optionOf('free', 'free'),
    details: {
      ...details,
      is_virtual: true,
      prices: { grand_total: { value: 0, currency: 'INR' } } as typeof details.prices,
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
