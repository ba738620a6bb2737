import type { CartDetails } from '@shop/commerce-client';
import { cartSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CouponField } from './CouponField.tsx';

const applied = {
  id: 'cart-1',
  items: [],
  shipping_addresses: [],
  applied_coupons: [{ code: 'SAVE10' }],
} as unknown as CartDetails;

const meta = {
  title: 'Cart/Coupon',
  component: CouponField,
  args: { disabled: false },
} satisfies Meta<typeof CouponField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Field and button end in one line. */
export const Empty: Story = {
  render: args => (
    <ShopPart>
      <CouponField {...args} />
    </ShopPart>
  ),
  play: async ({ canvas }) => {
    const field = (await canvas.findByLabelText('Coupon code')).parentElement?.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Apply' }).getBoundingClientRect();
    await expect([button.top, button.bottom]).toEqual([field?.top, field?.bottom]);
  },
};

export const Applied: Story = {
  render: args => (
    <ShopPart before={dispatch => void dispatch(cartSlice.actions.detailsReceived(applied))}>
      <CouponField {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('SAVE10')),
};

/** The cart fell below what the coupon asks for. */
export const LeftByItself: Story = {
  render: args => (
    <ShopPart
      before={dispatch => {
        dispatch(
          cartSlice.actions.detailsReceived({
            ...applied,
            items: [{ uid: 'a', quantity: 2 }],
          } as unknown as CartDetails),
        );
        dispatch(
          cartSlice.actions.detailsReceived({
            ...applied,
            items: [{ uid: 'a', quantity: 1 }],
            applied_coupons: null,
          } as unknown as CartDetails),
        );
      }}
    >
      <CouponField {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/^Coupon SAVE10 does not apply/)),
};

/** An order is on its way: nothing may change. */
export const WhileOrdering: Story = {
  args: { disabled: true },
  render: args => (
    <ShopPart>
      <CouponField {...args} />
    </ShopPart>
  ),
};

export const NothingTyped: Story = {
  render: args => (
    <ShopPart>
      <CouponField {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('textbox')).toBeInvalid();
  },
};
