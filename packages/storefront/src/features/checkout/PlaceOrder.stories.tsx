import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PlaceOrder } from './PlaceOrder.tsx';

const cash = { pg: 'cashondelivery', id: 'cashondelivery', label: 'Cash On Delivery' } as const;

const meta = {
  title: 'Checkout/Place order',
  component: PlaceOrder,
  args: {
    option: cash,
    total: 24_596,
    busy: false,
    isUpdating: false,
    problem: undefined,
    onPlace: fn(),
    onUndecided: fn(),
  },
} satisfies Meta<typeof PlaceOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /₹24,596/ }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

/** Nothing is ordered before it is known how it is paid: the button leads there. */
export const NoWayToPayChosen: Story = {
  args: { option: undefined },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose how to pay' }));
    await expect(args.onUndecided).toHaveBeenCalledOnce();
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

/** The amount in it may change: pressing does nothing. */
export const TotalOnItsWay: Story = {
  args: { isUpdating: true },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const OnItsWay: Story = { args: { busy: true } };
export const Refused: Story = { args: { problem: 'Some of the products are out of stock.' } };

/** Something in the cart is sold out: the button says so and orders nothing. */
export const Blocked: Story = {
  args: { isBlocked: true, onBlocked: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onBlocked).toHaveBeenCalledOnce();
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};
