import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LineView } from './cartLine.ts';
import { CartLine } from './CartLine.tsx';

const line: LineView = {
  uid: 'a',
  name: 'Cotton shirt with a small collar',
  href: '/cotton-shirt.html',
  picture: '',
  quantity: 2,
  price: 799,
  was: 999,
  total: 1598,
  handling: 0,
  max: 10,
  soldOut: false,
  trouble: undefined,
  options: [
    { label: 'Colour', value: 'Red' },
    { label: 'Size', value: 'M' },
  ],
};

const meta = {
  title: 'Cart/Line',
  component: CartLine,
  args: { line, busy: false, onWish: () => {}, onQuantity: () => {}, onRemove: () => {} },
  render: args => (
    <ul>
      <CartLine {...args} />
    </ul>
  ),
} satisfies Meta<typeof CartLine>;
export default meta;

export const Filled: StoryObj<typeof meta> = {};
export const Busy: StoryObj<typeof meta> = { args: { busy: true } };
/** The shop has not answered yet. */
export const Wished: StoryObj<typeof meta> = { args: { busy: true, wished: 3 } };
export const HandlingCharge: StoryObj<typeof meta> = { args: { line: { ...line, handling: 49 } } };
export const SoldOut: StoryObj<typeof meta> = {
  args: { line: { ...line, soldOut: true, trouble: 'This product is out of stock.' } },
};
