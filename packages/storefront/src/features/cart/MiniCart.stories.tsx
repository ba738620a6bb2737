import { cartSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cartDetailsOf, type ShelfLine } from '../../testing/cartBackEnd.ts';
import { opened } from '../../testing/opened.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { MiniCart } from './MiniCart.tsx';

const shirt: ShelfLine = {
  sku: 'SHIRT-RED-M',
  parentSku: 'SHIRT',
  name: 'Cotton shirt with a small collar',
  price: 799,
  was: 999,
  quantity: 2,
  options: { Colour: 'Red', Size: 'M' },
};
const pen: ShelfLine = { sku: 'PEN', name: 'Steel pen', price: 300, quantity: 1 };

interface Holding {
  lines: ShelfLine[];
}

const Holds = ({ lines }: Holding) => (
  <ShopPart
    before={dispatch => {
      dispatch(cartSlice.actions.cartReceived('cart-1'));
      dispatch(cartSlice.actions.detailsReceived(cartDetailsOf(lines)));
    }}
  >
    <MiniCart open onClose={() => {}} />
  </ShopPart>
);

const meta = {
  title: 'Cart/Mini cart',
  component: Holds,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof Holds>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(await opened(canvasElement)).findByText(text)).toBeVisible();
  };

export const Filled: Story = { args: { lines: [shirt, pen] }, play: shows('Go to checkout') };
export const ManyLines: Story = {
  args: {
    lines: Array.from({ length: 10 }, (_, place) => ({ ...pen, sku: `PEN-${place}`, name: `Pen ${place + 1}` })),
  },
  play: async ({ canvasElement, userEvent }) => {
    const cart = await opened(canvasElement);
    const foot = (await within(cart).findByRole('link', { name: 'View cart' })).closest('div')!.parentElement!;
    const header = within(cart).getByRole('heading').closest('header')!;
    const remove = (pen: number) => within(cart).getByRole('button', { name: `Remove Pen ${pen}` });
    await expect(remove(10)).toBeVisible();
    // What has the focus lies under neither of them, though it is in the window without a scroll.
    cart.scrollTop += remove(3).getBoundingClientRect().bottom - innerHeight;
    within(remove(3).closest('li')!).getByRole('button', { name: 'One less' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(remove(3)).toHaveFocus();
    await expect(remove(3).getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
    cart.scrollTop += remove(6).getBoundingClientRect().top;
    within(cart).getByRole('link', { name: 'Pen 7' }).focus({ preventScroll: true });
    await userEvent.tab({ shift: true });
    await expect(remove(6)).toHaveFocus();
    await expect(remove(6).getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
  },
};
/** What cannot be bought keeps the way to the checkout shut. */
export const Blocked: Story = { args: { lines: [{ ...shirt, soldOut: true }, pen] }, play: shows(/^Change or remove/) };
export const Empty: Story = { args: { lines: [] }, play: shows('Your cart is empty') };
