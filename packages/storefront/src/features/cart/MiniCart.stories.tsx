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
  play: shows('Pen 10'),
};
/** What cannot be bought keeps the way to the checkout shut. */
export const Blocked: Story = { args: { lines: [{ ...shirt, soldOut: true }, pen] }, play: shows(/^Change or remove/) };
export const Empty: Story = { args: { lines: [] }, play: shows('Your cart is empty') };
