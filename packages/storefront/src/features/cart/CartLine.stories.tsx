import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLine } from './CartLine.tsx';
import { sampleLine as line } from '../../testing/sampleLine.ts';

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
  args: { line: { ...line, soldOut: true, trouble: 'This product is out of stock.', similarHref: '/shirts.html' } },
};
/** There are some, and fewer than asked for. */
export const TooMany: StoryObj<typeof meta> = {
  args: { line: { ...line, fewer: 1, trouble: 'Only 1 of 2 available', similarHref: '/shirts.html' } },
};
export const PriceChanged: StoryObj<typeof meta> = { args: { firstPrice: 749 } };
/** More pieces cost less each. */
export const CheaperByMore: StoryObj<typeof meta> = { args: { tier: { quantity: 3, price: 699 } } };
/** The price says it all. */
export const OnePiece: StoryObj<typeof meta> = { args: { line: { ...line, quantity: 1, total: 799, saved: 200 } } };
export const FewestPieces: StoryObj<typeof meta> = { args: { line: { ...line, min: 2 } } };
/** Sold by the half-dozen. */
export const SoldInSteps: StoryObj<typeof meta> = { args: { line: { ...line, quantity: 12 }, step: 6 } };
/** A guest or customer may put it aside, and change its options where it has some. */
export const WithMore: StoryObj<typeof meta> = { args: { onSave: () => {}, onEdit: () => {} } };
