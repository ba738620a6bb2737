import type { ShippingMethod } from '@shop/commerce-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';

const method = (
  code: string,
  carrier_title: string,
  method_title: string,
  value: number,
  error_message: string | null = null,
) =>
  ({
    carrier_code: code,
    carrier_title,
    method_code: code,
    method_title,
    available: error_message === null,
    error_message,
    amount: { value, currency: 'INR' },
  }) as ShippingMethod;
const methods = [
  method('freeshipping', 'Free Shipping', 'In five days', 0),
  method('flatrate', 'Flat Rate', 'In three days', 49),
  method('express', 'Express', 'Tomorrow', 149, 'Not offered for this pincode.'),
];

const meta = {
  title: 'Checkout/Delivery step',
  component: DeliveryStep,
  args: { methods, selected: null },
  render: args => (
    <ShopPart>
      <DeliveryStep {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof DeliveryStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a carrier does not offer here stands there with the reason, and cannot be chosen. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('radio', { name: /Express/ })).toBeDisabled();
  },
};
export const Chosen: Story = { args: { selected: { carrier_code: 'flatrate', method_code: 'flatrate' } } };
export const NobodyDelivers: Story = { args: { methods: [] } };
/** Magento names its free method "Free", which the price says already. */
export const FreeOnce: Story = {
  args: { methods: [method('freeshipping', 'Free Shipping', 'Free', 0)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Free')).toHaveLength(1);
  },
};
