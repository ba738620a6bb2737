import type { CartDetails } from '@shop/commerce-client';
import { cartSlice, userSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CoinsField } from './CoinsField.tsx';
import { EarnedCoins } from './EarnedCoins.tsx';
import { GiftCardField } from './GiftCardField.tsx';

const money = (value: number) => ({ currency: 'INR', value });
const cart = (credit: object) =>
  ({ id: 'cart-1', items: [], shipping_addresses: [], ...credit }) as unknown as CartDetails;
const holding = (credit: object) => cartSlice.actions.detailsReceived(cart(credit));

const meta = { title: 'Cart/Credit', component: GiftCardField } satisfies Meta<typeof GiftCardField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoCardYet: Story = {
  render: () => (
    <ShopPart>
      <GiftCardField />
    </ShopPart>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Have a gift card?'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use gift card' }));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox'), 'gift-1000-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Check balance' }));
    await expect(await canvas.findByText(/^₹1,000 left on GIFT-1000-DEMO/)).toBeVisible();
  },
};
export const CardPays: Story = {
  render: () => (
    <ShopPart
      before={dispatch =>
        void dispatch(
          holding({
            applied_gift_cards: [{ code: 'GIFT-1000-DEMO', applied_balance: money(600), current_balance: money(1000) }],
          }),
        )
      }
    >
      <GiftCardField />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('₹400 stay on the card.')),
};
/** One is used up, the other pays the rest; a third could follow while something is left to pay. */
export const TwoCardsPay: Story = {
  render: () => (
    <ShopPart
      before={dispatch =>
        void dispatch(
          holding({
            prices: { grand_total: money(320) },
            applied_gift_cards: [
              { code: 'GIFT-1000-DEMO', applied_balance: money(1000), current_balance: money(1000) },
              { code: 'GIFT-250-DEMO', applied_balance: money(250), current_balance: money(250) },
            ],
          }),
        )
      }
    >
      <GiftCardField />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('Use another gift card')),
};
export const CoinsToUse: Story = {
  render: () => (
    <ShopPart
      answers={{
        getCoinBalance: { customer: { mw_reward_points: { balance: { points: 640.5, money: money(640.5) } } } },
      }}
      before={dispatch => void dispatch(userSlice.actions.tokenSet())}
    >
      <CoinsField />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('button', { name: 'Pay with Kaveri Coins' })),
};
export const CoinsPay: Story = {
  render: () => (
    <ShopPart
      before={dispatch => {
        dispatch(userSlice.actions.tokenSet());
        dispatch(holding({ mw_applied_reward_points: { points: 200, money: money(200) } }));
      }}
    >
      <CoinsField />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('button', { name: 'Remove Kaveri Coins' })),
};
/** An order is on its way: nothing may change. */
export const WhileOrdering: Story = {
  render: () => (
    <ShopPart
      before={dispatch => {
        dispatch(userSlice.actions.tokenSet());
        dispatch(
          holding({
            applied_gift_cards: [{ code: 'GIFT-1000-DEMO', applied_balance: money(600), current_balance: money(1000) }],
            mw_applied_reward_points: { points: 200, money: money(200) },
          }),
        );
      }}
    >
      <GiftCardField disabled />
      <CoinsField disabled />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Remove Kaveri Coins' })).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** What the order will earn (coins-04). */
export const Earned: Story = {
  render: () => (
    <ShopPart
      answers={{
        getCartCoins: {
          cart: { id: 'cart-1', mw_reward_messages: { checkout_message: 'This order earns 32 coins.' } },
        },
      }}
      before={dispatch => {
        dispatch(userSlice.actions.tokenSet());
        dispatch(cartSlice.actions.cartReceived('cart-1'));
        dispatch(holding({ prices: { grand_total: money(3200) } }));
      }}
    >
      <EarnedCoins />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('This order earns 32 coins.')),
};
