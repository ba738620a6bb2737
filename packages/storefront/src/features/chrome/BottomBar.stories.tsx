import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { signedIn, withPieces } from '../../testing/shopper.ts';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Chrome/Bottom bar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { onOpenCategories: fn(), onOpenYou: fn() },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guest's way to the cart leads through signing in (frame-13, cart-13). */
export const NothingInTheCart: Story = {
  render: args => (
    <ShopPart>
      <BottomBar {...args} />
    </ShopPart>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/sign-in?from=%2Fcart');
    await userEvent.click(canvas.getByRole('button', { name: 'Categories' }));
    await userEvent.click(canvas.getByRole('button', { name: 'You' }));
    await expect(args.onOpenCategories).toHaveBeenCalledOnce();
    await expect(args.onOpenYou).toHaveBeenCalledOnce();
  },
};

export const ThreeInTheCart: Story = {
  render: args => (
    <ShopPart
      before={dispatch => {
        signedIn(dispatch);
        withPieces(3)(dispatch);
      }}
    >
      <BottomBar {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^Cart.*, 3\s*items$/ })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
};

/** Rule cart-10. */
export const MoreThan99InTheCart: Story = {
  render: args => (
    <ShopPart
      before={dispatch => {
        signedIn(dispatch);
        withPieces(120)(dispatch);
      }}
    >
      <BottomBar {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('link', { name: /^Cart.*, 99\+\s*items$/ })),
};
