import type { CartDetails } from '@shop/commerce-client';
import { cartSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { GiftCardDesk, GiftCardSkeleton } from './GiftCardDesk.tsx';

const money = (value: number) => ({ currency: 'INR', value });
const cart = {
  id: 'cart-1',
  items: [],
  shipping_addresses: [],
  applied_gift_cards: [{ code: 'GIFT-1000-DEMO', applied_balance: money(600), current_balance: money(1000) }],
} as unknown as CartDetails;

const meta = {
  title: 'Account/Gift cards',
  component: GiftCardDesk,
  render: () => (
    <ShopPart>
      <GiftCardDesk />
    </ShopPart>
  ),
} satisfies Meta<typeof GiftCardDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check balance' }));
    await expect(await canvas.findByText('Enter the code of a gift card first.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Gift card code'), 'gift-1000-demo{Enter}');
    await expect(await canvas.findByText(/^₹1,000 left on GIFT-1000-DEMO/)).toBeVisible();
  },
};
export const InTheCart: Story = {
  render: () => (
    <ShopPart before={dispatch => void dispatch(cartSlice.actions.detailsReceived(cart))}>
      <GiftCardDesk />
    </ShopPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove gift card GIFT-1000-DEMO' })).toBeVisible();
    await expect(canvas.getByText('1 gift card is in your cart.')).toBeVisible();
  },
};
export const Loading: Story = { render: () => <GiftCardSkeleton /> };
